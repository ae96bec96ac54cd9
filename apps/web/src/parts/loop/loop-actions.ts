import { isOutcomeUnknown } from '@jianwei/api-client/transport/api-error';
import type { Warning, WarningRecordInput, WarningSaved } from '@jianwei/api-client/model';
import { invalidateListReports } from '@jianwei/api-client/reports/reports';
import { invalidateListWarnings, useCreateOrUpdateWarning } from '@jianwei/api-client/warnings/warnings';
import { invalidateListWorklist } from '@jianwei/api-client/worklist/worklist';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { STEP_TEXT } from './loop-words.ts';
import { announce } from '../../kit/ui/notice.tsx';
import { dropUnsent, keepUnsent, type UnsentStep, useUnsentSteps } from './unsent-steps.ts';

/** One-click phrases of a step. */
export const PHRASES = {
  acknowledged: ['已接报，前往查看', '已电话通知值班医师', '患者已转科，已转告'],
  handled: [
    '已心电监护',
    '已复查，结果待回',
    '已停用相关药物',
    '已请会诊',
    '已按科室流程处置',
    '患者已出院，已电话告知',
  ],
  rechecked: ['已开急查'],
  closed: ['已缓解', '转入 ICU／透析', '放弃积极治疗（已记录）'],
} as const;

export type PhraseStep = keyof typeof PHRASES;

/** How long the last step is offered to be taken back. */
const UNDO_MS = 8000;

/**
 * Recording the steps of a loop, one at a time; every list that shows it is read again. A step that may not have arrived is kept, and
 * is sent again by hand. `undo` is there for a while after a step of one's own.
 */
export function useLoopActions({ warning_id: warningId }: Pick<Warning, 'warning_id'>) {
  const client = useQueryClient();
  const once = useOnce();
  const save = useCreateOrUpdateWarning();
  const unsent = useUnsentSteps(({ steps }) => steps).filter((step) => step.warningId === warningId);
  const [last, setLast] = useState<{ warningId: string; recordId: string }>();

  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setLast(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const deliver = async (step: UnsentStep): Promise<WarningSaved> => {
    try {
      const saved = await save.mutateAsync({ data: { warning_id: step.warningId, record: step.record } });
      dropUnsent(step);
      return saved;
    } catch (error) {
      if (isOutcomeUnknown(error)) keepUnsent(step);
      else dropUnsent(step);
      throw error;
    } finally {
      void invalidateListWarnings(client);
      void invalidateListWorklist(client);
      void invalidateListReports(client);
    }
  };

  const record = (entry: WarningRecordInput) =>
    once(async () => {
      const saved = await deliver({ warningId, record: entry });
      announce(`${STEP_TEXT[entry.step]}已记录`);
      const recordId = saved.records?.at(-1)?.record_id;
      const canUndo = recordId !== undefined && entry.step !== 'withdrawn' && entry.step !== 'closed';
      setLast(canUndo ? { warningId, recordId } : undefined);
    });

  return {
    isBusy: save.isPending,
    /** Steps that may not have arrived, oldest first. */
    unsent,
    record,
    resend: () =>
      once(async () => {
        for (const step of unsent) await deliver(step);
      }),
    undo: last?.warningId === warningId ? () => void record({ step: 'withdrawn', corrects: last.recordId }) : undefined,
  };
}
