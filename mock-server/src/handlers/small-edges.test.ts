import type { HomeSummary, LabPlan, LabPlanList, ShareList } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { Query } from '../store/sql.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

// Limits, order and refusals of the small handlers.

const hospital = await openFileHospital();
const doctor = await ClinicalCalls.open(hospital);
const gone = (message: string) => ({ status: 404, body: { message } });
const refused = (message: string) => ({ status: 400, body: { message } });
const NO_REPORT = gone('报告不存在或已撤回');

test.each([
  ['GET', '/api/v2/ai/reports/collect/R9999-01'],
  ['GET', '/api/v2/ai/reports/collect/R9999-01/check'],
  ['GET', '/api/v2/ai/reports/collect/R9999-01/cancel'],
  ['GET', '/api/v2/shares?report_id=R9999-01'],
] as const)('%s %s needs a report that is there', async (method, url) => {
  expect(await doctor.send(method, url)).toMatchObject(NO_REPORT);
});

test('reports are collected under the newest first, each once', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const before = (await mine.get<{ data: { report_id: string }[] }>('/api/v2/ai/reports/collect')).data.length;
  await mine.get(`/api/v2/ai/reports/collect/${SEED_REPORT_IDS.孟庆山}`);
  const { data } = await mine.get<{ data: { report_id: string }[] }>('/api/v2/ai/reports/collect');
  expect(data).toHaveLength(before + 1);
});

test('a share that is not there cannot be revoked; none is named for a report that has none', async () => {
  expect(await doctor.send('POST', '/api/v2/shares/S999999/revoke')).toMatchObject(gone('该分享链接不存在'));
  const { data } = await doctor.get<ShareList>(`/api/v2/shares?report_id=${SEED_REPORT_IDS.温晓棠}`);
  expect(data).toEqual([]);
});

const plan = (change: object = {}) => ({
  plan_name: '随访',
  laboratories: [{ standard_laboratory_name: '钾', standard_specimen: '血清', children: [] }],
  ...change,
});
const name20 = '肝肾功能与电解质长期随访观察用的检验方案';

test('the name of a plan has at most 20 characters, emoji counted as one', async () => {
  const send = (plan_name: string) => doctor.send('POST', '/api/v2/plan/add', plan({ plan_name }));
  expect(name20).toHaveLength(20);
  expect((await send(name20)).status).toBe(200);
  expect((await send('😀'.repeat(20))).status).toBe(200);
  expect(await send(`${name20}乙`)).toMatchObject(refused('方案名称不能超过20个字'));
});

test('blanks around items of a plan are dropped, and items without a name', async () => {
  const children = [
    { original_laboratory_name: ' 血钾 ', original_specimen: ' 血清 ' },
    { original_laboratory_name: '  ', original_specimen: '血清' },
    { original_laboratory_name: '血钾', original_specimen: '血清' },
  ];
  const laboratories = [{ standard_laboratory_name: ' 钾 ', standard_specimen: ' 血清 ', children }];
  const { body } = await doctor.send('POST', '/api/v2/plan/add', plan({ laboratories }));
  const { plan_id: id } = body as { plan_id: string };
  const { data } = await doctor.get<LabPlanList>('/api/v2/plan');
  const saved = data.find((entry: LabPlan) => entry.plan_id === id);
  expect(saved).toMatchObject({
    laboratories: [
      {
        standard_laboratory_name: '钾',
        standard_specimen: '血清',
        children: [{ original_laboratory_name: '血钾', original_specimen: '血清' }],
      },
    ],
  });
});

test('an edited plan stays with its patient, whoever is named, and becomes one for everybody where nobody is', async () => {
  const { body } = await doctor.send('POST', '/api/v2/plan/add', plan({ patient_id: 'P1004' }));
  const { plan_id } = body as { plan_id: string };
  const patientAfter = async (change: object) => {
    await doctor.send('POST', '/api/v2/plan/edit', { ...plan(), plan_id, ...change });
    return (await doctor.get<LabPlanList>('/api/v2/plan')).data.find((entry) => entry.plan_id === plan_id)?.patient_id;
  };
  expect(await patientAfter({})).toBe('P1004');
  expect(await patientAfter({ patient_id: 'P1001' })).toBe('P1004');
  expect(['', undefined]).toContain(await patientAfter({ patient_id: '' }));
});

test.each(['null', '1', '"text"', '[]', 'true', 'no'])(
  '%s is no JSON object for a usage action',
  async (extra_data) => {
    expect(await doctor.send('POST', '/api/v2/embed/actions', { action_id: 41, extra_data })).toMatchObject(
      refused('extra_data 应为 JSON 对象的文本'),
    );
  },
);

