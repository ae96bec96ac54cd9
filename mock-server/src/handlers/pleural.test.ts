import type { PleuralInit, PleuralOutcome } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import {
  PLEURAL_FORM,
  PLEURAL_PATIENT,
  openPleuralCalls,
  type PleuralCalls,
  value,
} from './pleural-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: PleuralCalls;
beforeEach(async () => {
  doctor = await openPleuralCalls(hospital);
});

describe('a new assessment', () => {
  // covers A-7-14
  test("starts from the patient's newest fluid and serum, each with its report", async () => {
    const init = await doctor.init<PleuralInit>();
    expect(init).toMatchObject({
      patient_id: PLEURAL_PATIENT,
      name: '戴建国',
      patient_age: 54,
      patient_gender: '男',
      mine: true,
      total_protein: value('68.4', '65', '85'),
      protein_quantification: value('42.6', '0', '25'),
      blood_lactate_dehydrogenase: value('214', '120', '250'),
      fluid_lactate_dehydrogenase: value('386', '0', '200'),
    });
    expect(init.laboratories?.map((row) => row.report_id)).toEqual(Array(4).fill('R1007-01'));
    expect(init.laboratories?.[1]).toMatchObject({
      laboratory_name: '胸水蛋白定量',
      original_specimen: '胸水',
      original_units: 'g/L',
    });
  });

  test('takes the serum nearest to the fluid and converts g/dL', async () => {
    const init = await doctor.init<PleuralInit>('P1145');
    expect(init).toMatchObject({
      protein_quantification: value('46.2'),
      blood_lactate_dehydrogenase: value('262', '120', '250'),
    });
    expect(init.laboratories?.map((row) => row.report_id)).toEqual(['R1145-02', 'R1145-01', 'R1145-02', 'R1145-01']);
  });

  test('is empty where nothing was measured', async () => {
    const init = await doctor.init<PleuralInit>(SEED_PATIENT_IDS.温晓棠);
    expect(init).toMatchObject({ total_protein: value(''), fluid_lactate_dehydrogenase: value(''), laboratories: [] });
  });
});

describe('measuring', () => {
  // covers A-7-23, A-7-29
  test('gives conclusion, ratios and the way to the other conclusion', async () => {
    const { body } = await doctor.post('measure', PLEURAL_FORM);
    expect(body as PleuralOutcome).toMatchObject({
      diagnosis_name: '渗出液',
      judgment: '符合Light标准（3/3项），考虑渗出液',
      criteria: [
        { code: 'R1', met: true },
        { code: 'R2', met: true },
        { code: 'R3', met: true },
      ],
      missing: [],
    });
  });

  test('says what each criterion rests on, with its source', async () => {
    const { contributions = [] } = (await doctor.post('measure', PLEURAL_FORM)).body as PleuralOutcome;
    expect(contributions.map(({ item, points }) => [item, points])).toEqual([
      ['R1', 1],
      ['R2', 1],
      ['R3', 1],
    ]);
    for (const { source } of contributions) expect(source).toContain('Light RW');
  });

  test('with too few values answers without a conclusion and names the ratios', async () => {
    const partial = { ...PLEURAL_FORM, protein_quantification: value(''), fluid_lactate_dehydrogenase: value('100') };
    expect(await doctor.post('measure', partial)).toMatchObject({
      status: 200,
      body: {
        diagnosis_name: '',
        judgment: '您的检验项目尚不满足计算条件，请您完善',
        missing: ['胸水/血清总蛋白比值'],
        distance: [],
      },
    });
    const { body } = await doctor.post('measure', { report_id: '' });
    expect((body as PleuralOutcome).missing).toEqual([
      '胸水/血清总蛋白比值',
      '胸水/血清乳酸脱氢酶比值',
      '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值',
    ]);
  });

  // covers A-5-26, A-5-27
  test('refuses a lower bound above the upper', async () => {
    for (const item of [
      'total_protein',
      'protein_quantification',
      'blood_lactate_dehydrogenase',
      'fluid_lactate_dehydrogenase',
    ]) {
      expect(await doctor.post('measure', { ...PLEURAL_FORM, [item]: value('60', '85.01', '85') })).toMatchObject({
        status: 400,
        body: { message: '区间上限要大于区间下限' },
      });
    }
    expect((await doctor.post('measure', { ...PLEURAL_FORM, total_protein: value('68.4', '85', '85') })).status).toBe(
      200,
    );
  });

  // covers A-5-28
  test.each(['68.401', '-1', '<60', '六十', '1e3', '60 g/L'])('refuses %s as a result', async (result) => {
    expect(await doctor.post('measure', { ...PLEURAL_FORM, total_protein: value(result) })).toMatchObject({
      status: 400,
      body: { message: '血清总蛋白应为不小于 0 的数字，最多两位小数' },
    });
  });

  test('refuses a bound that is no number and a value that cannot be', async () => {
    expect(await doctor.post('measure', { ...PLEURAL_FORM, total_protein: value('60', '<65') })).toMatchObject({
      status: 400,
      body: { message: '血清总蛋白的区间上下限应为不小于 0 的数字' },
    });
    expect(await doctor.post('measure', { ...PLEURAL_FORM, total_protein: value('6.84') })).toMatchObject({
      status: 400,
      body: { message: '血清总蛋白应在 20–120 g/L 之间' },
    });
  });

  // covers A-7-24..28
  test('rests on each of the four values, of a saved report too', async () => {
    const reportId = await doctor.saved();
    const measured = async (change: object) => {
      const { body } = await doctor.post('measure', { ...PLEURAL_FORM, report_id: reportId, ...change });
      return (body as PleuralOutcome).criteria?.map(({ met }) => met);
    };
    expect(await measured({})).toEqual([true, true, true]);
    const missing = value('');
    expect(await measured({ total_protein: missing })).toEqual([null, true, true]);
    expect(await measured({ protein_quantification: missing })).toEqual([null, true, true]);
    expect(await measured({ blood_lactate_dehydrogenase: missing })).toEqual([true, null, true]);
    expect(await measured({ fluid_lactate_dehydrogenase: missing })).toEqual([true, null, null]);
    expect((await doctor.post('measure', { ...PLEURAL_FORM, report_id: 7 })).status).toBe(400);
  });

  test('takes full-width digits and saves nothing', async () => {
    expect((await doctor.post('measure', { ...PLEURAL_FORM, total_protein: value(' ６８.４ ') })).body).toMatchObject({
      diagnosis_name: '渗出液',
    });
    expect(await doctor.list()).toEqual([]);
  });

  test('says when the limit of LDH is not that of the report', async () => {
    const { body } = await doctor.post('measure', { ...PLEURAL_FORM, blood_lactate_dehydrogenase: value('214') });
    expect((body as PleuralOutcome).review_notes?.join()).toContain('250 U/L');
  });
});
