import { describe, expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { by } from './finders.test-support.ts';
import { correctedText } from './main-row.ts';
import { mineralPattern } from './mineral-pattern.ts';
import { outsideDangers } from './outside-dangers.ts';
import { contextOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { tumourLysis } from './tumour-lysis.ts';
import { is, rowOf } from './usual-row.test-support.ts';

describe('a raised PTH that nothing answers to', () => {
  const of = by(mineralPattern);
  const PTH: PlainRow = ['PTH', '180', 'pg/mL', '15-65'];
  const PHOSPHATE: PlainRow = ['P', '1.9', 'mmol/L', '0.85-1.51'];
  const magnesium = (value: string): PlainRow => ['MG', value, 'mmol/L', '0.75-1.02'];
  const [resisted, open] = ['假性甲状旁腺功能减退待排（PTH 抵抗）', '继发性甲状旁腺功能亢进模式'];

  test.each<[string, readonly PlainRow[], string]>([
    ['kidneys that are well', [PHOSPHATE, is('CA', '1.9'), is('CREA', '80')], resisted],
    ['a magnesium as it should be', [PHOSPHATE, is('CA', '1.9'), is('CREA', '80'), magnesium('0.9')], resisted],
    ['a low magnesium', [PHOSPHATE, is('CA', '1.9'), is('CREA', '80'), magnesium('0.4')], open],
    ['kidneys that are not well', [PHOSPHATE, is('CA', '1.9'), is('CREA', '150')], open],
    ['no kidneys looked at', [PHOSPHATE, is('CA', '1.9')], open],
    ['a phosphate that is not high', [is('CA', '1.9'), is('CREA', '80')], open],
  ])('beside %s: %#', (_what, rows, title) => {
    expect(of([PTH, ...rows])[0]?.title).toBe(title);
  });

  test('is told once: where the rule base has it, it has no second line', () => {
    const { rows, judged } = contextOf([PTH, PHOSPHATE, is('CA', '1.9'), is('CREA', '80')]);
    const beside = (...ids: readonly string[]) => {
      const diagnoses = ids.map((id) => ({ id })) as unknown as typeof judged.inference.diagnoses;
      return mineralPattern(rows, { ...judged, inference: { ...judged.inference, diagnoses } }, new Set()).length;
    };
    expect([beside(), beside('DM'), beside('DM', 'CKDMBD')]).toEqual([1, 1, 0]);
  });
});

test('a tumour that dissolves is told once: where the rule base has it, it has no second line', () => {
  const { rows, judged } = contextOf([['UA', '476', 'μmol/L', '208-428'], is('K', '6.0'), is('CA', '1.75')]);
  const beside = (...ids: readonly string[]) => {
    const diagnoses = ids.map((id) => ({ id })) as unknown as typeof judged.inference.diagnoses;
    const said = { ...judged, inference: { ...judged.inference, diagnoses } };
    return tumourLysis(rows, said, new Set(['bloodTumour'])).length;
  };
  expect([beside(), beside('DM'), beside('DM', 'TLS')]).toEqual([1, 1, 0]);
});

describe('what albumin corrects', () => {
  const textOf = (code: string, ...satisfied: readonly (readonly [lab: string, text: string, codes?: string[]])[]) =>
    correctedText(
      {
        satisfied: satisfied.map(([lab, text, codes = ['ALB']]) => ({ edge: { lab }, codes, text })),
      } as unknown as InferredDiagnosis,
      code === 'CA' ? rowOf(is('CA', '2.1')) : rowOf([code, '8', '', '']),
    );

  test('is told of the item itself', () => {
    expect(textOf('CA', ['R_CACORR', '2.7'])).toBe('校正钙 2.70 mmol/L');
    expect(textOf('CA', ['CA', '9'], ['R_CACORR', '2.7'])).toBe('校正钙 2.70 mmol/L');
    expect(textOf('PHT', ['R_PHTC', '12.34'])).toBe('校正苯妥英 12.3 μg/mL');
  });

  test('is not told of another, nor where it changes nothing', () => {
    expect([
      textOf('PHT', ['R_CACORR', '2.7']),
      textOf('ALB', ['R_PHTC', '12.34']),
      textOf('CA', ['R_PHTC', '12.34']),
      textOf('CA', ['R_CACORR', '2.1']),
      textOf('CA', ['R_CACORR', '2.7', ['CA']]),
      textOf('CA'),
    ]).toEqual(['', '', '', '', '', '']);
  });
});

describe('a poison', () => {
  const count = (...row: PlainRow) => by(outsideDangers)([row]).length;
  const named = (name: string, result: string, unit = '') => count('', result, unit, '', { name });

  test('by a bare figure is only found where a level of it is known', () => {
    expect([
      named('毒鼠强', '5'),
      named('毒鼠强', '2+'),
      named('甲醇', '250mg/L'),
      named('甲醇', '250', ' mg/L '),
    ]).toEqual([0, 1, 1, 1]);
  });

  test('that an item of the catalogue is called is judged by its figure', () => {
    expect([
      count('K', '阳性', '', '', { name: '百草枯' }),
      count('K', '4.0', 'mmol/L', '', { name: '甲醇 200 mg/L' }),
    ]).toEqual([1, 0]);
  });
});
