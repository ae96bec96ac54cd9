import { expect, test } from 'vitest';
import { anionGap, judgeGap } from './anion-gap.ts';
import type { GapVerdict } from './anion-gap.ts';

const VALUES = { na: 140, cl: 104, hco3: 24, albumin: null };

test.each(['na', 'cl'] as const)('without %s there is no gap', (item) => {
  expect(anionGap({ ...VALUES, [item]: null })).toBeNull();
});

test('an albumin that is not known corrects nothing', () => {
  expect(anionGap(VALUES)).toEqual({ gap: 12, corrected: 12, isCorrected: false });
});

test.each<[corrected: number, hasAcidosis: boolean, GapVerdict]>([
  [16, true, 'normal_with_acidosis'],
  [16, false, 'normal'],
  [16.1, true, 'high'],
  [16.1, false, 'mildly_raised'],
  [19.9, false, 'mildly_raised'],
  [20, false, 'high'],
])('a gap of %d, an acidosis already found: %s, is %s', (corrected, hasAcidosis, verdict) => {
  expect(judgeGap({ gap: corrected, corrected, isCorrected: false }, hasAcidosis)).toBe(verdict);
});

test('a gap that is not known is not called normal', () => {
  expect([judgeGap(null, true), judgeGap(null, false)]).toEqual(['unknown', 'unknown']);
});
