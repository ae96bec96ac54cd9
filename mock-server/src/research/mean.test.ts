import { describe, expect, test } from 'vitest';
import { cohort, one, total } from './cohort.test-support.ts';
import { countCohort } from './engine.ts';
import { matchCohort } from './match-project.ts';
import { minuteOf } from './minutes.ts';
import { saidStore, type SaidPatient } from './store.test-support.ts';

describe('a mean against the reference interval', () => {
  const alt = (fields: object) => [{ id: 'a', kind: 'result', laboratory_code: 'ALT', pick: 'mean', ...fields }];
  const tested = (...rows: readonly string[]) => one(...rows.map((row, day) => [`2025-01-0${day + 1}`, row] as const));
  // 20, 200 and 20 are 80 in the mean, twice the limit; the last of them is within.
  const risen = tested('ALT 20 U/L 7-40', 'ALT 200 U/L 7-40', 'ALT 20 U/L 7-40');
  // The mean is 35: within, though the last is not.
  const lastHigh = tested('ALT 10 U/L 7-40', 'ALT 60 U/L 7-40');
  // Means of 70 and of the limits 30: 2.33 times; each by its own limit would be 2.17 times, against the last limit 1.75.
  const twoMethods = tested('ALT 60 U/L 5-20', 'ALT 80 U/L 7-40');
  test.each<[string, SaidPatient, object, number]>([
    ['above the upper limit', risen, { comparator: 'above_upper' }, 1],
    ['not above it, whatever the last is', lastHigh, { comparator: 'above_upper' }, 0],
    ['twice the limit', risen, { comparator: 'times_upper', value: 2 }, 1],
    ['not 2.1 times', risen, { comparator: 'times_upper', value: 2.1 }, 0],
    ['the limit itself is within', tested('ALT 30 U/L 7-40', 'ALT 50 U/L 7-40'), { comparator: 'above_upper' }, 0],
    ['the mean of limits that differ', twoMethods, { comparator: 'times_upper', value: 2.33 }, 1],
    ['and no more', twoMethods, { comparator: 'times_upper', value: 2.34 }, 0],
    ['below the lower limit', tested('ALT 2 U/L 7-40', 'ALT 8 U/L 7-40'), { comparator: 'below_lower' }, 1],
    ['not below it', tested('ALT 2 U/L 7-40', 'ALT 12 U/L 7-40'), { comparator: 'below_lower' }, 0],
    ['a bound that may be below', tested('ALT 50 U/L 7-40', 'ALT <40 U/L 7-40'), { comparator: 'above_upper' }, 0],
    ['a bound that is above', tested('ALT 50 U/L 7-40', 'ALT >40 U/L 7-40'), { comparator: 'above_upper' }, 1],
    [
      'a limit in the unit of its result',
      tested('ALT 2 μkat/L 0.12-0.67', 'ALT 20 U/L 7-40'),
      { comparator: 'times_upper', value: 1.7 },
      1,
    ],
  ])('%s', (_what, patient, fields, expected) => {
    expect(total([patient], alt(fields))).toBe(expected);
  });

  test('a result without the limit is not part of the mean, and alone it says nothing', () => {
    const filtration = (comparator: string) => [
      { id: 'e', kind: 'result', laboratory_code: 'EGFR', pick: 'mean', comparator },
    ];
    const patient = tested('EGFR 40 mL/min/1.73m² ≥90', 'EGFR 60 mL/min/1.73m² ≥90');
    expect(total([patient], filtration('below_lower'))).toBe(1);
    const { steps } = countCohort(saidStore([patient]), { cohort: cohort(filtration('above_upper')) });
    expect(steps.at(-1)).toMatchObject({ patients: 0, lost: 1, qualitative: 1 });
  });

  test('grades have a mean, and are positive from 1+ on', () => {
    const protein = (fields: object) => [{ id: 'u', kind: 'result', laboratory_code: 'UPRO', pick: 'mean', ...fields }];
    const patient = tested('UPRO 3+', 'UPRO 阴性');
    expect(total([patient], protein({ comparator: 'grade_ge', value: 1.5 }))).toBe(1);
    expect(total([patient], protein({ comparator: 'grade_ge', value: 2 }))).toBe(0);
    expect(total([patient], protein({ comparator: 'positive' }))).toBe(1);
    expect(total([tested('UPRO 1+', 'UPRO 阴性')], protein({ comparator: 'positive' }))).toBe(0);
    expect(total([risen], alt({ comparator: 'positive' }))).toBe(1);
    expect(total([lastHigh], alt({ comparator: 'positive' }))).toBe(0);
  });

  test('the bedside tells the mean that was judged', () => {
    const bedside = { store: saidStore([risen]), patient: 0, minute: minuteOf('2025-01-03T08:00:00+08:00') };
    const told = (fields: object) => matchCohort(bedside, cohort(alt(fields)));
    expect(told({ comparator: 'above_upper' }).met).toMatchObject([{ actual: '平均 80 U/L，3 次' }]);
    expect(told({ comparator: 'times_upper', value: 3 }).unmet).toMatchObject([{ actual: '平均 80 U/L，3 次' }]);
    const bound = { ...bedside, store: saidStore([tested('ALT 60 U/L 7-40', 'ALT <40 U/L 7-40')]) };
    expect(matchCohort(bound, cohort(alt({ comparator: 'above_upper' }))).unmet).toMatchObject([
      { actual: '平均 <50 U/L，2 次' },
    ]);
  });

  test('as an entry event it is the first result beyond the limit', () => {
    const { entry } = countCohort(saidStore([risen]), {
      cohort: cohort([], { entry: alt({ comparator: 'above_upper' })[0] }),
    });
    expect(entry[0]).toBe(minuteOf('2025-01-02T08:00:00+08:00'));
  });
});
