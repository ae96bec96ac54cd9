import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { cohort, one, total } from './cohort.test-support.ts';
import { countCohort } from './engine.ts';
import { researchStore } from './store.ts';
import { saidStore, type SaidPatient } from './store.test-support.ts';

const creatinine = (fields: object) => ({ id: 'c', kind: 'result', laboratory_code: 'CREA', ...fields });

describe('picks of a result around day 0', () => {
  // Day 0 is the first report, 2025-01-01; without an entry event the window reaches 90 days to both sides.
  const patient = [
    one(
      ['2025-01-01', 'CREA 100 μmol/L'],
      ['2025-02-01', 'CREA 150 μmol/L'],
      ['2025-03-01', 'CREA 120 μmol/L'],
      ['2025-06-01', 'CREA 900 μmol/L'],
    ),
  ];
  test.each<[string, object, number]>([
    ['first ≤ 100', { pick: 'first', comparator: '≤', value: 100 }, 1],
    ['last is that of the window', { pick: 'last', comparator: 'between', value: 120, value_to: 120 }, 1],
    ['nearest to day 0 is that of the day itself', { pick: 'nearest', comparator: '≤', value: 100 }, 1],
    [
      'nearest of days after day 0',
      {
        pick: 'nearest',
        comparator: 'between',
        value: 150,
        value_to: 150,
        window: { anchor: 'entry', from_days: 10, to_days: 200 },
      },
      1,
    ],
    ['any ≥ 150', { pick: 'any', comparator: '≥', value: 150 }, 1],
    ['any > 150', { pick: 'any', comparator: '>', value: 150 }, 0],
    ['the smallest', { pick: 'min', comparator: '<', value: 101 }, 1],
    ['the largest', { pick: 'max', comparator: '≤', value: 150 }, 1],
    ['the mean of 100, 150 and 120', { pick: 'mean', comparator: 'between', value: 123.3, value_to: 123.4 }, 1],
    ['in another unit', { pick: 'any', comparator: '≥', value: 1.69, unit: 'mg/dL' }, 1],
    ['in another unit, just above', { pick: 'any', comparator: '≥', value: 1.7, unit: 'mg/dL' }, 0],
    [
      'a window of its own',
      { pick: 'any', comparator: '≥', value: 900, window: { anchor: 'entry', from_days: 91, to_days: 200 } },
      1,
    ],
    ['the whole calendar', { pick: 'last', comparator: '≥', value: 900, window: { anchor: 'calendar' } }, 1],
    ['a rise of 20 % from first to last', { pick: 'change', comparator: '≥', value: 20, min_gap_days: 30 }, 1],
    ['first and last lie too near', { pick: 'change', comparator: '≥', value: 20, min_gap_days: 60 }, 0],
    ['a difference', { pick: 'change', change_kind: 'absolute', comparator: '≥', value: 20, min_gap_days: 30 }, 1],
    [
      'a slope: 20 in 59 days are 123.8 a year',
      { pick: 'change', change_kind: 'per_year', comparator: 'between', value: 123, value_to: 125, min_gap_days: 30 },
      1,
    ],
  ])('%s', (_what, fields, expected) => {
    expect(total(patient, [creatinine(fields)])).toBe(expected);
  });
});

test('of results as near before as after day 0 the earlier counts', () => {
  const patient = one(
    ['2025-01-01', 'CREA 100 μmol/L'],
    ['2025-01-11', 'K 6 mmol/L'],
    ['2025-01-21', 'CREA 200 μmol/L'],
  );
  const entry = { kind: 'result', laboratory_code: 'K', comparator: '≥', value: 5 };
  const window = { anchor: 'entry', from_days: -30, to_days: 30 };
  const near = (value: number) => creatinine({ pick: 'nearest', comparator: '≥', value, window });
  expect(total([patient], [near(100)], { entry })).toBe(1);
  expect(total([patient], [near(101)], { entry })).toBe(0);
});

