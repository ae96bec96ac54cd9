import type { UsageFigures, UsageGroup } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { APPLICATIONS } from '../hospital/applications.ts';
import { accountDepartments, ROLE_NAMES } from '../store/account-records.ts';
import { hospitalDate } from '../store/time.ts';
import {
  usagePeople,
  usageRows,
  usageSums,
  type UsageBy,
  type UsageRowSum,
  type UsageSum,
} from '../store/usage-counts.ts';
import type { UsageFilter } from '../store/usage-sources.ts';
import type { World } from '../store/world.ts';
import { daysAfter, daysBetween, rangeOf } from './day-range.ts';
import { pageOf } from './paging.ts';
import { sortedBy } from './sorting.ts';

/** People are told from this number on, and smaller groups are one. */
const FEWEST = 5;
const OTHER = '其他';
const WEEKDAYS = '一二三四五六日';

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly department?: string;
  readonly application_id?: string;
  readonly role?: number;
  readonly slot?: string;
}

/** Departments of the range in which fewer than five people are seen, and the others. */
function departmentsOf(world: World, { from, to }: { readonly from: string; readonly to: string }) {
  const sums = usageSums(world, { from, to }, 'department');
  const namesOf = (areSmall: boolean) =>
    sums.filter(({ people }) => people < FEWEST === areSmall).map(({ key }) => key);
  return { small: namesOf(true), large: namesOf(false) };
}

/** One that is offered, or that was opened while it was. */
function isApplication(world: World, id: string): boolean {
  if (APPLICATIONS.some(({ applicationId }) => applicationId === id)) return true;
  return usageSums(world, { from: '0000-01-01', to: '9999-12-31', applicationId: id }, 'all').length > 0;
}

function filterOf(world: World, query: Asked): UsageFilter {
  const range = rangeOf(world, query);
  const { department, application_id: applicationId, role, slot } = query;
  const [weekday, hour] = slot === undefined ? [] : slot.split('-').map(Number);
  if (applicationId !== undefined && !isApplication(world, applicationId)) throw new Refusal('没有这个应用');
  const filter = { ...range, applicationId, role, weekday, hour };
  if (department === undefined) return filter;
  const { small, large } = departmentsOf(world, range);
  if (department === OTHER) return { ...filter, departments: small };
  if (!large.includes(department) && !accountDepartments(world).includes(department)) {
    throw new Refusal(`没有「${department}」这个科室`);
  }
  if (!large.includes(department)) throw new Refusal('该科室不足 5 人，只计入「其他」');
  return { ...filter, departments: [department] };
}

function figures({ reports, views, opens, people }: Omit<UsageSum, 'key'>): UsageFigures {
  return { reports, views, opens, ...(people >= FEWEST && { people }) };
}

function totalsOf(world: World, filter: UsageFilter): UsageFigures {
  const [sums = { reports: 0, views: 0, opens: 0, people: 0 }] = usageSums(world, filter, 'all');
  return figures(sums);
}

const applicationName = (id: string): string =>
  APPLICATIONS.find(({ applicationId }) => applicationId === id)?.name ?? (id === '' ? '' : '已停用的应用');

/** What each column of the rows is ordered by. */
const ROW_COLUMNS = {
  date: ({ date }: UsageRowSum) => date,
  department: ({ department }: UsageRowSum) => department,
  kind: ({ kind }: UsageRowSum) => kind,
  application: ({ application_id: id }: UsageRowSum) => applicationName(id),
  count: ({ count }: UsageRowSum) => count,
};

const NAMES: Readonly<Record<UsageBy, (key: string) => string>> = {
  day: (key) => key,
  department: (key) => key || '未填科室',
  application: (key) => applicationName(key) || '未写明应用',
  role: (key) => ROLE_NAMES[Number(key)] ?? key,
  hour: (key) => `周${WEEKDAYS.charAt(Number(key[0]) - 1)} ${Number(key.slice(2))} 时`,
};

