import type {
  ResearchExportCreated,
  ResearchExportPage,
  ResearchMatch,
  ResearchProjectSaved,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
import {
  ADULTS,
  POTASSIUM,
  PURPOSE,
  researchCalls,
  type Answered,
  type Refused,
} from './research-calls.test-support.ts';

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
const setClock = (now: string) => call(app, 'POST', '/__mock/clock', world, { now });

describe('an export', () => {
  const ask = (id: string, body: object, headers = research.lab) =>
    post<ResearchExportCreated>(`/projects/${id}/exports`, body, headers);

  test('of a table is ready at once, rounded to 5, and goes out once', async () => {
    const id = await add();
    const { body } = await ask(id, { kind: 'table_one', purpose: PURPOSE });
    expect(body).toMatchObject({ state: 'ready', message: '' });
    const path = `/exports/${body.export_id}/file`;
    const file = await call(app, 'GET', `/api/v2/research${path}`, research.lab);
    expect(file.type).toContain('text/csv');
    expect(file.text.startsWith('\uFEFF# 检微 科研导出 表一\r\n# 定义 首份报告；入组时 18–90 岁')).toBe(true);
    expect(file.text.split('\r\n').slice(2, 4)).toEqual([
      '# 数据时点 2025-11-18 10:26，演示数据',
      expect.stringContaining('# 规则版本'),
    ]);
    const counts = Array.from(file.text.matchAll(/n=(\d+)/g), ([, count]) => Number(count) % 5);
    expect(counts).toEqual([0]);
    expect((await get(path)).body.message).toBe('下载链接已使用，请重新申请');
    expect((await get(`${path}?part=dictionary`)).text).toContain('name,label,unit');
  });

  test('shows a preview without a record and without people', async () => {
    const id = await add();
    const { body } = await ask(id, { kind: 'rows', preview: true });
    expect(body).not.toHaveProperty('export_id');
    expect(body.lines).toHaveLength(5);
    expect(body.lines.at(-1)).toContain('subject_no,day,age_band');
    expect(body.changes).toContain('日期改为距入组天数');
    expect((await get<ResearchExportPage>(`/exports?project_id=${id}`)).body.total_elements).toBe(0);
  });

  test('of rows waits for the administrator; ten people share every combination; nobody is named', async () => {
    const id = await add({ variables: ['age', 'sex', 'department', 'K', 'UPRO'] });
    const { body } = await ask(id, { kind: 'rows', purpose: PURPOSE });
    expect(body).toMatchObject({ state: 'waiting', message: '已提交，待科研管理员审核' });
    const path = `/exports/${body.export_id}`;
    expect((await get(`${path}/file`)).body.message).toBe('已提交，待科研管理员审核');
    const notMine = await post(`${path}/decide`, { approve: true });
    expect([notMine.status, notMine.body.message]).toEqual([400, '当前角色只能查看']);
    const decided = await post(`${path}/decide`, { approve: true }, research.administrator);
    expect(decided.body).toEqual({ export_state: 'ready' });
    expect((await post(`${path}/decide`, { approve: true }, research.administrator)).body.message).toBe(
      '这次导出已经审核',
    );
    const [row] = (await get<ResearchExportPage>(`/exports?state=ready&project_id=${id}`)).body.data;
    expect(row).toMatchObject({ decided_by: '方以诚', may_download: true, expires_time: '2025-11-19T10:30:00+08:00' });
    const { text } = await get(`${path}/file`);
    const [head = '', ...lines] = text.split('\r\n').slice(4, -1);
    const [band, sex] = ['age_band', 'sex'].map((name) => head.split(',').indexOf(name));
    const groups = Map.groupBy(lines, (line) => [band, sex].map((at) => line.split(',')[at ?? -1] ?? '').join('|'));
    expect(Math.min(...[...groups.values()].map((people) => people.length))).toBeGreaterThanOrEqual(10);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(lines.length);
    expect(text).not.toMatch(/P\d{4}|R\d{4}-|20\d\d-\d\d-\d\d[T ](?!10:26)|顾怀远/);
    expect((await get(`${path}/file`)).body.message).toBe('下载链接已使用，请重新申请');
  });

  test('that is refused needs a reason, and the file never leaves', async () => {
    const id = await add();
    const { body } = await ask(id, { kind: 'rows', purpose: PURPOSE });
    const decide = (answer: object) => post(`/exports/${body.export_id}/decide`, answer, research.administrator);
    expect((await decide({ approve: false })).body.message).toBe('请填写不通过的理由');
    expect((await decide({ approve: false, reason: '缺少批件' })).body).toEqual({ export_state: 'refused' });
    expect((await get(`/exports/${body.export_id}/file`)).body.message).toBe('导出未通过审核');
  });

  test('expires after 24 hours', async () => {
    const id = await add();
    const { body } = await ask(id, { kind: 'distributions', purpose: PURPOSE });
    await setClock('2025-11-19T10:31:00+08:00');
    const lab = await signIn(app, 'lab', world);
    expect((await get(`/exports/${body.export_id}/file`, lab)).body.message).toBe('下载链接已过期，请重新申请');
  });

  test.each<[string, object, string]>([
    ['without a purpose', { kind: 'table_one' }, '请填写导出用途（10–200 字）'],
    ['with too short a purpose', { kind: 'table_one', purpose: '九个字的用途说明写' }, '请填写导出用途（10–200 字）'],
    ['with too long a purpose', { kind: 'table_one', purpose: '长'.repeat(201) }, '请填写导出用途（10–200 字）'],
  ])('%s is refused', async (_what, body, message) => {
    const { status, body: answer } = await ask(await add(), body);
    expect([status, answer.message]).toEqual([400, message]);
  });

  test('of a cohort below ten people, of another account and of nothing is refused', async () => {
    const few = { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 82, to: 90 }] };
    const asked = await ask(await add({ cohort: few }), { kind: 'table_one', purpose: PURPOSE });
    expect(asked.body.message).toBe('队列不足 10 人，不能导出');
    const id = await add();
    expect((await ask(id, { kind: 'rows', purpose: PURPOSE }, research.doctor)).body.message).toBe(
      '该项目由他人创建，只能查看',
    );
    const { body } = await ask(id, { kind: 'table_one', purpose: PURPOSE });
    expect((await get(`/exports/${body.export_id}/file`, research.doctor)).body.message).toBe('只有申请者可以下载');
    expect((await ask('none', { kind: 'rows', purpose: PURPOSE })).status).toBe(404);
    expect((await get('/exports/none/file')).status).toBe(404);
    expect((await post('/exports/none/decide', { approve: true }, research.administrator)).status).toBe(404);
  });

  test('of the seeded hospital is written when it is fetched', async () => {
    const { data } = (await get<ResearchExportPage>('/exports?state=ready', research.doctor)).body;
    const [mine] = data.filter(({ may_download: may }) => may);
    expect(mine).toMatchObject({ kind: 'distributions', project_name: '急诊血钾复查' });
    expect((await get(`/exports/${mine?.export_id}/file`, research.doctor)).text).toContain('科研导出 分布');
  });
});

