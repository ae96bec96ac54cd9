import type { AvailableModelList, CommandResult, ReportPage, ShareList, VersionItem } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { call, openFileHospital, openHospital, signIn } from '../hospital.test-support.ts';
import { SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { modelRevision } from '../store/model-periods.ts';
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

test('what was collected last stands first, each once, found by its patient, for its account alone', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const path = '/api/v2/ai/reports/collect';
  const ids = async (query = '', caller = mine) =>
    (await caller.get<ReportPage>(`${path}${query}`)).data.map(({ report_id: id }) => id);
  const before = await ids();
  await mine.send('POST', '/__mock/clock', { now: '2025-11-18T10:31:00+08:00' });
  await mine.get(`${path}/${SEED_REPORT_IDS.孟庆山}`);
  await mine.send('POST', '/__mock/clock', { now: '2025-11-18T10:32:00+08:00' });
  await mine.get(`${path}/${SEED_REPORT_IDS.严松年}`);
  await mine.get(`${path}/${SEED_REPORT_IDS.孟庆山}`);
  const all = [SEED_REPORT_IDS.严松年, SEED_REPORT_IDS.孟庆山, ...before];
  expect(await ids()).toEqual(all);
  expect(await ids('?page=1&page_size=1')).toEqual([SEED_REPORT_IDS.孟庆山]);
  expect(await ids('?keyword=孟庆山')).toEqual([SEED_REPORT_IDS.孟庆山]);
  expect(await ids('', await mine.as('lab-plain'))).not.toContain(SEED_REPORT_IDS.孟庆山);
  await mine.get(`${path}/${SEED_REPORT_IDS.严松年}/cancel`);
  expect(await ids()).toEqual(all.slice(1));
});

test('a share that is not there cannot be revoked; none is named for a report that has none', async () => {
  expect(await doctor.send('POST', '/api/v2/shares/S999999/revoke')).toMatchObject(gone('该分享链接不存在'));
  const { data } = await doctor.get<ShareList>(`/api/v2/shares?report_id=${SEED_REPORT_IDS.温晓棠}`);
  expect(data).toEqual([]);
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
  for (const number of [2 ** 53, 1e21, -1]) expect(await send(number)).toMatchObject(refused('action_id 的取值不正确'));
  expect(await send(1.5)).toMatchObject(refused('action_id 的类型应为整数'));
  expect((await send(2 ** 53 - 1)).status).toBe(200);
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

test('specimens come in pages too, each once', async () => {
  const page = async (query: string) =>
    (await doctor.get<{ data: string[] }>(`/api/v2/system/es/lab_specimen_unit?type=2&${query}`)).data;
  const all = await page('page_size=200');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(4);
  expect([...(await page('page=0&page_size=2')), ...(await page('page=1&page_size=2'))]).toEqual(all.slice(0, 4));
});

test.each([
  ['/api/v2/ai/reports/patient/time_line', refused('请指定患者')],
  ['/api/v2/ai/reports/patient/time_line?patient_id=', refused('请指定患者')],
  ['/api/v2/ai/reports/patient/time_line?patient_id=P9999', gone('患者不存在')],
  ['/api/v2/patients/P9999/courses?codes=K', gone('患者不存在')],
  ['/api/v2/images/shap/none', gone('图片不存在')],
  ['/api/v2/images/roc/none', gone('图片不存在')],
])('%s is refused in words', async (url, answer) => {
  expect(await doctor.send('GET', url)).toMatchObject(answer);
});

test('the command box takes an empty report for none', async () => {
  const found = async (body: object) => (await doctor.send('POST', '/api/v2/command', body)).body as CommandResult;
  const alone = await found({ q: 'ckd' });
  expect(alone.items.length).toBeGreaterThan(0);
  expect(await found({ q: 'ckd', report_id: '' })).toEqual(alone);
  expect(await doctor.send('POST', '/api/v2/command', { q: 'x', report_id: 'R9999-01' })).toMatchObject(NO_REPORT);
});

test('a version is told with the rules that have one; a hospital without notes has no version', async () => {
  const { rules, items } = await doctor.get<VersionItem>('/api/v2/system/version/item');
  expect(rules?.length).toBeGreaterThan(5);
  for (const { name, versions } of rules ?? []) expect([name, versions.length > 0]).toEqual([name, true]);
  expect(items.length).toBeGreaterThan(0);
  for (const { title, content } of items) expect([title, content]).not.toContain('');
  const other = await openHospital();
  other.worlds.default.db.exec('DELETE FROM version_note');
  const { body } = await call(other.app, 'GET', '/api/v2/system/version/item');
  expect(body).toMatchObject({ version: '', items: [], knowledge_version: 'v6.2' });
  await other.close();
});

test('a model that is switched off stays in the list, and says so', async () => {
  const mine = await ClinicalCalls.open(hospital);
  const path = '/api/v2/system/ai/models';
  const models = () => mine.get<AvailableModelList>(`${path}/available`);
  expect(await models()).toEqual({
    data: [{ artifact_id: 'ckd-risk', enable: true, name: '慢性肾脏病风险模型（演示数据）' }],
  });
  const administrator = await mine.as('research');
  const revision = modelRevision(hospital.worlds.default, 'ckd-risk');
  const off = { revision, version: 'demo-1.1.0', state: 'off', reason: '待核对' };
  expect((await administrator.send('POST', `${path}/ckd-risk/state`, off)).status).toBe(200);
  expect((await models()).data[0]).toMatchObject({ artifact_id: 'ckd-risk', enable: false });
});
