import { changeBetween, timeOf } from './change.ts';
import type { Row } from './rows.ts';

/** Steps one way from which a course is told though each of them may be chance (J-13). */
const RUN_STEPS = 3;

/** 「3 个月降 11」 of a run of steps one way up to now; '' for all others. */
export function runText({ code, value, factor, history, change, judged }: Row): string {
  const { parsed } = judged.flag;
  if (value === null || change === null || parsed.kind !== 'number') return '';
  const way = Math.sign(change.difference);
  const values = [parsed.value, ...history.map((point) => point.value)];
  const turn = values.findIndex((each, index) => index > 0 && Math.sign((values[index - 1] ?? each) - each) !== way);
  const steps = (turn === -1 ? values.length : turn) - 1;
  const first = history[steps - 1];
  if (way === 0 || steps < RUN_STEPS || first === undefined) return '';
  const now = { time: timeOf(change), value: parsed.value, decimals: parsed.decimals };
  return changeBetween(code, first, now, factor).text;
}
