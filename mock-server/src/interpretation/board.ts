import type {
  Board,
  BoardBand,
  BoardCritical,
  BoardDepartment,
  BoardFigure,
  BoardPoint,
} from '@jianwei/api-client/model';
import { hospitalDate } from '../store/time.ts';
import { firstReadTimes } from '../store/clinical-marks.ts';
import type { World } from '../store/world.ts';
import { holdsFigure } from './board-holds.ts';
import { standingRecords } from './loop.ts';
import { readableTarget } from './readable-target.ts';
import { reportSummaries } from './report-summaries.ts';
import type { ReportSummary } from './report-summaries.ts';
import { allWarnings } from './warnings.ts';
import { progressOf, recordsOf, stateOf, warningPlace, type Loop } from './wire-warnings.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SAME_WEEKDAYS = 8;
/** With fewer days nobody can say what is usual. */
const ENOUGH_DAYS = 3;
const WEEK = 7;
const LINES = 12;
const HALF_HOURS = 48;
const HANDLE_TARGET_MINUTES = 30;

const tenth = (value: number) => Math.round(value * 10) / 10;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Middle value; undefined of nothing. */
export function median(values: readonly number[]): number | undefined {
  const order = values.toSorted((left, right) => left - right);
  const half = order.length / 2;
  const [low, high] = [order[Math.ceil(half) - 1], order[Math.floor(half)]];
  return low === undefined || high === undefined ? undefined : tenth((low + high) / 2);
}

/** 孟长山 as 孟*山, 岑林 as 岑*: enough to find the row by, not to know who it is. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return letters.length === 0 ? '' : `${letters[0] ?? ''}*${last}`;
}

/** Hour of a wire time: 10.5 for half past ten. */
function hourOf(time: string): number {
  return Number(time.slice(11, 13)) + Number(time.slice(14, 16)) / 60;
}

const upTo = (reports: readonly ReportSummary[], hour: number) =>
  reports.filter(({ report }) => hourOf(report.report_time) <= hour).length;

interface Days {
  readonly now: Date;
  readonly hour: number;
  /** Reports of the day so many days ago; those that are not issued yet are not among them. */
  readonly of: (ago: number) => readonly ReportSummary[];
}

function daysOf(world: World): Days {
  const now = world.now();
  const text = world.nowText();
  const issued = reportSummaries(world).filter(({ report }) => report.report_time <= text);
  const byDay = Map.groupBy(issued, ({ report }) => report.report_time.slice(0, 10));
  return {
    now,
    hour: hourOf(text),
    of: (ago) => byDay.get(hospitalDate(new Date(now.getTime() - ago * DAY_MS))) ?? [],
  };
}

/** The last eight same weekdays that have data. */
function usualDays(days: Days): (readonly ReportSummary[])[] {
  const all = Array.from({ length: SAME_WEEKDAYS }, (_, index) => days.of((index + 1) * WEEK));
  const known = all.filter(({ length }) => length > 0);
  return known.length < ENOUGH_DAYS ? [] : known;
}

/** A value of each of the last seven days and today, those without left out. */
function weekOf(days: Days, valueOf: (reports: readonly ReportSummary[]) => number | undefined) {
  const before = Array.from({ length: WEEK }, (_, index) => valueOf(days.of(WEEK - index)));
  const former = before.filter((value) => value !== undefined);
  const today = valueOf(days.of(0));
  return {
    ...(today === undefined ? {} : { value: today }),
    ...(former.length === 0 ? {} : { week_mean: tenth(mean(former)) }),
    points: today === undefined ? former : [...former, today],
  };
}

/** All rows of some reports, those that could not be read among them. */
const rowsOf = (reports: readonly ReportSummary[]) =>
  reports.reduce((sum, { resultCount, unreadCount }) => sum + resultCount + unreadCount, 0);

function readableFigure(world: World, days: Days): BoardFigure {
  const rate = (reports: readonly ReportSummary[]) => {
    const all = rowsOf(reports);
    const judged = reports.reduce((sum, { judgedCount }) => sum + judgedCount, 0);
    return all === 0 ? undefined : tenth((100 * judged) / all);
  };
  return { id: 'readable', ...weekOf(days, rate), denominator: rowsOf(days.of(0)), target: readableTarget(world) };
}

/** Minutes from the report to its first reader, of those whose reading has a time of its own: what was read before the records began has none. */
function waits(reports: readonly ReportSummary[], read: ReadonlyMap<string, string>): number[] {
  return reports.flatMap(({ report }) => {
    const first = read.get(report.report_id);
    const wait = first === undefined ? 0 : Date.parse(first) - Date.parse(report.report_time);
    return wait > 0 ? [wait / MINUTE_MS] : [];
  });
}

/** When somebody first recorded a step on a loop; undefined while nobody did. */
export function handledAt(world: World, { row }: Loop): string | undefined {
  if (row.cancel_time !== '') return row.cancel_time;
  const steps = standingRecords(recordsOf(world, row.warning_id));
  return steps.find(({ step }) => step === 'handled' || step === 'closed')?.record_time;
}

