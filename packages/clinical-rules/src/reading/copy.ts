import { minutesBetween } from './interval-text.ts';
import { figure } from './change.ts';
import { speedOf } from './limits.ts';
import type { Row } from './rows.ts';

/** `yyyy-MM-dd HH:mm` of a time of the wire. */
export function minuteText(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)}`;
}

function limitText({ judged: { item, flag } }: Row): string {
  if (flag.critical === undefined || item?.critical == null) return '';
  const limit = item.critical[flag.critical];
  if (limit === undefined) return '';
  const sign = flag.critical === 'high' ? '>' : '<';
  return `，危急 ${sign} ${limit}`;
}

/** A change is told beyond chance, of a critical value and of a speed that is a danger (J-13). */
function isTold(row: Row): boolean {
  return row.change?.isBeyondChance === true || row.judged.flag.critical !== undefined || speedOf(row) !== null;
}

/** One dated sentence of a row (J-110): value, unit, range, change; nothing else. */
export function copySentence(row: Row, time: string): string {
  const { printed } = row.judged;
  const range =
    printed.range_text === '' ? limitText(row).replace(/^，/, '') : `${printed.range_text}${limitText(row)}`;
  const { change } = row;
  const course =
    change === null || minutesBetween(change.from.time, time) <= 0
      ? ''
      : !isTold(row)
        ? `，与上次相近（${minuteText(change.from.time)}：${change.from.value.toFixed(change.from.decimals)}）`
        : `，较 ${minuteText(change.from.time)} 的 ${change.from.value.toFixed(change.from.decimals)} ${change.difference < 0 ? '降' : '升'} ${figure(change.difference, Math.max(change.from.decimals, printed.result.split('.')[1]?.length ?? 0))}`;
  return `${minuteText(time)} ${row.subject} ${row.valueText}${range === '' ? '' : `（${range}）`}${course}。`;
}