describe('a report against my projects', () => {
  const match = async (body: object, headers = research.lab) =>
    (await post<ResearchMatch>('/match', body, headers)).body;

  test('says what is met with the value, what fails and what is lacking', async () => {
    const ferritin = { id: 'c3', kind: 'result', laboratory_code: 'FER', pick: 'any', comparator: '≥', value: 1 };
    const old = { id: 'c4', kind: 'age', from: 95 };
    const id = await add({ cohort: { ...POTASSIUM, conditions: [...POTASSIUM.conditions, ferritin, old] } });
    const found = (await match({ report_id: 'R1001-01' })).projects.find(({ project_id: each }) => each === id);
    expect(found?.match).toBe('fails');
    expect(found?.met[0]).toMatchObject({ condition_id: 'c1', sentence: '入组时 18–90 岁' });
    expect(found?.met[0]?.actual).toMatch(/^\d+ 岁$/);
    expect(found?.unmet).toMatchObject([{ condition_id: 'c4' }]);
    expect(found?.unknown.filter(({ lacking }) => lacking?.startsWith('缺：') !== true)).toEqual([]);
  });

  test('stands among similar people only from ten on, and never among itself', async () => {
    const { similar, position, also_tested: tested } = await match({ report_id: 'R1001-01' });
    expect(similar.suppressed).toBe(false);
    expect(similar.sentences.length).toBeGreaterThan(0);
    expect(position.filter(({ words }) => !/^[高低]于(?: [1-9]\d?% 的人|全部相似患者)$/.test(words))).toEqual([]);
    expect(tested.filter(({ n }) => (n.value ?? 0) < 10)).toEqual([]);
    const few = { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 82, to: 90 }] };
    const none = await match({ report_id: 'R1001-01', similar: few });
    expect(none).toMatchObject({ similar: { suppressed: true }, position: [], also_tested: [] });
  });

  test('tells nobody who had not what nearly all similar people had tested', async () => {
    const { similar, also_tested: tested } = await match({ report_id: 'R1070-01' });
    expect(similar.patients).toEqual({ value: 20, shown: '20' });
    // 14 of 20 had platelets counted: 6 had not.
    expect(tested).toContainEqual({ code: 'PLT', name: '血小板计数', n: { value: 15, shown: '约 15' }, percent: 75 });
    const lacking = tested.filter(({ n }) => !n.shown.startsWith('约')).map(({ n }) => 20 - (n.value ?? 0));
    expect(lacking.filter((few) => few > 0 && few < 10)).toEqual([]);
  });

  test('remembers that the patient was informed', async () => {
    const id = await add();
    expect((await post(`/projects/${id}/informed`, { report_id: 'R1001-01' })).body).toEqual({});
    const found = (await match({ report_id: 'R1001-02' })).projects.find(({ project_id: each }) => each === id);
    expect(found?.informed_time).toBe('2025-11-18T10:30:00+08:00');
    expect((await post(`/projects/${id}/informed`, { report_id: 'none' })).status).toBe(404);
  });

  test('is refused for an unknown report, a wrong cohort and whoever reads no reports', async () => {
    expect((await post('/match', { report_id: 'none' })).status).toBe(404);
    const wrong = { ...ADULTS, conditions: [{ id: 'a', kind: 'age', from: 90, to: 18 }] };
    expect((await post('/match', { report_id: 'R1001-01', similar: wrong })).body.message).toBe('下限不能大于上限');
    const refused = await post('/match', { report_id: 'R1001-01' }, research.administrator);
    expect([refused.status, refused.body.message]).toEqual([400, '当前角色无权访问']);
  });
});