interface Critical {
  readonly loop: Loop;
  readonly isOpen: boolean;
  readonly minutes: number;
}

/** Loops that wait for somebody's hands, the longest first; behind them those of today that were handled. */
function criticalsOf(world: World, now: Date): readonly Critical[] {
  const today = hospitalDate(now);
  const all = allWarnings(world).flatMap((row): Critical[] => {
    const loop = { row, state: stateOf(world, row) };
    const done = handledAt(world, loop);
    const isOpen = done === undefined && progressOf(loop.state) === 'open';
    if (!isOpen && row.create_time.slice(0, 10) !== today) return [];
    const until = done === undefined ? now.getTime() : Date.parse(done);
    return [{ loop, isOpen, minutes: Math.max(0, Math.floor((until - Date.parse(row.create_time)) / MINUTE_MS)) }];
  });
  return all.toSorted((left, right) => Number(right.isOpen) - Number(left.isOpen) || right.minutes - left.minutes);
}

function wireCritical(world: World, { loop, isOpen, minutes }: Critical): BoardCritical {
  const { row } = loop;
  const place = warningPlace(world, row);
  const { patient_gender: gender, patient_age: age, original_result: result, critical } = place;
  const isOfResult = result !== undefined && place.finding_title === undefined;
  return {
    warning_id: row.warning_id,
    patient_name: maskedName(place.patient_name ?? ''),
    ...(gender === undefined ? {} : { patient_gender: gender }),
    ...(age === undefined ? {} : { patient_age: age }),
    department: place.department ?? '',
    bed_no: place.bed_no ?? '',
    item: place.finding_title ?? place.short_name ?? row.content,
    ...(isOfResult && { result: [result, place.original_units].filter(Boolean).join(' ') }),
    ...(isOfResult && critical !== undefined && { critical }),
    ...(place.critical_limit === undefined ? {} : { limit: place.critical_limit }),
    is_open: isOpen,
    since: row.create_time,
    minutes,
  };
}

function departmentsOf(
  reports: readonly ReportSummary[],
  open: readonly BoardCritical[],
  read: ReadonlyMap<string, string>,
): BoardDepartment[] {
  return [...Map.groupBy(reports, ({ patient }) => patient.department)]
    .map(([department, own]) => {
      const middle = median(waits(own, read));
      return {
        department,
        report_count: own.length,
        open_criticals: open.filter((critical) => critical.department === department).length,
        ...(middle === undefined ? {} : { median_minutes: middle }),
      };
    })
    .toSorted((a, b) => b.report_count - a.report_count || a.department.localeCompare(b.department, 'zh-CN'))
    .slice(0, LINES);
}

/** Whether today is normal: what the board of the hospital says now, without the sources. */
export function boardOf(world: World): Omit<Board, 'sources'> {
  const days = daysOf(world);
  const usual = usualDays(days);
  const today = days.of(0);
  const read = firstReadTimes(world);
  const criticals = criticalsOf(world, days.now);
  const ofToday = criticals.filter(({ loop }) => loop.row.create_time.slice(0, 10) === hospitalDate(days.now));
  const handled = ofToday.filter(({ isOpen }) => !isOpen);
  const open = criticals.filter(({ isOpen }) => isOpen);
  const lines = criticals.slice(0, Math.max(LINES, open.length)).map((critical) => wireCritical(world, critical));
  const hours = Array.from({ length: HALF_HOURS + 1 }, (_, index) => index / 2);
  const atNow = usual.map((reports) => upTo(reports, days.hour));
  const [longest] = open;
  const middle = median(handled.map(({ minutes }) => minutes));
  const figures: BoardFigure[] = [
    {
      id: 'reports',
      ...weekOf(days, (reports) => reports.length),
      ...(usual.length === 0 ? {} : { usual_low: Math.min(...atNow), usual_high: Math.max(...atNow) }),
    },
    {
      id: 'criticals',
      value: open.length,
      target: HANDLE_TARGET_MINUTES,
      ...(longest === undefined ? {} : { longest_minutes: longest.minutes }),
      points: [],
    },
    readableFigure(world, days),
    holdsFigure(world),
  ];
  const passed = hours.filter((hour) => hour < days.hour);
  return {
    now: world.nowText(),
    figures,
    today_curve: [...passed, days.hour].map((hour): BoardPoint => ({ hour, count: upTo(today, hour) })),
    band:
      usual.length === 0
        ? []
        : hours.map((hour): BoardBand => {
            const counts = usual.map((reports) => upTo(reports, hour));
            return { hour, low: Math.min(...counts), high: Math.max(...counts) };
          }),
    critical_count: ofToday.length,
    handled_count: handled.length,
    ...(middle === undefined ? {} : { handled_median: middle }),
    criticals: lines.slice(0, LINES),
    departments: departmentsOf(
      today,
      lines.filter(({ is_open: isOpen }) => isOpen),
      read,
    ),
  };
}
