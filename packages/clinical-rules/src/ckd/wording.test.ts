import { expect, it } from 'vitest';
import { answerCkd } from './ckd-wire.ts';
import { CKD_NO_DAMAGE_TEXT, ckdName } from './wording.ts';

it.each([
  ['G1', 'A1', 'G1 A1'],
  ['G2', 'A1', 'G2 A1'],
  ['G2', null, 'G2'],
  [null, 'A1', 'A1'],
  ['G1', 'A2', 'CKD G1 A2'],
  ['G2', 'A3', 'CKD G2 A3'],
  [null, 'A3', 'CKD A3'],
  ['G3a', 'A1', 'CKD G3a A1'],
  ['G5', null, 'CKD G5'],
  [null, null, ''],
] as const)('%s with %s is called %s', (g, a, name) => {
  expect(ckdName({ g, a })).toBe(name);
});

it.each([
  [{ egfr: 62 }, 'G2，缺少尿白蛋白/肌酐比值，无法完成危险分层'],
  [{ acr: 40 }, 'CKD A2，缺少eGFR，无法完成危险分层'],
  [{}, '缺少eGFR，无法完成危险分层，缺少尿白蛋白/肌酐比值，无法完成危险分层'],
])('%j: %s', (input, conclusion) => {
  expect(answerCkd(input).conclusion).toBe(conclusion);
});

it.each([
  [95, 10, true],
  [62, 10, true],
  [55, 10, false],
  [95, 40, false],
  [62, 40, false],
])('eGFR %d with %d mg/g is no disease without other damage: %s', (egfr, acr, isSaid) => {
  expect(answerCkd({ egfr, acr }).tips.includes(CKD_NO_DAMAGE_TEXT)).toBe(isSaid);
});
