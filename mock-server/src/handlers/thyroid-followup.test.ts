import type { ThyroidFollowUpForm, ThyroidFollowUpInit } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import {
  at,
  THYROID_FORM,
  THYROID_PATIENT,
  openThyroidFollowUpCalls,
  type ThyroidFollowUpCalls,
} from './thyroid-followup-calls.test-support.ts';

/** Nothing of the kind is known of this one. */
const OTHER_PATIENT = 'P1004';

const hospital = await openFileHospital();
let doctor: ThyroidFollowUpCalls;
beforeEach(async () => {
  doctor = await openThyroidFollowUpCalls(hospital);
});

describe('a new follow-up', () => {
  // covers A-7-36, A-3-253, A-3-255..263, A-9-25, A-9-27..29
  test('starts from the patient, the newest hormones and the last follow-up', async () => {
    const init = await doctor.init<ThyroidFollowUpInit>();
    expect(init).toMatchObject({
      report_id: '',
      patient_id: THYROID_PATIENT,
      name: '许静',
      gender: '女',
      age: 38,
      weight: 56.5,
      weight_unit: 'kg',
      operation: '双侧切除',
      lymph_metastasis: 3,
      capsular_invasion: '无',
      medicine_name: '',
      medicine_time: null,
      palpitation: '',
      anxiety: '',
      tsh: 0.03,
      tsh_unit: 'mU/L',
      ft3: 6.42,
      ft3_unit: 'pmol/L',
      ft4: 24.6,
      ft4_unit: 'pmol/L',
      // 29 months at the follow-up of 2025-07-16, and four more since.
      months_since_surgery: 33,
    });
    expect(init.sources).toHaveLength(3);
    expect(init.sources?.[0]).toMatchObject({ item: 'tsh', value: '0.03 mIU/L', report_id: 'R1151-01' });
    expect(init.references).toContainEqual({ item: 'tsh', lower: 0.27, upper: 4.2 });
  });

  test.each([
    ['2025-08-15', 29],
    ['2025-08-16', 30],
    ['2025-11-15', 32],
    ['2025-11-16', 33],
    ['2026-07-15', 40],
    ['2026-07-16', 41],
  ])('on %s it is %i whole months since surgery, 29 of them by 2025-07-16', async (day, months) => {
    await doctor.setClock(`${day}T10:30:00+08:00`);
    expect((await doctor.init<ThyroidFollowUpInit>()).months_since_surgery).toBe(months);
  });

  test('of a patient without any starts empty', async () => {
    const { body } = await doctor.get('init/P1040');
    expect(body).toMatchObject({ weight: null, weight_unit: 'kg', operation: '', tsh_unit: 'mU/L', sources: [] });
  });

  test('of a patient who is not there is refused', async () => {
    expect(await doctor.get('init/P9999')).toMatchObject({ status: 404, body: { message: '患者不存在' } });
  });
});

// covers A-7-35
test('the list has the newest first, by the time of the medicine', async () => {
  const entries = await doctor.list();
  expect(entries.map((entry) => entry.report_time.slice(0, 10))).toEqual([
    '2025-07-16',
    '2025-01-15',
    '2024-07-17',
    '2023-07-19',
  ]);
  expect(entries[0]?.medicine_time).toBe(at('2025-07-16T07:00:00'));
  const reportId = await doctor.saved();
  expect((await doctor.list())[0]).toEqual({
    report_id: reportId,
    report_time: '2025-11-18T07:00:00+08:00',
    medicine_time: THYROID_FORM.medicine_time,
    medicine_metering: '100ug',
    other_medicine_metering: '',
    tsh: 0.05,
  });
});

