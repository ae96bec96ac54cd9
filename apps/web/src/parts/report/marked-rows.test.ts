import type { ReportData } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { markedRows } from './marked-rows.ts';

const report = {
  reading: { findings: [{ finding_id: 'f1', title: '高钾血症', evidences: ['K'] }] },
  suggestion_diagnosis: [{ diagnosis_id: 'd1', diagnosis_name: '慢性肾脏病', evidences: ['CREA', 'UREA'] }],
} as unknown as ReportData;

test.each([
  ['a finding', 'f1', '', { name: '高钾血症', ids: new Set(['K']) }],
  ['a diagnosis', '', 'd1', { name: '慢性肾脏病', ids: new Set(['CREA', 'UREA']) }],
  ['a finding before a diagnosis', 'f1', 'd1', { name: '高钾血症', ids: new Set(['K']) }],
  ['nothing', '', '', undefined],
  ['what is of another report', 'f9', 'd9', undefined],
])('chosen for its evidence: %s', (_what, findingId, diagnosisId, expected) => {
  expect(markedRows(report, { findingId, diagnosisId })).toEqual(expected);
});

test('a report without a reading has its diagnoses', () => {
  const { reading: _reading, ...rest } = report;
  expect(markedRows(rest as ReportData, { findingId: 'f1', diagnosisId: 'd1' })?.name).toBe('慢性肾脏病');
});
