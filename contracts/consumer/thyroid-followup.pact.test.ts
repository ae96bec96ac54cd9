import { initThyroidFollowUp, saveThyroidFollowUp } from '@jianwei/api-client/thyroid-followup/thyroid-followup';
import { describe, expect } from 'vitest';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import { patientId, lastRecord, unknownRecord, given, none, gone, at, form } from './thyroid-followup-examples.ts';

/** A new follow-up of a day that has none. */
const input = { ...form, patient_id: patientId, report_id: '', medicine_time: at('2025-09-03T07:00:00') };

// covers A-7-36
describe('initThyroidFollowUp', () => {
  const asked = { operationId: 'initThyroidFollowUp', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/medication/thyroid/init/${patientId}`;
  const known = {
    name: '许静',
    gender: '女',
    age: 38,
    weight: 56.5,
    weight_unit: 'kg',
    operation: '双侧切除',
    tsh: 0.03,
    tsh_unit: 'mU/L',
    ft3: 6.42,
    ft3_unit: 'pmol/L',
    ft4: 24.6,
    ft4_unit: 'pmol/L',
  } as const;
  const reference = { item: 'tsh', lower: 0.27, upper: 4.2 } as const;
  const source = {
    item: 'tsh',
    label: 'TSH',
    value: '0.03 mIU/L',
    report_id: 'R1151-01',
    report_time: '2025-11-12T08:20:00+08:00',
  };

  agree({
    ...asked,
    when: 'a new follow-up of a patient',
    whole: true,
    given,
    path,
    answer: known,
    call: () => initThyroidFollowUp(patientId),
    gets: (answer) => expect(answer).toMatchObject(known),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'where the hormones come from, and the intervals they are judged by',
    whole: true,
    given,
    path,
    answer: { sources: [source], references: [reference] },
    call: () => initThyroidFollowUp(patientId),
    gets: (answer) => expect(answer).toMatchObject({ sources: [source], references: [reference] }),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/medication/thyroid/init/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => initThyroidFollowUp(unknownPatient),
  });
});

// covers A-7-37, A-7-38, A-7-39
describe('saveThyroidFollowUp', () => {
  const asked = { operationId: 'saveThyroidFollowUp', as: 'doctor', method: 'POST' } as const;
  const path = `/api/v2/model/medication/thyroid/${patientId}`;
  const changed = { ...form, patient_id: patientId, report_id: lastRecord, weight: 57 };

  agree({
    ...asked,
    when: 'a new follow-up',
    given,
    path,
    body: input,
    answer: { report_id: 'TF000022' },
    call: () => saveThyroidFollowUp(patientId, input),
    gets: (answer) => expect(answer.report_id).toBe('TF000022'),
  });
  agree({
    ...asked,
    when: 'a change of a follow-up, whose day stays its own',
    given,
    path,
    body: changed,
    answer: { report_id: is(lastRecord) },
    call: () => saveThyroidFollowUp(patientId, changed),
    gets: (answer) => expect(answer.report_id).toBe(lastRecord),
  });
  // covers A-5-41, A-5-43, A-5-44, A-5-46, A-5-49..55
  for (const [when, part, message] of [
    ['without a name', { name: '' }, '请填写姓名'],
    ['without an age', { age: null }, '请填写年龄'],
    ['with an age above 200', { age: 201 }, '请填写0-200的年龄'],
    ['with a weight of 0', { weight: 0 }, '请填写大于0的体重'],
    ['without a gender', { gender: '' }, '请选择性别'],
    ['without the medicine', { medicine_name: '' }, '请选择用药名称'],
    ['without a medicine time', { medicine_time: null }, '请选择用药时间'],
    [
      'for a day that has a follow-up',
      { medicine_time: at('2025-07-16T12:00:00') },
      '当前用药时间已存在随访记录，请勿重复添加！',
    ],
    ['without a dose', { medicine_metering: '' }, '请选择每天用药剂量'],
    ['with another dose that is not named', { medicine_metering: '其他' }, '请填写其他用药剂量'],
  ] as const) {
    refuse({
      ...asked,
      when,
      given,
      path,
      body: { ...input, ...part },
      status: 400,
      message,
      isExactly: true,
      call: () => saveThyroidFollowUp(patientId, { ...input, ...part }),
    });
  }
  // The wording of these two is not the specification's.
  for (const [when, part, message] of [
    ['with a time that lies ahead', { medicine_time: at('2099-01-01T07:00:00') }, '用药时间不能晚于当前时间'],
    ['with other medicines that are not named', { other_medicines: '有' }, '请填写其他药物信息'],
  ] as const) {
    refuse({
      ...asked,
      when,
      given,
      path,
      body: { ...input, ...part },
      status: 400,
      message,
      call: () => saveThyroidFollowUp(patientId, { ...input, ...part }),
    });
  }
  const lost = { ...input, report_id: unknownRecord };
  refuse({
    ...asked,
    when: 'a change of a follow-up that is not there',
    given: none,
    path,
    body: lost,
    status: 404,
    message: gone,
    call: () => saveThyroidFollowUp(patientId, lost),
  });
});
