import type {
  ResearchCatalogue,
  ResearchCounts,
  ResearchDistributions,
  ResearchTable,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';
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

const count = async (cohort: object, order: string[] = [], headers = research.lab) =>
  (await post<ResearchCounts>('/cohorts/count', { cohort, step_order: order }, headers)).body;
const refusal = async (cohort: object) => {
  const { status, body } = await post('/cohorts/count', { cohort });
  return [status, body.message];
};
const withResult = (fields: object) => ({
  ...ADULTS,
  conditions: [
    { id: 'c', kind: 'result', laboratory_code: 'CREA', pick: 'any', comparator: '≥', value: 60, ...fields },
  ],
});

/** Every number in an answer that stands under a name. */
function named(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return (value as unknown[]).flatMap((each) => named(each, name));
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  return entries.flatMap(([key, part]) => [...(key === name ? [part] : []), ...named(part, name)]);
}

describe('the catalogue', () => {
  test('says what a cohort can be made of, at the data point of the newest report', async () => {
    const { body } = await get<ResearchCatalogue>('/catalogue');
    expect(body.patients.value).toBeGreaterThan(300);
    expect([body.data_time, body.demo]).toEqual(['2025-11-18T10:26:00+08:00', true]);
    const potassium = body.items.find(({ laboratory_code: code }) => code === 'K');
    expect(potassium).toMatchObject({ name: '钾', unit: 'mmol/L', result_type: 'numeric' });
    expect(potassium?.units).toContain('mEq/L');
    expect(body.diagnoses.find(({ diagnosis_id: id }) => id === 'DM')?.name).toBe('糖尿病');
    expect(body.departments.map(({ name }) => name)).toContain('内分泌科');
  });

  test('holds nothing of a patient', async () => {
    const { text } = await get('/catalogue');
    expect(text).not.toMatch(/P1001|R1001|顾怀远/);
  });

  test.each(['doctor', 'lab-plain', 'ops'])('is refused to %s, who has no column of research', async (userName) => {
    const headers = await signIn(app, userName, world);
    expect(await get('/catalogue', headers)).toMatchObject({
      status: 400,
      body: { message: '当前角色无权访问' },
    });
  });

  test('is open to the research administrator and to a doctor with the column', async () => {
    expect((await get('/catalogue', research.administrator)).status).toBe(200);
    expect((await get('/catalogue', research.doctor)).status).toBe(200);
  });
});

describe('counting', () => {
  test('tells the steps with their sentences, the store first', async () => {
    const body = await count(POTASSIUM);
    expect(body.steps.map(({ condition_id: id, sentence }) => [id, sentence])).toEqual([
      ['store', '全库'],
      ['c1', '入组时 18–90 岁'],
      ['c2', '入组前后 90 天内，任一次 血钾 ≥ 4 mmol/L'],
    ]);
    expect(body.total.patients.value).toBeGreaterThan(50);
    expect(body.suppressed).toBe(false);
    expect(body.methods).toContain('纳入同时满足以下条件者');
    expect(body.data_time).toBe('2025-11-18T10:26:00+08:00');
  });

  test('in another order has the same total', async () => {
    const other = await count(POTASSIUM, ['c2', 'c1']);
    expect(other.steps.map(({ condition_id: id }) => id)).toEqual(['store', 'c2', 'c1']);
    expect(other.total).toEqual((await count(POTASSIUM)).total);
  });

  test('below ten people tells no number and is suppressed', async () => {
    const few = { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 82, to: 90 }] };
    const body = await count(few);
    expect(body).toMatchObject({ suppressed: true, total: { patients: { shown: '<10' } } });
    expect(body.total.patients).not.toHaveProperty('value');
  });

  test.each<[string, object, string]>([
    ['a value that is no number', { value: '很高' }, '请输入数值'],
    ['limits the wrong way round', { comparator: 'between', value: 90, value_to: 30 }, '下限不能大于上限'],
    ['a unit of another dimension', { unit: 'mmHg' }, 'mmHg 不能换算为 μmol/L'],
    ['a window the wrong way round', { window: { anchor: 'entry', from_days: 10, to_days: -10 } }, '开始不能晚于结束'],
    ['an item that is not in the catalogue', { laboratory_code: 'CRAE' }, '未收录该检验项目'],
  ])('refuses %s', async (_what, fields, message) => {
    expect(await refusal(withResult(fields))).toEqual([400, message]);
  });

  test('refuses more than twenty conditions', async () => {
    const conditions = Array.from({ length: 21 }, (_, index) => ({ id: `c${index}`, kind: 'age', from: index }));
    expect(await refusal({ ...ADULTS, conditions })).toEqual([400, '最多 20 个条件，可先保存为队列再引用']);
  });

  test('leaves out what is not finished', async () => {
    const body = await count({ ...ADULTS, conditions: [...ADULTS.conditions, { id: 'x', kind: 'result' }] });
    expect(body.steps.map(({ condition_id: id }) => id)).toEqual(['store', 'c1']);
  });
});

