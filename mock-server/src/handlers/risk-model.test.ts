import type { Application } from '@jianwei/api-client/model';
import { riskFacts } from '@jianwei/clinical-rules/record/logistic-model-facts';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENTS } from '../hospital/patients/all-patients.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
const calls = await ClinicalCalls.open(hospital);

const REPORT = SEED_REPORT_IDS.顾怀远;
const ckd = (reportId: string) => calls.knowledge(`diagnosis_id=CKD&report_id=${reportId}`);

// covers A-3-55..57, A-3-61..62, A-3-286..291
describe('the knowledge of the modelled diagnosis', () => {
  test('states the probability of the report and of every earlier one that holds the features', async () => {
    const answer = await ckd(REPORT);
    expect(answer.api_type).toBe(2);
    const { histories = [], result_type: kind, unit } = answer.histories_normal ?? {};
    expect([kind, unit]).toEqual([2, '%']);
    expect(histories.map((entry) => entry.result_time.slice(0, 10))).toEqual([
      '2025-05-16',
      '2025-08-21',
      '2025-11-12',
      '2025-11-18',
    ]);
    expect(histories.at(-1)).toMatchObject({ report_id: REPORT, rate: answer.risk_probability_normal });
    // Every feature went the wrong way from visit to visit.
    expect(histories.map((entry) => entry.rate)).toEqual(
      histories.map((entry) => entry.rate).toSorted((a, b) => a - b),
    );
    // -2.4 + 0.3×5.6 - 0.035×(-29) + 1.5×0.38 + 0.6×1.32 + 0.003×116 + 0.02×6 = 2.125
    expect(answer.risk_probability_normal).toBeCloseTo(100 / (1 + Math.exp(-2.125)), 1);
  });

  test('explains it by the shares of the features, and says that all of it is synthetic', async () => {
    const { risk_model: model } = await ckd(REPORT);
    expect(model).toMatchObject({ data_note: '演示数据', message: '', missing: [], rule_version: 'demo-1.1.0' });
    expect(model?.contributions.map((row) => row.label)).toEqual(['尿素', '血红蛋白', '钾', '无机磷', '尿酸', '年龄']);
    expect(model?.review_notes.join()).toContain('演示数据');
  });

  test('keeps the evidence of the rule base beside it', async () => {
    const answer = await ckd(REPORT);
    expect(answer.laboratories.map((row) => row.code)).toContain('EGFR');
    expect(answer.contributions?.reduce((sum, entry) => sum + entry.points, 0)).toBe(answer.score);
    expect(answer.applications.map((application) => application.api_type)).toEqual([4, 2]);
  });

  test('without a feature there is no probability, and it is said which', async () => {
    const answer = await ckd('R1004-06');
    expect(answer.risk_probability_normal).toBeUndefined();
    expect(answer.risk_model).toMatchObject({
      message: '缺少血红蛋白、无机磷、钾，无法计算风险概率',
      missing: ['血红蛋白', '无机磷', '钾'],
      contributions: [],
    });
    expect(answer.histories_normal?.histories).toHaveLength(4);
  });

  test('without a report it has its figures, but no probability', async () => {
    const answer = await calls.knowledge('diagnosis_id=CKD');
    expect(answer).toMatchObject({ api_type: 2, roc: 'ckd-risk', shap: 'ckd-risk' });
    expect(answer.performances?.map((row) => row.name)).toContain('AUC');
    expect([answer.risk_probability_normal, answer.histories_normal]).toEqual([undefined, undefined]);
  });

  test('other diagnoses have no model', async () => {
    const answer = await calls.knowledge('diagnosis_id=IDA');
    expect(answer.api_type).toBe(1);
    expect([answer.performances, answer.roc, answer.risk_model]).toEqual([undefined, undefined, undefined]);
  });

  test('many patients have the features', () => {
    const { default: world } = hospital.worlds;
    const records = SEED_PATIENTS.map(({ number }) => patientRecord(world, `P${number}`));
    const estimated = records.filter((record) =>
      record?.reports.some((judged) => Object.values(riskFacts(judged)).every((value) => value !== null)),
    );
    expect(estimated.length).toBeGreaterThanOrEqual(20);
  });
});

// covers A-3-11..19, A-3-63..65, A-3-68
test('the application of the model lists it with the same figures', async () => {
  const application = await calls.get<Application>('/api/v2/application/app-ckd-risk');
  const knowledge = await calls.knowledge('diagnosis_id=CKD');
  const [model] = application.model_infos ?? [];
  expect(application).toMatchObject({ api_type: 2, category: 2, roc: model?.roc, shap: model?.shap });
  expect(model).toMatchObject({
    diagnosis_id: 'CKD',
    diagnosis_name: '慢性肾脏病',
    roc_url: '/api/v2/images/roc/ckd-risk',
    shap_url: '/api/v2/images/shap/ckd-risk',
    data_note: '演示数据',
  });
  expect(model?.recommends).toEqual(knowledge.recommends);
  expect(model?.performances).toEqual(knowledge.performances);
  expect(model?.performance_items).toEqual(knowledge.performances);
  expect(JSON.stringify(application.additional_infos)).toContain('不得用于诊疗');
});
