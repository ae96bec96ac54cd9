import type {
  ChangePage,
  ResearchComparison,
  ResearchProjectDetail,
  ResearchProjectPage,
  ResearchProjectSaved,
} from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ADULTS, openResearch, POTASSIUM, PROJECT } from './research-calls.test-support.ts';

const { get, post, add, setClock, importCsv } = await openResearch();

const list = (query = '', reader?: Parameters<typeof get>[1]) => get<ResearchProjectPage>(`/projects${query}`, reader);
const detail = (id: string, query = '') => get<ResearchProjectDetail>(`/projects/${id}${query}`);
const edit = (body: object) => post<ResearchProjectSaved>('/projects/edit', body);
const restore = (id: string, body: object) => post<ResearchProjectSaved>(`/projects/${id}/restore`, body);
const idsOf = ({ data }: ResearchProjectPage) => data.map(({ project_id: id }) => id);
const FEW = { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 82, to: 90 }] };

test('a project keeps what was written, without blanks around it, as the work of its author and department', async () => {
  const id = await add({
    name: ' 血钾 ',
    purpose: ' 看一看 ',
    ethics_no: ' 伦审-9 ',
    note: ' 初稿 ',
    state: 'running',
  });
  const { project, purpose, ethics_no: ethics, versions } = await detail(id);
  expect(project).toMatchObject({
    name: '血钾',
    purpose: '看一看',
    ethics_no: '伦审-9',
    state: 'running',
    owner_name: '周以宁',
    department: '检验科',
    version: 1,
    is_mine: true,
    is_deleted: false,
    is_stale: false,
    exports: 0,
    decided_exports: 0,
    updated_time: '2025-11-18T10:30:00+08:00',
    data_time: '2025-11-18T10:26:00+08:00',
  });
  expect(project).not.toHaveProperty('change');
  expect(project.attrition).toHaveLength(3);
  expect(project.patients).toEqual(project.attrition.at(-1));
  expect([purpose, ethics]).toEqual(['看一看', '伦审-9']);
  expect(versions).toMatchObject([
    {
      version: 1,
      note: '初稿',
      saved_by: '周以宁',
      saved_time: '2025-11-18T10:30:00+08:00',
      data_time: '2025-11-18T10:26:00+08:00',
      patients: project.patients,
      changed: [],
    },
  ]);
});

test('what was not written is empty: a draft without number, note, variables and groups', async () => {
  const id = await add({ variables: undefined, note: undefined });
  const found = await detail(id);
  expect(found).toMatchObject({ ethics_no: '', variables: [], groups: { kind: 'none' }, form: {}, dictionary: [] });
  expect([found.project.state, found.versions[0]?.note]).toEqual(['draft', '']);
});

test('an edit changes what it names alone; a form is a new version, the same variables twice are none', async () => {
  const id = await add({ variables: ['age', 'K', 'age'], groups: { kind: 'rest' }, ethics_no: '伦审-1' });
  expect((await detail(id)).variables).toEqual(['age', 'K']);
  expect(await edit({ project_id: id, base_version: 1, variables: ['age', 'K', 'K'], purpose: ' 新目的 ' })).toEqual({
    project_id: id,
    version: 1,
  });
  const renamed = await edit({ project_id: id, base_version: 1, name: ' 新名 ', form: { age: 'mean' } });
  expect(renamed.version).toBe(2);
  await edit({ project_id: id, base_version: 2, cohort: ADULTS });
  const found = await detail(id);
  expect(found).toMatchObject({
    version: 3,
    purpose: '新目的',
    ethics_no: '伦审-1',
    variables: ['age', 'K'],
    groups: { kind: 'rest' },
    form: { age: 'mean' },
  });
  expect(found.project).toMatchObject({ name: '新名', state: 'draft', version: 3 });
  expect(found.versions.map(({ changed }) => changed)).toEqual([
    [{ sentence_from: '入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L' }],
    [{ sentence_from: '变量：年龄、钾', sentence_to: '变量：年龄（均数）、钾' }],
    [],
  ]);
});

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, '请填写项目名称'],
  ['an unknown variable among known ones', { variables: ['age', 'shoe'] }, '未收录该检验项目'],
  [
    'groups by a condition that cannot be counted',
    { groups: { kind: 'condition', condition: { id: 'g', kind: 'age', from: 60, to: 40 } } },
    '下限不能大于上限',
  ],
  [
    'a cohort that cannot be counted',
    { cohort: { ...ADULTS, conditions: [{ id: 'a', kind: 'age', from: 60, to: 40 }] } },
    '下限不能大于上限',
  ],
])('an edit with %s is refused, and nothing is kept of it', async (_what, fields, message) => {
  const id = await add();
  expect((await edit({ project_id: id, base_version: 1, ...fields })).message).toBe(message);
  expect((await detail(id)).project).toMatchObject({ name: PROJECT.name, version: 1 });
});

