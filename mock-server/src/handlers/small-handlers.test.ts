import { expect, test } from 'vitest';
import { call, openFileHospital, signIn } from '../hospital.test-support.ts';
import { Query } from '../store/sql.ts';

const hospital = await openFileHospital();
const doctor = await signIn(hospital.app, 'doctor');

async function terms(query: string): Promise<string[]> {
  const { body } = await call(hospital.app, 'GET', `/api/v2/system/es/lab_specimen_unit?${query}`, doctor);
  return (body as { data: string[] }).data;
}

// covers A-7-63
test('lab names are found by part of a name, by short name and by alias', async () => {
  expect(await terms('type=1&standard_laboratory_name=肌酐')).toEqual([
    '肌酐',
    '尿白蛋白/肌酐比值',
    '随机尿肌酐',
    '24小时尿肌酐',
    '尿蛋白/肌酐比值',
  ]);
  expect(await terms('type=1&standard_laboratory_name=wbc')).toContain('白细胞计数');
  // An exact name comes before those that only contain it: K is potassium before creatine kinase.
  expect((await terms('type=1&standard_laboratory_name=K'))[0]).toBe('钾');
  expect((await terms('type=1&standard_laboratory_name=Cr'))[0]).toBe('肌酐');
  expect(await terms('type=1&standard_laboratory_name=没有这一项')).toEqual([]);
});

test('names come in pages without repeating', async () => {
  const all = await terms('type=1&page=0&page_size=200');
  expect(new Set(all).size).toBe(all.length);
  expect([...(await terms('type=1&page=0&page_size=3')), ...(await terms('type=1&page=1&page_size=3'))]).toEqual(
    all.slice(0, 6),
  );
});

// covers A-7-63
test('specimens are those of the named item, or all', async () => {
  expect(await terms('type=2&standard_laboratory_name=白细胞计数')).toContain('全血');
  expect(await terms('type=2')).toEqual(expect.arrayContaining(['全血', '血清', '尿液']));
});

// covers A-7-72
test('original lab names of a standard name are those that reports of this hospital printed', async () => {
  const url = '/api/v1/datacenter/operation/serves/lab/originals?standard_laboratory_name=肌酐&standard_specimen=血清';
  const { body } = await call(hospital.app, 'GET', encodeURI(url), doctor);
  const { labs } = body as { labs: { original_laboratory_name: string; original_specimen: string }[] };
  expect(labs.length).toBeGreaterThan(0);
  expect(new Set(labs.map((lab) => lab.original_laboratory_name)).size).toBe(labs.length);
});

// covers B-7.6-01
test('application icons are drawn', async () => {
  const slugs = ['blood-gas', 'ckd', 'grace', 'pleural', 'gastric', 'thyroid-followup', 'covid19', 'adrenal-cortex'];
  for (const slug of [...slugs, 'aldosteronism', 'thyroid-function', 'cerebrospinal', 'ckd-risk']) {
    const { status, type, text } = await call(hospital.app, 'GET', `/api/v2/application/image/icon-${slug}`);
    expect([status, type]).toEqual([200, 'image/svg+xml']);
    expect(text).toMatch(/^<svg .*<path .*<\/svg>$/);
  }
});

test('no picture of an application is a broken link', async () => {
  const read = async <Body>(url: string) => (await call(hospital.app, 'GET', url, doctor)).body as Body;
  const { applications } = await read<{ applications: { application_id: string; application_icon: string }[] }>(
    '/api/v2/application/doctor',
  );
  expect(applications.length).toBeGreaterThan(0);
  const figures: string[] = [];
  for (const { application_id: id, application_icon: icon } of applications) {
    expect((await call(hospital.app, 'GET', `/api/v2/application/image/${icon}`)).status, icon).toBe(200);
    const detail = await read<{ model_infos?: { roc?: string; shap?: string }[] }>(`/api/v2/application/${id}`);
    figures.push(
      ...(detail.model_infos ?? []).flatMap(({ roc, shap }) => [
        `/api/v2/images/roc/${roc}`,
        `/api/v2/images/shap/${shap}`,
      ]),
    );
  }
  expect(figures.length).toBeGreaterThan(0);
  for (const url of figures) expect((await call(hospital.app, 'GET', url)).status, url).toBe(200);
});

