import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_PLEURAL_IDS } from '../hospital/seed-ids.ts';
import {
  PLEURAL_FORM,
  PLEURAL_PATIENT,
  openPleuralCalls,
  type PleuralCalls,
  value,
} from './pleural-calls.test-support.ts';

const OWNER_ONLY = { status: 400, body: { status: 400, message: '仅创建者可编辑或删除' } };
const GONE = { status: 404, body: { status: 404, message: '该报告不存在或已被删除' } };

const hospital = await openFileHospital();
let doctor: PleuralCalls;
let colleague: PleuralCalls;
beforeEach(async () => {
  doctor = await openPleuralCalls(hospital);
  colleague = await doctor.as('doctor2');
});

// covers B-7.1-04
test('the earlier assessments of two doctors have their conclusions', async () => {
  expect(await doctor.list('P1144')).toEqual([
    {
      report_id: SEED_PLEURAL_IDS.transudate,
      report_time: '2025-06-20T08:30:00+08:00',
      diagnosis_name: '漏出液',
      mine: true,
      user_name: '沈若溪',
      department: '内分泌科',
    },
    {
      report_id: SEED_PLEURAL_IDS.undecided,
      report_time: '2025-06-19T10:40:00+08:00',
      diagnosis_name: '',
      mine: false,
      user_name: '陆明哲',
      department: '急诊科',
    },
  ]);
});

// covers A-7-13, A-7-15..22, A-1-21, A-3-152..166
test('a saved assessment heads the list, reads as it was entered, and the second doctor sees it', async () => {
  const reportId = await doctor.saved();
  expect(await doctor.list()).toEqual([
    expect.objectContaining({
      report_id: reportId,
      diagnosis_name: '渗出液',
      report_time: '2025-11-18T10:30:00+08:00',
    }),
  ]);
  const report = await doctor.read(reportId);
  expect(report).toMatchObject({
    ...PLEURAL_FORM,
    report_id: reportId,
    diagnosis_name: '渗出液',
    mine: true,
    name: '戴建国',
    patient_age: 54,
    patient_gender: '男',
    user_id: 'u-doctor',
    user_name: '沈若溪',
    department: '内分泌科',
  });
  expect(report.laboratories).toHaveLength(4);
  // The result of the form is the one of today's report, written with other decimals.
  expect(report.laboratories[0]).toMatchObject({ ...value('68.40', '65', '85'), report_id: 'R1007-01' });
  expect(report.rule_version).not.toBe('');
  expect(await colleague.read(reportId)).toMatchObject({ diagnosis_name: '渗出液', mine: false });
});

test('what is saved is checked again, and may lack a conclusion but not every value', async () => {
  expect(await doctor.save({ ...PLEURAL_FORM, total_protein: value('68', '90', '85') })).toMatchObject({
    status: 400,
    body: { message: '区间上限要大于区间下限' },
  });
  expect(await doctor.save({ patient_id: PLEURAL_PATIENT })).toMatchObject({
    status: 400,
    body: { message: '请完善必填项' },
  });
  expect(await doctor.list()).toEqual([]);
  const partial = await doctor.saved({ patient_id: PLEURAL_PATIENT, total_protein: value('68.4') });
  expect(await doctor.read(partial)).toMatchObject({
    diagnosis_name: '',
    protein_quantification: value(''),
  });
});

describe('newer results', () => {
  test('are named when a new assessment would start from others', async () => {
    const { newer_evidence: newer } = await doctor.read(SEED_PLEURAL_IDS.outdated);
    expect(newer?.map(({ item, value: text, report_id }) => [item, text, report_id])).toEqual([
      ['total_protein', '61.2 g/L', 'R1143-01'],
      ['protein_quantification', '39.8 g/L', 'R1143-01'],
      ['blood_lactate_dehydrogenase', '288 U/L', 'R1143-01'],
      ['fluid_lactate_dehydrogenase', '742 U/L', 'R1143-01'],
    ]);
    expect(newer?.[1]?.label).toBe('胸水蛋白定量');
  });

  test('are not when the saved ones are the newest', async () => {
    expect(await doctor.read(SEED_PLEURAL_IDS.exudate)).not.toHaveProperty('newer_evidence');
    expect(await doctor.read(await doctor.saved())).not.toHaveProperty('newer_evidence');
  });
});

test('an exudate by protein alone in a patient under diuretics carries the hint', async () => {
  expect(await doctor.read(SEED_PLEURAL_IDS.pseudoExudate)).toMatchObject({
    judgment: '符合 Light 标准；梯度提示假性渗出，请结合利尿治疗',
    hint: expect.stringMatching(/^血清-胸水蛋白梯度 [\d.]+ g\/L（>31 g\/L）$/) as string,
  });
});

describe('ownership', () => {
  // covers A-6-06..09, A-7-30
  test('the owner edits and deletes, another doctor may do neither', async () => {
    const report_id = await doctor.saved();
    const changed = {
      ...PLEURAL_FORM,
      report_id,
      protein_quantification: value('20'),
      fluid_lactate_dehydrogenase: value('90'),
    };
    expect(await colleague.save(changed)).toMatchObject(OWNER_ONLY);
    expect(await colleague.post(`${report_id}/delete`)).toMatchObject(OWNER_ONLY);
    expect(await doctor.read(report_id)).toMatchObject({ diagnosis_name: '渗出液' });

    expect((await doctor.save(changed)).body).toEqual({ report_id });
    expect(await doctor.read(report_id)).toMatchObject({ diagnosis_name: '漏出液' });
    expect(await doctor.list()).toHaveLength(1);

    expect((await doctor.post(`${report_id}/delete`)).status).toBe(200);
    expect(await doctor.list()).toEqual([]);
    expect(await doctor.get(report_id)).toMatchObject(GONE);
  });

  test("another patient's assessment cannot be moved", async () => {
    const report_id = await doctor.saved();
    expect(await doctor.save({ ...PLEURAL_FORM, report_id }, SEED_PATIENT_IDS.孟庆山)).toMatchObject({
      status: 400,
      body: { message: '该报告不属于此患者' },
    });
  });

  test('an assessment that was deleted meanwhile is not found', async () => {
    const report_id = await doctor.saved();
    await doctor.post(`${report_id}/delete`);
    expect(await doctor.save({ ...PLEURAL_FORM, report_id })).toMatchObject(GONE);
    expect(await doctor.post('measure', { ...PLEURAL_FORM, report_id })).toMatchObject(GONE);
    expect(await doctor.post(`${report_id}/delete`)).toMatchObject(GONE);
  });

  test('a patient who is not there is refused', async () => {
    for (const path of ['init/P9999', 'P9999/history']) {
      expect(await doctor.get(path)).toMatchObject({ status: 404, body: { message: '患者不存在' } });
    }
    expect(await doctor.save(PLEURAL_FORM, 'P9999')).toMatchObject({ status: 404 });
  });
});
