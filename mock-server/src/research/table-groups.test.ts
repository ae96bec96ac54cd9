import { readCohort, type Cohort, type ResultCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { takenOf } from '@jianwei/clinical-rules/cohort/taken';
import { expect, test } from 'vitest';
import { countCohort } from './engine.ts';
import { saidStore, type SaidPatient } from './store.test-support.ts';
import { tableGroups } from './table-groups.ts';
import { valuesWithin, variableOf } from './variables.ts';

/** Three results each, so that first, last, nearest, lowest, highest and mean are different ones. */
const patient = (first: number): SaidPatient => ({
  reports: [
    { at: '2025-01-01', rows: 'K 4 mmol/L' },
    { at: '2025-01-11', rows: `CREA ${first + 40} μmol/L` },
    { at: '2025-01-21', rows: `CREA ${200 - first} μmol/L` },
    { at: '2025-02-11', rows: `CREA ${first * 2} μmol/L` },
  ],
});

test.each(['nearest', 'first', 'last', 'any', 'min', 'max', 'mean'] as const)(
  'two groups of a row that takes the %s result are divided by that result',
  (pick) => {
    const store = saidStore([50, 60, 70, 80, 90, 100, 110, 120].map(patient));
    const own = { id: 'c', kind: 'result', laboratory_code: 'CREA', pick, comparator: '≥', value: 0 };
    const window = { anchor: 'entry', from_days: 0, to_days: 40 };
    const cohort: Cohort = readCohort({
      version: 1,
      unit: 'patient',
      conditions: pick === 'nearest' ? [] : [{ ...own, window }],
    });
    const exact = countCohort(store, { cohort });
    const condition: ResultCondition = {
      ...{ id: 'group', kind: 'result', negate: false, enabled: true, laboratory_code: 'CREA' },
      ...takenOf(cohort, 'CREA'),
      comparator: '≥',
      value: 125,
    };
    const groups = { kind: 'condition' as const, labels: ['≥ 125', '< 125'] };
    const { columns } = tableGroups({ store, cohort, exact, groups, condition, other: undefined });
    const variable = variableOf({ store, asked: { cohort }, entry: exact.entry }, 'CREA');
    const valuesOf = (index: number) =>
      valuesWithin(variable ?? { values: new Float64Array() }, columns[index]?.mask ?? new Uint8Array()).values;
    const all = valuesOf(0);
    expect(all).toHaveLength(8);
    expect(valuesOf(1)).toEqual(all.filter((value) => value >= 125));
    expect(valuesOf(2)).toEqual(all.filter((value) => value < 125));
    expect(columns[2]?.size).toBeGreaterThan(0);
  },
);