describe('results that are no plain number', () => {
  const patients = [
    one(['2025-01-01', 'CREA <20 μmol/L']),
    one(['2025-01-01', 'CREA 110 mmHg']),
    one(['2025-01-01', 'CREA 阴性']),
    one(['2025-01-01', 'UPRO 2+']),
    one(['2025-01-01', 'CREA 130 μmol/L 57–97']),
  ];
  test('a bound decides only what it proves', () => {
    expect(total(patients, [creatinine({ comparator: '<', value: 20 })])).toBe(1);
    expect(total(patients, [creatinine({ comparator: '<', value: 15 })])).toBe(0);
  });

  test('what is missing, not convertible and qualitative is counted each by itself, and 排除 keeps those without the result', () => {
    const condition = creatinine({ comparator: '≥', value: 100 });
    const { steps } = countCohort(saidStore(patients), { cohort: cohort([condition]) });
    expect(steps.at(-1)).toMatchObject({ patients: 1, lost: 4, noResult: 1, notConvertible: 1, qualitative: 1 });
    const turned = countCohort(saidStore(patients), { cohort: cohort([{ ...condition, negate: true }]) });
    expect(turned.steps.at(-1)).toMatchObject({ patients: 4, lost: 1, noResult: 1 });
  });

  test('有结果 holds for a bound on either side, and for nothing that is no value of the item', () => {
    const creatinines = [...patients, one(['2025-01-01', 'CREA >900 μmol/L'])];
    const present = creatinine({ comparator: 'present' });
    const { steps } = countCohort(saidStore(creatinines), { cohort: cohort([present]) });
    expect(steps.at(-1)).toMatchObject({ patients: 3, lost: 3, noResult: 1, notConvertible: 1, qualitative: 1 });
    expect(total(creatinines, [{ ...present, negate: true }])).toBe(3);
    expect(total(creatinines, [{ ...present, pick: 'mean' }])).toBe(3);
    expect(total(creatinines, [{ ...present, laboratory_code: 'UPRO' }])).toBe(1);
  });

  test('flags and grades', () => {
    expect(total(patients, [creatinine({ comparator: 'above_upper' })])).toBe(1);
    expect(total(patients, [creatinine({ comparator: 'times_upper', value: 1.3 })])).toBe(1);
    expect(total(patients, [creatinine({ comparator: 'times_upper', value: 1.4 })])).toBe(0);
    expect(total(patients, [creatinine({ comparator: 'below_lower' })])).toBe(1);
    // 5.3 itself: a limit that was kept with fewer digits would lie above it.
    const potassium = { id: 'k', kind: 'result', laboratory_code: 'K', comparator: 'times_upper' };
    expect(total([one(['2025-01-01', 'K 5.3 mmol/L 3.5-5.3'])], [{ ...potassium, value: 1 }])).toBe(1);
    expect(total([one(['2025-01-01', 'K 10.6 mmol/L 3.5-5.3'])], [{ ...potassium, value: 2 }])).toBe(1);
    const protein = { id: 'u', kind: 'result', laboratory_code: 'UPRO' };
    expect(total(patients, [{ ...protein, comparator: 'positive' }])).toBe(1);
    expect(total(patients, [{ ...protein, comparator: 'grade_ge', value: 2 }])).toBe(1);
    expect(total(patients, [{ ...protein, comparator: 'grade_ge', value: 3 }])).toBe(0);
  });
});

describe('people', () => {
  const patients: SaidPatient[] = [
    { sex: '女', born: '1985-11-18', department: '肾内科', reports: [{ at: '2025-11-18', rows: 'K 5.6 mmol/L' }] },
    { sex: '男', born: '1985-11-19', reports: [{ at: '2025-11-18', rows: 'K 4.0 mmol/L' }] },
    {
      sex: '',
      born: '',
      department: '',
      reports: [
        { at: '2025-01-01', rows: '' },
        { at: '2025-11-01', rows: 'K 6 mmol/L' },
      ],
    },
  ];
  test.each<[string, object, number]>([
    ['age in completed years on day 0', { id: 'a', kind: 'age', from: 40 }, 1],
    ['both bounds inside', { id: 'a', kind: 'age', from: 39, to: 40 }, 2],
    ['sex', { id: 's', kind: 'sex', values: [2] }, 1],
    ['department', { id: 'd', kind: 'department', ids: ['肾内科'] }, 1],
    ['follow-up', { id: 'f', kind: 'follow_up', reports: 2, days: 300 }, 1],
    ['too short a follow-up', { id: 'f', kind: 'follow_up', reports: 2, days: 305 }, 0],
  ])('%s', (_what, condition, expected) => {
    expect(total(patients, [condition])).toBe(expected);
  });

  test('an unknown age or sex is missing, not outside', () => {
    const { steps } = countCohort(saidStore(patients), { cohort: cohort([{ id: 'a', kind: 'age', from: 0 }]) });
    expect(steps.at(-1)).toMatchObject({ patients: 2, noResult: 1 });
  });

  test('day 0 is the first match of the entry event', () => {
    const entry = { id: 'e', kind: 'result', laboratory_code: 'K', comparator: '≥', value: 5.5 };
    const { steps } = countCohort(saidStore(patients), { cohort: cohort([], { entry }) });
    expect(steps.map(({ kind, patients: left }) => [kind, left])).toEqual([
      ['store', 3],
      ['entry', 2],
    ]);
    const before = { id: 'f', kind: 'follow_up', reports: 2, days: 0 };
    expect(total(patients, [before], { entry })).toBe(0);
  });

  test('the calendar cuts the store', () => {
    expect(total(patients, [], { calendar: { to: '2025-06-01' } })).toBe(1);
    expect(total(patients, [], { calendar: { from: '2025-11-01' } })).toBe(3);
  });

  test('conditions of one group are 或, groups are 且', () => {
    const group = [
      { id: 'a', kind: 'sex', values: [2], group: 'g' },
      { id: 'b', kind: 'result', laboratory_code: 'K', comparator: '<', value: 4.5, group: 'g' },
    ];
    expect(total(patients, group)).toBe(2);
    expect(total(patients, [...group, { id: 'c', kind: 'age', from: 40 }])).toBe(1);
  });

  test('what is not finished or switched off is not counted', () => {
    expect(total(patients, [{ id: 'x', kind: 'result', laboratory_code: 'K' }])).toBe(3);
    expect(total(patients, [{ id: 'a', kind: 'age', from: 40, enabled: false }])).toBe(3);
  });
});

