import type { Covid19Init, ThyroidFollowUpInit } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import { COVID_FORM, COVID_PATIENT, openCovid19Calls } from './covid19-calls.test-support.ts';
import { openPleuralCalls, PLEURAL_FORM, value } from './pleural-calls.test-support.ts';
import { at, openThyroidFollowUpCalls, THYROID_FORM, THYROID_PATIENT } from './thyroid-followup-calls.test-support.ts';

// Forms of tools that save records: what a new one starts with, and whom they are refused for.

const hospital = await openFileHospital();
const nobody = { status: 404, body: { message: '患者不存在' } };

test('a new form for COVID-19 knows sex, and height and weight of the record before', async () => {
  const covid = await openCovid19Calls(hospital);
  const init = await covid.init<Covid19Init>();
  expect(init).toMatchObject({ report_id: '', gender: '男', weight_unit: 'kg', chronic_history: [] });
  const woman = await covid.init<Covid19Init>(SEED_PATIENT_IDS.温晓棠);
  expect(woman).toMatchObject({ gender: '女', weight: null, height: null });
  await covid.saved({ ...COVID_FORM, weight: 83, height: 169 });
  expect(await covid.init<Covid19Init>()).toMatchObject({ weight: 83, height: 169 });
});

test('a record for COVID-19 keeps the time it was made for when it is edited', async () => {
  const covid = await openCovid19Calls(hospital);
  const report_id = await covid.saved();
  await covid.setClock('2025-11-18T12:00:00+08:00');
  await covid.saved({ ...COVID_FORM, report_id });
  expect(await covid.read(report_id)).toMatchObject({ report_time: '2025-11-18T10:30:00+08:00' });
  expect(await covid.save({ ...COVID_FORM, patient_id: 'P9999' }, 'P9999')).toMatchObject(nobody);
  expect((await covid.read(report_id)).patient_id).toBe(COVID_PATIENT);
});

test('a new follow-up counts the months on, and knows none where none were known', async () => {
  const thyroid = await openThyroidFollowUpCalls(hospital);
  const next = async (months: number | null) => {
    await thyroid.saved({ ...THYROID_FORM, months_since_surgery: months });
    await thyroid.setClock('2026-01-20T10:00:00+08:00');
    const init = await thyroid.init<ThyroidFollowUpInit>();
    await thyroid.setClock('2025-11-18T10:30:00+08:00');
    return init.months_since_surgery;
  };
  // 18 November to 20 January: two whole months.
  expect(await next(7)).toBe(9);
  const other = await openThyroidFollowUpCalls(hospital);
  await other.saved({ ...THYROID_FORM, months_since_surgery: null });
  expect((await other.init<ThyroidFollowUpInit>()).months_since_surgery).toBeNull();
});

test('a new follow-up knows the sex; of nobody there is no list', async () => {
  const thyroid = await openThyroidFollowUpCalls(hospital);
  expect(await thyroid.init<ThyroidFollowUpInit>()).toMatchObject({ gender: '女', patient_id: THYROID_PATIENT });
  expect(await thyroid.init<ThyroidFollowUpInit>(SEED_PATIENT_IDS.顾怀远)).toMatchObject({ gender: '男' });
  expect(await thyroid.get('P9999/history')).toMatchObject(nobody);
});

test('a dose typed by hand counts as another dose, and stands in the list', async () => {
  const thyroid = await openThyroidFollowUpCalls(hospital);
  const byHand = { ...THYROID_FORM, medicine_metering: '其他', other_medicine_metering: '62.5ug' } as const;
  const first = await thyroid.saved(byHand);
  expect((await thyroid.list()).find((row) => row.report_id === first)).toMatchObject({
    medicine_metering: '其他',
    other_medicine_metering: '62.5ug',
    tsh: 0.05,
  });
  await thyroid.setClock('2025-11-20T10:30:00+08:00');
  const later = { ...byHand, medicine_time: at('2025-11-20T07:00:00') };
  const same = await thyroid.saved(later);
  await thyroid.saved({ ...later, report_id: same });
  const { assessment } = await thyroid.read(same);
  const changed = await thyroid.saved({ ...later, report_id: same, other_medicine_metering: '75ug' });
  expect((await thyroid.read(changed)).assessment).not.toEqual(assessment);
});

test('one bound of a range may be missing', async () => {
  const pleural = await openPleuralCalls(hospital);
  for (const protein of [value('68.4', '65', ''), value('68.4', '', '85')]) {
    const { status } = await pleural.post('measure', { ...PLEURAL_FORM, total_protein: protein });
    expect(status, JSON.stringify(protein)).toBe(200);
  }
});

test.each([
  ['total_protein', '血清总蛋白'],
  ['protein_quantification', '胸水蛋白定量'],
  ['blood_lactate_dehydrogenase', '血清乳酸脱氢酶'],
  ['fluid_lactate_dehydrogenase', '胸水乳酸脱氢酶'],
])('%s that is no number is refused by its own name', async (item, name) => {
  const pleural = await openPleuralCalls(hospital);
  const { status, body } = await pleural.post('measure', { ...PLEURAL_FORM, [item]: value('高') });
  expect(status).toBe(400);
  expect((body as { message: string }).message).toBe(`${name}应为不小于 0 的数字，最多两位小数`);
});
