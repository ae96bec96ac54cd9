import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { WorklistLoop, WorklistRow } from '@jianwei/api-client/model';
import { spanText } from '@jianwei/clinical-rules/reading/interval-text';
import { formatDate } from '../../kit/lib/format-date.ts';
import { STATE_TEXT } from '../loop/loop-words.ts';
import { reportTimeText } from '../report/timeline-years.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** How a line is marked: a word and the look that belongs to it. */
export interface LevelMark {
  readonly word: string;
  readonly look: 'critical' | 'verify' | 'focus' | 'plain';
}

/** 危急值, 需核实, 需关注; what is neither is 待读 or 已读, what cannot be told 无法判定. */
export function levelMark({ level, to_verify: toVerify, read_at: readAt }: WorklistRow): LevelMark {
  if (isUndetermined(level) || level === 'undetermined') return { word: UNDETERMINED, look: 'plain' };
  if (level === 'critical') return { word: '危急值', look: 'critical' };
  if (toVerify === true) return { word: '需核实', look: 'verify' };
  if (level === 'focus') return { word: '需关注', look: 'focus' };
  return { word: readAt === undefined ? '待读' : '已读', look: 'plain' };
}

/** Whether the loop of a line still waits for something; one whose step cannot be read does. */
export function isLoopOpen(loop: WorklistLoop | undefined): boolean {
  return loop !== undefined && loop.step !== 'closed' && loop.step !== 'cancelled';
}

/** 5 分, 3 小时, 2 日 (J-42): since when a step waits, by the server's time. */
function waitedText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (Number.isNaN(minutes)) return '';
  return ` ${minutes < HOUR ? `${minutes} 分` : spanText(minutes)}`;
}

/** Two lines of a line's handling: where it stands, and what is known beside it. */
export interface Handling {
  readonly main: string;
  readonly note: string;
  readonly isLoud: boolean;
}

/**
 * Where the loop of a report stands.
 * @param now the server's time, in milliseconds since 1970
 */
export function loopHandling(loop: WorklistLoop, now: number): Handling {
  const { step, since, due, notified_at: notified } = loop;
  // An hour alone is one of today: a loop may have been open since yesterday.
  const stamp = (time: string) => reportTimeText(time, formatDate(now));
  if (isUndetermined(step)) return { main: UNDETERMINED, note: '', isLoud: true };
  const note = notified === undefined ? '' : `${stamp(notified)} 已通知`;
  if (step === 'unacknowledged') return { main: `未接报${waitedText(since, now)}`, note, isLoud: true };
  if (step === 'closed' || step === 'cancelled') {
    return { main: `${STATE_TEXT[step]} ${stamp(since)}`, note: '', isLoud: false };
  }
  if (step === 'unhandled') return { main: '处置中', note: `${stamp(since)} 已接报`, isLoud: false };
  const isPlanned = step === 'awaiting_recheck' && due !== undefined;
  return {
    main: `${STATE_TEXT[step]}${isPlanned ? ` ${stamp(due)}` : ''}`,
    note: `${stamp(since)} 已处置`,
    isLoud: false,
  };
}

/**
 * What was done about a line, and what is still to do.
 * @param now the server's time, in milliseconds since 1970
 */
export function handlingOf(row: WorklistRow, now: number): Handling {
  if (row.loop !== undefined) return loopHandling(row.loop, now);
  if (row.read_at === undefined) return { main: '未读', note: '', isLoud: false };
  const open = row.open_findings.length;
  return { main: '已读', note: open === 0 ? '' : `${open} 项待处理`, isLoud: false };
}
