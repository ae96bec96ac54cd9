import type {
  ResearchCounts,
  ResearchDistributions,
  ResearchProjectSaved,
  ResearchTable,
} from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ADULTS, openResearch } from './research-calls.test-support.ts';

const { post, add } = await openResearch();

const AT = '2025-11-18T10:26:00+08:00';
const distributions = (body: object) =>
  post<ResearchDistributions>('/cohorts/distributions', { cohort: ADULTS, ...body });
const table = (body: object) =>
  post<ResearchTable>('/cohorts/table_one', { cohort: ADULTS, variables: ['age'], ...body });
const between = (from: number, to: number) => ({ ...ADULTS, conditions: [{ id: 'c', kind: 'age', from, to }] });

test('distributions say their data point, that they are whole, and each variable once', async () => {
  const body = await distributions({ variables: ['age', 'K', 'age'] });
  expect(body).toMatchObject({ data_time: AT, suppressed: false });
  expect(body.elapsed_ms).toBeLessThan(60_000);
  expect(body.variables.map(({ code }) => code)).toEqual(['age', 'K']);
});

test('how a variable lies without its own condition is told where that is asked', async () => {
  const question = { cohort: { ...ADULTS, conditions: [{ id: 's', kind: 'sex', values: [1] }] }, variables: ['sex'] };
  const women = async (body: object) => (await distributions({ ...question, ...body })).variables[0]?.levels[1];
  expect(await women({})).not.toHaveProperty('without_own');
  const { n, without_own: without } = (await women({ without_own: true })) ?? {};
  expect(n?.value).toBe(0);
  expect(without?.value).toBeGreaterThan(100);
});

test('a course is drawn only where it is asked for', async () => {
  const [plain, drawn] = [
    await distributions({ variables: ['CREA'] }),
    await distributions({ variables: ['CREA'], course: true }),
  ];
  expect(plain.variables[0]).not.toHaveProperty('course');
  expect(drawn.variables[0]).toHaveProperty('course');
});

test('a table says its data point, and one known variable beside an unknown one is not enough', async () => {
  const body = await table({ variables: ['age', 'sex', 'age'] });
  expect(body.columns[0]?.n).toEqual({
    value: expect.any(Number) as number,
    shown: expect.stringMatching(/^\d+$/) as string,
  });
  const levels = body.rows.filter(({ form }) => form === 'level').map(({ cells }) => cells[0]?.n?.shown ?? '');
  expect(levels).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  expect(body).toMatchObject({ data_time: AT, demo: true, suppressed: false });
  expect(body.elapsed_ms).toBeLessThan(60_000);
  expect([...new Set(body.rows.map(({ variable }) => variable))]).toEqual(['age', 'sex']);
  expect((await table({ variables: ['age', 'shoe'] })).message).toBe('未收录该检验项目');
  expect((await table({ cohort: between(82, 90) })).notes).toEqual([]);
});

test('missing values are a part of the whole only where that is asked', async () => {
  const level = async (body: object) =>
    (await table({ variables: ['UPRO'], ...body })).rows.find(({ form }) => form === 'level')?.cells[0]?.shown;
  expect(await level({})).not.toBe(await level({ missing_in_percent: true }));
});

test('a version of a project splits the people, the one that is named', async () => {
  const id = await add({ cohort: between(18, 60) });
  await post<ResearchProjectSaved>('/projects/edit', { project_id: id, base_version: 1, cohort: between(18, 40) });
  const sizes = async (version: number) =>
    (await table({ group_by: { kind: 'version', project_id: id, version } })).columns.map(({ n }) => n.shown);
  const [first, second] = [await sizes(1), await sizes(2)];
  expect(first).toHaveLength(3);
  expect(first[0]).toBe(second[0]);
  expect(first[1]).not.toBe(second[1]);
  expect((await table({ group_by: { kind: 'version', project_id: id, version: 9 } })).message).toBe('没有版本 V9');
});

test('groups by a condition that cannot be counted are refused', async () => {
  const condition = { id: 'g', kind: 'age', from: 60, to: 40 };
  expect((await table({ group_by: { kind: 'condition', condition } })).message).toBe('下限不能大于上限');
});

test('what stands beside a total that is told rounded is rounded too', async () => {
  const counts = (cohort: object) => post<ResearchCounts>('/cohorts/count', { cohort });
  expect((await counts(between(18, 61))).guarded).toBeUndefined();
  // Some step of a year adds fewer than ten people.
  let to = 62;
  while ((await counts(between(18, to))).guarded !== true) to += 1;
  const near = between(18, to);
  expect(await counts(near)).not.toHaveProperty('asked_often');
  const rounded = [expect.stringMatching(/^约 /), expect.stringMatching(/^约 /)] as unknown[];
  const { rows, columns } = await table({ cohort: near, variables: ['sex'] });
  const { patients } = (await counts(near)).total;
  expect([patients.shown, columns[0]?.n]).toEqual([rounded[0], patients]);
  const levels = rows.filter(({ form }) => form === 'level').map(({ cells }) => cells[0]);
  expect(levels).toHaveLength(2);
  // A share to a thousandth of the exact numbers would tell these: it is that of what is told.
  const shares = levels.map((cell) => ((cell?.n?.value ?? 0) / (patients.value ?? 1)) * 100);
  expect(levels.map((cell) => cell?.percent)).toEqual(shares.map((share) => Number(share.toFixed(1))));
  expect(rows.filter(({ form }) => form === 'level').map(({ cells }) => cells[0]?.n?.shown)).toEqual(rounded);
  const { variables } = await distributions({ cohort: near, variables: ['sex'] });
  expect(variables[0]?.levels.map(({ n }) => n.shown)).toEqual(rounded);
  // The other way round, as another account: the smaller of both has the total of the larger over its table too.
  const larger = await post<ResearchCounts>('/cohorts/count', { cohort: near }, 'doctor');
  expect(larger).not.toHaveProperty('guarded');
  const asked = { cohort: between(18, to - 1), variables: ['sex'] };
  const smaller = await post<ResearchTable>('/cohorts/table_one', asked, 'doctor');
  const whole = await post<ResearchTable>('/cohorts/table_one', { ...asked, group_by: { kind: 'rest' } }, 'doctor');
  expect([smaller.columns[0]?.n, whole.columns[1]?.n]).toEqual([patients, patients]);
});

test('an account that asked thirty near questions in a day is told so with its guarded totals', async () => {
  const answers: ResearchCounts[] = [];
  for (let to = 45; answers.filter(({ guarded }) => guarded).length < 30; to += 1) {
    const cohort = { ...between(18, to), calendar: { from: '2020-01-01' } };
    answers.push(await post<ResearchCounts>('/cohorts/count', { cohort }));
  }
  expect(answers.at(-1)).toMatchObject({ guarded: true, asked_often: true });
  expect(answers.slice(0, -1).filter(({ asked_often: isOften }) => isOften)).toEqual([]);
  // What was answered exactly before is answered as it was.
  const again = await post<ResearchCounts>('/cohorts/count', {
    cohort: { ...between(18, 45), calendar: { from: '2020-01-01' } },
  });
  expect(again.total).toEqual(answers[0]?.total);
  expect(again).not.toHaveProperty('asked_often');
});
