import type { ReadingAction, Warning, WarningRecord } from '@jianwei/api-client/model';
import { Check } from 'lucide-react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { isOpenLoop, standingRecords } from '../loop/loop-words.ts';
import { reportTimeText } from '../report/timeline-years.ts';
import styles from './done-step.module.css';

/** A loop that a step belongs to, and the step as that loop has it. */
export interface StepOfLoop {
  readonly loop: Warning;
  readonly action: ReadingAction;
}

/** The open loops that wait for a step, or for one that is done with it: a step of several dangers is recorded for each of them. */
export function waitingFor(loops: readonly Warning[], { action_id: id, includes = [] }: ReadingAction): StepOfLoop[] {
  return loops.filter(isOpenLoop).flatMap((loop) => {
    const recorded = standingRecords(loop.records).flatMap(({ action_id: done }) => done ?? []);
    return (loop.actions ?? [])
      .filter(({ action_id: own }) => (own === id || includes.includes(own)) && !recorded.includes(own))
      .map((action) => ({ loop, action }));
  });
}

/** The entry that says that a step was done, for every open loop that it belongs to. */
export function recordOf(loops: readonly Warning[], step: ReadingAction): WarningRecord | undefined {
  if (waitingFor(loops, step).length > 0) return undefined;
  return loops
    .flatMap(({ records }) => standingRecords(records))
    .find(({ action_id: id }) => id !== undefined && (id === step.action_id || step.includes?.includes(id)));
}

interface DoneProps {
  record: WarningRecord;
  /** Day of the report, yyyy-MM-dd: a step of that day is told by its hour. Without it, and on paper, the whole date stands (J-40). */
  day?: string | undefined;
}

/** 10:36 沈若溪, beside the step that was done. */
export function Done({ record, day }: DoneProps) {
  const isPrinting = useIsPrinting();
  const isWhole = day === undefined || isPrinting;
  return (
    <span className={`jw-row jw-gap-4 jw-note jw-nowrap jw-end ${styles.done}`}>
      <Check size={14} />
      <time dateTime={record.at}>
        {isWhole ? formatDate(record.at, 'yyyy-MM-dd HH:mm') : reportTimeText(record.at, day)}
      </time>{' '}
      {record.user_name}
    </span>
  );
}
