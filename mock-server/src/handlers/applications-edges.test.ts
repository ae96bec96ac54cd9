import type { Application, ApplicationPatientPage, DoctorApplications } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ClinicalCalls;
beforeEach(async () => {
  doctor = await ClinicalCalls.open(hospital);
});

const base = '/api/v2/application';
const REPORT = 'R1004-01';
const mine = (query = '') => doctor.get<DoctorApplications>(`${base}/doctor${query}`);
const triggered = async (id = REPORT) =>
  (await doctor.get<{ data: Application[] }>(`/api/v2/ai/reports/${id}/applications`)).data;
const save = (...ids: string[]) =>
  doctor.send('POST', `${base}/doctor`, {
    my_applications: ids.map((application_id, index) => ({ application_id, sort: index + 1 })),
  });
const idsOf = (applications: readonly Application[]) => applications.map(({ application_id: id }) => id);
async function decide(id: string, change: object, revision = 1) {
  const administrator = await doctor.as('account');
  const { status, text } = await administrator.send('POST', `${base}/manage/${id}`, { revision, ...change });
  expect(status, text).toBe(200);
}

describe('a tool that is stopped, or is not for the department', () => {
  test.each([[{ enabled: false }], [{ departments: ['急诊科'] }]])(
    'by %j is neither offered nor called for',
    async (change) => {
      expect(idsOf(await triggered())).toEqual(['app-ckd']);
      await decide('app-ckd', change);
      expect(await triggered()).toEqual([]);
      const { applications, my_applications: chosen } = await mine(`?report_id=${REPORT}`);
      expect(idsOf(applications)).not.toContain('app-ckd');
      expect(applications).toHaveLength(11);
      // It stays among the own ones, and has nothing to say.
      expect(chosen.find(({ application_id: id }) => id === 'app-ckd')).toMatchObject({ highlight: false });
      expect(chosen.filter(({ hint }) => hint !== undefined)).toEqual([]);
    },
  );

  test('may stay among the own ones, and cannot be added', async () => {
    await decide('app-ckd', { enabled: false });
    await decide('app-gastric', { enabled: false });
    expect((await save('app-ckd', 'app-grace')).status).toBe(200);
    expect(await save('app-grace', 'app-gastric')).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^\S.*已停用或未对本科室开放，不能添加$/) as string },
    });
    expect(idsOf((await mine()).my_applications)).toEqual(['app-ckd', 'app-grace']);
    expect((await save('app-grace')).status).toBe(200);
    expect((await save('app-ckd')).status).toBe(400);
  });
});

test('what a report calls for is marked among the offered and the own tools alike, and without a report nothing is', async () => {
  const marked = (list: readonly Application[]) => idsOf(list.filter(({ highlight }) => highlight === true));
  const beside = await mine(`?report_id=${REPORT}`);
  expect([marked(beside.applications), marked(beside.my_applications)]).toEqual([['app-ckd'], ['app-ckd']]);
  expect(beside.applications.find(({ application_id: id }) => id === 'app-ckd')?.hint).toContain('由 A2 级升至 A3 级');
  const alone = await mine();
  expect([marked(alone.applications), marked(alone.my_applications)]).toEqual([[], []]);
});

test('a report that is not there is not found', async () => {
  for (const path of ['/api/v2/ai/reports/R9999-01/applications', `${base}/doctor?report_id=R9999-01`])
    expect(await doctor.send('GET', path)).toMatchObject({ status: 404, body: { message: '报告不存在或已撤回' } });
});

test('a patient without a report is no contradiction', async () => {
  expect(await mine('?patient_id=P1001')).toEqual(await mine());
});

test('the knowledge base is an application too; an unknown one is not', async () => {
  expect(await doctor.get(`${base}/app-knowledge-base`)).toMatchObject({ name: '检验知识库' });
  expect(await doctor.send('GET', `${base}/app-none`)).toMatchObject({ status: 404, body: { message: '应用不存在' } });
});

test('patients of a tool are those of one department, or all', async () => {
  const patients = (query: string) =>
    doctor.get<ApplicationPatientPage>(`${base}/app-ckd/patients?page_size=200${query}`);
  const all = await patients('');
  const departments = new Set(all.data.map(({ department }) => department));
  expect(departments.size).toBeGreaterThan(1);
  const own = await patients('&department=内分泌科');
  expect(own.total_elements).toBeGreaterThan(0);
  expect(own.data).toEqual(all.data.filter(({ department }) => department === '内分泌科'));
  expect((await patients('&department=没有这一科')).data).toEqual([]);
});
