import { Refusal } from '../contract/refusal.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { storedReport } from '../rules/stored-report.ts';
import type { TriedReport } from '../rules/trial.ts';
import { holdState, listHolds } from '../store/audit-holds.ts';
import type { HoldState } from '../store/audit-holds.ts';
import { listReportRows } from '../store/clinical-reports.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const DAY_MS = 86_400_000;
const TRIED_DAYS = 30;
const MOST_DAYS = 366;

/** Days that a trial looks at, both inside. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

function daysBetween({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function daysOf(span: Span): string[] {
  return Array.from({ length: daysBetween(span) }, (_, index) =>
    hospitalDate(new Date(Date.parse(span.from) + index * DAY_MS)),
  );
}

export function spanOf(
  world: World,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Span {
  const last = to ?? hospitalDate(world.now());
  const first = from ?? hospitalDate(new Date(Date.parse(last) - (TRIED_DAYS - 1) * DAY_MS));
  if (first > last) throw new Refusal('开始时间不能晚于结束时间');
  if (daysBetween({ from: first, to: last }) > MOST_DAYS) throw new Refusal('时间范围最多 1 年');
  return { from: first, to: last };
}

function rowsIn(world: World, { from, to }: Span) {
  return listReportRows(world).filter(({ report_time: time }) => {
    const day = time.slice(0, 10);
    return day >= from && day <= to;
  });
}

export function countIn(world: World, span: Span): number {
  return rowsIn(world, span).length;
}

/** Stored reports of the days, newest first, each with what rules read of it. */
export function* reportsIn(world: World, span: Span): Generator<TriedReport> {
  let known: { id: string; record: HospitalRecord | undefined } = { id: '', record: undefined };
  for (const { report_id: reportId, patient_id: patientId } of rowsIn(world, span)) {
    if (known.id !== patientId) known = { id: patientId, record: patientRecord(world, patientId) };
    const judged = known.record?.reports.find(({ report }) => report.report_id === reportId);
    if (known.record && judged) yield { reportId, patientId, report: storedReport(known.record, judged) };
  }
}

/** Decisions of people on reports, the latest of each; those of one rule where it is named. */
export function decisionsOn(world: World, ruleId: string | undefined): ReadonlyMap<string, HoldState> {
  const holds = listHolds(world).filter((hold) => ruleId === undefined || hold.rule_id === ruleId);
  return new Map(holds.toReversed().map((hold) => [hold.report_id, holdState(world, hold)] as const));
}
