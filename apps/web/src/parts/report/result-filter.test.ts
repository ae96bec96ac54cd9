import type { LaboratoryRow } from '@jianwei/api-client/model';
import { expect, it } from 'vitest';

import { labRow } from '../lab/lab-row.test-support.ts';
import { filterResults, resultCount } from './result-filter.ts';

const row = (id: string, state: LaboratoryRow['state']) =>
  labRow({ laboratory_id: id, abnormal: state === 'abnormal', ...(state && { state }) });

const REPORT = {
  laboratories: [row('K', 'abnormal'), row('Mg', 'abnormal'), row('Na', 'normal'), row('Cl', 'undetermined')],
  clean_failed_laboratories: [{ ...row('X', undefined), error: '项目名称无法识别' }],
  need_focus: [{ laboratory_id: 'K', laboratory_name: '钾', original_result: '5.62' }],
};

const ids = (filter: Parameters<typeof filterResults>[1]) =>
  filterResults(REPORT, filter).map((item) => item.laboratory_id);

it('shows every row by default, those that could not be read included', () => {
  expect(ids('all')).toEqual(['K', 'Mg', 'Na', 'Cl', 'X']);
});

it('filters by judgement', () => {
  expect(ids('abnormal')).toEqual(['K', 'Mg']);
  expect(ids('focus')).toEqual(['K']);
  expect(ids('failed')).toEqual(['Cl', 'X']);
});

it('gives a row that could not be read its reason and a group of its own', () => {
  expect(filterResults(REPORT, 'failed')[1]).toMatchObject({
    state: 'undetermined',
    undetermined_reason: '项目名称无法识别',
    group_name: '未能解读',
  });
});

it('shows a row once when it stands in both lists', () => {
  const twice = { ...REPORT, clean_failed_laboratories: [{ ...row('Cl', undefined), error: '单位缺失' }] };
  expect(filterResults(twice, 'all').map((item) => item.laboratory_id)).toEqual(['K', 'Mg', 'Na', 'Cl']);
});

it('counts what a filter shows, and does not where a row that wants attention is none of the report', () => {
  const strange = { laboratory_id: 'Q', laboratory_name: '钙', original_result: '1.92' };
  expect(resultCount(REPORT, 'focus')).toBe(1);
  const wanting = { ...REPORT, need_focus: [...REPORT.need_focus, strange, { ...strange, laboratory_id: 'R' }] };
  expect(resultCount(wanting, 'focus')).toBe('无法判定');
  expect(resultCount(wanting, 'failed')).toBe(2);
});
