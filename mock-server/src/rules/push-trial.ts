import type { PushLine, PushStrategy, PushTrial } from '@jianwei/api-client/model';
import { maskedName } from '../interpretation/board.ts';
import type { KeptAccount } from '../store/account-records.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { listReportRows } from '../store/clinical-reports.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { plannerOf } from './push-plan.ts';
import { pushReport } from './push-report.ts';
import { recipientsOf } from './push-recipients.ts';
import type { PushSubject } from './push-recipients.ts';
import { handledTime } from './push-state.ts';
import { Turns } from './turns.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = 30;
const MOST_BURDENED = 10;
const MOST_MISSED = 20;

/** A push that a strategy would have made. */
export interface TriedPush {
  readonly subject: PushSubject;
  readonly line: PushLine;
  readonly step: number;
  readonly at: string;
  readonly account: KeptAccount;
}

/** What a trial found, the oldest report first: its pushes, the reports that each line caught, and those that reached nobody. */
export interface TriedRows {
  readonly pushes: TriedPush[];
  readonly reports: { readonly subject: PushSubject; readonly line: PushLine }[];
  readonly missed: PushSubject[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

async function rowsOf(world: World, strategy: PushStrategy, reportIds: readonly string[]): Promise<TriedRows> {
  const plan = plannerOf(strategy);
  const found: TriedRows = { pushes: [], reports: [], missed: [] };
  const last = new Map<string, number>();
  const turns = new Turns();
  for (const reportId of reportIds) {
    const stored = pushReport(world, reportId);
    if (stored === undefined) continue;
    const { report, subject } = stored;
    const { lines, steps } = plan(report, (step) => recipientsOf(world, step, subject), subject.time);
    found.reports.push(...lines.map((line) => ({ subject, line })));
    if (steps.length === 0 && report.signals?.includes('危急值') === true) found.missed.push(subject);
    const handled = handledTime(world, reportId);
    for (const { line, step, at, recipients } of steps) {
      if (step > 1 && handled !== undefined && handled < at) continue;
      for (const account of recipients) {
        const key = `${line.line_id} ${subject.patientId} ${account.user_id}`;
        const before = last.get(key);
        if (before !== undefined && before > Date.parse(at) - line.merge_minutes * MINUTE_MS) continue;
        last.set(key, Date.parse(at));
        found.pushes.push({ subject, line, step, at, account });
      }
    }
    if (turns.isDue) await turns.give();
  }
  return found;
}

/** What the last trial of a world found, with the strategy that it was of. */
const lastTrials = new WeakMap<World, { readonly key: string; readonly rows: TriedRows }>();

/** What the last trial found, where it was of this very strategy. */
export function lastTried(world: World, strategy: PushStrategy): TriedRows | undefined {
  const last = lastTrials.get(world);
  return last?.key === JSON.stringify(strategy) ? last.rows : undefined;
}

/** What a strategy would have done to the reports of the last 30 days. */
export async function tryStrategy(world: World, strategy: PushStrategy): Promise<PushTrial> {
  const started = performance.now();
  const now = world.now().getTime();
  const [from, to] = [hospitalDate(new Date(now - (DAYS - 1) * DAY_MS)), hospitalDate(new Date(now))];
  const reports = listReportRows(world)
    .filter(({ report_time: time }) => time.slice(0, 10) >= from && time <= world.nowText())
    .toSorted((a, b) => a.report_time.localeCompare(b.report_time));
  const ids = reports.map(({ report_id: id }) => id);
  const rows = await rowsOf(world, strategy, ids);
  lastTrials.set(world, { key: JSON.stringify(strategy), rows });
  const { pushes, missed } = rows;
  const people = [...Map.groupBy(pushes, ({ account }) => account.user_id).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const byDay = Map.groupBy(pushes, ({ at }) => at.slice(0, 10));
  const byLine = Map.groupBy(rows.reports, ({ line }) => line.line_id);
  return {
    from,
    to,
    reports: reports.length,
    pushes: pushes.length,
    people: people.length,
    per_person_day: people.length === 0 ? 0 : tenth(pushes.length / people.length / DAYS),
    per_day: Array.from({ length: DAYS }, (_, index) => {
      const date = hospitalDate(new Date(Date.parse(from) + index * DAY_MS));
      return { date, count: byDay.get(date)?.length ?? 0 };
    }),
    burdened: people.slice(0, MOST_BURDENED).flatMap((own) =>
      own.slice(0, 1).map(({ account }) => ({
        user_id: account.user_id,
        name: account.nickname,
        department: account.department,
        total: own.length,
        per_day: tenth(own.length / DAYS),
      })),
    ),
    missed_criticals: missed.length,
    missed: missed.slice(-MOST_MISSED).map((subject) => triedReport(world, subject)),
    by_line: strategy.lines.map(({ line_id: id }) => ({ line_id: id, reports: byLine.get(id)?.length ?? 0 })),
    took_ms: Math.round(performance.now() - started),
  };
}

/** A report of a trial as the wire has it, the patient's name masked. */
export function triedReport(world: World, { reportId, patientId, time, department }: PushSubject) {
  return {
    report_id: reportId,
    report_time: time,
    patient_name: maskedName(findPatient(world, patientId)?.name ?? ''),
    department,
  };
}
