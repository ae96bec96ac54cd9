import type { BloodGasReport, BloodGasReportList } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const PATIENT = SEED_PATIENT_IDS.何秀兰;
const REPORT = SEED_REPORT_IDS.何秀兰;

const hospital = await openFileHospital();
let calls: ClinicalCalls;
beforeEach(async () => {
  calls = await ClinicalCalls.open(hospital);
});

const list = async (patientId: string): Promise<BloodGasReportList['data']> =>
  (await calls.get<BloodGasReportList>(`/api/v2/ai/reports/bga/list?patient_id=${patientId}`)).data;
const report = (reportId: string): Promise<BloodGasReport> =>
  calls.get<BloodGasReport>(`/api/v2/ai/reports/bga/${reportId}`);
const choose = (type: number | string, reportId: string = REPORT, patientId: string = PATIENT) =>
  calls.send('POST', `/api/v2/ai/reports/${reportId}/${patientId}/result/${type}`);

/** The gas of a patient whose time starts so. */
async function gasOf(patientId: string, time: string): Promise<BloodGasReport> {
  const entry = (await list(patientId)).find((row) => row.report_time.startsWith(time));
  return report(entry?.bga_report_id ?? '');
}

// covers B-7.1-02, A-3-99
describe('the timeline', () => {
  test('holds the gases of the patient, newest first, and no other report', async () => {
    const entries = await list(PATIENT);
    expect(entries.map((entry) => entry.report_time.slice(0, 16))).toEqual([
      '2025-11-18T10:08',
      '2025-11-17T21:40',
      '2025-11-17T15:22',
      '2025-06-30T09:15',
      '2025-02-11T11:02',
    ]);
    expect(entries[0]).toEqual({
      bga_report_id: REPORT,
      report_time: '2025-11-18T10:08:00+08:00',
      specimen: '动脉血',
      ph: '7.312',
      ph_abnormal_type: -1,
    });
    expect(entries.map((entry) => entry.type)).toEqual([undefined, 2, 2, 2, 1]);
  });

  test('is empty without a gas, asks for the patient, and does not know strangers', async () => {
    expect(await list(SEED_PATIENT_IDS.温晓棠)).toEqual([]);
    expect(await calls.send('GET', '/api/v2/ai/reports/bga/list')).toMatchObject({ status: 400 });
    expect(await calls.send('GET', '/api/v2/ai/reports/bga/list?patient_id=P9999')).toMatchObject({
      status: 404,
      body: { message: '患者不存在' },
    });
  });
});

// covers A-7-06
describe('the reading', () => {
  test('is there for both case types; acute concludes until somebody chose', async () => {
    const answer = await report(REPORT);
    expect(answer).toMatchObject({
      bga_report_id: REPORT,
      patient_id: PATIENT,
      specimen: '动脉血',
      natural_conclusion: '急性呼吸性酸中毒合并代谢性碱中毒；Ⅱ型呼吸衰竭，中度低氧血症',
    });
    expect(answer.type).toBeUndefined();
    expect(answer.chronic).toMatchObject({
      group_result: '失代偿性慢性呼吸性酸中毒',
      ph_balance: '酸血症',
      electrolyte: ['低氯血症'],
      lactic_acid: '乳酸正常',
      hypoxia: '中度低氧血症',
      disorders: ['RAC'],
    });
    expect(answer.chronic.tips).toContain('通气不足：COPD、镇静、神经肌肉病');
    expect(answer.chronic.contributions?.map((row) => row.source)).toContain('内科学、诊断学代偿公式表');
    expect(answer.missing).toEqual(['吸入氧浓度', '离子钙', '白蛋白']);
    expect(answer.review_notes?.length).toBeGreaterThan(0);
  });

  test('judges the rows by the range of the report, and shows the rows of the gas only', async () => {
    const { laboratories } = await report(REPORT);
    expect(laboratories?.map((row) => row.code)).toEqual('PH PCO2 PO2 HCO3 BE SO2 NA K CL AG LAC'.split(' '));
    expect(laboratories?.find((row) => row.code === 'HCO3')).toMatchObject({
      original_reference_interval: '22.0–27.0',
      abnormal_type: 1,
    });
    // An emergency report that holds chemistry as well.
    const mixed = await gasOf(SEED_PATIENT_IDS.顾怀远, '2025-11-11T16:30');
    expect(mixed.laboratories?.map((row) => row.code)).not.toContain('CREA');
    expect(mixed.acute.disorders).toEqual(['MAC_NAG']);
  });

  test('a report without a gas and one that is not there are not found', async () => {
    expect(await calls.send('GET', '/api/v2/ai/reports/bga/R9999-99')).toMatchObject({
      status: 404,
      body: { message: '该报告不存在或已被删除' },
    });
    expect(await calls.send('GET', `/api/v2/ai/reports/bga/${SEED_REPORT_IDS.温晓棠}`)).toMatchObject({
      status: 404,
      body: { message: '该报告没有血气结果' },
    });
  });
});

