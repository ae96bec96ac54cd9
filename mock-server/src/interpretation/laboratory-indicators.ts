import type { Indicator, IndicatorPoint } from '@jianwei/api-client/model';
import { heldReports } from '../store/audit-holds.ts';
import { keptTargets } from '../store/indicator-targets.ts';
import type { IndicatorTarget } from '../store/indicator-targets.ts';
import { promptAnswerCounts } from '../store/prompt-feedback.ts';
import type { World } from '../store/world.ts';
import { handledAt, median } from './board.ts';
import { centreOf, limitsOf } from './p-chart.ts';
import { READABLE, READABLE_TARGET } from './readable-target.ts';
import { reportSummaries } from './report-summaries.ts';
import type { ReportSummary } from './report-summaries.ts';
import { allWarnings } from './warnings.ts';
import { stateOf } from './wire-warnings.ts';

const MINUTE_MS = 60_000;
/** Critical values are to be handled within so many minutes. */
const HANDLE_MINUTES = 30;
const PERCENT = 100;

/** What one report adds to a figure: how many of how many, the minutes it took, and the words for it where it is to be looked at. */
interface Counted {
  readonly numerator: number;
  readonly denominator: number;
  readonly minutes?: number;
  /** Said of a report behind the figure; absent where there is nothing to look at. */
  readonly text?: string;
}

/** A report with what its critical values and holds say. */
interface Facts {
  readonly summary: ReportSummary;
  readonly loops: readonly {
    readonly content: string;
    readonly minutes: number | undefined;
    readonly isLate: boolean;
  }[];
  readonly isHeld: boolean;
  /** What doctors said of the prompts on it. */
  readonly answers: { readonly useful: number; readonly all: number };
}

interface Definition {
  readonly id: Indicator['id'];
  readonly unit: Indicator['unit'];
  readonly direction: Indicator['direction'];
  readonly target: number;
  readonly count: (facts: Facts) => Counted;
}

function lateText({ loops }: Facts): string | undefined {
  const late = loops.filter(({ isLate }) => isLate);
  const [first] = late;
  if (first === undefined) return undefined;
  const when = first.minutes === undefined ? '尚未处理' : `${Math.round(first.minutes)} 分钟后处理`;
  return `${first.content.split('，')[0] ?? ''}，${when}${late.length > 1 ? `，共 ${late.length} 项` : ''}`;
}

const asText = (text: string | undefined) => (text === undefined ? {} : { text });

/** The indicators of the department with what each counts; targets are those until somebody changes them. */
export const INDICATORS: readonly Definition[] = [
  {
    id: 'handled_in_time',
    unit: 'percent',
    direction: 'at_least',
    target: 95,
    count: (facts) => ({
      numerator: facts.loops.filter(({ isLate }) => !isLate).length,
      denominator: facts.loops.length,
      ...asText(lateText(facts)),
    }),
  },
  {
    id: 'handling_median',
    unit: 'minutes',
    direction: 'at_most',
    target: 30,
    count: (facts) => {
      const done = facts.loops.flatMap(({ minutes }) => minutes ?? []);
      const [longest] = done.toSorted((a, b) => b - a);
      return {
        numerator: done.length,
        denominator: facts.loops.length,
        ...(longest === undefined ? {} : { minutes: longest }),
        ...asText(lateText(facts)),
      };
    },
  },
  {
    id: 'corrected',
    unit: 'percent',
    direction: 'at_most',
    target: 0.5,
    count: ({ summary: { correctedCount, resultCount } }) => ({
      numerator: correctedCount,
      denominator: resultCount,
      ...asText(correctedCount > 0 ? `更正 ${correctedCount} 项` : undefined),
    }),
  },
  {
    id: 'held',
    unit: 'percent',
    direction: 'at_most',
    target: 10,
    count: ({ isHeld }) => ({
      numerator: isHeld ? 1 : 0,
      denominator: 1,
      ...asText(isHeld ? '解读曾被暂缓' : undefined),
    }),
  },
  {
    id: READABLE,
    unit: 'percent',
    direction: 'at_least',
    target: READABLE_TARGET,
    count: ({ summary: { judgedCount, resultCount, unreadCount } }) => {
      const lost = resultCount + unreadCount - judgedCount;
      return {
        numerator: judgedCount,
        denominator: resultCount + unreadCount,
        ...asText(lost > 0 ? `${lost} 项未能判读` : undefined),
      };
    },
  },
  {
    id: 'useful',
    unit: 'percent',
    direction: 'at_least',
    target: 80,
    count: ({ answers: { useful, all } }) => ({
      numerator: useful,
      denominator: all,
      ...asText(all > useful ? `${all - useful} 次标为不适用` : undefined),
    }),
  },
];

/** Critical values that a result raised, by report: after how many minutes somebody acted, and whether that was late by now. */
function loopsByReport(world: World): ReadonlyMap<string, Facts['loops']> {
  const now = world.now().getTime();
  const loops = allWarnings(world)
    .filter(({ origin, report_id: id }) => origin === 'critical' && id !== '')
    .flatMap((row) => {
      const done = handledAt(world, { row, state: stateOf(world, row) });
      const until = done === undefined ? now : Date.parse(done);
      const minutes = Math.max(0, (until - Date.parse(row.create_time)) / MINUTE_MS);
      // While there is still time nobody is late, and nobody was in time.
      if (done === undefined && minutes <= HANDLE_MINUTES) return [];
      const isLate = minutes > HANDLE_MINUTES;
      return [{ row, loop: { content: row.content, minutes: done === undefined ? undefined : minutes, isLate } }];
    });
  const grouped = Map.groupBy(loops, ({ row }) => row.report_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ loop }) => loop)] as const));
}