test('the list is found by words of name, purpose and author, by state and by department', async () => {
  const id = await add({ name: 'Potassium', purpose: '复查 K', state: 'running' });
  const found = async (query: string) => idsOf(await list(query));
  expect(await found(`?keyword=${encodeURIComponent(' POTASS ')}`)).toEqual([id]);
  expect(await found(`?keyword=${encodeURIComponent('复查 k')}`)).toEqual([id]);
  expect(await found(`?keyword=${encodeURIComponent('周以宁')}`)).toContain(id);
  expect(await found('?state=running')).toContain(id);
  expect(await found('?state=draft')).not.toContain(id);
  expect(await found('?owner=department')).toContain(id);
  expect((await list('?owner=me', 'doctor')).data.map(({ owner_name: name }) => name)).toEqual(['陆明哲', '陆明哲']);
  expect(idsOf(await list('?owner=department', 'doctor'))).not.toContain(id);
});

test('a deleted project stands with its owner alone, for 30 days to the minute', async () => {
  const id = await add();
  await post(`/projects/${id}/delete`, {});
  expect((await detail(id)).project.is_deleted).toBe(true);
  expect(idsOf(await list('?state=draft'))).not.toContain(id);
  expect(idsOf(await list('?owner=me'))).not.toContain(id);
  await setClock('2025-12-18T10:30:00+08:00');
  expect(idsOf(await list('?state=deleted'))).toEqual([id]);
  await setClock('2025-12-18T10:30:01+08:00');
  expect(idsOf(await list('?state=deleted'))).toEqual([]);
  expect((await detail(id)).message).toBe('该科研项目不存在或已被删除');
});

test('a former version comes back under the next number, only from what stands now', async () => {
  const id = await add();
  await edit({ project_id: id, base_version: 1, cohort: ADULTS });
  expect((await restore(id, { version: 1, base_version: 1 })).message).toBe('项目已被更新为 V2，请先查看差异');
  expect((await restore(id, { version: 1 })).message).toBe('项目已被更新为 V2，请先查看差异');
  expect((await restore(id, { version: 9, base_version: 2 })).message).toBe('没有版本 V9');
  expect(await restore(id, { version: 1, base_version: 2 })).toEqual({ project_id: id, version: 3 });
  const { versions, definition } = await detail(id);
  expect(versions[0]).toMatchObject({ version: 3, note: '取回 V1' });
  expect(definition.conditions).toHaveLength(2);
});

test('two versions are compared in the direction that was asked', async () => {
  const id = await add();
  await edit({ project_id: id, base_version: 1, cohort: ADULTS });
  const compare = (from: number, to: number) =>
    get<ResearchComparison>(`/projects/${id}/compare?from=${from}&to=${to}`);
  const [grown, shrunk] = [await compare(1, 2), await compare(2, 1)];
  expect(grown).toMatchObject({
    data_time: '2025-11-18T10:26:00+08:00',
    lost: { value: 0 },
    changed: [{ sentence_from: '入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L' }],
  });
  expect(grown.total_to.value).toBeGreaterThan(grown.total_from.value ?? 0);
  expect(grown.gained.value).toBe((grown.total_to.value ?? 0) - (grown.total_from.value ?? 0));
  expect(shrunk).toMatchObject({
    gained: grown.lost,
    lost: grown.gained,
    total_from: grown.total_to,
    total_to: grown.total_from,
    changed: [{ sentence_to: '入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L' }],
  });
  expect((await compare(1, 9)).message).toBe('没有版本 V9');
});

test('fewer than ten people have no dictionary and no number in the list', async () => {
  const { project, dictionary, versions } = await detail(await add({ cohort: FEW }));
  expect(dictionary).toEqual([]);
  expect([project.patients, versions[0]?.patients]).toEqual([{ shown: '<10' }, { shown: '<10' }]);
});