describe('saving', () => {
  // covers A-7-34, A-7-37, A-7-38, A-7-39, A-6-11
  test('keeps the form and says what it means', async () => {
    const reportId = await doctor.saved();
    const record = await doctor.read(reportId);
    expect(record).toMatchObject({
      ...THYROID_FORM,
      report_id: reportId,
      mine: true,
      editable: true,
      user_name: '沈若溪',
    });
    expect(record.history).toEqual([
      { date: '2025-11-18T10:30:00+08:00', role_type: 1, user_name: '沈若溪', user_id: 'u-doctor', type: '新建' },
    ]);
    // Lymph nodes make 中高危; nothing raises the side effects of a woman of 38: <0.1 in both phases.
    expect(record.assessment).toMatchObject({
      recurrence: '中高危',
      side_effect: '低危',
      target_text: '<0.1',
      status: '达标',
      overtreatment: false,
      reference_dose: { lower: 84.8, upper: 141.3 },
    });
    expect(record.assessment?.review_notes.length).toBeGreaterThan(0);
    expect(record.assessment?.rule_version).not.toBe('');
  });

  test('a dose other than last time asks for a control in four weeks', async () => {
    expect((await doctor.read(await doctor.saved())).assessment?.advice[0]).toBe('TSH 达标，建议剂量调整后 4 周复查');
    const kept = await doctor.saved({
      ...THYROID_FORM,
      medicine_metering: '125ug',
      medicine_time: at('2025-11-17T07:00:00'),
    });
    expect((await doctor.read(kept)).assessment?.advice[0]).toBe('TSH 达标，建议 2 至 3 个月后复查');
  });

  // covers A-3-206, A-3-207
  test('leaves no unit without a value', async () => {
    const record = await doctor.read(
      await doctor.saved({ ...THYROID_FORM, weight: null, ft3: null, tsh: 0.05, tsh_unit: '' }),
    );
    expect(record).toMatchObject({ weight_unit: '', ft3_unit: '', ft4_unit: 'pmol/L', tsh_unit: 'mU/L' });
  });

  test('keeps no text that its choice does not ask for', async () => {
    const record = await doctor.read(
      await doctor.saved({
        ...THYROID_FORM,
        gender: '男',
        paramenia: '有',
        other_medicine_metering: '62.5ug',
        other_medicines: '无',
      }),
    );
    expect(record).toMatchObject({ paramenia: '', other_medicine_metering: '', other_medicines_information: '' });
    const other = await doctor.read(
      await doctor.saved({
        ...THYROID_FORM,
        medicine_time: at('2025-11-17T07:00:00'),
        medicine_metering: '其他',
        other_medicine_metering: ' 62.5ug ',
      }),
    );
    expect(other.other_medicine_metering).toBe('62.5ug');
  });

  // covers A-5-41, A-5-43..46, A-5-48..55, A-5-57
  test.each<[string, ThyroidFollowUpForm, string]>([
    ['name', { name: '  ' }, '请填写姓名'],
    ['age', { age: null }, '请填写年龄'],
    ['an age of 201', { age: 201 }, '请填写0-200的年龄'],
    ['an age of -1', { age: -1 }, '请填写0-200的年龄'],
    ['an age of 38.5', { age: 38.5 }, '请填写0-200的年龄'],
    ['a weight of 0', { weight: 0 }, '请填写大于0的体重'],
    ['a weight with three decimals', { weight: 56.505 }, '体重最多保留两位小数'],
    ['gender', { gender: '' }, '请选择性别'],
    ['medicine name', { medicine_name: '' }, '请选择用药名称'],
    ['medicine time', { medicine_time: null }, '请选择用药时间'],
    ['a time ahead', { medicine_time: at('2025-11-18T10:30:01') }, '用药时间不能晚于当前时间'],
    [
      'a day that has a follow-up',
      { medicine_time: at('2025-07-16T00:00:00') },
      '当前用药时间已存在随访记录，请勿重复添加！',
    ],
    [
      'the last minute of such a day',
      { medicine_time: at('2025-07-16T23:59:59') },
      '当前用药时间已存在随访记录，请勿重复添加！',
    ],
    ['dose', { medicine_metering: '' }, '请选择每天用药剂量'],
    ['the other dose', { medicine_metering: '其他', other_medicine_metering: ' ' }, '请填写其他用药剂量'],
    ['the other medicines', { other_medicines_information: '' }, '请填写其他药物信息'],
  ])('is refused: %s', async (_what, change, message) => {
    expect(await doctor.save({ ...THYROID_FORM, ...change })).toEqual(
      expect.objectContaining({ status: 400, body: { status: 400, message } }),
    );
    expect(await doctor.list()).toHaveLength(4);
  });

  // covers A-5-47, A-5-56, A-5-58
  test.each<ThyroidFollowUpForm>([
    { weight: null },
    { age: 0 },
    { age: 200 },
    { weight: 0.01 },
    { medicine_time: at('2025-11-18T10:30:00') },
    { medicine_time: at('2025-07-15T23:59:59') },
    { medicine_time: at('2025-07-17T00:00:00') },
    { other_medicines: '无', other_medicines_information: '' },
    { tsh: null, ft3: null, ft4: null },
  ])('is accepted: %j', async (change) => {
    await doctor.saved({ ...THYROID_FORM, ...change });
    expect(await doctor.list()).toHaveLength(5);
  });

  // covers A-5-42
  test('takes a name of 20 characters and refuses one of 21', async () => {
    expect((await doctor.save({ ...THYROID_FORM, name: '许'.repeat(21) })).status).toBe(400);
    await doctor.saved({ ...THYROID_FORM, name: '许'.repeat(20) });
  });

  test('for one patient with the form of another is refused', async () => {
    expect(await doctor.save({ ...THYROID_FORM, patient_id: OTHER_PATIENT })).toMatchObject({
      status: 400,
      body: { message: '该报告不属于此患者' },
    });
    const report_id = await doctor.saved();
    expect(await doctor.save({ ...THYROID_FORM, patient_id: OTHER_PATIENT, report_id }, OTHER_PATIENT)).toMatchObject({
      status: 400,
      body: { message: '该报告不属于此患者' },
    });
  });
});
