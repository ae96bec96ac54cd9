import { createHash } from 'node:crypto';
import type {
  WarningState,
  WorklistCounts,
  WorklistFinding,
  WorklistLoop,
  WorklistRow,
} from '@jianwei/api-client/model';
import { byDanger } from '@jianwei/clinical-rules/reading/order';
import { favouriteReportIds, reportReadTimes } from '../store/clinical-marks.ts';
import { findReport } from '../store/clinical-reports.ts';
import { listFindingAnswers } from '../store/finding-answers.ts';
import type { FindingAnswerRow } from '../store/finding-answers.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { dueOf, standingRecords, STATE_ORDER } from './loop.ts';
import { loopCourse } from './loop-recheck.ts';
import { reportSummariesOn, reportSummary } from './report-summaries.ts';
import { reportIdentity } from './wire-reports.ts';
import type { ReportSummary } from './report-summaries.ts';
import { allWarnings } from './warnings.ts';
import { progressOf, recordsOf, stateOf } from './wire-warnings.ts';
import type { Loop } from './wire-warnings.ts';

/** Every loop of the hospital that belongs to a report, by report. */
function loopsByReport(world: World): ReadonlyMap<string, readonly Loop[]> {
  return world.memo('loops-by-report', () => {
    const loops = allWarnings(world).map((row): Loop => ({ row, state: stateOf(world, row) }));
    return Map.groupBy(
      loops.filter(({ row }) => row.report_id !== ''),
      ({ row }) => row.report_id,
    );
  });
}

const isOpen = ({ state }: Loop) => progressOf(state) === 'open';

/** Reports with a loop that has not ended, whatever their day. */
export function openLoopReports(world: World): readonly ReportSummary[] {
  return world.memo('open-loop-reports', () =>
    [...loopsByReport(world)]
      .filter(([, loops]) => loops.some(isOpen))
      .flatMap(([reportId]) => {
        const report = findReport(world, reportId);
        return (report && reportSummary(world, report)) ?? [];
      }),
  );
}

/** Open loops of the hospital by state: the figures of the bell. */
export function openLoopCounts(world: World): WorklistCounts['loops'] {
  const counts = { open: 0, unacknowledged: 0, unhandled: 0, awaiting_recheck: 0, awaiting_close: 0 };
  for (const row of allWarnings(world)) {
    const state = stateOf(world, row);
    if (state === 'closed' || state === 'cancelled') continue;
    counts.open += 1;
    counts[state] += 1;
  }
  return counts;
}

/** When a loop came to where it stands. */
function sinceOf(world: World, { row, state }: Loop): string {
  if (state === 'cancelled') return row.cancel_time;
  const standing = standingRecords(recordsOf(world, row.warning_id));
  const steps = { closed: 'closed', awaiting_close: 'handled', awaiting_recheck: 'handled', unhandled: 'acknowledged' };
  const step = state in steps ? steps[state as keyof typeof steps] : '';
  return standing.find((record) => record.step === step)?.record_time ?? row.create_time;
}

/** Where the loop of a report stands in the order of its list, the most pressing step lowest; one without a loop is not behind. */
export function loopOrder(world: World, reportId: string): number {
  const loops = loopsByReport(world).get(reportId) ?? [];
  return loops.length === 0 ? 0 : Math.min(...loops.map(({ state }) => STATE_ORDER[state]));
}

const DUE: Partial<Record<WarningState, 'acknowledge_at' | 'handle_at'>> = {
  unacknowledged: 'acknowledge_at',
  unhandled: 'handle_at',
};

/** The loop of a report as a line of a list shows it: of several the most dangerous one. */
export function listedLoop(world: World, reportId: string): WorklistLoop | undefined {
  const loops = loopsByReport(world).get(reportId) ?? [];
  const [first] = loops.toSorted((one, other) => STATE_ORDER[one.state] - STATE_ORDER[other.state]);
  if (first === undefined) return undefined;
  const due = DUE[first.state];
  const unacknowledged = loops.filter(({ state }) => state === 'unacknowledged').map(({ row }) => row.warning_id);
  const notified = standingRecords(recordsOf(world, first.row.warning_id)).find(({ step }) => step === 'notified');
  return {
    warning_id: first.row.warning_id,
    step: first.state,
    since: sinceOf(world, first),
    open_count: loops.filter(isOpen).length,
    ...(unacknowledged.length === 0 ? {} : { unacknowledged_ids: unacknowledged }),
    ...(due === undefined ? {} : { due: dueOf(first.row.create_time, loopCourse(world, first.row).code)[due] }),
    ...(notified === undefined ? {} : { notified_at: notified.record_time }),
  };
}

/** A report of the list, for one account. */
export interface WorklistEntry {
  readonly summary: ReportSummary;
  readonly loop: WorklistLoop | undefined;
  readonly openFindings: readonly WorklistFinding[];
  readonly readAt: string | undefined;
  /** Undefined while it is open. */
  readonly doneAt: string | undefined;
}

function answersByReport(world: World): ReadonlyMap<string, readonly FindingAnswerRow[]> {
  return world.memo('finding-answers', () =>
    Map.groupBy(listFindingAnswers(world), ({ report_id: reportId }) => reportId),
  );
}

/**
 * Whether and when a report left the list: by its loop where it has one, else by having been read, and where it is to be watched by
 * an answer to each finding of urgency 1 or 2 as well.
 */
