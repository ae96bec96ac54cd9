import type {
  ResearchCatalogue,
  ResearchCount,
  ResearchDistribution,
  ResearchDistributions,
  ResearchExportCreated,
  ResearchProjectSaved,
  ResearchTable,
} from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openFileHospital, openWorld } from '../hospital.test-support.ts';
import { isSmall } from '../research/suppress.ts';
import { ADULTS, PURPOSE, researchCalls } from './research-calls.test-support.ts';

const { app } = await openFileHospital();
const research = await researchCalls(app, await openWorld(app));
const VARIABLES = ['age', 'sex', 'department', 'K', 'CREA', 'UPRO', 'FER', 'HBA1C'];

const result = (code: string, value: number, more: object = {}) => ({
  id: code,
  kind: 'result',
  laboratory_code: code,
  pick: 'any',
  comparator: '≥',
  value,
  ...more,
});
const age = (from: number, to: number) => ({ id: 'age', kind: 'age', from, to });
/** Cohorts of all sizes of the seeded hospital, some cut so that few are left out or kept. */
const COHORTS = [
  [age(18, 90)],
  [age(18, 60)],
  [age(40, 75), { id: 'sex', kind: 'sex', values: [1] }],
  [age(18, 90), result('K', 4)],
  [age(18, 90), result('K', 5)],
  [result('CREA', 90), { id: 'sex', kind: 'sex', values: [2] }],
  [result('CREA', 90, { negate: true })],
  [result('HGB', 110, { comparator: '<' }), age(30, 80)],
].map((conditions) => ({ ...ADULTS, conditions }));
const GROUPS = [
  undefined,
  { kind: 'rest' },
  { kind: 'condition', condition: result('K', 4.5), labels: ['较高', '较低'] },
  { kind: 'condition', condition: { id: 'g', kind: 'sex', values: [1] }, labels: ['男', '女'] },
];
/** How files are grouped: not, against the rest, by a condition. */
const FILE_GROUPS = GROUPS.slice(0, 3);
expect(FILE_GROUPS).toHaveLength(3);
const asked = COHORTS.flatMap((cohort) => GROUPS.map((groups) => ({ cohort, groups })));
expect(asked).toHaveLength(COHORTS.length * GROUPS.length);

/** Every count that follows from one line that sums up to a known whole: all of it where one part alone is hidden. */
function followsFrom(whole: ResearchCount, parts: readonly (ResearchCount | undefined)[]): number[] {
  const told = parts.flatMap((part) => part?.value ?? []);
  if (whole.value === undefined || parts.length - told.length > 1) return [];
  return [whole.value - told.reduce((sum, value) => sum + value, 0)];
}

function followsFromTable({ columns, rows }: ResearchTable): number[] {
  return [...new Set(rows.map(({ variable }) => variable))].flatMap((variable) => {
    const own = rows.filter((row) => row.variable === variable);
    const levels = own.filter(({ form }) => form === 'level');
    const ofColumns = columns.flatMap(({ n }, index) =>
      followsFrom(n, [own[0]?.missing[index]?.n, ...levels.map(({ cells }) => cells[index]?.n)]),
    );
    // The whole stands first, its two groups behind it.
    const lines = columns.length < 3 ? [] : [...levels.map(({ cells }) => cells), own[0]?.missing ?? []];
    return [
      ...ofColumns,
      ...lines.flatMap(([all, ...of]) =>
        followsFrom(
          all?.n ?? { shown: '' },
          of.map((cell) => cell.n),
        ),
      ),
    ];
  });
}

function followsFromDistribution({
  bins,
  levels,
  outside,
  missing,
  with_value: known,
}: ResearchDistribution): number[] {
  const ends = bins.length === 0 ? [] : [outside.below, outside.above];
  const all = [...bins.map(({ n }) => n), ...levels.map(({ n }) => n), ...ends];
  return [
    ...followsFrom(known, all),
    ...(known.value === undefined || missing.value === undefined ? [] : [missing.value]),
  ];
}

/** Who is in the store and not in the cohort, of a bin or level whose two numbers are both exact. */
function outsideOf({ bins, store_bins: all, levels }: ResearchDistribution): number[] {
  const pairs = [
    ...bins.map(({ n }, index) => [n, all[index]?.n]),
    ...levels.map(({ n, store_n: store }) => [n, store]),
  ];
  return pairs.flatMap(([n, store]) =>
    n?.value === undefined || store?.value === undefined || store.shown.startsWith('约') ? [] : [store.value - n.value],
  );
}

