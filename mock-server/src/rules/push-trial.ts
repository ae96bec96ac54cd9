import type { PushStrategy, PushTrial } from '@jianwei/api-client/model';
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

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = 30;
const MOST_BURDENED = 10;
const MOST_MISSED = 20;
/** Reports between which other calls get their turn. */
const BREATH_EVERY = 200;

interface Counts {
  readonly person: Map<string, { readonly account: KeptAccount; total: number }>;
  readonly day: Map<string, number>;
  readonly line: Map<string, number>;
  readonly missed: PushSubject[];
  pushes: number;
}

const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What a strategy would have done to the reports of the last 30 days. */
export async function tryStrategy(world: World, strategy: PushStrategy): Promise<PushTrial> {
  const started = performance.now();
  const now = world.now().getTime();
  const [from, to] = [hospitalDate(new Date(now - (DAYS - 1) * DAY_MS)), hospitalDate(new Date(now))];
  const rows = listReportRows(world)
    .filter(({ report_time: time }) => time.slice(0, 10) >= from && time <= world.nowText())
    .toSorted((a, b) => a.report_time.localeCompare(b.report_time));
  const plan = plannerOf(strategy);
  const counts: Counts = { person: new Map(), day: new Map(), line: new Map(), missed: [], pushes: 0 };
  const last = new Map<string, number>();
  for (const [index, { report_id: reportId, report_time: time }] of rows.entries()) {
    const found = pushReport(world, reportId);
    if (found === undefined) continue;
    const { report, subject } = found;
    const { lines, steps } = plan(report, (step) => recipientsOf(world, step, subject), time);
    for (const { line_id: id } of lines) add(counts.line, id);
    if (steps.length === 0 && report.signals?.includes('危急值') === true) counts.missed.push(subject);
    const handled = handledTime(world, reportId);
    for (const { line, step, at, recipients } of steps) {
      if (step > 1 && handled !== undefined && handled < at) continue;
      for (const account of recipients) {
        const key = `${line.line_id} ${subject.patientId} ${account.user_id}`;
        const before = last.get(key);
        if (before !== undefined && before > Date.parse(at) - line.merge_minutes * MINUTE_MS) continue;
        last.set(key, Date.parse(at));
        const person = counts.person.get(account.user_id) ?? { account, total: 0 };
        person.total += 1;
        counts.person.set(account.user_id, person);
        add(counts.day, at.slice(0, 10));
        counts.pushes += 1;
      }
    }
    if (index % BREATH_EVERY === BREATH_EVERY - 1) await new Promise((resolve) => void setImmediate(resolve));
  }
  const people = [...counts.person.values()].toSorted((a, b) => b.total - a.total);
  return {
    from,
    to,
    reports: rows.length,
    pushes: counts.pushes,
    people: people.length,
    per_person_day: people.length === 0 ? 0 : tenth(counts.pushes / people.length / DAYS),
    per_day: Array.from({ length: DAYS }, (_, index) => {
      const date = hospitalDate(new Date(Date.parse(from) + index * DAY_MS));
      return { date, count: counts.day.get(date) ?? 0 };
    }),
    burdened: people.slice(0, MOST_BURDENED).map(({ account, total }) => ({
      user_id: account.user_id,
      name: account.nickname,
      department: account.department,
      total,
      per_day: tenth(total / DAYS),
    })),
    missed_criticals: counts.missed.length,
    missed: counts.missed.slice(-MOST_MISSED).map(({ reportId, patientId, time, department }) => ({
      report_id: reportId,
      report_time: time,
      patient_name: maskedName(findPatient(world, patientId)?.name ?? ''),
      department,
    })),
    by_line: strategy.lines.map(({ line_id: id }) => ({ line_id: id, reports: counts.line.get(id) ?? 0 })),
    took_ms: Math.round(performance.now() - started),
  };
}