describe('the five courses', () => {
  test.each([
    ['P1101', '2022-12-08', 'chronic', '代偿性慢性呼吸性酸中毒'],
    ['P1101', '2025-10-22', 'chronic', '失代偿性慢性呼吸性酸中毒'],
    ['P1101', '2025-10-22', 'acute', '急性呼吸性酸中毒合并代谢性碱中毒'],
    ['P1102', '2023-02-16', 'acute', '失代偿性高AG型代谢性酸中毒'],
    ['P1102', '2023-02-18', 'acute', '失代偿性正常AG型（高氯性）代谢性酸中毒'],
    ['P1102', '2024-05-30', 'acute', '暂未发现酸碱失衡'],
    ['P1102', '2025-09-11', 'acute', '失代偿性高AG型代谢性酸中毒'],
    ['P1102', '2025-09-13', 'acute', '代偿性高AG型代谢性酸中毒'],
    ['P1103', '2024-02-14', 'acute', '失代偿性正常AG型（高氯性）代谢性酸中毒'],
    ['P1103', '2025-10-09', 'chronic', '失代偿性正常AG型（高氯性）代谢性酸中毒'],
    ['P1104', '2023-03-17', 'acute', '代偿性代谢性碱中毒'],
    ['P1104', '2025-08-18', 'acute', '失代偿性代谢性碱中毒'],
    ['P1105', '2024-12-12', 'chronic', '代谢性碱中毒合并慢性呼吸性酸中毒'],
    ['P1105', '2025-11-03', 'chronic', '慢性呼吸性酸中毒合并高AG型代谢性酸中毒、代谢性碱中毒（三重酸碱失衡）'],
  ] as const)('%s %s %s: %s', async (patientId, day, caseType, expected) => {
    expect((await gasOf(patientId, day))[caseType].group_result).toBe(expected);
  });

  test('each has four gases or more over three years', async () => {
    for (const patientId of ['P1101', 'P1102', 'P1103', 'P1104', 'P1105']) {
      const entries = await list(patientId);
      expect(entries.length).toBeGreaterThanOrEqual(4);
      expect(new Set(entries.map((entry) => entry.report_time.slice(0, 4))).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('what needs attention is a row with its limit, and a triple disorder', async () => {
    const septic = await gasOf('P1102', '2025-09-11');
    const focus = septic.need_focus.map((row) => [row.laboratory_name, row.original_result, row.note]);
    expect(focus).toEqual(
      expect.arrayContaining([
        ['碳酸氢根', '8.7', '低于 10 mmol/L'],
        ['乳酸', '8.4', '不低于 4 mmol/L'],
        // Behind the abnormal lines of the analysis.
        ['酸碱度', '7.21', '酸血症'],
        ['二氧化碳分压', '22.5', '低于 30 mmHg'],
        ['氯', '98', '低氯血症'],
      ]),
    );
    const triple = await gasOf('P1105', '2025-11-03');
    expect(triple.need_focus[0]?.laboratory_name).toBe('三重酸碱失衡');
    expect(triple.need_focus.map((row) => row.laboratory_name)).toContain('乳酸');
    expect(triple.natural_conclusion).toMatch(/（三重酸碱失衡）；Ⅱ型呼吸衰竭，中度低氧血症$/);
  });

  test('before the choice: what holds either way, what is suggested and why, and the own stable gas', async () => {
    const gas = await report(REPORT);
    expect(gas).not.toHaveProperty('type');
    expect(gas.common_result).toBe('呼吸性酸中毒，失代偿，急慢性待选；Ⅱ型呼吸衰竭，中度低氧血症');
    expect(gas.suggested_type).toEqual({
      type: 2,
      reasons: [
        '2025-06-30 稳定期：PaCO₂ 55.2 而 pH 7.362，已代偿',
        '既往 4 份血气中 3 份由医师定为慢性',
        '相隔 7 日以上的两份血气 HCO₃⁻ ≥ 28',
        '标签：慢性阻塞性肺疾病',
      ],
    });
    expect(gas.since_last).toBe('较 2025-11-17 21:40：PaCO₂ −5.2，通气有所改善');
    expect(gas.baseline).toMatchObject({
      paco2: 55.2,
      hco3: 30.6,
      text: '较本人稳定期（2025-06-30，PaCO₂ 55.2、HCO₃⁻ 30.6）：PaCO₂ +13.2、HCO₃⁻ +2.9，符合慢性基础上急性加重',
    });
    expect(gas.need_focus.map((row) => [row.short_name, row.note])).toEqual(
      expect.arrayContaining([
        ['PaO₂', '低于 60 mmHg；未注明吸氧'],
        ['PaCO₂', '高于 50 mmHg'],
        ['pH', '酸血症'],
      ]),
    );
  });

  test('oxygen, fever and venous blood: no judgment of hypoxia', async () => {
    expect((await gasOf('P1102', '2025-09-11')).acute.hypoxia).toBe('不适用');
    expect((await gasOf('P1102', '2025-09-16')).acute.hypoxia).toBe('不适用');
    expect((await gasOf('P1101', '2025-10-25')).acute).toMatchObject({
      hypoxia: '不适用',
      hints: expect.arrayContaining([expect.stringContaining('氧合指数 201.4 mmHg')]) as string[],
    });
    expect((await gasOf('P1101', '2025-10-22')).acute.hypoxia).toBe('中度低氧血症');
  });

  test('kPa are converted; a gap that counts potassium is told apart', async () => {
    const abroad = await gasOf('P1103', '2024-02-14');
    expect(abroad.laboratories?.find((row) => row.code === 'PCO2')).toMatchObject({
      original_units: 'kPa',
      abnormal_type: -1,
    });
    expect(abroad.acute.disorders).toEqual(['MAC_NAG']);
    const septic = await gasOf('P1102', '2025-09-11');
    expect(septic.acute.hints.join()).toContain('报告所印阴离子间隙 36.2 与 Na⁺−Cl⁻−HCO₃⁻ 所得 31.3 不同');
    expect(septic.acute.lactic_acid).toBe('乳酸酸中毒');
  });

  test('nothing found leaves the conclusion empty', async () => {
    expect((await gasOf('P1102', '2024-05-30')).natural_conclusion).toBe('');
  });
});

// covers A-7-05, A-4-39, A-4-40
describe('the case type', () => {
  test('is saved for the report with user and time, and decides the conclusion', async () => {
    expect(await choose(2)).toMatchObject({ status: 200, body: {} });
    const chosen = await report(REPORT);
    expect(chosen).not.toHaveProperty('common_result');
    expect(chosen).toMatchObject({
      type: 2,
      type_user_name: '沈若溪',
      type_time: '2025-11-18T10:30:00+08:00',
      natural_conclusion: '失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症',
    });
    expect((await list(PATIENT))[0]?.type).toBe(2);
    await choose(1);
    expect((await report(REPORT)).type).toBe(1);
  });

  test('a colleague sees it and may change it', async () => {
    await choose(2);
    const mine = calls;
    calls = await calls.as('doctor2');
    expect(await report(REPORT)).toMatchObject({ type: 2, type_user_name: '沈若溪' });
    await choose(1);
    calls = mine;
    expect(await report(REPORT)).toMatchObject({ type: 1, type_user_name: '陆明哲' });
  });

  test.each([0, 3, 1.5, 'x'])('%s is none', async (type) => {
    expect((await choose(type)).status).toBe(400);
    expect((await report(REPORT)).type).toBeUndefined();
  });

  test('belongs to the report of that patient', async () => {
    expect(await choose(2, REPORT, 'P1101')).toMatchObject({ status: 400, body: { message: '该报告不属于此患者' } });
    expect(await choose(2, 'R9999-99')).toMatchObject({ status: 404, body: { message: '该报告不存在或已被删除' } });
    expect(await choose(2, SEED_REPORT_IDS.温晓棠, 'P1009')).toMatchObject({ status: 404 });
    expect((await report(REPORT)).type).toBeUndefined();
  });
});
