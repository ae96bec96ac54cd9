import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Warning, WarningHandling } from '@jianwei/api-client/model';

export const HANDLING_TEXT = {
  pending: '待处理',
  recorded: '已记录',
  cancelled: '已取消',
} as const satisfies Record<WarningHandling, string>;

/** Where a reminder stands. A back end that does not send it still says whether it is open and who wrote into it. */
export function handlingOf(warning: Warning): WarningHandling | typeof UNDETERMINED {
  if (isUndetermined(warning.handling ?? warning.warning_status)) return UNDETERMINED;
  if (warning.handling !== undefined) return warning.handling;
  if (warning.warning_status === 'cancelled') return 'cancelled';
  return warning.warning_source !== 'written' && (warning.user_name ?? '') !== '' ? 'recorded' : 'pending';
}

/** One thing that was done about a reminder. */
export interface Handled {
  readonly text: string;
  readonly by: string;
  /** ISO; absent where the back end does not say when. */
  readonly time?: string | undefined;
  readonly isCancelling?: true;
}

/** What was done about a reminder, oldest first, its cancelling last. */
export function handledSteps(warning: Warning): readonly Handled[] {
  const { records = [], content, user_name: author = '' } = warning;
  const steps: Handled[] = records.map((record) => ({
    text: record.content,
    by: record.user_name,
    time: record.record_time,
  }));
  // A back end without entries has the last one as the content.
  if (steps.length === 0 && warning.warning_source !== 'written' && author !== '') {
    steps.push({ text: content, by: author });
  }
  if (handlingOf(warning) === 'cancelled') {
    const { cancel_user_name: by = '', cancel_time: time } = warning;
    steps.push({ text: '取消提醒', by, time, isCancelling: true });
  }
  return steps;
}

/**
 * Whether the user may write into a reminder or cancel it: what was done about a critical result is written by anyone, what a
 * person wrote is changed and cancelled by that person.
 */
export function mayWrite(warning: Warning): boolean {
  if (handlingOf(warning) === 'cancelled') return false;
  return warning.warning_source !== 'written' || warning.mine === true;
}

/** Words of the form: a record of what was done, or the reminder's own text. */
export function formWords(warning: Warning): { title: string; label: string; empty: string; done: string } {
  return warning.warning_source === 'written'
    ? { title: '修改提醒', label: '提醒内容', empty: '请填写提醒内容', done: '提醒已修改' }
    : { title: '记录处理', label: '处理情况', empty: '请填写处理情况', done: '处理情况已记录' };
}
