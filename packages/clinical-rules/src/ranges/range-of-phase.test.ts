import { expect, test } from 'vitest';
import { parseRange } from './range.ts';
import { rangeOfPhase } from './range-of-phase.ts';

const PHASES = '卵泡期：3.5-12.5；排卵期：4.7-21.5；黄体期：1.7-7.7；绝经后：25.8-134.8';
const WITH_MEN = `男性：1.5-12.4；女性：${PHASES}`;

/** The interval that a follicle-stimulating hormone of this figure is judged by. */
const of = (range: string, value: number, sex: string | null, ageYears: number | null) =>
  rangeOfPhase(range, { sex, ageYears }, (interval) => {
    const parsed = parseRange(interval);
    if (parsed.kind !== 'interval') return null;
    return value >= (parsed.low ?? -Infinity) && value <= (parsed.high ?? Infinity);
  });

test.each<[string, string, number, string | null, number | null, string]>([
  ['a woman of 60', PHASES, 68, 'female', 60, '25.8-134.8'],
  ['the first age of it', '绝经后：25.8-134.8', 68, 'female', 55, '25.8-134.8'],
  ['bounds alone', '绝经期<138', 12, 'female', 70, '<138'],
  ['a man', WITH_MEN, 5, 'male', 40, '1.5-12.4'],
  ['outside all of them', '卵泡期 3.5-12.5，黄体期 1.7-7.7', 40, 'female', 30, '3.5-12.5'],
  ['inside all of them', '卵泡期 3.5-12.5，黄体期 1.7-7.7', 5, 'female', 30, '3.5-12.5'],
])('%s is judged by %s', (_what, range, value, sex, age, interval) => {
  expect(of(range, value, sex, age)).toBe(interval);
});

test.each<[string, string, number, string | null, number | null]>([
  ['inside some phases and outside others', PHASES, 5, 'female', 30],
  ['a woman who may still have her cycle', '绝经后：25.8-134.8', 68, 'female', 54],
  ['one phase, which nobody knows to be hers', '卵泡期 3.5-12.5', 5, 'female', 30],
  ['a man without an interval of his own', PHASES, 5, 'male', 60],
  ['somebody of no known sex', PHASES, 68, null, 60],
  ['words besides', '卵泡期 3.5-12.5，黄体期见附表', 5, 'female', 30],
  ['no phases', '3.5-12.5', 5, 'female', 60],
])('%s is left as it is printed', (_what, range, value, sex, age) => {
  expect(of(range, value, sex, age)).toBe(range);
});
