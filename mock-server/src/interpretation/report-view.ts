import type { ReportFinding } from '@jianwei/clinical-rules/conclusion/finding';
import { selectFocus } from '@jianwei/clinical-rules/conclusion/focus';
import type { FocusRow } from '@jianwei/clinical-rules/conclusion/focus';
import type { Delta } from '@jianwei/clinical-rules/delta/delta';
import type { Flag } from '@jianwei/clinical-rules/flags/flag';
import { findReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { patientRecord } from './patient-record.ts';
import type { JudgedReport, JudgedRow, PatientRecord } from './patient-record.ts';
import { deltaOf, historyOf } from './wire-rows.ts';
import type { History, HistoryRow } from './wire-rows.ts';

export type ReportLevel = 'critical' | 'focus' | 'none';

/** One report, interpreted: everything that depends on clinical rows alone, whoever asks and whenever. */
export interface ReportView {
  readonly record: PatientRecord;
  readonly judged: JudgedReport;
  /** A row of the report against the patient's earlier results. */
  readonly delta: (row: JudgedRow) => Delta<HistoryRow>;
  readonly findings: readonly ReportFinding[];
  readonly focus: readonly FocusRow[];
  readonly level: ReportLevel;
  readonly highCount: number;
  readonly lowCount: number;
  readonly criticalCount: number;
}

/**
 * Points of the strongest focus row from which a whole report is listed as 需关注. Our choice: with it a report that is
 * moderately abnormal in one item stays in the ordinary list.
 */
const FOCUS_LEVEL_FROM = 4;

/** A row as the conclusion reads it. Its course is worked out when it is asked for: most rows are normal. */
class Finding implements ReportFinding {
  readonly laboratoryId: string;
  readonly code: string;
  readonly name: string;
  readonly result: string;
  readonly unit: string;
  readonly flag: Flag;
  readonly #row: JudgedRow;
  readonly #delta: ReportView['delta'];

  constructor(row: JudgedRow, delta: ReportView['delta']) {
    const { store, item, flag } = row;
    this.laboratoryId = store.laboratory_id;
    this.code = item?.code ?? '';
    this.name = item?.name ?? store.name;
    this.result = store.result;
    this.unit = store.unit;
    this.flag = flag;
    this.#row = row;
    this.#delta = delta;
  }

  get delta(): Delta<HistoryRow> {
    return this.#delta(this.#row);
  }
}

function levelOf(focus: readonly FocusRow[]): ReportLevel {
  if (focus.some((row) => row.finding.flag.critical !== undefined)) return 'critical';
  return focus.some((row) => row.points >= FOCUS_LEVEL_FROM) ? 'focus' : 'none';
}

function count(rows: readonly JudgedRow[], wanted: (row: JudgedRow) => boolean): number {
  return rows.filter(wanted).length;
}

/** The report with everything the rules say of it. Courses are worked out when they are asked for. */
export function interpret(record: PatientRecord, judged: JudgedReport, history: History): ReportView {
  const deltas = new Map<JudgedRow, Delta<HistoryRow>>();
  const delta = (row: JudgedRow): Delta<HistoryRow> => {
    const known = deltas.get(row) ?? deltaOf(row, judged.report.report_time, history);
    deltas.set(row, known);
    return known;
  };
  const findings = judged.rows.map((row) => new Finding(row, delta));
  const focus = selectFocus(findings, judged.inference);
  return {
    record,
    judged,
    delta,
    findings,
    focus,
    level: levelOf(focus),
    highCount: count(judged.rows, ({ flag }) => flag.state === 'abnormal' && flag.abnormalType === 1),
    lowCount: count(judged.rows, ({ flag }) => flag.state === 'abnormal' && flag.abnormalType === -1),
    criticalCount: count(judged.rows, ({ flag }) => flag.critical !== undefined),
  };
}

/** The interpreted report; undefined for an unknown id. */
export function reportView(world: World, reportId: string): ReportView | undefined {
  const report = findReport(world, reportId);
  if (!report) return undefined;
  const { patient_id: patientId } = report;
  return world.memoPatient(patientId, `view:${reportId}`, () => {
    const record = patientRecord(world, patientId);
    const judged = record?.reports.find((entry) => entry.report.report_id === reportId);
    if (!record || !judged) return undefined;
    return interpret(
      record,
      judged,
      world.memoPatient(patientId, 'history', () => historyOf(record)),
    );
  });
}