describe('the differencing guard', () => {
  // Two definitions of the seeded hospital that differ by few people: found by asking, then asked in a fresh world.
  const upTo = (to: number) => ({ ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 18, to }] });
  async function nearPair(): Promise<[number, number]> {
    for (let to = 60; to < 90; to += 1) {
      const fresh = await openWorld(app);
      const calls = await researchCalls(app, fresh);
      const exact = async (limit: number) =>
        ((await calls.post('/cohorts/count', { cohort: upTo(limit) })).body as ResearchCounts).total.patients.value ??
        0;
      const first = await exact(to);
      await call(app, 'POST', '/__mock/clock', fresh, { now: '2025-11-18T10:50:00+08:00' });
      const second = await exact(to + 1);
      if (second - first > 0 && second - first < 10) return [to, second];
    }
    throw new Error('no near pair');
  }

  test('answers the larger total rounded to 5, the same question as the first time, and another account exactly', async () => {
    const [to, larger] = await nearPair();
    const first = await count(upTo(to));
    expect(first).not.toHaveProperty('guarded');
    const near = await count(upTo(to + 1));
    const rounded = Math.round(larger / 5) * 5;
    expect(near).toMatchObject({ guarded: true, total: { patients: { value: rounded, shown: `约 ${rounded}` } } });
    expect((await count(upTo(to))).total).toEqual(first.total);
    expect((await count(upTo(to + 1))).total).toEqual(near.total);
    expect((await count(upTo(to + 1), [], research.doctor)).total.patients.value).toBe(larger);
  });
});

describe('distributions', () => {
  const ask = async (cohort: object, variables: string[], without = false) =>
    (
      await post<ResearchDistributions>('/cohorts/distributions', {
        cohort,
        variables,
        without_own: without,
      })
    ).body;

  test('bins, what lies outside and what is missing make up the cohort', async () => {
    const { variables } = await ask(POTASSIUM, ['age', 'K', 'sex', 'UPRO'], true);
    expect(variables.map(({ code, kind }) => [code, kind])).toEqual([
      ['age', 'number'],
      ['K', 'number'],
      ['sex', 'category'],
      ['UPRO', 'category'],
    ]);
    const [age, potassium, sex] = variables;
    expect(age?.derivation).toBe('入组日的周岁');
    expect(potassium?.derivation).toBe('入组前后 90 天内，末次结果');
    expect(potassium?.median).toBeGreaterThan(4);
    expect(sex?.levels.map(({ label }) => label)).toEqual(['男', '女']);
    expect(age?.store_bins.map(({ from, to }) => [from, to])).toEqual(age?.bins.map(({ from, to }) => [from, to]));
  });

  test('a cohort below ten people gives no chart', async () => {
    const few = { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 82, to: 90 }] };
    expect(await ask(few, ['age'])).toMatchObject({ suppressed: true, variables: [] });
  });

  test('refuses a variable that nobody knows', async () => {
    const { status, body } = await post('/cohorts/distributions', { cohort: ADULTS, variables: ['shoe'] });
    expect([status, body.message]).toEqual([400, '未收录该检验项目']);
  });
});

