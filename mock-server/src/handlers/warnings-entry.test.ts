import type { Warning, WarningPage } from '@jianwei/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

// What one entry of the warning list holds, and what it leaves out.

const hospital = await openFileHospital();
const path = '/api/v2/warnings';
const now = '2025-11-18T10:30:00+08:00';
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

async function save(body: object): Promise<string> {
  const { body: answer } = await doctor.send('POST', `${path}/create_update`, body);
  return (answer as { warning_id: string }).warning_id;
}

async function found(query: string, caller = doctor): Promise<Warning[]> {
  return (await caller.get<WarningPage>(`${path}?page_size=200&${query}`)).data;
}

const guPlace = { patient_id: 'P1004', patient_name: '顾怀远' };

test('a warning without a report says of whom it is, and nothing of a report', async () => {
  const id = await save({ ...guPlace, warning_id: '', report_id: '', laboratory_id: '', content: '注意' });
  expect(id).toMatch(/^WN\d+$/);
  const [patient] = (await doctor.list('keyword=顾怀远')).data;
  const [warning] = await found(`warning_id=${id}`);
  for (const key of ['report_id', 'report_name', 'laboratory_id', 'critical']) expect(warning).not.toHaveProperty(key);
  expect([warning]).toMatchObject([
    {
      ...guPlace,
      warning_id: id,
      patient_gender: '男',
      department: patient?.department,
      bed_no: patient?.bed_no,
      content: '注意',
      warning_status: 'open',
      warning_source: 'written',
      mine: true,
      records: [{ at: now, step: 'detected', text: '注意' }],
      create_time: now,
      user_name: '沈若溪',
    },
  ]);
});

test('a warning of a report as a whole names the report and the age at its time, no item', async () => {
  const id = await save({ patient_id: 'P1004', report_id: 'R1004-01', content: '注意' });
  const [warning] = await found(`warning_id=${id}`);
  const [report] = (await doctor.list('keyword=R1004-01')).data;
  expect(report?.patient_age).toBeGreaterThan(18);
  expect(warning).toMatchObject({
    report_id: 'R1004-01',
    report_name: report?.report_name,
    patient_age: report?.patient_age,
  });
  for (const key of ['laboratory_id', 'laboratory_name', 'critical', 'critical_limit'])
    expect(warning).not.toHaveProperty(key);
});

test('an item that the catalogue does not know stands under the name it was printed with', async () => {
  const place = { patient_id: 'P1007', report_id: 'R1007-01', laboratory_id: 'R1007-01-09' };
  const [warning] = await found(`warning_id=${await save({ ...place, content: '请复核' })}`);
  expect(warning).toMatchObject({
    ...place,
    laboratory_name: '胸腔积液外观',
    short_name: '胸腔积液外观',
    original_laboratory_name: '胸腔积液外观',
    original_specimen: '胸水',
    original_result: '淡黄色，微浑',
    original_units: '',
    original_reference_interval: '',
  });
  expect(warning).not.toHaveProperty('critical_limit');
});

test('a critical result that stands has nobody who cancelled it', async () => {
  const [warning] = await found('warning_id=W-R1001-01-01');
  for (const key of ['cancel_user_name', 'cancel_time']) expect(warning).not.toHaveProperty(key);
});

test('what was done about a critical result is everybody’s, also for who wrote it', async () => {
  await save({ warning_id: 'W-R1001-01-01', patient_id: 'P1001', content: '已通知' });
  expect(await found('warning_id=W-R1001-01-01')).toMatchObject([{ mine: false, user_name: '沈若溪' }]);
});

test('changing a written warning leaves no record of handling; another report can be named', async () => {
  const id = await save({ patient_id: 'P1004', content: '注意' });
  await save({ warning_id: id, patient_id: 'P1004', report_id: 'R1004-01', content: '注意' });
  const [warning] = await found(`warning_id=${id}`);
  expect(warning).toMatchObject({ report_id: 'R1004-01' });
  expect(warning?.records?.filter(({ step }) => step === 'handled')).toEqual([]);
});

test('what is cancelled already can be cancelled again by anyone, without effect', async () => {
  const id = await save({ patient_id: 'P1004', content: '注意' });
  await doctor.send('POST', `${path}/cancel`, { warning_id: id, reason: 'duplicate' });
  const colleague = await doctor.as('doctor2');
  expect(await colleague.send('POST', `${path}/cancel`, { warning_id: id, reason: 'duplicate' })).toMatchObject({
    status: 200,
    body: {},
  });
  expect(await found(`warning_id=${id}`)).toMatchObject([{ content: '注意', cancel_user_name: '沈若溪' }]);
});

test.each(['keyword= R1001-01 ', 'keyword=孟庆'])('%s finds a warning by report and by name', async (query) => {
  expect((await found(query)).map((warning) => warning.warning_id)).toContain('W-R1001-01-01');
});

test('a warning is found by the number of the stay', async () => {
  const [report] = (await doctor.list('keyword=R1001-01')).data;
  const rows = await found(`keyword=${report?.inpatient_no?.toLowerCase() ?? ''}`);
  expect(new Set(rows.map((warning) => warning.patient_name))).toEqual(new Set(['孟庆山']));
});
