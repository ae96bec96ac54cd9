import { describe, expect, it, test } from 'vitest';
import { contradictsPh, expectedCompensation, judgeCompensation, primaryDisorder } from './acid-base.ts';
import type { PrimaryCode } from './acid-base.ts';
import { gas } from './blood-gas.test-support.ts';
import { evaluateBloodGas } from './blood-gas.ts';

const sample = (ph: number, paco2: number, hco3: number) => ({ ph, paco2, hco3 });

describe('step 1: what PaCO2 and HCO3- name', () => {
  it.each<[ph: number, paco2: number, hco3: number, codes: PrimaryCode[]]>([
    [7.4, 46, 21, ['RAC', 'MAC']],
    [7.4, 34, 28, ['RAL', 'MAL']],
    [7.39, 46, 28, ['RAC']],
    [7.4, 46, 28, ['RAC', 'MAL']],
    [7.41, 46, 28, ['MAL']],
    [7.39, 34, 21, ['MAC']],
    [7.4, 34, 21, ['RAL', 'MAC']],
    [7.41, 34, 21, ['RAL']],
    // One alone names itself, whatever the pH.
    [7.4, 46, 24, ['RAC']],
    [7.4, 34, 24, ['RAL']],
    [7.4, 40, 28, ['MAL']],
    [7.4, 40, 21, ['MAC']],
    [7.4, 40, 24, []],
  ])('pH %d, PaCO2 %d, HCO3- %d: %j, not by the pH alone', (ph, paco2, hco3, codes) => {
    expect(primaryDisorder(sample(ph, paco2, hco3))).toEqual({ codes, isByPhAlone: false });
  });

  it.each<[ph: number, paco2: number, hco3: number, code: PrimaryCode]>([
    // (44 − 40) ÷ 40 = 0.1 against (24 − 22) ÷ 24 = 0.083; then both 0.05; mirrored above 7.45.
    [7.34, 44, 22, 'RAC'],
    [7.34, 42, 22.8, 'MAC'],
    [7.46, 36, 26, 'RAL'],
    [7.46, 38, 25.2, 'MAL'],
  ])('pH %d, PaCO2 %d, HCO3- %d: %s by the pH alone', (ph, paco2, hco3, code) => {
    expect(primaryDisorder(sample(ph, paco2, hco3))).toEqual({ codes: [code], isByPhAlone: true });
  });

  it('what the pH alone named is not held against a compensation', () => {
    const read = (ph: number, paco2: number, hco3: number) => {
      const result = evaluateBloodGas(gas(sample(ph, paco2, hco3)));
      return result.status === 'complete' ? result.acute : expect.unreachable('no reading');
    };
    // 1.5 × 22 + 8 + 2 = 43 lies below 43.2.
    expect(read(7.3, 43.2, 22).disorders).toEqual(['MAC']);
    // 24 − 0.2 × 5 + 2.5 = 25.5 lies below 26.9.
    expect(read(7.5, 35, 26.9)).toMatchObject({ disorders: ['RAL'], tips: ['RAL'] });
  });
});

describe('step 2: what lies beyond the compensation', () => {
  const nothing = { added: null, isBorderline: false };
  it.each<[PrimaryCode, paco2: number, hco3: number, added: PrimaryCode | null]>([
    // 1.5 × 12 + 8 = 26 ± 2.
    ['MAC', 28, 12, null],
    ['MAC', 28.1, 12, 'RAC'],
    ['MAC', 24, 12, null],
    ['MAC', 23.9, 12, 'RAL'],
    // 40 + 0.9 × 10 = 49 ± 5, but a PaCO2 above 40 is never called a respiratory alkalosis.
    ['MAL', 54.1, 34, 'RAC'],
    ['MAL', 43.9, 34, null],
    ['MAL', 40, 34, 'RAL'],
    // 24 + 0.1 × 20 = 26 ± 3.
    ['RAC', 60, 29, null],
    ['RAC', 60, 29.1, 'MAL'],
    ['RAC', 60, 23, null],
    ['RAC', 60, 20.9, 'MAC'],
    // 24 − 0.2 × 10 = 22 ± 2.5.
    ['RAL', 30, 19.5, null],
    ['RAL', 30, 19.4, 'MAC'],
    ['RAL', 30, 27.1, 'MAL'],
  ])('acute %s at PaCO2 %d and HCO3- %d adds %s', (code, paco2, hco3, added) => {
    const values = sample(7.4, paco2, hco3);
    expect(judgeCompensation(code, expectedCompensation(code, 'acute', values), values)).toEqual({ ...nothing, added });
  });

  it.each<[hco3: number, added: PrimaryCode | null, isBorderline: boolean]>([
    // PaCO2 80: 24 + 0.1 × 40 = 28 ± 3; 22 to 25 lies below it and is normal by itself.
    [24.9, null, true],
    [23, null, true],
    [22.9, 'MAC', false],
    [25, null, false],
  ])('a normal HCO3- of %d up to 2 below it is borderline only', (hco3, added, isBorderline) => {
    const values = sample(7.2, 80, hco3);
    const verdict = judgeCompensation('RAC', expectedCompensation('RAC', 'acute', values), values);
    expect(verdict).toEqual({ added, isBorderline });
  });
});

test.each<[PrimaryCode, ph: number, contradicts: boolean]>([
  ['RAL', 7.34, true],
  ['MAL', 7.34, true],
  ['RAL', 7.35, false],
  ['MAL', 7.5, false],
  ['RAC', 7.46, true],
  ['MAC', 7.46, true],
  ['RAC', 7.45, false],
  ['MAC', 7.3, false],
])('%s at pH %d contradicts it: %s', (code, ph, contradicts) => {
  expect(contradictsPh(code, ph)).toBe(contradicts);
});
