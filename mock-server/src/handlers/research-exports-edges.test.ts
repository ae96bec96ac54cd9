import type {
  ChangePage,
  ResearchExport,
  ResearchExportCreated,
  ResearchExportPage,
  ResearchProjectPage,
  ResearchProjectSaved,
} from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ADULTS, openResearch, PURPOSE } from './research-calls.test-support.ts';

const { get, post, text, add, setClock } = await openResearch();
type Reader = NonNullable<Parameters<typeof get>[1]>;

const ask = (id: string, body: object) => post<ResearchExportCreated>(`/projects/${id}/exports`, body);
const asked = async (id: string, kind: string) => (await ask(id, { kind, purpose: PURPOSE })).export_id ?? '';
const page = (query = '', reader?: Reader) => get<ResearchExportPage>(`/exports${query}`, reader);
const row = async (exportId: string, reader?: Reader): Promise<ResearchExport | undefined> =>
  (await page('?page_size=100', reader)).data.find(({ export_id: id }) => id === exportId);
const decide = (exportId: string, body: object) =>
  post<{ export_state: string }>(`/exports/${exportId}/decide`, body, 'administrator');
const file = async (exportId: string, part = 'data') => text(`/exports/${exportId}/file?part=${part}`);
const refusal = async (exportId: string, part = 'data') =>
  (await get<object>(`/exports/${exportId}/file?part=${part}`)).message;

test('a table is listed with who asked for what, and may be fetched for a day by its applicant', async () => {
  const id = await add();
  const created = await ask(id, { kind: 'table_one', purpose: `  ${PURPOSE} ` });
  expect(created.rows).toBeGreaterThan(3);
  expect(created.columns[0]).toBe('变量');
  expect(created.lines).toHaveLength(5);
  expect(created.lines[0]).toBe('# 检微 科研导出 表一');
  expect(created.changes[0]).toBe('人数取整到 5');
  const own = await row(created.export_id ?? '');
  expect(own).toEqual({
    export_id: created.export_id,
    who: '周以宁',
    when: '2025-11-18T10:30:00+08:00',
    project_id: id,
    project_name: '血钾复查',
    version: 1,
    kind: 'table_one',
    purpose: PURPOSE,
    rows: created.rows,
    state: 'ready',
    expires_time: '2025-11-19T10:30:00+08:00',
    may_download: true,
    may_decide: false,
  });
  expect(await row(created.export_id ?? '', 'administrator')).toMatchObject({ may_download: false, may_decide: false });
});

test('people wait for the administrator, counted to 5; the day of the file begins with the decision', async () => {
  const id = await add();
  const preview = await ask(id, { kind: 'rows', preview: true });
  expect([preview.state, preview.message, preview.rows % 5]).toEqual(['waiting', '', 0]);
  const exportId = await asked(id, 'rows');
  const waiting = await row(exportId, 'administrator');
  expect(waiting).toMatchObject({ state: 'waiting', may_decide: true, may_download: false, rows: preview.rows });
  for (const name of ['decided_by', 'decided_time', 'reason', 'expires_time']) expect(waiting).not.toHaveProperty(name);
  expect(await row(exportId)).toMatchObject({ may_decide: false });
  await setClock('2025-11-18T12:00:00+08:00');
  expect(await decide(exportId, { approve: true, reason: ' 同意 ' })).toEqual({ export_state: 'ready' });
  expect(await row(exportId)).toMatchObject({
    decided_by: '方以诚',
    decided_time: '2025-11-18T12:00:00+08:00',
    reason: '同意',
    expires_time: '2025-11-19T12:00:00+08:00',
  });
  const mine = async () =>
    (await get<ResearchProjectPage>('/projects')).data.find(({ project_id: each }) => each === id);
  expect(await mine()).toMatchObject({ exports: 1, decided_exports: 1 });
  await setClock('2025-11-19T11:59:59+08:00');
  expect((await row(exportId))?.state).toBe('ready');
  await setClock('2025-11-19T12:00:00+08:00');
  expect(await row(exportId)).toMatchObject({ state: 'expired', may_download: false });
  expect(await row(exportId)).not.toHaveProperty('expires_time');
  expect(await refusal(exportId)).toBe('下载链接已过期，请重新申请');
  expect(await mine()).toMatchObject({ exports: 1, decided_exports: 0 });
});

test('the dictionary goes out once like the file, and no later than it', async () => {
  const id = await add();
  const exportId = await asked(id, 'table_one');
  const dictionary = await file(exportId, 'dictionary');
  expect(dictionary.split('\r\n')[0]).toBe('\uFEFF# 检微 科研导出 表一 数据字典');
  expect(dictionary).toContain('\r\nK,钾,');
  expect(await refusal(exportId, 'dictionary')).toBe('下载链接已使用，请重新申请');
  expect((await row(exportId))?.state).toBe('ready');
  expect(await file(exportId)).toContain('# 检微 科研导出 表一\r\n');
  expect(await row(exportId)).toMatchObject({ state: 'used', may_download: false });
  const late = await asked(id, 'distributions');
  await file(late);
  await setClock('2025-11-20T10:30:00+08:00');
  expect(await refusal(late, 'dictionary')).toBe('下载链接已过期，请重新申请');
  expect(await refusal(late)).toBe('下载链接已使用，请重新申请');
});