function doneAt(
  world: World,
  summary: ReportSummary,
  readAt: string | undefined,
  open: readonly WorklistFinding[],
): string | undefined {
  const { report_id: reportId } = summary.report;
  const loops = loopsByReport(world).get(reportId) ?? [];
  if (loops.length > 0) {
    return loops.some(isOpen) ? undefined : latest(loops.map((loop) => sinceOf(world, loop)));
  }
  if (readAt === undefined || open.length > 0) return undefined;
  const asked = new Set(summary.urgentFindings.map(({ finding_id: id }) => id));
  const answers = (answersByReport(world).get(reportId) ?? []).filter(({ finding_id: id }) => asked.has(id));
  return latest([readAt, ...answers.map(({ answer_time: time }) => time)]);
}

function latest(times: readonly string[]): string | undefined {
  return times.toSorted().at(-1);
}

/** Findings of a report that must be acted on today and that nobody has answered. */
export function openFindings(world: World, { report, urgentFindings }: ReportSummary): readonly WorklistFinding[] {
  const answers = answersByReport(world).get(report.report_id) ?? [];
  const answered = new Set(answers.map(({ finding_id: id }) => id));
  return urgentFindings.filter(({ finding_id: id }) => !answered.has(id));
}

/** How a report stands for an account. */
export function worklistEntry(
  world: World,
  summary: ReportSummary,
  readTimes: ReadonlyMap<string, string>,
): WorklistEntry {
  const { report_id: reportId } = summary.report;
  const open = openFindings(world, summary);
  const readAt = readTimes.get(reportId);
  return {
    summary,
    loop: listedLoop(world, reportId),
    openFindings: open,
    readAt,
    doneAt: doneAt(world, summary, readAt, open),
  };
}

const LEVEL_ORDER = { critical: 0, focus: 1, undetermined: 2, normal: 3 } as const;
const NO_URGENCY = 4;

/** What is open is as serious as its critical value, also where the reading alone would be milder. */
function levelOf({ summary, loop }: WorklistEntry): WorklistRow['level'] {
  return loop !== undefined && progressOf(loop.step) === 'open' ? 'critical' : summary.reading.level;
}

/** Open before done; then level, urgency, step of the loop, the order of findings, and the newest first. */
function compare(one: WorklistEntry, other: WorklistEntry): number {
  const keys = (entry: WorklistEntry): readonly number[] => {
    const level = levelOf(entry);
    return [
      entry.doneAt === undefined ? 0 : 1,
      LEVEL_ORDER[level],
      // An open loop is urgent by itself.
      level === 'critical' ? 1 : (entry.summary.reading.urgency ?? NO_URGENCY),
      entry.loop === undefined ? 0 : STATE_ORDER[entry.loop.step],
    ];
  };
  const [mine, theirs] = [keys(one), keys(other)];
  const at = mine.findIndex((key, index) => key !== theirs[index]);
  if (at >= 0) return (mine[at] ?? 0) - (theirs[at] ?? 0);
  const [first, second] = [one.summary.firstFinding, other.summary.firstFinding];
  const danger = first && second ? byDanger(first, second) : 0;
  if (danger !== 0) return danger;
  return one.summary.report.report_time < other.summary.report.report_time ? 1 : -1;
}

/** The whole list of a day in order, `YYYY-MM-DD`; that of today with what is still open of earlier days. */
export function worklistOf(world: World, userId: string, day: string): readonly WorklistEntry[] {
  const today = hospitalDate(world.now());
  return world.memo(`worklist:${userId}:${day}:${today}`, () => {
    const ofDay = reportSummariesOn(world, day);
    const ids = new Set(ofDay.map(({ report }) => report.report_id));
    const older = day === today ? openLoopReports(world).filter(({ report }) => !ids.has(report.report_id)) : [];
    const readTimes = reportReadTimes(world, userId);
    return [...ofDay, ...older].map((summary) => worklistEntry(world, summary, readTimes)).toSorted(compare);
  });
}

/** What the account had to do with: collected, recorded a step of, answered. */
export function ownReportIds(world: World, userId: string): ReadonlySet<string> {
  const stepped = [...loopsByReport(world)].flatMap(([reportId, loops]) =>
    loops.some(({ row }) => recordsOf(world, row.warning_id).some((record) => record.user_id === userId))
      ? [reportId]
      : [],
  );
  const answered = listFindingAnswers(world).filter((answer) => answer.user_id === userId);
  return new Set([
    ...favouriteReportIds(world, userId),
    ...stepped,
    ...answered.map(({ report_id: reportId }) => reportId),
  ]);
}

/** A line of the wire; `position` is its place in the list that was asked for, from 1. */
export function worklistRow(entry: WorklistEntry, position: number): WorklistRow {
  const { summary, loop, openFindings: open, readAt, doneAt: done } = entry;
  const { reading, firstFinding, keyResults } = summary;
  // What the first finding speaks of stands beside its sentence.
  const key = keyResults.find(({ laboratory_id: id }) => firstFinding?.evidences.includes(id)) ?? keyResults[0];
  return {
    ...reportIdentity(summary),
    level: levelOf(entry),
    ...(reading.urgency === undefined ? {} : { urgency: reading.urgency }),
    to_verify: firstFinding?.kind === 'suspect',
    headline: [...reading.headline],
    ...(key === undefined ? {} : { key_result: key }),
    ...(loop === undefined ? {} : { loop }),
    open_findings: [...open],
    ...(readAt === undefined ? {} : { read_at: readAt }),
    ...(done === undefined ? {} : { done_at: done }),
    position,
  };
}

/** Fingerprint of a user's list of today: 16 hex digits that differ as soon as a line of it does. */
export function worklistVersion(world: World, userId: string): string {
  const day = hospitalDate(world.now());
  return world.memo(`worklist-version:${userId}:${day}`, () => {
    const lines = worklistOf(world, userId, day).map((entry, index) => worklistRow(entry, index + 1));
    return createHash('sha256')
      .update(JSON.stringify([day, lines]))
      .digest('hex')
      .slice(0, 16);
  });
}
