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

interface Undone {
  readonly warningId: string;
  readonly recordId: string;
}

/** What can be taken back of a step that was just recorded: nobody takes back an end, or a taking back. */
function undoable({ warningId, record: { step } }: UnsentStep, { records }: WarningSaved): readonly Undone[] {
  const recordId = records?.at(-1)?.record_id;
  return recordId === undefined || step === 'withdrawn' || step === 'closed' ? [] : [{ warningId, recordId }];
}

/**
 * Recording the steps of a loop, one at a time, with what is done for further loops of the same report by the same act; every list
 * that shows them is read again. A step that may not have arrived is kept, and is sent again by hand. `undo` is there for a while
 * after a step of one's own.
 * @param others further loops of the report: what did not arrive there is told and sent again with this one
 */
export function useLoopActions({ warning_id: warningId }: Pick<Warning, 'warning_id'>, others: readonly string[] = []) {
  const client = useQueryClient();
  const once = useOnce();
  const save = useCreateOrUpdateWarning();
  const unsent = useUnsentSteps(({ steps }) => steps).filter(
    (step) => step.warningId === warningId || others.includes(step.warningId),
  );
  const [last, setLast] = useState<readonly Undone[]>();

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

  /** Each of the steps is tried, whatever became of the one before; the first failure is told. */
  const deliverAll = async (steps: readonly UnsentStep[]): Promise<readonly Undone[]> => {
    const done: Undone[] = [];
    const failures: unknown[] = [];
    for (const step of steps) {
      try {
        done.push(...undoable(step, await deliver(step)));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return done;
  };

  /**
   * @param also the same act, as it is recorded for other loops
   * @param onTaken once what was typed is in safe hands: it has arrived, or is kept to be sent again
   */
  const record = (entry: WarningRecordInput, also: readonly UnsentStep[] = [], onTaken = () => {}) =>
    once(async () => {
      const done = await deliverAll([{ warningId, record: entry }, ...also]).catch((error: unknown) => {
        if (isOutcomeUnknown(error)) onTaken();
        throw error;
      });
      onTaken();
      announce(`${STEP_TEXT[entry.step]}已记录${also.length > 0 ? `，共 ${also.length + 1} 项` : ''}`);
      setLast(done);
    });

  const takeBack = (steps: readonly Undone[]): void => {
    const [own, ...rest] = steps.map(({ warningId: id, recordId }): UnsentStep => {
      return { warningId: id, record: { step: 'withdrawn', corrects: recordId } };
    });
    if (own !== undefined) void record(own.record, rest);
  };

  return {
    isBusy: save.isPending,
    /** Steps that may not have arrived, oldest first. */
    unsent,
    record,
    resend: () =>
      once(async () => {
        await deliverAll(unsent);
      }),
    undo: last?.[0]?.warningId === warningId ? () => takeBack(last) : undefined,
  };
}
