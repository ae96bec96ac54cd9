import type {
  ChangePage,
  ResearchComparison,
  ResearchProjectDetail,
  ResearchProjectPage,
  ResearchProjectSaved,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, type Headers } from '../hospital.test-support.ts';
import { ADULTS, POTASSIUM, researchCalls, type Answered, type Refused } from './research-calls.test-support.ts';

const { app } = await openFileHospital();
let world: Headers;
let research: Awaited<ReturnType<typeof researchCalls>>;
beforeEach(async () => {
  world = await openWorld(app);
  research = await researchCalls(app, world);
});

const get = async <Body>(path: string, headers = research.lab): Promise<Answered<Body>> => {
  const answer = await research.get(path, headers);
  return { ...answer, body: answer.body as Body & Refused };
};
const post = async <Body>(path: string, body: object, headers = research.lab): Promise<Answered<Body>> => {
  const answer = await research.post(path, body, headers);
  return { ...answer, text: '', body: answer.body as Body & Refused };
};
const NEW = { name: '血钾复查', purpose: '观察复查', cohort: POTASSIUM, variables: ['age', 'sex', 'K'], note: '初稿' };
const add = async (rest: object = {}, headers = research.lab) =>
  (await post<ResearchProjectSaved>('/projects/add', { ...NEW, ...rest }, headers)).body.project_id;
const edit = (body: object, headers = research.lab) => post<ResearchProjectSaved>('/projects/edit', body, headers);
const list = async (query = '', headers = research.lab) =>
  (await get<ResearchProjectPage>(`/projects${query}`, headers)).body;
const detail = async (id: string, query = '', headers = research.lab) =>
  (await get<ResearchProjectDetail>(`/projects/${id}${query}`, headers)).body;
const setClock = (now: string) => call(app, 'POST', '/__mock/clock', world, { now });

describe('the seeded projects', () => {
  test('are listed with their attrition, mine marked, by department and state', async () => {
    const all = await list();
    expect(all.total_elements).toBe(6);
    expect(all).not.toHaveProperty('waiting_exports');
    const mine = await list('?owner=me');
    expect(mine.data.map(({ is_mine: isMine }) => isMine)).toEqual([true, true, true, true]);
    expect((await list('?state=closed')).data.map(({ name }) => name)).toEqual([
      '甲状腺功能检查回顾',
      '白细胞计数回顾',
    ]);
    expect((await list('?owner=department', research.doctor)).total_elements).toBe(2);
    expect((await list(`?keyword=${encodeURIComponent('血钾')}`)).total_elements).toBe(1);
    expect(all.data).toHaveLength(6);
    for (const { patients, attrition } of all.data) {
      expect(patients.value).toBeGreaterThanOrEqual(10);
      expect(attrition.length).toBeGreaterThan(1);
    }
  });

  test('tell the administrator how many exports wait', async () => {
    expect((await list('', research.administrator)).waiting_exports).toBe(2);
  });
});

