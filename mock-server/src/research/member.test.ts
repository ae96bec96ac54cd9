import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { describe, expect, test } from 'vitest';
import { countCohort } from './engine.ts';
import { matchCohort } from './match-project.ts';
import { minuteOf } from './minutes.ts';
import { questionOf, isNear } from './near.ts';
import { withRuleVersion, wireCohort } from './project-content.ts';
import { saidStore } from './store.test-support.ts';
import { tableGroups } from './table-groups.ts';

// The first is 39 at the first report and 41 when creatinine first reaches 150; the second never reaches it; the third has no creatinine.
const STORE = saidStore([
  {
    born: '1985-06-01',
    reports: [
      { at: '2025-01-01', rows: 'CREA 100 μmol/L' },
      { at: '2026-07-01', rows: 'CREA 160 μmol/L' },
    ],
  },
  { born: '1984-06-01', reports: [{ at: '2025-01-01', rows: 'CREA 90 μmol/L' }] },
  { born: '1984-06-01', reports: [{ at: '2025-01-01', rows: 'K 4 mmol/L' }] },
]);

const RISEN = {
  entry: { kind: 'result', laboratory_code: 'CREA', pick: 'first', comparator: '≥', value: 150 },
  conditions: [{ id: 'c1', kind: 'age', from: 40, to: 50 }],
  calendar: {},
};
const within = (negate = false): Cohort =>
  readCohort({ conditions: [{ id: 'm', kind: 'cohort', name: '升高', negate, enabled: true, cohort: RISEN }] });
const bedside = (patient: number) => ({ store: STORE, patient, minute: minuteOf('2025-01-01T08:00:00+08:00') });

describe('membership in another cohort', () => {
  test('is decided by day 0 of that cohort', () => {
    expect([...countCohort(STORE, { cohort: within() }).members]).toEqual([1, 0, 0]);
    expect([...countCohort(STORE, { cohort: within(true) }).members]).toEqual([0, 1, 1]);
    // The same age at day 0 of the outer cohort, its first report, is somebody else's.
    const here = readCohort({ conditions: RISEN.conditions });
    expect([...countCohort(STORE, { cohort: here }).members]).toEqual([0, 1, 1]);
  });

  test('keeps day 0 of the cohort it stands in', () => {
    expect(countCohort(STORE, { cohort: within() }).entry[0]).toBe(minuteOf('2025-01-01T08:00:00+08:00'));
  });

  test('as it stood earlier', () => {
    const until = minuteOf('2025-12-31T00:00:00+08:00');
    expect(countCohort(STORE, { cohort: within(), until }).patients).toBe(0);
  });

  test('of a patient is told with what is lacking', () => {
    expect(matchCohort(bedside(0), within())).toMatchObject({ match: 'fits', met: [{ actual: '符合' }] });
    expect(matchCohort(bedside(1), within())).toMatchObject({ match: 'fails', unmet: [{ actual: '不符' }] });
    expect(matchCohort(bedside(2), within())).toMatchObject({
      match: 'lacking',
      unknown: [{ lacking: '缺：核对「升高」的资料' }],
    });
    expect(matchCohort(bedside(0), within(true)).match).toBe('fails');
  });

  test('divides a table in two', () => {
    const cohort = readCohort({ conditions: [] });
    const exact = countCohort(STORE, { cohort });
    const [condition] = within().conditions;
    const groups = { kind: 'condition' as const };
    const { columns } = tableGroups({ store: STORE, cohort, exact, groups, condition, other: undefined });
    expect(columns.map(({ label, size }) => [label, size])).toEqual([
      ['合计', 3],
      ['属于「升高」', 1],
      ['其余', 2],
    ]);
  });

  test('is near where one value of the other definition differs', () => {
    const older = { ...RISEN, entry: { ...RISEN.entry, value: 151 } };
    const other = readCohort({ conditions: [{ id: 'm', kind: 'cohort', name: '升高', cohort: older }] });
    expect(isNear(questionOf(within()), questionOf(other))).toBe(true);
  });

  test('is saved with the rules of its day', () => {
    const diagnosed = { conditions: [{ id: 'd', kind: 'diagnosis', diagnosis_id: 'DM' }] };
    const outer = readCohort({ conditions: [{ id: 'm', kind: 'cohort', name: '糖尿病', cohort: diagnosed }] });
    const [condition] = withRuleVersion(wireCohort(outer)).conditions;
    expect(JSON.stringify(condition?.cohort)).toMatch(/"rule_version":"\d/);
  });
});
