import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { TimelineDay, TimelineReport } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';

/** Reports of one calendar year, newest first. */
export interface TimelineYear {
  year: string;
  reports: TimelineReport[];
}

/** The same day one year before a date yyyy-MM-dd. */
function oneYearBefore(date: string): string {
  return `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`;
}

// Dates in digits: comparing them by a language's rules would load those rules, which takes longer than drawing the page.
const newestFirst = (left: TimelineDay, right: TimelineDay) =>
  Number(right.date > left.date) - Number(right.date < left.date);

/** Whether a report of the patient is on this timeline, or may be. */
export function hasReport(days: readonly TimelineDay[], reportId: string): boolean {
  return days.some(
    (day) =>
      isUndetermined(day.date) ||
      day.reports?.some((report) => isUndetermined(report.report_id) || report.report_id === reportId),
  );
}

/** Days by calendar year, newest first. */
export function timelineYears(days: readonly TimelineDay[]): TimelineYear[] {
  const years = Map.groupBy(days.toSorted(newestFirst), (day) => day.date.slice(0, 4));
  return [...years].map(([year, group]) => ({ year, reports: group.flatMap(({ reports = [] }) => reports) }));
}

/**
 * A patient's reports, newest first: those up to one year before the newest one by one, what is older by calendar year. So a
 * patient who was last seen long ago has recent reports too, and nothing is left out.
 */
export function timelineParts(days: readonly TimelineDay[]) {
  const sorted = days.toSorted(newestFirst);
  const newest = sorted.find(({ date }) => !isUndetermined(date));
  const from = newest ? oneYearBefore(newest.date) : '';
  return {
    recent: sorted.filter(({ date }) => date >= from).flatMap(({ reports = [] }) => reports),
    older: timelineYears(sorted.filter(({ date }) => date < from)),
  };
}

/**
 * Time of a report in a list: the hour on the day that is looked at, the day with the hour within its year, else the date.
 * @param day the day that is looked at, yyyy-MM-dd
 */
export function reportTimeText(reportTime: string, day: string): string {
  const date = formatDate(reportTime);
  if (isUndetermined(reportTime)) return date;
  if (date === day) return formatDate(reportTime, 'HH:mm');
  return date.slice(0, 4) === day.slice(0, 4) ? formatDate(reportTime, 'MM-dd HH:mm') : date;
}
