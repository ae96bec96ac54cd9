import type { DecisionAid, DecisionReportPage } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

// covers B-2.4-02
test('reports with suspected diagnoses, by keyword and page', async () => {
  const all = await calls.get<DecisionReportPage>('/api/v2/assist/reports?page_size=5');
  expect(all.data).toHaveLength(5);
  expect(all.total_elements).toBeGreaterThan(5);
  expect(all.data.every(({ diagnoses }) => diagnoses.length > 0)).toBe(true);
  const found = await calls.get<DecisionReportPage>('/api/v2/assist/reports?keyword=顾怀远');
  const today = found.data.find(({ report_id: id }) => id === SEED_REPORT_IDS.顾怀远);
  const { suggestion_diagnosis: shown } = await calls.analysis(SEED_REPORT_IDS.顾怀远);
  expect(today?.diagnoses.map(({ diagnosis_id: id }) => id)).toEqual(shown.map(({ diagnosis_id: id }) => id));
  expect((await calls.get<DecisionReportPage>('/api/v2/assist/reports?keyword=没有这样的患者')).data).toEqual([]);
});

// covers B-2.4-03
describe('the labs of a decision', () => {
  const aidOf = (query: string) => calls.get<DecisionAid>(`/api/v2/assist/decision?${query}`);
  const labOf = (aid: DecisionAid, name: string) => aid.laboratories.find((lab) => lab.name === name);

  test('with a report: what is there with its value, what is missing, what cannot be looked up', async () => {
    const aid = await aidOf(`diagnosis_id=CKD&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(aid.patient).toMatchObject({ patient_id: 'P1004', name: '顾怀远', age: 62 });
    expect(labOf(aid, '估算肾小球滤过率')).toMatchObject({
      recommended: true,
      read_by_rule: true,
      availability: 'present',
      row: { code: 'EGFR', abnormal_type: -1 },
      report_id: SEED_REPORT_IDS.顾怀远,
    });
    expect(labOf(aid, '甲状旁腺激素')).toMatchObject({ recommended: true, availability: 'missing' });
    expect(labOf(aid, '无机磷')).toMatchObject({ recommended: false, read_by_rule: true });
    const group = labOf(aid, '血常规');
    expect(group?.availability === 'missing' || (group?.group_total ?? 0) > 1).toBe(true);
    const again = await aidOf(`diagnosis_id=AKI&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(labOf(again, '肌酐动态复查')).toMatchObject({ availability: 'repeat', row: { code: 'CREA' } });
    const thalassaemia = await aidOf(`diagnosis_id=THAL&report_id=${SEED_REPORT_IDS.顾怀远}`);
    expect(labOf(thalassaemia, '地中海贫血基因检测')).toMatchObject({ availability: 'unlisted' });
  });

  test('without a report nothing is said of what is there', async () => {
    const aid = await aidOf('diagnosis_id=CKD');
    expect(aid.patient).toBeUndefined();
    expect(new Set(aid.laboratories.map(({ availability }) => availability))).toEqual(new Set(['unknown']));
  });

  test('an unknown diagnosis is not found', async () => {
    expect(await calls.send('GET', '/api/v2/assist/decision?diagnosis_id=NOPE')).toMatchObject({
      status: 404,
      body: { message: '暂未收录该诊断' },
    });
  });
});