test('no count from 1 to 9 follows from the others of a table one', async () => {
  let looked = 0;
  for (const { cohort, groups } of asked) {
    const { status, body } = await research.post('/cohorts/table_one', {
      cohort,
      variables: VARIABLES,
      ...(groups && { group_by: groups }),
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(SMALL_IN_WORDS);
    const followed = followsFromTable(body as ResearchTable);
    looked += followed.length;
    expect(followed.filter(isSmall), JSON.stringify({ cohort, groups })).toEqual([]);
  }
  expect(looked).toBeGreaterThan(200);
});

test('no count from 1 to 9 follows from the others of a distribution', async () => {
  let looked = 0;
  for (const cohort of COHORTS) {
    const { status, body } = await research.post('/cohorts/distributions', { cohort, variables: VARIABLES });
    expect(status).toBe(200);
    const counted = await research.post('/cohorts/count', { cohort });
    expect(counted.status).toBe(200);
    expect(JSON.stringify([body, counted.body])).not.toMatch(SMALL_IN_WORDS);
    const { variables } = body as ResearchDistributions;
    const followed = [...variables.flatMap(followsFromDistribution), ...variables.flatMap(outsideOf)];
    looked += followed.length;
    expect(followed.filter(isSmall), JSON.stringify(cohort)).toEqual([]);
  }
  expect(looked).toBeGreaterThan(50);
});

test('an item that nearly everybody has does not tell who lacks it', async () => {
  const { status, body } = await research.get('/catalogue');
  expect(status).toBe(200);
  const { patients, items, diagnoses } = body as ResearchCatalogue;
  const exact = [...items, ...diagnoses].flatMap(({ patients: { value, shown } }) =>
    value === undefined || shown.startsWith('约') ? [] : [value],
  );
  expect(exact.length).toBeGreaterThan(50);
  expect(exact.filter((value) => isSmall((patients.value ?? 0) - value))).toEqual([]);
});

/** People or reports counted in words: 「共 7 人」. */
const SMALL_IN_WORDS = /(?<![\d.,<–])[1-9] ?[人份]/;

/** Numbers of people that a file names: what stands alone in a cell of a count, before a share, or as n of a column. */
function countsOf(kind: string, text: string): number[] {
  const [head = '', ...lines] = text.split('\r\n').filter((line) => line !== '' && !/^\uFEFF?#/.test(line));
  const ofHead = Array.from(head.matchAll(/n=(\d+)/g), ([, count]) => Number(count));
  const counts =
    { table_one: /(?<=,|^)(\d+)(?: \([\d.]+\))?(?=,|$)/g, distributions: /(\d+)$/g }[kind] ?? /(?<=,)(\d+)(?=,[^,]*$)/g;
  // SMD, P and test stand last in a table.
  const cells = lines.map((line) => (kind === 'table_one' ? line.split(',').slice(0, -3).join(',') : line));
  return [...ofHead, ...cells.flatMap((line) => Array.from(line.matchAll(counts), ([, count]) => Number(count)))];
}

test('every count of every file is 0, or at least ten and a multiple of 5', async () => {
  let looked = 0;
  for (const [index, cohort] of COHORTS.entries()) {
    for (const groups of FILE_GROUPS) {
      const added = await research.post('/projects/add', {
        name: `小计数 ${index}`,
        purpose: '查看文件里的人数',
        cohort,
        variables: VARIABLES,
        ...(groups && { groups }),
      });
      const { project_id: id } = added.body as ResearchProjectSaved;
      for (const kind of ['table_one', 'distributions']) {
        const created = await research.post(`/projects/${id}/exports`, { kind, purpose: PURPOSE });
        const { export_id: exportId } = created.body as ResearchExportCreated;
        for (const part of ['file', 'dictionary']) {
          const { status, text } = await research.get(
            `/exports/${exportId}/file${part === 'file' ? '' : '?part=dictionary'}`,
          );
          expect(status).toBe(200);
          expect(text).not.toMatch(SMALL_IN_WORDS);
          const counts = countsOf(part === 'file' ? kind : part, text);
          looked += counts.length;
          expect(
            counts.filter((count) => isSmall(count) || count % 5 !== 0),
            `${kind} ${part} ${JSON.stringify(cohort)}`,
          ).toEqual([]);
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(1000);
});

test('a file of people holds ten and more of every combination of age band, sex and department', async () => {
  let looked = 0;
  for (const [index, cohort] of COHORTS.entries()) {
    const project = { name: `逐人 ${index}`, purpose: '查看逐人文件', cohort, variables: VARIABLES };
    const { project_id: id } = (await research.post('/projects/add', project)).body as ResearchProjectSaved;
    const created = await research.post(`/projects/${id}/exports`, { kind: 'rows', purpose: PURPOSE });
    const path = `/exports/${(created.body as ResearchExportCreated).export_id}`;
    await research.post(`${path}/decide`, { approve: true }, research.administrator);
    const { status, text } = await research.get(`${path}/file`);
    expect(status).toBe(200);
    expect(`${JSON.stringify(created.body)}${text}`).not.toMatch(SMALL_IN_WORDS);
    const [head = '', ...people] = text.split('\r\n').filter((line) => line !== '' && !/^\uFEFF?#/.test(line));
    const told = ['age_band', 'sex', 'department'].map((name) => head.split(',').indexOf(name)).filter((at) => at >= 0);
    const alike = Map.groupBy(people, (line) => told.map((at) => line.split(',')[at]).join('|'));
    looked += alike.size;
    expect(
      [...alike.values()].filter(({ length }) => isSmall(length)),
      JSON.stringify(cohort),
    ).toEqual([]);
  }
  expect(looked).toBeGreaterThan(COHORTS.length);
});
