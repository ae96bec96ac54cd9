import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { expect, test } from 'vitest';
import { cohortDistributions } from './distributions.ts';
import { countCohort } from './engine.ts';
import { saidStore, type SaidPatient } from './store.test-support.ts';

const EVERYBODY: Cohort = readCohort({ version: 1, unit: 'patient', conditions: [], calendar: {} });

/** Somebody with a first report on 2024-01-01 and creatinine so many days after it. */
const followed = (first: number, later: readonly (readonly [number, number])[]): SaidPatient => ({
  reports: [[0, first] as const, ...later].map(([day, value]) => ({
    at: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    rows: `CREA ${value} μmol/L`,
  })),
});

const many = (count: number, person: (index: number) => SaidPatient): SaidPatient[] =>
  Array.from({ length: count }, (_, index) => person(index));

function courseOf(patients: readonly SaidPatient[], code = 'CREA', isGuarded = false) {
  const store = saidStore(patients);
  const exact = countCohort(store, { cohort: EVERYBODY });
  const question = { store, cohort: EVERYBODY, exact, codes: [code], isWithoutOwn: false, hasCourse: true, isGuarded };
  return cohortDistributions(question)[0]?.course;
}

test('day 0 is the value of table one, later days take the nearest result of half a step around', () => {
  // 90 days before day 180 belong to nothing else, 91 after it to day 360.
  const patients = many(20, (index) =>
    followed(100 + index, [
      [91, 200],
      [170, 120 + index],
      [270, 130],
      [271, 140 + index],
    ]),
  );
  expect(courseOf(patients)).toEqual([
    { day: 0, n: { value: 20, shown: '20' }, median: 110 },
    { day: 180, n: { value: 20, shown: '20' }, median: 130 },
    { day: 360, n: { value: 20, shown: '20' }, median: 150 },
    { day: 540, n: { value: 0, shown: '0' } },
    { day: 720, n: { value: 0, shown: '0' } },
  ]);
});

test('below ten people no median is told, and who is lacking cannot be worked out from the total', () => {
  const patients = many(30, (index) =>
    followed(
      100,
      index < 9
        ? [
            [180, 110],
            [360, 120],
          ]
        : index < 26
          ? [[360, 120]]
          : [],
    ),
  );
  const course = courseOf(patients);
  expect(course?.find(({ day }) => day === 180)).toEqual({ day: 180, n: { shown: '<10' } });
  // 26 of 30: the exact number would say that 4 were not tested again.
  expect(course?.find(({ day }) => day === 360)).toEqual({ day: 360, n: { value: 25, shown: '约 25' }, median: 120 });
});

test('what was rounded for a near question is rounded here too', () => {
  const patients = many(32, () => followed(100, [[180, 110]]));
  expect(courseOf(patients, 'CREA', true)?.find(({ day }) => day === 180)?.n).toEqual({ value: 30, shown: '约 30' });
});

test('a person has no course, and it is told only where it is asked for', () => {
  const patients = many(12, () => followed(100, []));
  expect(courseOf(patients, 'age')).toBeUndefined();
  const store = saidStore(patients);
  const exact = countCohort(store, { cohort: EVERYBODY });
  const asked = { store, cohort: EVERYBODY, exact, codes: ['CREA'], isWithoutOwn: false, isGuarded: false };
  expect(cohortDistributions(asked)[0]).not.toHaveProperty('course');
});

test('a store says whether patients of the demonstration are counted', () => {
  const real = followed(100, []);
  expect(saidStore([real]).isDemo).toBe(false);
  expect(saidStore([real, { ...real, isDemo: true }]).isDemo).toBe(true);
});
