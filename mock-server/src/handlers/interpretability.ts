import type { InterpretabilityReport, InterpretabilityWeek } from '@jianwei/api-client/model';
import { CATALOGUE_GROUPS } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { NO_GROUP } from '../interpretation/losses.ts';
import { readableTarget } from '../interpretation/readable-target.ts';
import {
  countedReports,
  gainsOf,
  lossesByReason,
  newCodeDays,
  reportCounts,
  reportLosses,
  rereadResults,
  shareOf,
  sharesByGroup,
  sharesBySource,
  type ReportLoss,
} from '../sources/interpretability.ts';
import { findSource } from '../store/sync-records.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { daysAfter, daysBetween, mondayOf, rangeOf } from './day-range.ts';
import { known } from './known.ts';
import { pageOf } from './paging.ts';
import { maskedName } from './rule-wire.ts';

const WEEK_DAYS = 7;
const FEWEST_WEEKS = 12;
const MOST_GAINS = 10;

/**
 * Every week that the range touches, twelve at least: whole ones, so that a short range is seen in its course. Only the last may be partial.
 */
function weeksOf(reports: readonly ReportLoss[], { from, to }: { from: string; to: string }, today: string) {
  const byWeek = Map.groupBy(reports, ({ day }) => mondayOf(day));
  const weeks: InterpretabilityWeek[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = daysAfter(monday, WEEK_DAYS)) {
    const sunday = daysAfter(monday, WEEK_DAYS - 1);
    const isPartial = sunday > to || sunday >= today;
    weeks.push({ week: monday, is_partial: isPartial, ...shareOf(byWeek.get(monday) ?? []) });
  }
  return weeks;
}

/** The whole weeks about a range, twelve at least. */
function courseOf({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const twelfth = daysAfter(mondayOf(to), -(FEWEST_WEEKS - 1) * WEEK_DAYS);
  const first = mondayOf(from);
  return { from: first < twelfth ? first : twelfth, to };
}

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly source?: string;
  readonly group?: string;
}

/** The range with what it is narrowed to; refuses a source or group that is not there. */
function filterOf(world: World, query: Asked) {
  const { source, group } = query;
  if (source !== undefined && findSource(world, source) === undefined) throw new Refusal('没有这个来源');
  if (group !== undefined && group !== NO_GROUP && !CATALOGUE_GROUPS.includes(group)) {
    throw new Refusal('没有这个检验组');
  }
  return { ...rangeOf(world, query), source, group };
}

function wireReport({ summary: { report, patient }, groups, losses, isConcluded }: ReportLoss): InterpretabilityReport {
  return {
    report_id: report.report_id,
    report_name: report.report_name,
    report_time: report.report_time,
    patient_name: maskedName(patient.name),
    department: patient.department,
    results: groups.reduce((sum, [, results]) => sum + results, 0),
    lost: losses.length,
    concluded: isConcluded,
  };
}

export const interpretabilityHandlers = {
  listInterpretabilityReports: ({ query, world }) => {
    const reports = reportLosses(world, filterOf(world, query));
    return pageOf(countedReports(reports, query.counted), query, (page) => page.map(wireReport));
  },

  getInterpretability: ({ query, world }) => {
    const filter = filterOf(world, query);
    const { from, to } = filter;
    const range = { from, to };
    const days = daysBetween(range.from, range.to);
    const before = { ...filter, from: daysAfter(range.from, -days), to: daysAfter(range.from, -1) };
    const course = { ...filter, ...courseOf(range) };
    const reports = reportLosses(world, filter);
    const earlier = reportLosses(world, before);
    const { rate: earlierRate } = shareOf(earlier);
    return {
      ...range,
      as_of: world.nowText(),
      ...shareOf(reports),
      ...known({ before_rate: earlierRate }),
      target: readableTarget(world),
      ...reportCounts(reports),
      reread_results: rereadResults(world, filter),
      losses: lossesByReason(reports),
      gain: gainsOf(world, reports, MOST_GAINS),
      by_source: sharesBySource(world, reports, earlier),
      by_group: sharesByGroup(reports),
      weeks: weeksOf(reportLosses(world, course), course, hospitalDate(world.now())),
      events: newCodeDays(world, course),
    };
  },
} satisfies Handlers;
