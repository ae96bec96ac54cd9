import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type {
  Warning,
  WarningCancelReason,
  WarningRecheck,
  WarningRecord,
  WarningState,
  WarningStep,
} from '@jianwei/api-client/model';

export const STEP_TEXT = {
  detected: '检出',
  notified: '通知',
  acknowledged: '接报',
  handled: '处置',
  rechecked: '复测',
  closed: '闭环',
  withdrawn: '撤销',
} as const satisfies Record<WarningStep, string>;

export const STATE_TEXT = {
  unacknowledged: '未接报',
  unhandled: '未处置',
  awaiting_recheck: '待复测',
  awaiting_close: '待闭环',
  closed: '已闭环',
  cancelled: '已取消',
} as const satisfies Record<WarningState, string>;

export const CANCEL_REASON_TEXT = {
  specimen: '标本问题',
  duplicate: '重复报告',
  entry_error: '录入错误',
  other: '其他',
} as const satisfies Record<WarningCancelReason, string>;

const OUTCOME_TEXT = {
  critical: '仍危急',
  improved: '未达危急值界限',
  normal: '正常',
  undetermined: UNDETERMINED,
} as const satisfies Record<WarningRecheck['outcome'], string>;

/** 检出 to 闭环, in order. */
export const LOOP_STEPS = ['detected', 'notified', 'acknowledged', 'handled', 'rechecked', 'closed'] as const;
export type LoopStep = (typeof LOOP_STEPS)[number];

/**
 * Whether the loop of a warning is open; one whose state cannot be read is. A back end that sends no state has no loops: what it
 * has is only not cancelled.
 */
export function isOpenLoop({ state }: Warning): boolean {
  return state !== undefined && state !== 'closed' && state !== 'cancelled';
}

/** Where a loop stands, in a word; without a state whether the warning was cancelled. */
export function stateText({ state, warning_status: status }: Warning): string {
  if (isUndetermined(state, status)) return UNDETERMINED;
  if (state !== undefined) return STATE_TEXT[state];
  return status === 'cancelled' ? STATE_TEXT.cancelled : '未取消';
}

/** The entries that still hold: neither taken back nor the taking back itself. */
export function standingRecords(records: readonly WarningRecord[] = []): readonly WarningRecord[] {
  const withdrawn = new Set(records.flatMap(({ corrects }) => corrects ?? []));
  return records.filter(({ step, record_id: id }) => step !== 'withdrawn' && (id === undefined || !withdrawn.has(id)));
}

/** 复测 5.86，降 0.96，未达危急值界限 */
export function recheckText({ text, outcome }: WarningRecheck): string {
  return `${text}，${isUndetermined(outcome) ? UNDETERMINED : OUTCOME_TEXT[outcome]}`;
}

/** 钾 6.82, or the finding that is no critical result; a reminder that names neither says what it is about. */
export function loopSubject(warning: Warning): string {
  const { finding_title: title, laboratory_name: name, original_result: result, content } = warning;
  if (title !== undefined) return sayOf(title, title);
  return name === undefined || result === undefined ? content : `${name} ${result}`;
}

/** How many of the steps that the reading proposes are recorded; undefined where it proposes none. */
export function handledShare({ actions = [], records }: Warning): { done: number; proposed: number } | undefined {
  if (actions.length === 0) return undefined;
  const recorded = new Set(standingRecords(records).flatMap(({ action_id: id }) => id ?? []));
  return { done: actions.filter(({ action_id: id }) => recorded.has(id)).length, proposed: actions.length };
}
