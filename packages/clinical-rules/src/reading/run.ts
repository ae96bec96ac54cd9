import { changeBetween } from './change.ts';
import type { Point } from './change.ts';
import type { Row } from './rows.ts';

/** Steps one way from which a course is told though each of them may be chance (J-13). */
const RUN_STEPS = 3;

/** 「3 个月降 11」 of a run of steps one way up to now; '' for all others. */
export function runText({ code, value, factor, history, change, judged }: Row): string {
  const { parsed } = judged.flag;
  if (value === null || change === null || parsed.kind !== 'number') return '';
  const way = Math.sign(change.difference);
  const now = change.to;
  const run: Point[] = [now];
  for (const point of history) {
    if (Math.sign((run.at(-1) ?? now).value - point.value) !== way) break;
    run.push(point);
  }
  const first = run.at(-1);
  if (way === 0 || run.length <= RUN_STEPS || first === undefined) return '';
  return changeBetween(code, first, now, factor).text;
}
