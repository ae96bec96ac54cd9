import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { Command, Query } from './sql.ts';
import { usagePeople, usageSums } from './usage-counts.ts';
import type { UsageBy, UsageSum } from './usage-counts.ts';
import { partsOf } from './usage-sources.ts';
import type { UsageFilter } from './usage-sources.ts';

interface Counted {
  readonly day: string;
  readonly user_id: string;
  readonly kind: 'read' | 'view' | 'open';
  readonly application_id: string;
  readonly hour: number;
  readonly times: number;
  readonly role: number;
  readonly department: string;
}

const world = createSeededWorld();
const ALL = new Query<Counted>('SELECT * FROM usage_count JOIN account USING (user_id)');
const add = new Command<[string, string, string, string, number]>(
  'INSERT INTO usage_count VALUES (?, ?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1',
);
const users = new Query<{ user_id: string }>('SELECT user_id FROM account ORDER BY user_id')
  .all(world)
  .map(({ user_id: id }) => id);
const DAY_MS = 86_400_000;
const dayOf = (offset: number) => new Date(Date.parse('2024-11-19') + offset * DAY_MS).toISOString().slice(0, 10);

// A year beside the seeded months, with what is counted again: the sums grow with every row.
for (let row = 0; row < 6000; row += 1) {
  const kind = (['read', 'view', 'open'] as const)[row % 3] ?? 'view';
  const application = kind === 'open' ? (['app-ckd', 'app-grace', ''][row % 5] ?? '') : '';
  add.run(world, dayOf((row * 89) % 365), users[(row * 31) % 40] ?? '', kind, application, (row * 13) % 24);
}
const rows = ALL.all(world);

const weekday = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const keyOf: Readonly<Record<UsageBy | 'all', (row: Counted) => string>> = {
  all: () => '',
  day: ({ day }) => day,
  department: ({ department }) => department,
  application: ({ application_id: id }) => id,
  role: ({ role }) => `${role}`,
  hour: ({ day, hour }) => `${weekday(day)}-${String(hour).padStart(2, '0')}`,
};

function chosen(filter: UsageFilter, by: UsageBy | 'all'): Counted[] {
  const { from, to, departments, applicationId, role, weekday: wanted, hour } = filter;
  return rows.filter(
    (row) =>
      row.day >= from &&
      row.day <= to &&
      (departments === undefined || departments.includes(row.department)) &&
      (applicationId === undefined || row.application_id === applicationId) &&
      (role === undefined || row.role === role) &&
      (wanted === undefined || weekday(row.day) === wanted) &&
      (hour === undefined || row.hour === hour) &&
      (by !== 'application' || row.kind === 'open'),
  );
}

const peopleOf = (of: readonly Counted[]) =>
  new Set(of.filter(({ role }) => role === 1 || role === 4).map(({ user_id: id }) => id)).size;

/** The same sums, row by row. */
function added(filter: UsageFilter, by: UsageBy | 'all'): UsageSum[] {
  const groups = Map.groupBy(chosen(filter, by), keyOf[by]);
  const times = (of: readonly Counted[], kind: string) =>
    of.reduce((sum, row) => sum + (row.kind === kind ? row.times : 0), 0);
  return [...groups]
    .map(([key, of]) => ({
      key,
      reports: times(of, 'read'),
      views: times(of, 'view'),
      opens: times(of, 'open'),
      people: peopleOf(of),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

const byKey = (sums: readonly UsageSum[]) => sums.toSorted((a, b) => (a.key < b.key ? -1 : 1));
const offset = fc.nat({ max: 364 });
const departments = [...new Set(rows.map(({ department }) => department))];
const filters: fc.Arbitrary<UsageFilter> = fc
  .record(
    {
      ends: fc.tuple(offset, offset),
      departments: fc.subarray(departments, { minLength: 1 }),
      applicationId: fc.constantFrom('app-ckd', 'app-grace'),
      role: fc.constantFrom(1, 4, 7),
      weekday: fc.integer({ min: 1, max: 7 }),
      hour: fc.nat({ max: 23 }),
    },
    { requiredKeys: ['ends'] },
  )
  .map(({ ends: [a, b], ...rest }) => ({ from: dayOf(Math.min(a, b)), to: dayOf(Math.max(a, b)), ...rest }));

describe('sums of months and days', () => {
  const groupings = ['all', 'day', 'department', 'application', 'role', 'hour'] as const;

  test('are those of the hours, for any range and filter', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...groupings), (filter, by) => {
        expect(byKey(usageSums(world, filter, by)).map((sum) => ({ ...sum }))).toEqual(added(filter, by));
      }),
      { numRuns: 150 },
    );
  });

  test('count a person of two groups once', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom('department', 'application', 'role'), (filter, by) => {
        const keys = added(filter, by).map(({ key }) => key);
        expect(usagePeople(world, filter, by, keys)).toBe(peopleOf(chosen(filter, by)));
      }),
      { numRuns: 40 },
    );
  });

  test('hold for the whole year that is asked for most', () => {
    const year = { from: '2024-11-19', to: '2025-11-18' };
    for (const by of groupings) expect([by, byKey(usageSums(world, year, by))]).toEqual([by, added(year, by)]);
    expect(added(year, 'hour').length).toBeGreaterThan(100);
  });
});

describe('a range', () => {
  test.each([
    ['2025-01-01', '2025-01-31', ['2025-01', '2025-01'], []],
    ['2025-01-02', '2025-01-31', null, [['2025-01-02', '2025-01-31']]],
    [
      '2024-11-19',
      '2025-11-18',
      ['2024-12', '2025-10'],
      [
        ['2024-11-19', '2024-11-30'],
        ['2025-11-01', '2025-11-18'],
      ],
    ],
    ['2024-02-01', '2024-02-29', ['2024-02', '2024-02'], []],
    ['2024-02-01', '2024-02-28', null, [['2024-02-01', '2024-02-28']]],
    ['2025-12-31', '2026-01-31', ['2026-01', '2026-01'], [['2025-12-31', '2025-12-31']]],
  ] as const)('%s to %s', (from, to, months, days) => {
    const parts = partsOf({ from, to });
    expect(parts.months && [parts.months.from, parts.months.to]).toEqual(months);
    expect(parts.days.map((span) => [span.from, span.to])).toEqual(days);
  });
});