const store = researchStore(createSeededWorld());

const code = fc.constantFrom('CREA', 'K', 'GLU', 'HGB', 'WBC', 'UPRO', 'CRP', 'TSH');
const window = fc.record({
  anchor: fc.constantFrom('entry', 'calendar'),
  from_days: fc.integer({ min: -400, max: 0 }),
  to_days: fc.integer({ min: 0, max: 400 }),
});
const result = fc.record({
  kind: fc.constant('result'),
  laboratory_code: code,
  pick: fc.constantFrom('first', 'last', 'any', 'min', 'max', 'mean', 'change'),
  comparator: fc.constantFrom('>', '≥', '<', '≤', 'above_upper', 'below_lower', 'positive'),
  value: fc.integer({ min: -50, max: 200 }),
  window: fc.option(window, { nil: undefined }),
});
const anyCondition = fc
  .tuple(
    fc.oneof(
      result,
      fc.record({
        kind: fc.constant('age'),
        from: fc.integer({ min: 0, max: 60 }),
        to: fc.integer({ min: 60, max: 100 }),
      }),
      fc.record({ kind: fc.constant('sex'), values: fc.constantFrom([1], [2], [1, 2]) }),
      fc.record({ kind: fc.constant('diagnosis'), diagnosis_id: fc.constantFrom('CKD', 'DM', 'BACT') }),
      fc.record({
        kind: fc.constant('follow_up'),
        reports: fc.integer({ min: 1, max: 5 }),
        days: fc.integer({ min: 0, max: 90 }),
      }),
    ),
    fc.record({ negate: fc.boolean(), group: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }) }),
  )
  .map(([condition, common]) => ({ ...condition, ...common }));
const anyCohort = fc
  .tuple(fc.array(anyCondition, { maxLength: 6 }), fc.option(fc.constantFrom('CKD', 'DM'), { nil: undefined }))
  .map(([conditions, diagnosis]) =>
    cohort(
      conditions.map((each, index) => ({ ...each, id: `c${index}` })),
      diagnosis === undefined ? {} : { entry: { id: 'e', kind: 'diagnosis', diagnosis_id: diagnosis } },
    ),
  );

describe('over the seeded hospital', () => {
  test('losses and total sum up to the store', () => {
    fc.assert(
      fc.property(anyCohort, (asked) => {
        const { steps, patients } = countCohort(store, { cohort: asked });
        expect(steps[0]?.patients).toBe(store.patientIds.length);
        expect(steps.reduce((sum, { lost }) => sum + lost, 0) + patients).toBe(steps[0]?.patients);
        for (const { lost } of steps) expect(lost).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  test('the order of conditions does not change who is in it', () => {
    fc.assert(
      fc.property(anyCohort, fc.array(fc.nat(5)), (asked, order) => {
        const turned = { ...asked, conditions: asked.conditions.toReversed() };
        const ids = order.map((index) => `c${index}`);
        const { members } = countCohort(store, { cohort: asked });
        expect(countCohort(store, { cohort: turned }).members).toEqual(members);
        expect(countCohort(store, { cohort: asked }, ids).members).toEqual(members);
      }),
      { numRuns: 40 },
    );
  });

  test('without a step the total is that of the cohort without its conditions', () => {
    fc.assert(
      fc.property(anyCohort, (asked) => {
        const wrong = countCohort(store, { cohort: asked }).steps.filter(({ conditions, without }) => {
          const rest = { ...asked, conditions: asked.conditions.filter((each) => !conditions.includes(each)) };
          return without !== undefined && countCohort(store, { cohort: rest }).patients !== without;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
