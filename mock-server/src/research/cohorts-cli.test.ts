import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listPatients } from '../store/clinical-patients.ts';
import { createSeededWorld } from '../hospital.test-support.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { runCohorts, type CohortTotal } from './cohorts-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'cohorts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(content: string): { totals: CohortTotal[]; code: number } {
  writeFileSync(join(folder, 'cohorts.json'), content);
  const { lines, code } = runCohorts(['cohorts.json'], folder);
  return { totals: JSON.parse(lines[0] ?? '') as CohortTotal[], code };
}
const cohort = (...conditions: object[]) => ({ version: 1, unit: 'patient', conditions, calendar: {} });

test('a file of cohorts is counted exactly, before suppression', () => {
  const women = { id: 's', kind: 'sex', values: [2] };
  const { totals, code } = run(
    JSON.stringify([
      { id: 'all', cohort: cohort() },
      { id: 'women', cohort: cohort(women) },
    ]),
  );
  const patients = listPatients(createSeededWorld());
  expect(code).toBe(0);
  expect(totals.map(({ id, patients: count }) => [id, count])).toEqual([
    ['all', patients.length],
    ['women', patients.filter(({ gender }) => gender === '女').length],
  ]);
  expect(totals[1]?.steps?.map(({ condition_ids: ids }) => ids)).toEqual([['store'], ['s']]);
});

const world = createSeededWorld();
/** Everybody with a report, counted here by hand: reports oldest first. */
const people = listPatients(world).flatMap((patient) => {
  const reports = patientRecord(world, patient.patient_id)?.reports.toReversed() ?? [];
  const [first] = reports;
  return first === undefined ? [] : [{ patient, reports, day: first.report.report_time.slice(0, 10) }];
});
type Person = (typeof people)[number];
const dayNumber = (day: string) => Date.parse(day.slice(0, 10)) / 86_400_000;
const ageOf = ({ patient: { birth_date: birth }, day }: Person) =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
const creatinine = ({ reports, day }: Person, days = 90) =>
  reports
    .filter(({ report }) => Math.abs(dayNumber(report.report_time) - dayNumber(day)) <= days)
    .flatMap(({ rows }) => rows.filter(({ item }) => item?.code === 'CREA'))
    .flatMap(({ flag: { parsed } }) => (parsed.kind === 'number' ? [parsed.value] : []));
const age = (fields: object) => ({ conditions: [{ id: 'a', kind: 'age', ...fields }] });
const sex = (fields: object) => ({ conditions: [{ id: 's', kind: 'sex', ...fields }] });
const result = (fields: object) => ({ conditions: [{ id: 'k', kind: 'result', laboratory_code: 'CREA', ...fields }] });
/** Exact results of creatinine around day 0, with their days: a bound has no difference. */
const exactCreatinine = ({ reports, day }: Person, [from, to]: readonly [number, number]) =>
  reports
    .map(({ report, rows }) => ({ report, rows, at: dayNumber(report.report_time) - dayNumber(day) }))
    .filter(({ at }) => at >= from && at <= to)
    .flatMap(({ report, rows }) =>
      rows
        .filter(({ item }) => item?.code === 'CREA')
        .flatMap(({ flag: { parsed } }) =>
          parsed.kind === 'number' && parsed.comparator === undefined
            ? [{ time: Date.parse(report.report_time), value: parsed.value }]
            : [],
        ),
    );
/** Change in per cent from the first to the last of them, at least so many days apart. */
const percentChange = (who: Person, span: readonly [number, number], gap: number) => {
  const found = exactCreatinine(who, span);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || (last.time - first.time) / 86_400_000 < gap) return NaN;
  return ((last.value - first.value) / first.value) * 100;
};
const change = (fields: object) => result({ pick: 'change', unit: '%', ...fields });
const YEAR = [-365, 365] as const;
const AROUND_YEAR = { anchor: 'entry', from_days: -365, to_days: 365 };
const isMan = ({ patient }: Person) => patient.gender === '男';