test('the dictionary of people names the columns of their file', async () => {
  const exportId = await asked(await add(), 'rows');
  await decide(exportId, { approve: true });
  const names = (await file(exportId, 'dictionary')).split('\r\n').map((line) => line.split(',')[0]);
  expect(names).toEqual(expect.arrayContaining(['subject_no', 'day', 'age_band']));
});

test('a refusal needs more than blanks, is told with its reason, and cannot be taken back', async () => {
  const exportId = await asked(await add(), 'rows');
  expect((await decide(exportId, { approve: false, reason: '  ' })).message).toBe('请填写不通过的理由');
  expect(await decide(exportId, { approve: false, reason: ' 缺少批件 ' })).toEqual({ export_state: 'refused' });
  expect(await row(exportId)).toMatchObject({ state: 'refused', reason: '缺少批件', may_download: false });
  expect((await decide(exportId, { approve: true })).message).toBe('这次导出已经审核');
});

test.each([
  ['ten characters', '十个字的用途说明写到', true],
  ['ten signs of two code units each', '𠮷'.repeat(10), true],
  ['nine and blanks', ' 九个字的用途说明写 ', false],
  ['two hundred', '长'.repeat(200), true],
  ['two hundred of two code units each', '𠮷'.repeat(200), true],
])('a purpose of %s is measured by its characters', async (_what, purpose, isTaken) => {
  const { export_id: id, message } = await ask(await add(), { kind: 'table_one', purpose });
  expect([id !== undefined, message]).toEqual(isTaken ? [true, ''] : [false, '请填写导出用途（10–200 字）']);
});

test('exports of all projects in the list are seen, those of deleted ones by who asked and who decides', async () => {
  const id = await add();
  const exportId = await asked(id, 'table_one');
  const sees = async (reader: Reader) => (await row(exportId, reader)) !== undefined;
  expect([await sees('lab'), await sees('doctor'), await sees('administrator')]).toEqual([true, true, true]);
  await post(`/projects/${id}/delete`, {});
  expect([await sees('lab'), await sees('doctor'), await sees('administrator')]).toEqual([true, false, true]);
  const found = async (query: string) => (await page(query)).data.map(({ export_id: each }) => each);
  expect(await found(`?project_id=${id}`)).toEqual([exportId]);
  expect(await found(`?project_id=${id}&state=waiting`)).toEqual([]);
  const waiting = (await page('?state=waiting')).data;
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter(({ state }) => state !== 'waiting')).toEqual([]);
});

test('a file is made of the version that was asked for, and of its groups and forms', async () => {
  const id = await add({ groups: { kind: 'rest' }, form: { age: 'mean' } });
  await post<ResearchProjectSaved>('/projects/edit', { project_id: id, base_version: 1, cohort: ADULTS });
  const { export_id: exportId = '' } = await ask(id, { kind: 'table_one', purpose: PURPOSE, version: 1 });
  const [, definition, , , head, age] = (await file(exportId)).split('\r\n');
  expect(definition).toBe('# 定义 首份报告；入组时 18–90 岁；入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L');
  expect(head).toMatch(/^变量,合计 \(n=\d+\),本队列 \(n=\d+\),全库其余 \(n=\d+\),/);
  expect(age).toMatch(/^"?年龄，岁"?,.*±/);
  expect((await row(exportId))?.version).toBe(1);
  expect((await ask(id, { kind: 'table_one', purpose: PURPOSE, version: 9 })).message).toBe('没有版本 V9');
});

test('distributions in a file have a line for each bin and level', async () => {
  const exportId = await asked(await add(), 'distributions');
  const lines = (await file(exportId)).split('\r\n').slice(4);
  expect(lines[0]).toBe('变量,单位,自或类,至,人数');
  expect(lines.filter((line) => line.startsWith('性别,,')).map((line) => line.split(',')[2])).toEqual([
    '男',
    '女',
    '缺失',
  ]);
  expect(lines.filter((line) => line.startsWith('钾,mmol/L,')).length).toBeGreaterThan(5);
});

test('the change log says what was asked for and how it was decided', async () => {
  const id = await add();
  const [yes, no] = [await asked(id, 'rows'), await asked(id, 'rows')];
  await asked(id, 'table_one');
  await asked(id, 'distributions');
  await decide(yes, { approve: true });
  await decide(no, { approve: false, reason: '重复' });
  const { data } = await get<ChangePage>(`/../changes?object_type=research&object_id=${id}`, 'administrator');
  expect(data.map(({ action, summary, user_name: who }) => [action, summary, who])).toEqual([
    ['审核', '不通过导出 逐人数据 V1', '方以诚'],
    ['审核', '通过导出 逐人数据 V1', '方以诚'],
    ['导出', '申请导出 分布 V1', '周以宁'],
    ['导出', '申请导出 表一 V1', '周以宁'],
    ['导出', '申请导出 逐人数据 V1', '周以宁'],
    ['导出', '申请导出 逐人数据 V1', '周以宁'],
    ['新建', '新建 V1', '周以宁'],
  ]);
});

test('files of the seeded hospital are written when they are fetched, each once', async () => {
  const { data } = await page('?state=ready');
  const mine = data.filter(({ may_download: may }) => may);
  expect(mine.map(({ kind }) => kind).toSorted()).toEqual(['distributions', 'table_one']);
  const table = mine.find(({ kind }) => kind === 'table_one')?.export_id ?? '';
  expect(await file(table, 'dictionary')).toContain('科研导出 表一 数据字典');
  expect(await file(table)).toContain('# 检微 科研导出 表一\r\n');
  expect(await refusal(table)).toBe('下载链接已使用，请重新申请');
});