test('new data make a version stale and are told to its owner alone, from the data point that was seen last', async () => {
  const id = await add({ cohort: ADULTS });
  await setClock('2025-11-18T12:00:00+08:00');
  const people = Array.from(
    { length: 12 },
    (_, index) => `N${index},新患者${index},男,1960-01-01,2025-11-18 11:00,钾,血清,4.1,mmol/L,3.5-5.3,,`,
  );
  await importCsv(...people);
  const row = async (reader: 'lab' | 'doctor') =>
    (await list('', reader)).data.find(({ project_id: each }) => each === id);
  expect(await row('lab')).toMatchObject({
    is_stale: true,
    data_time: '2025-11-18T10:26:00+08:00',
    change: { since: '2025-11-18T10:26:00+08:00', gained: { value: 12 }, lost: { value: 0 } },
  });
  const theirs = await row('doctor');
  expect([theirs?.is_mine, theirs?.change, theirs?.decided_exports]).toEqual([false, undefined, undefined]);
  await get(`/projects/${id}`, 'doctor');
  expect((await row('lab'))?.change?.gained.value).toBe(12);
  await setClock('2025-11-18T13:00:00+08:00');
  await importCsv('N0,新患者0,男,1960-01-01,2025-11-18 12:30,钾,血清,4.2,mmol/L,3.5-5.3,,');
  // Who saves sees the numbers of the next version.
  await edit({
    project_id: id,
    base_version: 1,
    cohort: { ...ADULTS, conditions: [{ id: 'c1', kind: 'age', from: 18, to: 89 }] },
  });
  expect((await row('lab'))?.change).toBeUndefined();
});

test('a seeded project has been opened by its owner: new people since then are told', async () => {
  const { data } = await list('?owner=me');
  expect(data).toHaveLength(4);
  expect(data.filter(({ change }) => change !== undefined).map(({ change }) => change?.since)).toContain(
    '2025-11-10T09:00:00+08:00',
  );
  expect(data.every(({ is_stale: isStale }) => isStale)).toBe(true);
});

test('the change log names every act on a project, in words, and its administrator alone reads it', async () => {
  const id = await add({ purpose: '旧', ethics_no: '' });
  await edit({ project_id: id, base_version: 1, name: '新名', purpose: '新', ethics_no: ' 伦审-2 ', state: 'closed' });
  await edit({ project_id: id, base_version: 1, cohort: ADULTS });
  await post(`/projects/${id}/informed`, { report_id: 'R1001-01' });
  await post(`/projects/${id}/delete`, {});
  await restore(id, {});
  await restore(id, { version: 1, base_version: 2 });
  const log = async (reader: 'administrator' | 'lab') =>
    (await get<ChangePage>(`/../changes?object_type=research&object_id=${id}`, reader)) as Partial<ChangePage>;
  expect((await log('lab')).data ?? []).toEqual([]);
  const { data = [] } = await log('administrator');
  expect(data.map(({ action, summary }) => [action, summary])).toEqual([
    ['保存为', '保存为 V3'],
    ['取回', '删除由 2025-11-18T10:30:00+08:00 改为 空'],
    ['删除', '删除由 空 改为 2025-11-18T10:30:00+08:00'],
    ['告知', '标记已告知患者'],
    ['保存为', '保存为 V2'],
    ['修改', '名称由 血钾复查 改为 新名，目的由 旧 改为 新，伦理批件号由 空 改为 伦审-2 等 4 项'],
    ['新建', '新建 V1'],
  ]);
  expect(data[0]?.object_name).toBe(`${id} 新名`);
  const edited = data.find(({ action }) => action === '修改')?.changes;
  expect(edited?.find(({ field }) => field === 'state')).toMatchObject({
    label: '状态',
    before: '草稿',
    after: '结题',
  });
  expect(data.findLast(({ action }) => action === '保存为')?.changes).toMatchObject([
    { label: '版本', before: '1', after: '2' },
  ]);
});

test('the administrator reads how many exports and requests wait; the page says that people are invented', async () => {
  expect(await list('', 'administrator')).toMatchObject({ demo: true, waiting_exports: 2, waiting_near_requests: 1 });
  expect(await list('', 'doctor')).not.toHaveProperty('waiting_near_requests');
  expect((await list('', 'doctor')).demo).toBe(true);
});

test('diagnoses of a definition are saved with the rules of their day', async () => {
  const diabetes = { id: 'd', kind: 'diagnosis', diagnosis_id: 'DM', reliability_min: 1, pick: 'any' };
  const id = await add({ cohort: { ...POTASSIUM, conditions: [diabetes] } });
  const [condition] = (await detail(id)).definition.conditions;
  expect(condition?.rule_version).toMatch(/\S/);
});
