import type { Application, ApplicationList, DoctorApplications } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { call, type Headers, openFileHospital, openWorld, signIn } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));

async function mine(query = '', headers = doctor): Promise<DoctorApplications> {
  return (await call(hospital.app, 'GET', `/api/v2/application/doctor${query}`, headers)).body as DoctorApplications;
}

async function triggered(reportId: string): Promise<Application[]> {
  const { body } = await call(hospital.app, 'GET', `/api/v2/ai/reports/${reportId}/applications`, doctor);
  return (body as ApplicationList).data;
}

// covers B-7.3-07, B-3-19..31, B-1-22..25, A-1-09..15
test('the eleven tools and the risk model are offered, with the default choice of a doctor', async () => {
  const { applications, my_applications: chosen } = await mine();
  expect(applications.map((application) => application.api_type)).toEqual([3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 2]);
  expect(applications.map((application) => application.sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(chosen.map((application) => [application.name, application.sort])).toEqual([
    ['血气分析', 1],
    ['CKD 分期', 2],
    ['Grace 评分', 3],
    ['胸腔积液鉴别', 4],
    ['甲状腺用药随访', 5],
  ]);
  expect(applications[2]).toMatchObject({
    application_id: 'app-grace',
    application_name: 'Grace 评分',
    app_icon: 'icon-grace',
    type: 'assessment',
    highlight: false,
  });
});

test('a report and a patient that it is not of are refused together', async () => {
  const report = `report_id=${SEED_REPORT_IDS.顾怀远}`;
  const { status, body } = await call(
    hospital.app,
    'GET',
    `/api/v2/application/doctor?patient_id=P1001&${report}`,
    doctor,
  );
  expect({ status, body }).toEqual({ status: 400, body: { status: 400, message: '报告不属于该患者' } });
  expect((await mine(`?patient_id=P1004&${report}`)).applications).toEqual((await mine(`?${report}`)).applications);
});

// covers B-7.3-06, B-2.8-28
test.each([
  [SEED_REPORT_IDS.何秀兰, [3]],
  [SEED_REPORT_IDS.顾怀远, [4]],
  [SEED_REPORT_IDS.严松年, [5]],
  [SEED_REPORT_IDS.戴建国, [6]],
  [SEED_REPORT_IDS.梁书敏, [7]],
  [SEED_REPORT_IDS.温晓棠, [8, 14]],
  [SEED_REPORT_IDS.罗天佑, [9]],
  ['R1016-01', [11]],
  [SEED_REPORT_IDS.贺建军, [12]],
  ['R1017-01', [15]],
  [SEED_REPORT_IDS.谭志远, []],
])('report %s calls for the tools %j', async (reportId, apiTypes) => {
  const applications = await triggered(reportId);
  expect(applications.map((application) => application.api_type)).toEqual(apiTypes);
  expect(applications.every((application) => application.highlight === true)).toBe(true);
});

test('hints are composed of the facts of the report', async () => {
  const { my_applications: chosen } = await mine(`?report_id=${SEED_REPORT_IDS.严松年}&patient_id=P1002`);
  const grace = chosen.find((application) => application.api_type === 5);
  expect(grace?.hint).toMatch(/^hs-cTnI 1\.284 ng\/mL ↑，.*心肌标志物已出，可完成评分。$/);
  expect(chosen.filter((application) => application.highlight)).toEqual([grace]);
});

test('a CKD stage is only news when it changed', async () => {
  expect((await triggered(SEED_REPORT_IDS.顾怀远))[0]?.hint).toContain('由 A2 级升至 A3 级');
  expect((await triggered(SEED_REPORT_IDS.孟庆山))[0]?.hint).toBeUndefined();
});

// covers B-7.3-08..11
test('the saved choice keeps its order and belongs to the account', async () => {
  const headers = await signIn(hospital.app, 'doctor', await openWorld(hospital.app));
  const colleague = await signIn(hospital.app, 'doctor2', { 'x-mock-world': headers['x-mock-world'] ?? '' });
  const save = (ids: string[]): Promise<{ status: number; body: unknown }> =>
    call(hospital.app, 'POST', '/api/v2/application/doctor', headers, {
      my_applications: ids.map((application_id, index) => ({ application_id, sort: index + 1 })),
    });
  const names = async (who: Headers): Promise<string[]> =>
    (await mine('', who)).my_applications.map((application) => application.application_id);
  expect((await save(['app-ckd', 'app-grace', 'app-covid19'])).status).toBe(200);
  expect(await names(headers)).toEqual(['app-ckd', 'app-grace', 'app-covid19']);
  expect(await names(colleague)).toHaveLength(5);
  const shuffled = [
    { application_id: 'app-grace', sort: 3 },
    { application_id: 'app-ckd', sort: 1 },
    { application_id: 'app-covid19', sort: 2 },
  ];
  const bySort = { my_applications: shuffled };
  expect((await call(hospital.app, 'POST', '/api/v2/application/doctor', headers, bySort)).status).toBe(200);
  expect((await mine('', headers)).my_applications).toMatchObject([
    { application_id: 'app-ckd', sort: 1 },
    { application_id: 'app-covid19', sort: 2 },
    { application_id: 'app-grace', sort: 3 },
  ]);
  expect(await save(['app-ckd', 'app-ckd'])).toMatchObject({
    status: 400,
    body: { message: '应用重复，请修改后再提交' },
  });
  expect(await save(['app-none'])).toMatchObject({ status: 400, body: { message: '应用不存在' } });
  expect((await save([])).status).toBe(200);
  expect(await names(headers)).toEqual([]);
});

// covers A-7-02, A-3-01..10, A-3-20..21
test('the detail of an application tells what it needs and rests on', async () => {
  const { body } = await call(hospital.app, 'GET', '/api/v2/application/app-grace', doctor);
  expect(body as Application).toMatchObject({
    id: 'app-grace',
    api_type: 5,
    category: 2,
    systems: ['心血管'],
    additional_infos: [
      { title: '所需检验', content: '血肌酐、心肌坏死标志物；另需年龄、心率、收缩压与 Killip 分级。' },
      { title: '依据', content: 'Granger，Arch Intern Med 2003；163：2345。' },
      { title: '使用说明', content: '<p>结果仅供临床参考，<strong>不替代医师诊断</strong>。</p>' },
    ],
    author_info: '江州市第一人民医院检验科',
  });
  expect((body as Application).author_desc).not.toBe('');
});
