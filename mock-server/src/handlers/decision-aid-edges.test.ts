import type { DecisionAid, DecisionReportPage, ReportPage } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

test('reports to decide about are those with a diagnosis, in the order of the list of reports', async () => {
  const idsOf = (reports: readonly { readonly report_id: string }[]) => reports.map(({ report_id: id }) => id);
  const { data: all } = await doctor.list('page_size=200');
  const some = all.filter(({ diagnoses }) => diagnoses.length > 0);
  expect(some.length).toBeGreaterThan(50);
  expect(some.length).toBeLessThan(all.length);
  const { data } = await doctor.get<DecisionReportPage>('/api/v2/assist/reports?page_size=200');
  expect(idsOf(data).slice(0, some.length)).toEqual(idsOf(some));
});

test('a keyword finds among them only, in any case', async () => {
  const found = async (path: string) => doctor.get<ReportPage>(`/api/v2/${path}&page_size=200`);
  const { data } = await found('reports?keyword=r1012');
  expect(data.filter(({ diagnoses }) => diagnoses.length === 0).length).toBeGreaterThan(0);
  const decided = await found('assist/reports?keyword=r1012');
  expect(decided.total_elements).toBe(data.filter(({ diagnoses }) => diagnoses.length > 0).length);
});

test('the labs of a decision stand under the report and the patient that they are compared with', async () => {
  const alone = await doctor.get<DecisionAid>('/api/v2/assist/decision?diagnosis_id=CKD');
  expect(Object.keys(alone).toSorted()).toEqual([
    'diagnosis_id',
    'diagnosis_name',
    'knowledge_version',
    'laboratories',
    'system_name',
  ]);
  expect(alone).toMatchObject({ diagnosis_name: '慢性肾脏病', system_name: '泌尿', knowledge_version: 'v6.2' });
  const beside = await doctor.get<DecisionAid>('/api/v2/assist/decision?diagnosis_id=CKD&report_id=R1004-01');
  expect(beside).toMatchObject({
    report_id: 'R1004-01',
    report_time: '2025-11-18T09:42:00+08:00',
    patient: { patient_id: 'P1004', name: '顾怀远', gender: '男', age: 62, department: '内分泌科', bed_no: '12 床' },
  });
  expect(await doctor.send('GET', '/api/v2/assist/decision?diagnosis_id=CKD&report_id=R0000-00')).toMatchObject({
    status: 404,
    body: { message: '报告不存在或已撤回' },
  });
});
