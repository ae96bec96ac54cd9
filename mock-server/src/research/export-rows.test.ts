import { expect, test } from 'vitest';
import { rowsFile } from './export-rows.ts';
import { saidStore, type SaidPatient } from './store.test-support.ts';

/** Ages are told of the day of the report. */
const AT = '2025-11-18';
const born = (age: number): string => `${2025 - age}-01-01`;
const someone = (given: Omit<SaidPatient, 'reports'>): SaidPatient => ({
  ...given,
  reports: [{ at: AT, rows: 'K 4.1 mmol/L 3.5-5.3' }],
});
const people = (count: number, given: Omit<SaidPatient, 'reports'>) =>
  Array.from({ length: count }, () => someone(given));

function fileOf(patients: readonly SaidPatient[]) {
  const store = saidStore(patients);
  const members = new Uint8Array(store.patientIds.length).fill(1);
  const entry = Int32Array.from(store.patientIds, () => Math.floor(Date.parse(`${AT}T08:00:00+08:00`) / 60_000));
  const asked = { from: undefined, to: undefined } as never;
  return rowsFile({ store, asked, entry }, members, ['sex', 'department'], () => 0.5);
}

/** How many share each combination of age, sex and department. */
const combinations = ({ columns, rows }: ReturnType<typeof fileOf>) => {
  const places = ['age_band', 'sex', 'department'].map((name) => columns.indexOf(name)).filter((place) => place >= 0);
  return Object.values(Object.groupBy(rows, (row) => places.map((place) => row[place]).join('|'))).map(
    (same) => same?.length ?? 0,
  );
};

const SIXTY = [...people(30, { sex: '男', born: born(62) }), ...people(30, { sex: '女', born: born(62) })];

test('one unknown birth date makes one class of all ages, and leaves sex and department', () => {
  const file = fileOf([...SIXTY, ...people(1, { sex: '男', born: '' })]);
  expect(file.columns).toEqual(expect.arrayContaining(['age_band', 'sex', 'department']));
  expect(file.rows).toHaveLength(61);
  expect(new Set(file.rows.map((row) => row[file.columns.indexOf('age_band')]))).toEqual(new Set(['全部']));
  expect(file.changes).toContain('年龄段合为一类');
  expect(combinations(file).toSorted((a, b) => a - b)[0]).toBeGreaterThanOrEqual(10);
});

test('unknown birth dates that ten share are a value of their own beside the bands', () => {
  const file = fileOf([...SIXTY, ...people(12, { sex: '男', born: '' })]);
  expect(new Set(file.rows.map((row) => row[file.columns.indexOf('age_band')]))).toEqual(new Set(['60–64', '']));
  expect(file.changes).not.toContain('年龄段合为一类');
  expect(combinations(file).toSorted((a, b) => a - b)[0]).toBeGreaterThanOrEqual(10);
});
