import type { Patient, ReportData } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { decisionAddress } from './decision-address.ts';
import { detailAddress, shellAddress } from './detail-address.ts';
import { bedText, DISCLAIMER, identityLine, patientLine } from './print-lines.ts';
import { reportTimeText } from './timeline-years.ts';

test('the address of a report says which panel is open, and what it needs', () => {
  expect(detailAddress({ reportId: 'R1' })).toBe('/detail?report_id=R1');
  expect(detailAddress({ reportId: 'R1', panel: 'diagnosis', diagnosisId: 'CKD' })).toBe(
    '/detail?report_id=R1&panel=diagnosis&diagnosis_id=CKD',
  );
  expect(detailAddress({ reportId: 'R1', panel: 'assessment', apiType: 0 })).toBe(
    '/detail?report_id=R1&panel=assessment&api_type=0',
  );
  expect(detailAddress({ reportId: 'R1', course: 'K' })).toBe('/detail?report_id=R1&course=K');
});

test('a decision aid is opened with the report it is asked for, where there is one', () => {
  expect(decisionAddress('CKD', 'R1')).toBe('/decision-assist-detail?diagnosis_id=CKD&report_id=R1');
  expect(decisionAddress('CKD')).toBe('/decision-assist-detail?diagnosis_id=CKD');
});

test('the report goes with every link of its shell', () => {
  expect(shellAddress('/river', 'R1')).toBe('/river?report_id=R1');
  expect(shellAddress('/river', '')).toBe('/river');
  expect(shellAddress('/river', 'R1', { tab: '2' })).toBe('/river?report_id=R1&tab=2');
  expect(shellAddress('/river', '', { tab: '2' })).toBe('/river?tab=2');
});

const patient = { name: '顾怀远', gender: '男', age: 62, inpatient_no: 'ZY1' } as Patient;

test('a printed page says whom and which report it is about, as far as it is known', () => {
  expect(DISCLAIMER).toBe('结果仅供临床参考，不替代医师诊断');
  expect(patientLine(patient)).toBe('顾怀远\u3000男\u300062 岁\u3000ZY1');
  const { inpatient_no: _, ...outpatient } = patient;
  expect(patientLine(outpatient as Patient)).toBe('顾怀远\u3000男\u300062 岁');
  const report = { patient, report_name: '生化', report_time: '2025-11-18T09:42:00' } as ReportData;
  expect(identityLine(report)).toBe('顾怀远\u3000男\u300062 岁\u3000ZY1\u3000生化\u30002025-11-18 09:42');
  expect(identityLine({ report_name: '生化' } as ReportData)).toBe('生化');
});

test.each([
  ['12', '12 床'],
  ['门诊', '门诊'],
  ['12A', '12A'],
  ['A12', 'A12'],
  ['', ''],
  [undefined, undefined],
])('the bed %s is %s', (bed, text) => {
  expect(bedText(bed)).toBe(text);
});

test.each([
  ['2025-11-18T09:05:00', '09:05'],
  ['2025-02-01T09:05:00', '02-01 09:05'],
  ['2024-11-18T09:05:00', '2024-11-18'],
])('of %s a list of 2025-11-18 shows %s', (time, text) => {
  expect(reportTimeText(time, '2025-11-18')).toBe(text);
});
