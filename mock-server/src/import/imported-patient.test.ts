import type { GraceInit, GraceOutput, ReportData, ReportPage } from '@jianwei/api-client/model';
import { beforeAll, expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';
import { importText } from './import.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor');
beforeAll(() => {
  importText(hospital.worlds.default, 'other-hospital.json', bundle());
});

function laboratory(id: string, code: string, value: number, unit: string) {
  return {
    fullUrl: `urn:uuid:${id}`,
    resource: {
      resourceType: 'Observation',
      code: { coding: [{ system: 'http://loinc.org', code }] },
      subject: { reference: 'urn:uuid:p' },
      effectiveDateTime: '2025-11-18T01:00:00Z',
      valueQuantity: { value, unit },
    },
  };
}

function bundle(): string {
  const patient = {
    resourceType: 'Patient',
    name: [{ text: 'Ines Kowalski' }],
    gender: 'female',
    birthDate: '1955-04-01',
  };
  const entry = [
    { fullUrl: 'urn:uuid:p', resource: patient },
    laboratory('glu', '2339-0', 180, 'mg/dL'),
    laboratory('a1c', '4548-4', 8.1, '%'),
    laboratory('crea', '2160-0', 1.5, 'mg/dL'),
  ];
  return JSON.stringify({ resourceType: 'Bundle', entry });
}

test('a patient of another hospital is found, read, interpreted and scored like any other', async () => {
  const list = await call(hospital.app, 'GET', '/api/v2/reports?keyword=Kowalski', doctor);
  const [item] = (list.body as ReportPage).data;
  expect(item).toMatchObject({ patient_name: 'Ines Kowalski', patient_gender: '女', patient_age: 70 });

  const answer = await call(hospital.app, 'GET', `/api/v2/ai/reports/analysis/${item?.report_id ?? ''}`, doctor);
  const report = answer.body as ReportData;
  // 180 / 18.016 = 9.991 mmol/L; 1.5 × 88.4 = 132.6 μmol/L; the source printed no ranges.
  expect(report.laboratories.find(({ code }) => code === 'GLU')).toMatchObject({
    original_result: '9.991',
    original_units: 'mmol/L',
    abnormal_type: 1,
    range_source: 'catalogue',
    source_result: '180 mg/dL',
  });
  expect(report.suggestion_diagnosis.map(({ diagnosis_id: id }) => id)).toContain('DM');

  const init = await call(hospital.app, 'GET', `/api/v2/model/grace/init/${item?.patient_id ?? ''}`, doctor);
  const form = init.body as GraceInit;
  expect(form).toMatchObject({ age: 70, serum_creatinine: 132.6, serum_creatinine_unit: 'μmol/L' });

  const measured = await call(hospital.app, 'POST', '/api/v2/model/grace/measure', doctor, {
    ...form,
    heart_rate: 80,
    blood_pressure: 130,
    blood_pressure_unit: 'mmHg',
    kill_ip_rank: 1,
  });
  // Granger 2003: age 70-79 75, heart rate 70-89 9, pressure 120-139 34, creatinine 1.20-1.59 mg/dl 10.
  expect(measured.body as GraceOutput).toMatchObject({ score: 128, level: 'medium' });
});
