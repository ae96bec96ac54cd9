import { composeConclusion } from '@jianwei/clinical-rules/conclusion/conclusion';
import type { Conclusion } from '@jianwei/clinical-rules/conclusion/conclusion';
import type { ReportFinding } from '@jianwei/clinical-rules/conclusion/finding';
import { selectFocus } from '@jianwei/clinical-rules/conclusion/focus';
import type { FocusRow } from '@jianwei/clinical-rules/conclusion/focus';
import type { Delta } from '@jianwei/clinical-rules/delta/delta';
import { findReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { patientRecord } from './patient-record.ts';
import type { JudgedReport, JudgedRow, PatientRecord } from './patient-record.ts';
import { deltaOf, historyOf } from './wire-rows.ts';
import type { HistoryRow } from './wire-rows.ts';

export type ReportLevel = 'critical' | 'focus' | 'none';

/** One report, interpreted: everything that depends on clinical rows alone, whoever asks and whenever. */
export interface ReportView {
  readonly record: PatientRecord;
  readonly judged: JudgedReport;
  readonly deltas: ReadonlyMap<string, Delta<HistoryRow>>;
  readonly focus: readonly FocusRow[];
  readonly conclusion: Conclusion;
  readonly level: ReportLevel;
  readonly highCount: number;
  readonly lowCount: number;
  readonly criticalCount: number;
}

/**
 * Points of the strongest focus row from which a whole report is listed as 需关注. Ours: with it a report that is
 * moderately abnormal in one item stays in the ordinary list.
 */
const FOCUS_LEVEL_FROM = 4;

function finding(row: JudgedRow, delta: Delta<HistoryRow>): ReportFinding {
  const { store, item, flag } = row;
  return {
    laboratoryId: store.laboratory_id,
    code: item?.code ?? '',
    name: item?.name ?? store.name,
    result: store.result,
    unit: store.unit,
    flag,
    delta,
  };
}

function levelOf(focus: readonly FocusRow[]): ReportLevel {
  if (focus.some((row) => row.finding.flag.critical !== undefined)) return 'critical';
  return focus.some((row) => row.points >= FOCUS_LEVEL_FROM) ? 'focus' : 'none';
}

function count(rows: readonly JudgedRow[], wanted: (row: JudgedRow) => boolean): number {
  return rows.filter(wanted).length;
}

function interpret(record: PatientRecord, judged: JudgedReport): ReportView {
  const history = historyOf(record);
  const deltas = new Map(
    judged.rows.map((row) => [row.store.laboratory_id, deltaOf(row, judged.report.report_time, history)] as const),
  );
  const findings = judged.rows.map((row) =>
    finding(row, deltas.get(row.store.laboratory_id) ?? { streak: 0, notes: [] }),
  );
  const focus = selectFocus(findings, judged.inference);
  return {
    record,
    judged,
    deltas,
    focus,
    conclusion: composeConclusion({ findings, focus, inference: judged.inference }),
    level: levelOf(focus),
    highCount: count(judged.rows, ({ flag }) => flag.state === 'abnormal' && flag.abnormalType === 1),
    lowCount: count(judged.rows, ({ flag }) => flag.state === 'abnormal' && flag.abnormalType === -1),
    criticalCount: count(judged.rows, ({ flag }) => flag.critical !== undefined),
  };
}

/** The interpreted report; undefined for an unknown id. */
export function reportView(world: World, reportId: string): ReportView | undefined {
  return world.memoClinical(`report-view:${reportId}`, () => {
    const report = findReport(world, reportId);
    const record = report && patientRecord(world, report.patient_id);
    const judged = record?.reports.find((entry) => entry.report.report_id === reportId);
    return record && judged && interpret(record, judged);
  });
}
