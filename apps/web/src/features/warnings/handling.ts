import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Warning } from '@jianwei/api-client/model';
import { CANCEL_REASON_TEXT, STEP_TEXT } from '../../parts/loop/loop-words.ts';

/** One thing that was done about a reminder. */
export interface Handled {
  readonly text: string;
  readonly by: string;
  /** 接报, 处置, …; absent where the back end does not say which step it was. */
  readonly step?: string;
  /** ISO; absent where the back end does not say when. */
  readonly time?: string | undefined;
  /** Who was told. */
  readonly recipient?: string | undefined;
  /** Taken back later on. */
  readonly isWithdrawn?: boolean;
  readonly isCancelling?: true;
}

const isCancelled = ({ state, warning_status: status }: Warning): boolean =>
  state === 'cancelled' || status === 'cancelled';

function cancelText({ cancel_reason: reason, cancel_text: text = '' }: Warning): string {
  if (reason === undefined) return '取消提醒';
  const why = isUndetermined(reason) ? UNDETERMINED : CANCEL_REASON_TEXT[reason];
  return `取消提醒：${[why, text].filter((part) => part !== '').join('，')}`;
}

/** What was done about a reminder, oldest first, its cancelling last. What raised it is no deed. */
export function handledSteps(warning: Warning): readonly Handled[] {
  const { records = [], content, user_name: author = '' } = warning;
  const withdrawn = new Set(records.flatMap(({ corrects }) => corrects ?? []));
  const steps: Handled[] = records
    .filter(({ step }) => step !== 'detected')
    .map(({ step, text, user_name: by = '', at, recipient, record_id: id }) => ({
      step: isUndetermined(step) ? UNDETERMINED : STEP_TEXT[step],
      text,
      by,
      time: at,
      recipient,
      isWithdrawn: id !== undefined && withdrawn.has(id),
    }));
  // A back end without entries has the last one as the content.
  if (records.length === 0 && warning.warning_source !== 'written' && author !== '') {
    steps.push({ text: content, by: author });
  }
  if (isCancelled(warning)) {
    const { cancel_user_name: by = '', cancel_time: time } = warning;
    steps.push({ text: cancelText(warning), by, time, isCancelling: true });
  }
  return steps;
}

/**
 * Whether the user may write into a reminder or cancel it: what was done about a critical result is written by anyone, what a
 * person wrote is changed and cancelled by that person. What has ended takes nothing more.
 */
export function mayWrite(warning: Warning): boolean {
  if (isCancelled(warning) || warning.state === 'closed') return false;
  return warning.warning_source !== 'written' || warning.mine === true;
}

/** Words of the form: a record of what was done, or the reminder's own text. */
export function formWords(warning: Warning): { title: string; label: string; empty: string; done: string } {
  return warning.warning_source === 'written'
    ? { title: '修改提醒', label: '提醒内容', empty: '请填写提醒内容', done: '提醒已修改' }
    : { title: '记录处理', label: '处理情况', empty: '请填写处理情况', done: '处理情况已记录' };
}