/** Reports of the months with their facts, newest first; those that are not issued yet are not among them. */
function factsOf(world: World, { from, to, department }: IndicatorRange): Facts[] {
  const now = world.nowText();
  const [loops, held, answers] = [loopsByReport(world), heldReports(world), promptAnswerCounts(world)];
  return reportSummaries(world)
    .filter(({ report, patient }) => {
      const month = monthOf(report.report_time);
      const isInRange = month >= from && month <= to && report.report_time <= now;
      return isInRange && (department === undefined || patient.department === department);
    })
    .map((summary) => {
      const id = summary.report.report_id;
      return { summary, loops: loops.get(id) ?? [], isHeld: held.has(id), answers: answers.get(id) ?? NO_ANSWERS };
    });
}

const NO_ANSWERS = { useful: 0, all: 0 } as const;

export const monthOf = (time: string): string => time.slice(0, 7);

/** Months, both among them. */
export interface IndicatorRange {
  readonly from: string;
  readonly to: string;
  readonly department?: string | undefined;
}

/** Every month of a range. */
export function monthsOf({ from, to }: Pick<IndicatorRange, 'from' | 'to'>): string[] {
  const months: string[] = [];
  for (let [year = 0, month = 0] = from.split('-').map(Number); ; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1];
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text > to) return months;
    months.push(text);
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
/** Small shares keep a second digit: 0.05 % is not 0.1 %. */
const share = (value: number): number => Math.round(value * PERCENT * PERCENT) / PERCENT;

function pointOf({ unit }: Definition, period: string, counted: readonly Counted[]): IndicatorPoint {
  const numerator = counted.reduce((sum, each) => sum + each.numerator, 0);
  const denominator = counted.reduce((sum, each) => sum + each.denominator, 0);
  const minutes = median(counted.flatMap((each) => each.minutes ?? []));
  const value = unit === 'minutes' ? minutes : denominator === 0 ? undefined : share(numerator / denominator);
  return { period, ...(value === undefined ? {} : { value: value }), numerator, denominator };
}

function withLimits(points: readonly IndicatorPoint[], centre: number | undefined): IndicatorPoint[] {
  if (centre === undefined) return [...points];
  return points.map((point) => {
    if (point.denominator === 0) return point;
    const { low, high } = limitsOf(centre, point.denominator);
    const p = point.numerator / point.denominator;
    return { ...point, low: share(low), high: share(high), outside: p < low || p > high };
  });
}

function indicatorOf(
  definition: Definition,
  facts: readonly Facts[],
  months: readonly string[],
  { target, shown }: IndicatorTarget,
): Indicator {
  const byMonth = Map.groupBy(facts, ({ summary }) => monthOf(summary.report.report_time));
  const counted = months.map((month) => (byMonth.get(month) ?? []).map(definition.count));
  const plain = months.map((month, index) => pointOf(definition, month, counted[index] ?? []));
  const isRate = definition.unit === 'percent';
  const centre = isRate ? centreOf(plain) : undefined;
  const mean = isRate
    ? centre === undefined
      ? undefined
      : share(centre)
    : median(counted.flat().flatMap((each) => each.minutes ?? []));
  const points = isRate ? withLimits(plain, centre) : plain;
  const last = points.at(-1);
  return {
    id: definition.id,
    unit: definition.unit,
    ...(last?.value === undefined ? {} : { value: last.value }),
    numerator: last?.numerator ?? 0,
    denominator: last?.denominator ?? 0,
    ...(mean === undefined ? {} : { mean: isRate ? mean : tenth(mean) }),
    target,
    direction: definition.direction,
    shown,
    points,
  };
}

/** What stands of the target of an indicator. */
export function targetOf(world: World, id: string): IndicatorTarget | undefined {
  const definition = INDICATORS.find((each) => each.id === id);
  if (definition === undefined) return undefined;
  return keptTargets(world).get(id) ?? { target: definition.target, shown: true };
}

/** Every indicator over a range of months. */
export function indicatorsOf(world: World, range: IndicatorRange): Indicator[] {
  const facts = factsOf(world, range);
  const months = monthsOf(range);
  const kept = keptTargets(world);
  return INDICATORS.map((definition) =>
    indicatorOf(definition, facts, months, kept.get(definition.id) ?? { target: definition.target, shown: true }),
  );
}

/** Reports of a month behind an indicator that are to be looked at, with why. */
export function reportsBehind(
  world: World,
  id: string,
  range: IndicatorRange,
): readonly { readonly summary: ReportSummary; readonly text: string }[] {
  const definition = INDICATORS.find((each) => each.id === id);
  if (definition === undefined) return [];
  return factsOf(world, range).flatMap((facts) => {
    const { text } = definition.count(facts);
    return text === undefined ? [] : [{ summary: facts.summary, text }];
  });
}
