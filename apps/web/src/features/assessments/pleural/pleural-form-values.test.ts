import type { PleuralLaboratory, PleuralOutcome } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import {
  isInsufficient,
  missingItems,
  pleuralFormFromApi,
  pleuralItems,
  sourceOf,
  validateRanges,
  type PleuralFormValues,
} from './pleural-form-values.ts';

const value = (original_result = '', range_lower = '', range_upper = '') => ({
  original_result,
  range_lower,
  range_upper,
});
const form = (change: Partial<PleuralFormValues> = {}): PleuralFormValues => ({
  total_protein: value('68', '65', '85'),
  protein_quantification: value('42'),
  blood_lactate_dehydrogenase: value('214'),
  fluid_lactate_dehydrogenase: value('386'),
  ...change,
});

test('what an answer leaves out is empty, what the form does not hold is dropped', () => {
  const answer = { total_protein: { original_result: '68', more: 1 }, other: value('1') } as object;
  expect(pleuralFormFromApi(answer)).toEqual({
    total_protein: value('68'),
    protein_quantification: value(),
    blood_lactate_dehydrogenase: value(),
    fluid_lactate_dehydrogenase: value(),
  });
});

test('empty results are missing, in the order of the form', () => {
  expect(missingItems(form())).toEqual([]);
  expect(missingItems(pleuralFormFromApi({}))).toEqual(pleuralItems);
  expect(missingItems(form({ protein_quantification: value() }))).toEqual(['protein_quantification']);
});

test.each<[Partial<PleuralOutcome>, PleuralFormValues, boolean]>([
  [{ diagnosis_name: '渗出液', missing: ['R2'] }, form({ total_protein: value() }), false],
  [{ diagnosis_name: '', missing: ['R2'] }, form(), true],
  [{ diagnosis_name: '' }, form({ total_protein: value() }), true],
  [{ diagnosis_name: '', missing: [] }, form(), false],
  [{ diagnosis_name: '' }, form(), false],
])('%j with these values is insufficient: (%#)', (outcome, values, expected) => {
  expect(isInsufficient(outcome as PleuralOutcome, values)).toBe(expected);
});

test.each([
  ['65', '85', false],
  ['85', '85', false],
  ['85.1', '85', true],
  ['85', '', false],
  ['', '0', false],
  ['', '', false],
])('bounds %s to %s are inverted: %s', (lower, upper, isInverted) => {
  const errors = validateRanges(form({ total_protein: value('68', lower, upper) }));
  expect(errors).toEqual(isInverted ? { total_protein: '区间上限要大于区间下限' } : {});
});

test('a value comes from the row that has it, as long as nobody typed over it', () => {
  const row = { laboratory_name: '血清总蛋白', original_result: '68.0', report_id: 'R1' } as PleuralLaboratory;
  const from = (result: string, rows: readonly PleuralLaboratory[] | undefined = [row]) =>
    sourceOf(rows, 'total_protein', value(result));
  expect(from('68')).toBe(row);
  expect(from('69')).toBeUndefined();
  expect(from('')).toBeUndefined();
  expect(from('68', [])).toBeUndefined();
  expect(from('68', undefined)).toBe(row);
  expect(sourceOf(undefined, 'total_protein', value('68'))).toBeUndefined();
  expect(sourceOf([row], 'fluid_lactate_dehydrogenase', value('68'))).toBeUndefined();
  const { report_id: _, ...typed } = row;
  expect(from('68', [typed as PleuralLaboratory])).toBeUndefined();
  expect(sourceOf([{ ...row, original_result: '' }], 'total_protein', value(''))).toBeUndefined();
});
