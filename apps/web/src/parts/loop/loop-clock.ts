import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { Warning } from '@jianwei/api-client/model';
import { spanText } from '@jianwei/clinical-rules/reading/interval-text';

const MINUTE_MS = 60_000;

export interface LoopClock {
  /** 未接报 12 分钟; 未处置 38 分钟，超时 8 分钟. */
  readonly text: string;
  /** 处置限 30 分钟，余 15 分钟. */
  readonly limit: string;
  readonly isLate: boolean;
}

/** What runs while a loop waits for its next step, and until when. */
const CLOCKS = {
  unacknowledged: { due: 'acknowledge_at', waiting: '未接报', limit: '接报限' },
  unhandled: { due: 'handle_at', waiting: '未处置', limit: '处置限' },
} as const;

/**
 * How long a loop has waited for its next step, from the report time. The time is up in the moment of the limit.
 * @param now the server's time, in milliseconds since 1970
 * @returns undefined where nothing runs: what was done is recorded, or the back end names no limit
 */
export function loopClock({ state, due, create_time: begin }: Warning, now: number): LoopClock | undefined {
  if (due === undefined || (state !== 'unacknowledged' && state !== 'unhandled')) return undefined;
  const clock = CLOCKS[state];
  const end = due[clock.due];
  if (isUndetermined(end, begin)) return undefined;
  const minutes = Math.max(0, Math.floor((now - Date.parse(begin)) / MINUTE_MS));
  const allowed = Math.round((Date.parse(end) - Date.parse(begin)) / MINUTE_MS);
  const over = minutes - allowed;
  const late = over === 0 ? '已到时限' : `超时 ${spanText(over)}`;
  const isLate = over >= 0;
  const waited = `${clock.waiting} ${spanText(minutes)}`;
  return {
    text: isLate && state === 'unhandled' ? `${waited}，${late}` : waited,
    limit: `${clock.limit} ${spanText(allowed)}${isLate ? (state === 'unhandled' ? '' : `，${late}`) : `，余 ${spanText(-over)}`}`,
    isLate,
  };
}