/** Every day of the range, also those on which nothing was done. */
function dayGroups(world: World, { from, to }: UsageFilter, sums: readonly UsageSum[]): UsageGroup[] {
  const today = hospitalDate(world.now());
  const known = new Map(sums.map((sum) => [sum.key, sum]));
  return Array.from({ length: daysBetween(from, to) }, (_, index) => {
    const day = daysAfter(from, index);
    const sum = known.get(day) ?? { reports: 0, views: 0, opens: 0, people: 0 };
    return { key: day, name: day, ...figures(sum), is_partial: day === today };
  }).filter(({ key }) => key <= today);
}

/** Groups of people by what they are, the small ones as one at the end. */
function peopleGroups(world: World, filter: UsageFilter, by: UsageBy, sums: readonly UsageSum[]): UsageGroup[] {
  const [large, small] = [sums.filter(({ people }) => people >= FEWEST), sums.filter(({ people }) => people < FEWEST)];
  const groups = large
    .toSorted((left, right) => right.views + right.opens - left.views - left.opens || left.key.localeCompare(right.key))
    .map((sum) => ({ key: sum.key, name: NAMES[by](sum.key), ...figures(sum) }));
  if (small.length === 0) return groups;
  const sum = (name: 'reports' | 'views' | 'opens') => small.reduce((total, one) => total + one[name], 0);
  const people = usagePeople(
    world,
    filter,
    by,
    small.map(({ key }) => key),
  );
  const other = figures({ reports: sum('reports'), views: sum('views'), opens: sum('opens'), people });
  return [...groups, { key: OTHER, name: OTHER, ...other }];
}

function groupsOf(world: World, filter: UsageFilter, by: UsageBy): UsageGroup[] {
  const sums = usageSums(world, filter, by);
  if (by === 'day') return dayGroups(world, filter, sums);
  // An hour of the week is no group of people: it stands, only its people may not.
  if (by === 'hour') return sums.map((sum) => ({ key: sum.key, name: NAMES.hour(sum.key), ...figures(sum) }));
  return peopleGroups(world, filter, by, sums);
}

/** The whole days of the range beside as many days before; undefined where no day is over. */
function comparisonOf(world: World, filter: UsageFilter) {
  const yesterday = daysAfter(hospitalDate(world.now()), -1);
  const { from } = filter;
  const to = filter.to < yesterday ? filter.to : yesterday;
  if (to < from) return undefined;
  const length = daysBetween(from, to);
  const [beforeFrom, beforeTo] = [daysAfter(from, -length), daysAfter(from, -1)];
  return {
    from,
    to,
    before_from: beforeFrom,
    before_to: beforeTo,
    current: totalsOf(world, { ...filter, to }),
    before: totalsOf(world, { ...filter, from: beforeFrom, to: beforeTo }),
  };
}

/** The rows of a range, with small departments as one. */
export function usageRowsOf(world: World, filter: UsageFilter): UsageRowSum[] {
  const { small } = departmentsOf(world, filter);
  return usageRows(world, filter, { small, other: OTHER });
}

export const statisticsHandlers = {
  getUsageStatistics: ({ query, world }) => {
    const filter = filterOf(world, query);
    const comparison = query.compare === 'previous' ? comparisonOf(world, filter) : undefined;
    return {
      from: filter.from,
      to: filter.to,
      as_of: world.nowText(),
      totals: totalsOf(world, filter),
      groups: groupsOf(world, filter, query.by),
      ...(comparison && { comparison }),
    };
  },

  listUsageRows: ({ query, world }) => {
    const filter = filterOf(world, query);
    const all = usageRowsOf(world, filter);
    const asked = query.kind === undefined ? all : all.filter(({ kind }) => kind === query.kind);
    const rows = sortedBy(asked, query.sort, ROW_COLUMNS);
    return pageOf(rows, query, (page) =>
      page.map(({ application_id: id, ...row }) => ({ ...row, application: applicationName(id) })),
    );
  },
} satisfies Handlers;
