import { roundHalfUp } from '../core/number.ts';
import { limitIn } from '../units/published-pairs.ts';
import { figure } from './change.ts';
import type { Change, Point } from './change.ts';
import { speedOf } from './limits.ts';
import type { Row } from './rows.ts';

const EXACT = 1e-9;

/** `yyyy-MM-dd HH:mm` of a time of the wire. */
export function minuteText(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)}`;
}

const SIGN = { high: { beyond: '>', from: '≥' }, low: { beyond: '<', from: '≤' } } as const;

function decimalsIn(printed: string): number {
  const point = printed.indexOf('.');
  return point === -1 ? 0 : printed.length - point - 1;
}

/** 「，危急 > 6.2」 in the unit of the report, with the relation that holds (J-92, J-94): 「，危急 ≥ 4.0」. */
function limitText({ code, factor, judged: { item, flag, printed } }: Row): string {
  if (flag.critical === undefined || item?.critical == null) return '';
  const own = item.critical[flag.critical];
  if (own === undefined) return '';
  const limit = limitIn(own, factor, printed.unit, code);
  const isWhole = limit < 10 && Number.isInteger(limit) && decimalsIn(printed.result) > 0;
  const sign = SIGN[flag.critical][item.critical.inclusive === true ? 'from' : 'beyond'];
  // A pH has two decimals everywhere else: 7.20.
  return `，危急 ${sign} ${code === 'PH' ? limit.toFixed(2) : isWhole ? limit.toFixed(1) : limit}`;
}

/** The last result as it was printed; one of another unit with two decimals where it needs them. */
function lastText({ value, decimals }: Point): string {
  const isExact = Math.abs(value - roundHalfUp(value, decimals)) < EXACT;
  return figure(value, isExact ? decimals : Math.max(decimals, 2));
}

/** A change is told beyond chance, of a critical value that moved and of a speed that is a danger (J-13). */
function isTold(row: Row, { isBeyondChance, text }: Change): boolean {
  return isBeyondChance || (row.judged.flag.critical !== undefined && text !== '') || speedOf(row) !== null;
}

function courseText(row: Row, change: Change): string {
  const { from, difference } = change;
  const then = minuteText(from.time);
  const last = lastText(from);
  if (!isTold(row, change)) return `，与上次相近（${then}：${last}）`;
  const decimals = Math.max(decimalsIn(last), decimalsIn(row.judged.printed.result));
  return `，较 ${then} 的 ${last} ${difference < 0 ? '降' : '升'} ${figure(difference, decimals)}`;
}

/** A printed range as brackets hold it: a word is named as what it is, for 「阳性（阴性）」 would deny itself. */
export const rangeText = (printed: string): string =>
  printed === '' || /\d/.test(printed) ? printed : `参考 ${printed}`;

/** One dated sentence of a row (J-110): value, unit, range, change; nothing else. */
export function copySentence(row: Row, time: string): string {
  const { printed } = row.judged;
  const range =
    printed.range_text === '' ? limitText(row).slice(1) : `${rangeText(printed.range_text)}${limitText(row)}`;
  const { change } = row;
  const course = change === null ? '' : courseText(row, change);
  return `${minuteText(time)} ${row.subject} ${row.valueText}${range === '' ? '' : `（${range}）`}${course}。`;
}
