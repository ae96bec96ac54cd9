import type { ReadingAction, Warning, WarningRecord } from '@jianwei/api-client/model';
import { Check } from 'lucide-react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { standingRecords } from '../loop/loop-words.ts';
import styles from './done-step.module.css';

/** The entry that says that a step was done, of any loop of the report. */
export function recordOf(loops: readonly Warning[], { action_id: id }: ReadingAction): WarningRecord | undefined {
  return loops.flatMap(({ records }) => standingRecords(records)).find((record) => record.action_id === id);
}

interface DoneProps {
  record: WarningRecord;
  /** HH:mm on the page of the report, with the day in drawers and tools (J-40). */
  pattern: 'HH:mm' | 'yyyy-MM-dd HH:mm';
}

/** 10:36 沈若溪, beside the step that was done. */
export function Done({ record, pattern }: DoneProps) {
  return (
    <span className={`jw-row jw-gap-4 jw-note jw-nowrap jw-end ${styles.done}`}>
      <Check size={14} />
      <time dateTime={record.at}>{formatDate(record.at, pattern)}</time> {record.user_name}
    </span>
  );
}