// covers A-7-88..89
test('ROC and SHAP pictures say that their figures are synthetic', async () => {
  for (const url of ['/api/v2/images/roc/ckd-risk', '/api/v2/images/shap/ckd-risk']) {
    const { status, type, text } = await call(hospital.app, 'GET', url);
    expect([status, type]).toEqual([200, 'image/svg+xml']);
    expect(text).toContain('演示数据');
  }
});

test.each(['/api/v2/application/image/icon-none', '/api/v2/application/image/grace', '/api/v2/images/roc/grace'])(
  'the unknown picture %s is 404',
  async (url) => {
    expect(await call(hospital.app, 'GET', url)).toMatchObject({ status: 404, body: { message: '图片不存在' } });
  },
);

// covers B-7.5-05
test('the version and its notes, newest first', async () => {
  const { body } = await call(hospital.app, 'GET', '/api/v2/system/version/item');
  const { version, items } = body as { version: string; items: { date: string }[] };
  expect(version).toBe('1.0.0');
  expect(items.map(({ date }) => date)).toEqual(['2025-11-06', '2025-11-06', '2025-10-02']);
  expect(body).toMatchObject({ knowledge_version: 'v6.2', knowledge_date: '2025-10-31' });
  expect((body as { rules: unknown[] }).rules).toContainEqual({
    name: '新冠分型辅助',
    versions: ['2022.9', '2023.10'],
  });
});

// covers A-7-73
test('the models that can be shown say that their figures are synthetic, and their charts open', async () => {
  const { body } = await call(hospital.app, 'GET', '/api/v2/system/ai/models/available', doctor);
  const { data } = body as { data: { artifact_id: string; enable: boolean; name: string }[] };
  expect(data.length).toBeGreaterThan(0);
  for (const { artifact_id: id, enable, name } of data) {
    expect(enable).toBe(true);
    expect(name).toContain('演示数据');
    expect((await call(hospital.app, 'GET', `/api/v2/images/roc/${id}`)).status, id).toBe(200);
    expect((await call(hospital.app, 'GET', `/api/v2/images/shap/${id}`)).status, id).toBe(200);
  }
});

// covers B-3-16, B-7.5-01
test('the licence is valid with the days that are left', async () => {
  expect((await call(hospital.app, 'GET', '/api/v2/license', doctor)).body).toEqual({ state: 1, limit: 180 });
});

// covers A-7-74
test('a page visit is stored without what stands behind the path', async () => {
  const visit = { path: '/detail?report_id=R1', title: '报告详情', time: '2025-11-18T10:29:00+08:00' };
  expect((await call(hospital.app, 'POST', '/api/v2/logs/save', doctor, visit)).body).toEqual({});
  const stored = new Query<{ user_id: string; path: string; title: string }>(
    'SELECT user_id, path, title FROM visit_log',
  );
  expect(stored.all(hospital.worlds.default).map((row) => ({ ...row }))).toEqual([
    { user_id: 'u-doctor', path: '/detail', title: '报告详情' },
  ]);
});

// covers A-7-76..78
test('a usage action needs extra_data that is a JSON object', async () => {
  const send = (extraData: string) =>
    call(hospital.app, 'POST', '/api/v2/embed/actions', doctor, { action_id: 41, extra_data: extraData });
  expect((await send('{"source":"/detail"}')).body).toEqual({});
  expect((await send('source=detail')).status).toBe(400);
  expect((await send('["/detail"]')).status).toBe(400);
  const tooGreat = { action_id: 1e21, extra_data: '{}' };
  expect((await call(hospital.app, 'POST', '/api/v2/embed/actions', doctor, tooGreat)).status).toBe(400);
});
