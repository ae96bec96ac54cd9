import type { DataVolumes } from '@jianwei/api-client/model';
import { DAYS_BEFORE, isGap } from '../sources/data-gaps.ts';
import { hospitalDate } from '../store/time.ts';
import { listVolumes, type VolumeFilter, type VolumeRow } from '../store/volumes.ts';
import type { World } from '../store/world.ts';
import { daysAfter, daysBetween } from './day-range.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Volumes of the range, and days with reports as far back as gaps are told by. */
export function volumesOf(world: World, filter: VolumeFilter) {
  const rows = listVolumes(world, { ...filter, from: daysAfter(filter.from, -DAYS_BEFORE) });
  return { rows: rows.filter(({ day }) => day >= filter.from), earlier: rows };
}

export const busyDays = (rows: readonly VolumeRow[]): ReadonlySet<string> => new Set(rows.map(({ day }) => day));

/** The days of a range that are not ahead of the clock. */
export function daysOf(world: World, { from, to }: VolumeFilter): string[] {
  const today = hospitalDate(world.now());
  const last = to < today ? to : today;
  return Array.from({ length: Math.max(0, daysBetween(from, last)) }, (_, place) => daysAfter(from, place));
}

export function dayVolumes(world: World, filter: VolumeFilter): DataVolumes['days'] {
  const { rows, earlier } = volumesOf(world, filter);
  const today = hospitalDate(world.now());
  const busy = busyDays(earlier);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return daysOf(world, filter).map((date) => {
    const own = byDay.get(date) ?? [];
    const gap = isGap(date, today, busy);
    return {
      date,
      reports: sum(own.map(({ reports }) => reports)),
      results: sum(own.map(({ results }) => results)),
      is_gap: gap,
      gap_days: gap ? 1 : 0,
    };
  });
}

const MONTH = 'YYYY-MM'.length;

/** Days added up by month; a month is a gap where it has nothing and one of its days should have had. */
export function monthVolumes(days: DataVolumes['days']): DataVolumes['days'] {
  const months = new Map<string, { date: string; reports: number; results: number; gap_days: number }>();
  for (const { date, reports, results, gap_days: gapDays } of days) {
    const month = date.slice(0, MONTH);
    const known = months.get(month) ?? { date, reports: 0, results: 0, gap_days: 0 };
    months.set(month, {
      date: known.date,
      reports: known.reports + reports,
      results: known.results + results,
      gap_days: known.gap_days + gapDays,
    });
  }
  return [...months.values()].map((month) => ({ ...month, is_gap: month.reports === 0 && month.gap_days > 0 }));
}