describe('a project', () => {
  test('is saved as V1 with its sentences, its data point and its dictionary', async () => {
    const id = await add();
    const found = await detail(id);
    expect(found).toMatchObject({
      version: 1,
      purpose: '观察复查',
      variables: ['age', 'sex', 'K'],
      groups: { kind: 'none' },
    });
    expect(found.sentences).toEqual(['首份报告', '入组时 18–90 岁', '入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L']);
    expect(found.project).toMatchObject({ state: 'draft', is_mine: true, owner_name: '周以宁', is_stale: false });
    expect(found.dictionary.map(({ name, derivation }) => [name, derivation])).toEqual([
      ['age', '入组日的周岁'],
      ['sex', '患者登记的性别'],
      ['K', '入组前后 90 天内，末次结果'],
    ]);
  });

  test('gets a version for a changed definition, with its difference in sentences, and none for a changed name', async () => {
    const id = await add();
    const second = await edit({ project_id: id, base_version: 1, cohort: ADULTS, note: '不限血钾' });
    expect(second.body).toEqual({ project_id: id, version: 2 });
    const renamed = await edit({
      project_id: id,
      base_version: 2,
      name: '成人',
      state: 'running',
      ethics_no: '伦审-1',
    });
    expect(renamed.body.version).toBe(2);
    const { versions, project } = await detail(id);
    expect(project).toMatchObject({ name: '成人', state: 'running', ethics_no: '伦审-1' });
    expect(versions[0]).toMatchObject({
      note: '不限血钾',
      saved_by: '周以宁',
      changed: [{ sentence_from: '入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L' }],
    });
    expect((await detail(id, '?version=1')).definition.conditions).toHaveLength(2);
  });

  test('is compared at one data point: who came and who went', async () => {
    const id = await add();
    await edit({ project_id: id, base_version: 1, cohort: ADULTS });
    const { body } = await get<ResearchComparison>(`/projects/${id}/compare?from=1&to=2`);
    const [from = 0, to = 0] = [body.total_from.value, body.total_to.value];
    expect(body.gained.value).toBe(to - from);
    expect(body.lost).toEqual({ value: 0, shown: '0' });
    expect(body.changed).toHaveLength(1);
  });

  test('is restored as a new version, nothing is overwritten', async () => {
    const id = await add();
    await edit({ project_id: id, base_version: 1, cohort: ADULTS });
    const { body } = await post<ResearchProjectSaved>(`/projects/${id}/restore`, {
      version: 1,
      base_version: 2,
    });
    expect(body.version).toBe(3);
    expect((await detail(id)).definition.conditions).toHaveLength(2);
    expect((await detail(id)).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('that was deleted comes back for 30 days and is hidden from others meanwhile', async () => {
    const id = await add();
    await post(`/projects/${id}/delete`, {});
    expect((await list()).data.map(({ project_id: each }) => each)).not.toContain(id);
    expect((await list('?state=deleted')).data).toMatchObject([{ project_id: id, is_deleted: true }]);
    expect((await list('?state=deleted', research.doctor)).total_elements).toBe(0);
    expect((await get(`/projects/${id}`, research.doctor)).status).toBe(404);
    expect((await post<ResearchProjectSaved>(`/projects/${id}/restore`, {})).body.version).toBe(1);
    expect((await post(`/projects/${id}/restore`, {})).body.message).toBe('该项目没有删除');
    await post(`/projects/${id}/delete`, {});
    await setClock('2025-12-20T10:30:00+08:00');
    expect((await post(`/projects/${id}/restore`, {})).status).toBe(404);
  });

  test('is refused where somebody saved meanwhile, and to anybody else', async () => {
    const id = await add();
    await edit({ project_id: id, base_version: 1, cohort: ADULTS });
    expect((await edit({ project_id: id, base_version: 1, cohort: POTASSIUM })).body.message).toBe(
      '项目已被更新为 V2，请先查看差异',
    );
    const theirs = await edit({ project_id: id, base_version: 2, cohort: POTASSIUM }, research.doctor);
    expect([theirs.status, theirs.body.message]).toEqual([400, '该项目由他人创建，只能查看']);
    expect((await detail(id, '', research.doctor)).project.is_mine).toBe(false);
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, '请填写项目名称'],
    ['a name that is too long', { name: '长'.repeat(41) }, '名称最多40个字'],
    ['an ethics number that is too long', { ethics_no: '1'.repeat(41) }, '伦理批件号最多40个字'],
    ['an unknown variable', { variables: ['shoe'] }, '未收录该检验项目'],
    [
      'a value that is no number',
      { cohort: { ...ADULTS, conditions: [{ id: 'a', kind: 'age', from: '四十' }] } },
      '请输入数值',
    ],
  ])('is refused with %s', async (_what, fields, message) => {
    const { status, body } = await post('/projects/add', { ...NEW, ...fields });
    expect([status, body.message]).toEqual([400, message]);
  });

  test('names what is not there', async () => {
    const id = await add();
    expect((await get(`/projects/${id}?version=7`)).body.message).toBe('没有版本 V7');
    for (const path of ['/projects/none', '/projects/none/compare?from=1&to=1'])
      expect((await get(path)).status).toBe(404);
    for (const path of ['/projects/none/delete', '/projects/none/restore', '/projects/none/informed'])
      expect((await post(path, { report_id: 'R1001-01' })).status).toBe(404);
    expect((await edit({ project_id: 'none', base_version: 1 })).status).toBe(404);
  });

  test('tells its owner what the data of the meantime changed, until it is opened again', async () => {
    const id = await add({ cohort: ADULTS });
    const change = async () =>
      (await list('?owner=me')).data.find(({ project_id: projectId }) => projectId === id)?.change;
    await detail(id);
    expect(await change()).toBeUndefined();
    await setClock('2025-11-18T12:00:00+08:00');
    const people = Array.from(
      { length: 12 },
      (_, index) => `N${index},新患者${index},男,1960-01-01,2025-11-18 11:00,钾,血清,4.1,mmol/L,3.5-5.3,,`,
    );
    const head = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range,flag,status';
    const file = { ...world, 'content-type': 'text/csv' };
    await call(app, 'POST', '/__mock/import?name=a.csv', file, [head, ...people].join('\n'));
    expect(await change()).toMatchObject({ gained: { shown: '12' }, lost: { shown: '0' } });
    await detail(id);
    expect(await change()).toBeUndefined();
  });

  test('stands in the change log of the administrator, without what it counts', async () => {
    await add();
    const { body } = await call(app, 'GET', '/api/v2/changes?object_type=research', research.administrator);
    const { data } = body as ChangePage;
    expect(data[0]).toMatchObject({ action: '新建', summary: '新建 V1', user_name: '周以宁' });
  });
});
