import { describe, expect, test } from 'vitest';
import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { onlyReport, WOMAN } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';
import { settled } from './settled.ts';

const inferenceOf = (...ids: readonly string[]): Inference =>
  ({
    diagnoses: ids.map((id) => ({
      ...{ id, name: id, urgency: 1, reliable: 2, score: 1, foldedUnder: null, evidences: [], satisfied: [] },
    })) as unknown as readonly InferredDiagnosis[],
    uninterpreted: [],
  }) as unknown as Inference;

const settle = (inference: Inference, rows: readonly PlainRow[], tags: readonly string[] = []): Inference =>
  settled(inference, onlyReport(rows)[1].rows, [], {
    report: { report_time: '2025-11-17T08:00:00+08:00' },
    person: { sex: 'female', ageYears: 60, isPregnant: false },
    patient: { ...WOMAN, tags },
  });

const M: PlainRow = ['MPROT', '阳性', '', { range_text: '阴性' }];
const globulin = (code: string, value: string, range_text: string): PlainRow => [code, value, 'g/L', { range_text }];
const IGM = globulin('IGM', '30', '0.4-2.3');

// IMWG 2014; 淋巴浆细胞淋巴瘤／华氏巨球蛋白血症中国指南 2022.
describe('a clone of plasma cells', () => {
  const nameIn = (rows: readonly PlainRow[], tags: readonly string[] = [], ...ids: readonly string[]) =>
    settle(inferenceOf('MM', ...ids), rows, tags).diagnoses.map(({ name, stepsFor }) => `${name} ${stepsFor ?? ''}`);
  const ofIgm = 'IgM 型单克隆丙种球蛋白病（华氏巨球蛋白血症／淋巴瘤待排） MM:igm';

  test.each<[string, readonly PlainRow[], boolean]>([
    ['a raised IgM', [M, IGM], true],
    ['a raised IgM, the others as they should be', [IGM, globulin('IGG', '10', '7-16'), M], true],
    ['a raised IgM, the others low', [M, IGM, globulin('IGG', '3', '7-16'), globulin('IGA', '0.3', '0.7-4')], true],
    ['a raised IgM and IgG', [M, IGM, globulin('IGG', '30', '7-16')], false],
    ['a raised IgM and IgA', [M, IGM, globulin('IGA', '9', '0.7-4')], false],
    ['an IgM as it should be', [M, globulin('IGM', '1.2', '0.4-2.3')], false],
    ['a low IgM', [M, globulin('IGM', '0.1', '0.4-2.3')], false],
    ['no IgM', [M], false],
    ['a raised IgM and no clone', [IGM], false],
    ['a raised IgM and a clone that was not found', [['MPROT', '阴性', '', { range_text: '阴性' }], IGM], false],
    ['a raised IgM and another positive row', [['HBSAG', '阳性', '', { range_text: '阴性' }], IGM], false],
    ['a raised IgM and a clone that could not be read', [['MPROT', '溶血', '', { range_text: '阴性' }], IGM], false],
  ])('beside %s is hardly ever a myeloma: %s', (_what, rows, is) => {
    expect(nameIn(rows)).toEqual([is ? ofIgm : 'MM ']);
  });

  test('keeps its name where a tag says it, and leaves those of others', () => {
    expect(nameIn([M, IGM], ['多发性骨髓瘤'])).toEqual(['MM ']);
    expect(nameIn([M, IGM], [], 'DKA')).toEqual([ofIgm, 'DKA ']);
  });
});

test.each<[string, readonly PlainRow[], readonly string[]]>([
  ['a clone of IgM', [M, IGM], []],
  ['a kidney that has long failed', [], ['慢性肾脏病4期']],
  ['a virus that was not found', [['CSF-HSV', '阴性', '', { range_text: '阴性' }]], []],
])('beside %s a diagnosis of something else stands as it was found', (_what, rows, tags) => {
  const found = inferenceOf('DKA');
  expect(settle(found, rows, tags)).toBe(found);
});

test('glands that kidneys drive, and a virus that was not found, are told so where they stand alone', () => {
  expect(settle(inferenceOf('HPTH'), [], ['慢性肾脏病4期']).diagnoses[0]?.stepsFor).toBe('HPTH:driven');
  const virus = settle(inferenceOf('VMEN'), [['CSF-HSV', '阴性', '', { range_text: '阴性' }]]);
  expect(virus.diagnoses[0]?.urgency).toBe(2);
});
