import { expect, it } from 'vitest';
import { pleuralInputRows, pleuralReplay } from './pleural-replay.ts';

const value = (original_result: unknown, range_lower?: unknown, range_upper?: unknown) => ({
  original_result,
  range_lower,
  range_upper,
});
const FORM = {
  total_protein: value('68.4', '65', '85'),
  protein_quantification: value('42.6'),
  blood_lactate_dehydrogenase: value('214', '', '250'),
  fluid_lactate_dehydrogenase: value('386', '0', null),
};
const rows = (list: readonly { item: string; label: string; value: string }[]) =>
  list.map(({ item, label, value: text }) => [item, label, text]);

it('shows what was typed with the interval of the laboratory, and leaves out what was not', () => {
  expect(rows(pleuralInputRows({ ...FORM, fluid_ada: 41 }))).toEqual([
    ['total_protein', '血清总蛋白', '68.4 g/L（参考区间 65–85）'],
    ['protein_quantification', '胸水蛋白定量', '42.6 g/L'],
    ['blood_lactate_dehydrogenase', '血清乳酸脱氢酶', '214 U/L（参考区间 ≤ 250）'],
    ['fluid_lactate_dehydrogenase', '胸水乳酸脱氢酶', '386 U/L（参考区间 ≥ 0）'],
    ['fluid_ada', '胸水腺苷脱氨酶', '41 U/L'],
  ]);
  const odd = { total_protein: value(''), protein_quantification: '42.6', blood_lactate_dehydrogenase: 214 };
  expect(rows(pleuralInputRows({ ...odd, fluid_ada: 'x' }))).toEqual([
    ['protein_quantification', '胸水蛋白定量', '42.6 g/L'],
  ]);
});

it('says of each criterion whether it is met', () => {
  // 42.6 / 68.4 = 0.623, 386 / 214 = 1.804, 386 / 250 = 1.544.
  expect(pleuralReplay(FORM).problem).toBe('');
  expect(rows(pleuralReplay(FORM).rows)).toEqual([
    ['diagnosis_name', '结论', '渗出液'],
    ['judgment', '综合判断', '符合Light标准（3/3项），考虑渗出液'],
    ['R1', '胸水/血清总蛋白比值', '0.623，符合'],
    ['R2', '胸水/血清乳酸脱氢酶比值', '1.804，符合'],
    ['R3', '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值', '1.544，符合'],
  ]);
});

it('has the hint where there is one, and no row for a ratio that is not known', () => {
  const treated = { ...FORM, total_protein: value('80'), protein_quantification: value('30'), fluid_ada: 30 };
  const { rows: found } = pleuralReplay({ ...treated, blood_lactate_dehydrogenase: value('') });
  expect(rows(found)).toEqual([
    ['diagnosis_name', '结论', '渗出液'],
    ['judgment', '综合判断', '符合 Light 标准；梯度提示假性渗出，请结合利尿治疗'],
    ['hint', '提示', '血清-胸水蛋白梯度 50 g/L（>31 g/L）'],
    ['R1', '胸水/血清总蛋白比值', '0.375，不符合'],
    ['R3', '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值（上限按 250 U/L）', '1.544，符合'],
  ]);
});

it('names what is implausible in place of a result', () => {
  expect(pleuralReplay({ ...FORM, total_protein: value('121') })).toEqual({
    rows: [],
    problem: '血清总蛋白应在 20–120 g/L 之间',
  });
});