test('a usage action is kept with its number, and a number that JSON cannot hold exactly is refused', async () => {
  const world = hospital.worlds.default;
  const headers = await signIn(hospital.app, 'doctor');
  const send = (action_id: number) =>
    call(hospital.app, 'POST', '/api/v2/embed/actions', headers, { action_id, extra_data: '{"a":1}' });
  expect((await send(43)).status).toBe(200);
  const kept = new Query<{ user_id: string; extra_data: string }>(
    'SELECT user_id, extra_data FROM action_log WHERE action_id = 43',
  );
  expect(kept.all(world).map((row) => ({ ...row }))).toEqual([{ user_id: 'u-doctor', extra_data: '{"a":1}' }]);
  expect(await send(2 ** 53)).toMatchObject({ status: 400 });
});

test('a visit keeps the time that is sent with it, or none, and a title or none', async () => {
  const headers = await signIn(hospital.app, 'doctor');
  for (const body of [{ path: '/a', time: '2025-11-18T10:29:00+08:00', title: '甲' }, { path: '/b' }])
    await call(hospital.app, 'POST', '/api/v2/logs/save', headers, body);
  const rows = new Query<{ path: string; title: string; visited_at: string | null }>(
    'SELECT path, title, visited_at FROM visit_log ORDER BY path',
  );
  expect(rows.all(hospital.worlds.default).map((row) => ({ ...row }))).toEqual([
    { path: '/a', title: '甲', visited_at: '2025-11-18T10:29:00+08:00' },
    { path: '/b', title: '', visited_at: null },
  ]);
});

async function specimens(name: string): Promise<string[]> {
  const url = `/api/v2/system/es/lab_specimen_unit?type=2&page_size=200&standard_laboratory_name=${name}`;
  return (await doctor.get<{ data: string[] }>(url)).data;
}

test('specimens are those of the item with exactly this name, else of all that contain it', async () => {
  expect(await specimens('肌酐')).toEqual(['血清']);
  expect(await specimens('白蛋白')).toEqual(['血清']);
  // No item is called so: those whose name holds it, in blood and in urine.
  expect(new Set(await specimens('蛋白'))).toEqual(new Set([...(await specimens('蛋白')), '血清', '尿液']));
  expect(await specimens('没有这一项')).toEqual([]);
});

test('original names are those of one specimen when one is named', async () => {
  const originals = async (query: string) =>
    (
      await doctor.get<{ labs: { original_laboratory_name: string }[] }>(
        `/api/v1/datacenter/operation/serves/lab/originals?${query}`,
      )
    ).labs;
  expect(await originals('standard_laboratory_name=肌酐&standard_specimen=脑脊液')).toEqual([]);
  expect(await originals('standard_specimen=血清')).toEqual([]);
});

test('updates lie in the past, as the version notes date them; hints belong to nobody else', async () => {
  const { updates, my_applications: mine } = await doctor.get<HomeSummary>('/api/v2/home/summary');
  expect(updates.map(({ date }) => date).slice(0, 3)).toEqual(['2025-11-06', '2025-11-06', '2025-10-02']);
  expect(new Set(mine.map((application) => application.highlight))).toEqual(new Set([false]));
});

test('the change of reports in focus compares the two days up to the same time', async () => {
  const morning = await ClinicalCalls.open(hospital);
  await morning.send('POST', '/__mock/clock', { now: '2025-11-18T00:00:00+08:00' });
  const { counts } = await morning.get<HomeSummary>('/api/v2/home/summary');
  // At midnight neither day has a report yet.
  expect(counts.focus_change).toBe(0);
});

test('an unknown name gets the same four digits everywhere, and another name others', async () => {
  const digits = async (name: string) =>
    (
      (await call(hospital.app, 'GET', `/api/v2/users/operation_users/phone?user_name=${name}`)).body as {
        phone: string;
      }
    ).phone;
  const phones = await Promise.all(['nobody', 'somebody', 'noone', 'anyone', 'x1', 'x2'].map(digits));
  for (const phone of phones) expect(phone).toMatch(/^199\*{4}\d{4}$/);
  expect(new Set(phones).size).toBeGreaterThan(3);
});

test('the words of assistance come with every name of a laboratory and every finding', async () => {
  interface Terms {
    laboratories: { code: string; aliases: string[] }[];
    findings: string[];
  }
  const { laboratories, findings } = await doctor.get<Terms>('/api/v2/assist/terms');
  expect(laboratories.find(({ code }) => code === 'WBC')?.aliases.length).toBeGreaterThan(0);
  expect(findings.length).toBeGreaterThan(0);
});

test('the knowledge base is an application too; an unknown one is not', async () => {
  expect(await doctor.get('/api/v2/application/app-knowledge-base')).toMatchObject({ name: '检验知识库' });
  expect(await doctor.send('GET', '/api/v2/application/app-none')).toMatchObject({ status: 404 });
});
