import type { InterpretabilityWeek } from '@jianwei/api-client/model';
import { CATALOGUE_GROUPS } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { NO_GROUP } from '../interpretation/losses.ts';
import {
  gainsOf,
  lossesByReason,
  newCodeDays,
  reportLosses,
  shareOf,
  sharesByGroup,
  sharesBySource,
  type ReportLoss,
} from '../sources/interpretability.ts';
import { findSource } from '../store/sync-records.ts';
import { hospitalDate } from '../store/time.ts';
import { daysAfter, daysBetween, mondayOf, rangeOf } from './day-range.ts';

const WEEK_DAYS = 7;
const MOST_GAINS = 10;

/** Every week that the range touches; one that is cut by the range or not over is partial. */
function weeksOf(reports: readonly ReportLoss[], range: { from: string; to: string }, today: string) {
  const byWeek = Map.groupBy(reports, ({ day }) => mondayOf(day));
  const weeks: InterpretabilityWeek[] = [];
  for (let monday = mondayOf(range.from); monday <= range.to; monday = daysAfter(monday, WEEK_DAYS)) {
    const sunday = daysAfter(monday, WEEK_DAYS - 1);
    const isPartial = monday < range.from || sunday > range.to || sunday >= today;
    weeks.push({ week: monday, is_partial: isPartial, ...shareOf(byWeek.get(monday) ?? []) });
  }
  return weeks;
}

export const interpretabilityHandlers = {
  getInterpretability: ({ query, world }) => {
    const { source, group } = query;
    if (source !== undefined && findSource(world, source) === undefined) throw new Refusal('没有这个来源');
    if (group !== undefined && group !== NO_GROUP && !CATALOGUE_GROUPS.includes(group)) {
      throw new Refusal('没有这个检验组');
    }
    const range = rangeOf(world, query);
    const filter = { ...range, source, group };
    const days = daysBetween(range.from, range.to);
    const before = { ...filter, from: daysAfter(range.from, -days), to: daysAfter(range.from, -1) };
    const reports = reportLosses(world, filter);
    const { rate: earlier } = shareOf(reportLosses(world, before));
    return {
      ...range,
      as_of: world.nowText(),
      ...shareOf(reports),
      ...(earlier !== undefined && { before_rate: earlier }),
      losses: lossesByReason(reports),
      gain: gainsOf(world, reports, MOST_GAINS),
      by_source: sharesBySource(world, reports),
      by_group: sharesByGroup(reports),
      weeks: weeksOf(reports, range, hospitalDate(world.now())),
      events: newCodeDays(world, filter),
    };
  },
} satisfies Handlers;