describe('table one', () => {
  const ask = async (rest: object) =>
    (
      await post<ResearchTable>('/cohorts/table_one', {
        cohort: POTASSIUM,
        variables: ['age', 'sex', 'K', 'CREA', 'UPRO', 'department'],
        ...rest,
      })
    ).body;
  const byPotassium = {
    kind: 'condition',
    condition: { id: 'g', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: '≥', value: 4.5 },
    labels: ['较高', '较低'],
  };

  test('of one group has no test', async () => {
    const { columns, rows } = await ask({});
    expect(columns.map(({ label }) => label)).toEqual(['合计']);
    expect(named(rows, 'p')).toEqual([]);
    expect(rows[0]).toMatchObject({ variable: 'age', form: 'median', unit: '岁' });
  });

  test('of two groups compares medians by ranks and shares by χ², corrected by Holm', async () => {
    const { columns, rows, notes } = await ask({ group_by: byPotassium });
    expect(columns.map(({ label }) => label)).toEqual(['合计', '较高', '较低']);
    expect(rows.find(({ variable }) => variable === 'age')?.test).toContain('Mann–Whitney');
    expect(rows.find(({ variable, form }) => variable === 'sex' && form === 'count')?.test).toMatch(/χ²|Fisher/);
    expect(rows[0]?.superiority?.value).toBeGreaterThan(0);
    expect(notes.join('；')).toContain('Holm');
    expect(notes).toContain('观察性资料的基线差异看 SMD；P 值随样本量变化');
  });

  test('nothing is tested of what the groups are made of', async () => {
    const { rows } = await ask({ group_by: { kind: 'condition', condition: { id: 'g', kind: 'sex', values: [1] } } });
    const sex = rows.find(({ variable, form }) => variable === 'sex' && form === 'count');
    expect(sex?.test).toBe('分组变量，不做检验');
    expect([sex?.p, sex?.smd]).toEqual([undefined, undefined]);
    expect(rows.find(({ variable }) => variable === 'age')?.test).toContain('Mann–Whitney');
  });

  test('a version of a project that is not there is a mistake of the question', async () => {
    const body = { cohort: ADULTS, variables: ['age'], group_by: { kind: 'version', version: 1 } };
    const answer = await post('/cohorts/table_one', body);
    expect([answer.status, answer.body.message]).toEqual([400, '该科研项目不存在或已被删除']);
  });

  test('means are compared by Welch', async () => {
    const { rows } = await ask({ group_by: byPotassium, form: { age: 'mean' } });
    expect(rows[0]).toMatchObject({ form: 'mean', test: 'Welch t' });
    expect(rows[0]?.cells[0]?.shown).toContain('±');
  });

  test('the cells of a variable and what is missing make up each column, where nothing is hidden', async () => {
    const { columns, rows } = await ask({ group_by: byPotassium, missing_in_percent: true });
    for (const variable of ['sex', 'UPRO']) {
      const own = rows.filter((row) => row.variable === variable);
      const [head, ...levels] = own;
      expect(columns).toHaveLength(3);
      const wrong = columns.filter((column, index) => {
        const cells = [...levels.map((row) => row.cells[index]), head?.missing[index]];
        const isHidden = cells.some((cell) => cell?.n?.value === undefined);
        return !isHidden && cells.reduce((sum, cell) => sum + (cell?.n?.value ?? 0), 0) !== column.n.value;
      });
      expect(wrong).toEqual([]);
    }
  });

  test('a group below ten people is not shown beside the other', async () => {
    const few = { kind: 'condition', condition: { id: 'g', kind: 'age', from: 82 } };
    const { columns, notes } = await ask({ group_by: few });
    expect(columns).toHaveLength(1);
    expect(notes[0]).toBe('分组不足 10 人，不显示两组比较');
  });

  test('against the rest of the store', async () => {
    const { columns } = await ask({ group_by: { kind: 'rest' } });
    expect(columns.map(({ label }) => label)).toEqual(['合计', '本队列', '全库其余']);
  });

  test('of fewer than ten people is empty', async () => {
    const few = { ...ADULTS, conditions: [{ id: 'c', kind: 'age', from: 82, to: 90 }] };
    expect(await ask({ cohort: few })).toMatchObject({ suppressed: true, columns: [], rows: [] });
  });
});
