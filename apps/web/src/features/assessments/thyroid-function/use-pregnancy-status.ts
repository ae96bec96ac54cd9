import { useSaveThyroidPregnancyStatus } from '@jianwei/api-client/thyroid-function/thyroid-function';
import type { PregnantStatus, ThyroidFunctionReport } from '@jianwei/api-client/model';
import { useRef, useState } from 'react';
import { announce } from '../../../kit/ui/notice.tsx';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { PREGNANCY_LABEL } from './pregnancy-text.ts';

interface Choice {
  reportId: string;
  status: PregnantStatus;
}

interface PregnancyContext {
  report: ThyroidFunctionReport | undefined;
  /** The report whose conclusion does not know what was saved for it. */
  outdatedId: string | undefined;
  refreshAfterSave: (id: string) => Promise<boolean>;
}

/**
 * The pregnancy status as it is displayed and as it is saved. Saving is one at a time and the last choice wins; a save that
 * fails brings the server's value back.
 */
export function usePregnancyStatus({ report, outdatedId, refreshAfterSave }: PregnancyContext) {
  const save = useSaveThyroidPregnancyStatus({ request: assessmentRequest });
  const [choice, setChoice] = useState<Choice | null>(null);
  const [savingId, setSavingId] = useState<string>();
  const [savedId, setSavedId] = useState<string>();
  const waiting = useRef<Choice | null>(null);
  const isUnderWay = useRef(false);

  const reportId = report?.report_id;
  const isSaving = savingId !== undefined && savingId === reportId;
  const isOutdated = outdatedId !== undefined && outdatedId === reportId;
  const isOwn = choice !== null && choice.reportId === reportId && (isSaving || isOutdated);
  const displayed = isOwn ? choice.status : (report?.pregnant_status ?? 0);

  async function saveOne(chosen: Choice): Promise<void> {
    setSavingId(chosen.reportId);
    try {
      await save.mutateAsync({ id: chosen.reportId, data: { pregnant_status: chosen.status } });
    } catch {
      // The transport has told.
      return;
    } finally {
      setSavingId(undefined);
    }
    setSavedId(chosen.reportId);
    const isFresh = await refreshAfterSave(chosen.reportId);
    if (isFresh) announce(`妊娠状态已保存为${PREGNANCY_LABEL[chosen.status]}，判读已更新`);
  }

  async function choose(status: PregnantStatus): Promise<void> {
    if (reportId === undefined || status === displayed) return;
    const chosen = { reportId, status };
    setChoice(chosen);
    setSavedId(undefined);
    waiting.current = chosen;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    while (waiting.current !== null) {
      const next: Choice = waiting.current;
      waiting.current = null;
      await saveOne(next);
    }
    isUnderWay.current = false;
  }

  const isSaved = savedId !== undefined && savedId === reportId && !isOutdated;
  const state: 'saving' | 'saved' | 'known' = isSaving ? 'saving' : isSaved ? 'saved' : 'known';
  return { displayed, state, isOutdated: isSaving || isOutdated, choose };
}
