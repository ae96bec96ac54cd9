import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { PleuralOutcome } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { pleuralFormFromApi } from './pleural-form-values.ts';
import {
  conclusionName,
  conclusionText,
  divisionText,
  limitText,
  metText,
  ratioNeeds,
  ratioOf,
  ratioText,
} from './pleural-text.ts';

const undetermined = UNDETERMINED as unknown as number;

test.each([
  [0.623, 0.5, '0.62', '0.5'],
  [0.5, 0.5, '0.50', '0.5'],
  // Two decimals would hide on which side of the cut-off it lies.
  [0.502, 0.5, '0.502', '0.5'],
  [0.668, 0.667, '0.668', '0.667'],
  [1.5, 0.667, '1.50', '0.67'],
] as const)('a ratio of %d against %d stands as %s and %s', (value, limit, ratio, cut) => {
  expect([ratioText(value, limit), limitText(value, limit)]).toEqual([ratio, cut]);
});

test('without a cut-off none is printed; what cannot be determined says so', () => {
  expect([ratioText(0.623, undefined), limitText(0.623, undefined)]).toEqual(['0.62', '']);
  expect(limitText(undefined, 0.667)).toBe('0.67');
  expect(limitText(0.6, undetermined)).toBe(UNDETERMINED);
  expect(ratioText(0.6, undetermined)).toBe('0.60');
});

test('how a criterion ended', () => {
  const met = [true, false, null, UNDETERMINED] as (boolean | null)[];
  expect(met.map((each) => metText({ met: each }))).toEqual(['符合', '不符合', '未计算', UNDETERMINED]);
  expect([conclusionName('渗出液'), conclusionName(''), conclusionName(undefined)]).toEqual([
    '渗出液',
    '暂无结论',
    '暂无结论',
  ]);
});

test('what is pasted into the record holds judgement, ratios and hint', () => {
  const criteria = [
    { code: 'R1', label: '蛋白比值', value: 0.623, limit: 0.5, met: true },
    { code: 'R2', label: 'LDH比值', limit: 0.6, met: null },
    { code: 'R3', label: 'LDH/上限', limit: 0.667, met: false },
  ];
  const outcome = {
    diagnosis_name: '渗出液',
    criteria,
    hint: '请结合临床',
    review_notes: [],
  } as unknown as PleuralOutcome;
  const text = conclusionText(outcome, '2025-11-18T10:30:00');
  expect(text).toContain('Light标准胸腔积液鉴别');
  expect(text).toContain('渗出液');
  expect(text).toContain('蛋白比值 0.62（界值 0.5，符合）；LDH比值未计算；LDH/上限不符合');
  expect(text).toContain('请结合临床');
  const judged = conclusionText({ ...outcome, judgment: '符合一项' }, undefined);
  expect(judged).toContain('符合一项');
  expect(judged).not.toContain('渗出液');
});

test('each ratio says what was divided by what, and what it lacks', () => {
  const values = pleuralFormFromApi({
    total_protein: { original_result: '68.40' },
    protein_quantification: { original_result: '42.60' },
    fluid_lactate_dehydrogenase: { original_result: '386' },
  });
  const division = (code: string) => {
    const ratio = ratioOf(code);
    return ratio && divisionText(ratio, values);
  };
  expect(['R1', 'R2', 'R3', 'R4'].map(division)).toEqual([
    '胸水 42.60 ÷ 血清 68.40',
    '胸水 386 ÷ 血清 —',
    '胸水 386 ÷ 血清参考上限 —',
    undefined,
  ]);
  expect([ratioOf('R1')?.scaleEnd, ratioOf('R2')?.scaleEnd]).toEqual([1, 2]);
  expect(ratioNeeds(values).map(({ lacks }) => lacks)).toEqual([[], ['血清乳酸脱氢酶'], []]);
  expect(ratioNeeds(pleuralFormFromApi({})).map(({ lacks }) => lacks)).toEqual([
    ['胸水蛋白定量', '血清总蛋白'],
    ['胸水乳酸脱氢酶', '血清乳酸脱氢酶'],
    ['胸水乳酸脱氢酶'],
  ]);
});
