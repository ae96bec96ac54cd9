import type { Application, ApplicationPatientPage, ApplicationUsage } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';

const hospital = await openFileHospital();
const world = await openWorld(hospital.app);
const doctor = await signIn(hospital.app, 'doctor', world);

async function usage(id: string, headers = doctor): Promise<ApplicationUsage> {
  const { status, body } = await call(hospital.app, 'GET', `/api/v2/application/${id}/usage`, headers);
  expect(status).toBe(200);
  return body as ApplicationUsage;
}

async function patients(id: string, query = '', headers = doctor): Promise<ApplicationPatientPage> {
  const url = encodeURI(`/api/v2/application/${id}/patients${query}`);
  const { status, body } = await call(hospital.app, 'GET', url, headers);
  expect(status).toBe(200);
  return body as ApplicationPatientPage;
}

async function mySaved(): Promise<number> {
  const { doctors } = await usage('app-grace');
  return doctors.find((entry) => entry.user_id === 'u-doctor')?.record_count ?? 0;
}

test('what triggered a tool is counted by patient, report and department, and the parts make the whole', async () => {
  const { departments, ...whole } = await usage('app-grace');
  const page = await patients('app-grace', '?page_size=200');
  expect(whole).toMatchObject({ application_id: 'app-grace', has_records: true, patient_count: page.total_elements });
  const add = (key: 'patient_count' | 'report_count' | 'record_count') =>
    departments.reduce((sum, entry) => sum + entry[key], 0);
  expect(add('patient_count')).toBe(whole.patient_count);
  expect(add('report_count')).toBe(whole.report_count);
  expect(add('record_count')).toBe(whole.record_count);
  expect(page.data.reduce((sum, entry) => sum + entry.report_count, 0)).toBe(whole.report_count);
  const yan = page.data.find((entry) => entry.patient_id === SEED_PATIENT_IDS.严松年);
  expect(yan).toMatchObject({ patient_name: '严松年', report_id: SEED_REPORT_IDS.严松年, record_count: 3 });
});

test('doctors: who saved records comes first, who only added the tool is there as well', async () => {
  const { doctors } = await usage('app-grace');
  expect(doctors[0]).toMatchObject({ user_id: 'u-doctor', user_name: '沈若溪', title: '主治医师', added: true });
  expect(doctors.find((entry) => entry.user_id === 'u-lab')).toMatchObject({ added: true, record_count: 0 });
  expect(doctors.map((entry) => entry.user_id)).not.toContain('u-blacklisted');
  expect(await usage('app-gastric')).toMatchObject({ has_records: false, record_count: 0, doctors: [] });
});

test('a record that is deleted is counted no longer; a tool that is added names its doctor', async () => {
  const before = await mySaved();
  expect((await call(hospital.app, 'POST', '/api/v2/model/grace/GR000003/delete', doctor)).status).toBe(200);
  expect(await mySaved()).toBe(before - 1);
  const order = { my_applications: [{ application_id: 'app-gastric', sort: 1 }] };
  expect((await call(hospital.app, 'POST', '/api/v2/application/doctor', doctor, order)).status).toBe(200);
  expect((await usage('app-gastric')).doctors.map((entry) => entry.user_name)).toEqual(['沈若溪']);
  expect((await usage('app-grace')).doctors.find((entry) => entry.user_id === 'u-doctor')?.added).toBe(false);
});

test('patients are paged, newest report first, and narrowed to a department', async () => {
  const all = await patients('app-ckd', '?page_size=200');
  const times = all.data.map((entry) => entry.report_time ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await patients('app-ckd', '?page=1&page_size=2')).data).toEqual(all.data.slice(2, 4));
  const department = all.data[0]?.department ?? '';
  const narrowed = await patients('app-ckd', `?page_size=200&department=${department}`);
  expect(narrowed.data).toEqual(all.data.filter((entry) => entry.department === department));
});

test('the risk model counts the reports it has a probability for', async () => {
  const { data } = await patients('app-ckd-risk', '?page_size=200');
  expect(data.map((entry) => entry.patient_id)).toContain(SEED_PATIENT_IDS.顾怀远);
});

// C-18 of the decisions.
test('role 11 has counts only: no list of patients, and none in the counts', async () => {
  const applicant = await signIn(hospital.app, 'applicant', world);
  const counts = await usage('app-cerebrospinal', applicant);
  expect(counts.patient_count).toBeGreaterThan(0);
  const { data } = await patients('app-cerebrospinal', '?page_size=200');
  expect(data.length).toBeGreaterThan(0);
  for (const { patient_id: id, patient_name: name } of data)
    expect([id, name].filter((text) => JSON.stringify(counts).includes(text))).toEqual([]);
  const refused = await call(hospital.app, 'GET', '/api/v2/application/app-cerebrospinal/patients', applicant);
  expect(refused.status).toBe(400);
  expect(refused.body).not.toHaveProperty('data');
});

test('an unknown application is not found', async () => {
  for (const part of ['usage', 'patients']) {
    const { status, body } = await call(hospital.app, 'GET', `/api/v2/application/app-none/${part}`, doctor);
    expect({ status, body }).toMatchObject({ status: 404, body: { message: '应用不存在' } });
  }
});

test('an application tells the one disease it is for', async () => {
  const detail = async (id: string) =>
    (await call(hospital.app, 'GET', `/api/v2/application/${id}`, doctor)).body as Application;
  expect((await detail('app-grace')).disease).toBe('急性冠脉综合征');
  expect(await detail('app-blood-gas')).not.toHaveProperty('disease');
});