const BY_HAND: readonly (readonly [what: string, given: object, belongs: (person: Person) => boolean])[] = [
  ['an empty one', {}, () => true],
  ['empty lists and nulls', { entry: null, conditions: [], calendar: null }, () => true],
  [
    'keys in another order',
    { calendar: {}, ...age({ to: 60, from: 18 }) },
    (who) => ageOf(who) >= 18 && ageOf(who) <= 60,
  ],
  ['age from', age({ from: 65, to: null }), (who) => ageOf(who) >= 65],
  ['age to', age({ to: 40 }), (who) => ageOf(who) <= 40],
  ['no id', { conditions: [{ kind: 'sex', values: [1] }] }, isMan],
  ['a sex left out', sex({ values: [1], negate: true }), (who) => !isMan(who)],
  ['a condition that is off', sex({ values: [1], enabled: false }), () => true],
  ['a list without values', sex({ values: [] }), () => true],
  [
    'one of a group',
    {
      conditions: [
        { id: 's', kind: 'sex', values: [2], group: 'g' },
        { id: 'a', kind: 'age', from: 70, group: 'g' },
      ],
    },
    (who) => !isMan(who) || ageOf(who) >= 70,
  ],
  [
    'a calendar by days and by a time',
    { calendar: { from: '2025-06-01', to: '2025-10-31T00:00:00+08:00' } },
    ({ reports }) =>
      reports.some(({ report: { report_time: time } }) => time >= '2025-06-01' && time.slice(0, 10) <= '2025-10-31'),
  ],
  [
    'a follow-up of its own size',
    { conditions: [{ id: 'f', kind: 'follow_up', reports: 3, days: 30 }] },
    ({ reports, day }) =>
      reports.length >= 3 && dayNumber(reports.at(-1)?.report.report_time ?? day) - dayNumber(day) >= 30,
  ],
  ['any ≥', result({ comparator: '≥', value: 110 }), (who) => creatinine(who).some((value) => value >= 110)],
  [
    'the largest ≤',
    result({ pick: 'max', comparator: '≤', value: 100 }),
    (who) => creatinine(who).length > 0 && Math.max(...creatinine(who)) <= 100,
  ],
  [
    'the last between',
    result({ pick: 'last', comparator: 'between', value: 60, value_to: 90 }),
    (who) => (creatinine(who).at(-1) ?? 0) >= 60 && (creatinine(who).at(-1) ?? 0) <= 90,
  ],
  [
    'the first <, in the whole calendar',
    result({ pick: 'first', comparator: '<', value: 80, window: { anchor: 'calendar' } }),
    (who) => (creatinine(who, Infinity)[0] ?? Infinity) < 80,
  ],
  [
    'a rise in per cent that says its unit',
    change({ comparator: '≥', value: 10, window: AROUND_YEAR }),
    (who) => percentChange(who, YEAR, 90) >= 10,
  ],
  [
    'the same without a unit',
    change({ comparator: '≥', value: 10, window: AROUND_YEAR, unit: undefined, change_kind: 'percent' }),
    (who) => percentChange(who, YEAR, 90) >= 10,
  ],
  [
    'a fall in per cent',
    change({ comparator: '≤', value: -5, change_kind: 'percent', window: AROUND_YEAR }),
    (who) => percentChange(who, YEAR, 90) <= -5,
  ],
  [
    'a change in per cent between two limits',
    change({ comparator: 'between', value: -20, value_to: 20, window: AROUND_YEAR }),
    (who) => Math.abs(percentChange(who, YEAR, 90)) <= 20,
  ],
  [
    'a rise in per cent within days',
    change({ comparator: '>', value: 0, min_gap_days: 1 }),
    (who) => percentChange(who, [-90, 90], 1) > 0,
  ],
  [
    'nobody with a rise in per cent',
    change({ comparator: '≥', value: 10, window: AROUND_YEAR, negate: true }),
    (who) => !(percentChange(who, YEAR, 90) >= 10),
  ],
  [
    'a rise in per cent of men',
    {
      conditions: [
        ...change({ comparator: '≥', value: 10, window: AROUND_YEAR }).conditions,
        { id: 's', kind: 'sex', values: [1] },
      ],
    },
    (who) => isMan(who) && percentChange(who, YEAR, 90) >= 10,
  ],
  [
    'a rise in per cent or an old age',
    {
      conditions: [
        { ...change({ comparator: '≥', value: 10, window: AROUND_YEAR }).conditions[0], group: 'g' },
        { id: 'a', kind: 'age', from: 70, group: 'g' },
      ],
    },
    (who) => ageOf(who) >= 70 || percentChange(who, YEAR, 90) >= 10,
  ],
];

/** All of them in one file: the hospital is read once. */
let counted: ReturnType<typeof run> | undefined;
const countedAtOnce = () => (counted ??= run(JSON.stringify(BY_HAND.map(([id, given]) => ({ id, cohort: given })))));

test.each(BY_HAND)('a cohort with %s is counted as by hand', (what, _given, belongs) => {
  const { totals, code } = countedAtOnce();
  expect(people.length).toBeGreaterThan(100);
  expect([code, totals.find(({ id }) => id === what)?.patients]).toEqual([0, people.filter(belongs).length]);
});

test('what cannot be counted is named, and the others are counted', () => {
  const { totals, code } = run(
    JSON.stringify([
      { id: 'a', cohort: cohort({ id: 'a', kind: 'age', from: 60, to: 20 }) },
      { id: 'b', cohort: cohort({ id: 'b', kind: 'result', laboratory_code: 'CRAE', comparator: '≥', value: 1 }) },
      { id: 'c', cohort: cohort() },
      { id: 'd', cohort: result({ comparator: '≥', value: 10, unit: '%' }) },
      { id: 'e', cohort: change({ comparator: '≥', value: 10, unit: 'U/L' }) },
      {},
    ]),
  );
  expect(code).toBe(1);
  expect(totals.map(({ refused }) => refused)).toEqual([
    '下限不能大于上限',
    '未收录该检验项目',
    undefined,
    '% 不能换算为 μmol/L',
    'U/L 不能换算为 μmol/L',
    '请填写队列定义',
  ]);
});

test.each<[string[], string]>([
  [[], '用法'],
  [['none.json'], '没有文件'],
  [['a', 'b'], '用法'],
])('wrong use %j is told', (args, words) => {
  const { lines, code } = runCohorts(args, folder);
  expect([code, lines[0]]).toEqual([2, expect.stringContaining(words)]);
});

test('a file that is no list is told', () => {
  writeFileSync(join(folder, 'cohorts.json'), '{}');
  expect(runCohorts(['cohorts.json'], folder).code).toBe(2);
  writeFileSync(join(folder, 'cohorts.json'), '{');
  expect(runCohorts(['cohorts.json'], folder).lines).toEqual(['不是有效的 JSON']);
  expect(runCohorts(['--help'], folder).code).toBe(0);
});
