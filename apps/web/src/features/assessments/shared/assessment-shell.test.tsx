import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import { AssessmentShell, type Paper } from './assessment-shell.tsx';

const paper: Paper = {
  apiType: 5,
  patientId: 'P1',
  timeLabel: '评估时间',
  time: '2025-11-18T10:30:00',
  note: '沈若溪',
};

function open(patientId: string, more: Partial<Paper> = {}) {
  const patient = { patient_id: patientId, name: '顾怀远', gender: '男', age: 62, inpatient_no: 'ZY25110437' };
  const { container } = renderWithAnswers(
    <AssessmentShell mode="read" paper={{ ...paper, ...more }} timeline={null} form={null} result={null} />,
    { 'GET /api/v2/ai/reports/patient/time_line': () => ({ patient, days: [] }) },
  );
  const lines = (part: 'head' | 'foot') =>
    [...container.querySelectorAll(`.jw-print-only[data-part=paper-${part}] p`)].map((line) => line.textContent);
  return { lines };
}

const WHO = '顾怀远　男　62 岁　ZY25110437';

test('paper says who, which tool, when, by whom, and the reservation once', async () => {
  const { lines } = open('P1');
  await screen.findByText(/^顾怀远/);
  expect(lines('head')).toEqual([WHO, 'Grace评分　评估时间 2025-11-18 10:30　沈若溪']);
  expect(lines('foot')).toEqual(['结果仅供临床参考，不替代医师诊断']);
});

test('before a report is there it says which tool', async () => {
  const { lines } = open('P1', { apiType: 4, timeLabel: '报告时间', time: undefined, note: undefined });
  await screen.findByText(/^顾怀远/);
  expect(lines('head')).toEqual([WHO, 'CKD分期']);
});

test('an answer about another patient is not printed', async () => {
  const { lines } = open('P2');
  await expect(screen.findByText(/^顾怀远/, undefined, { timeout: 300 })).rejects.toThrow();
  expect(lines('head')).toEqual(['Grace评分　评估时间 2025-11-18 10:30　沈若溪']);
});
