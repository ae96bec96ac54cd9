import { read } from '@jianwei/clinical-rules/reading/read';
import type { Reading } from '@jianwei/clinical-rules/reading/reading';
import type { Inference } from '@jianwei/clinical-rules/lab-inference/infer';
import type { Delta } from '@jianwei/clinical-rules/delta/delta';
import { findReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { patientRecord } from './patient-record.ts';
import type { HospitalRecord } from './patient-record.ts';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { deltaOf, historyOf } from '@jianwei/clinical-rules/record/history';
import type { History, HistoryRow } from '@jianwei/clinical-rules/record/history';
import type { Said } from './acted-rules.ts';
import { savedInputs } from './saved-inputs.ts';
import type { SavedInputs } from './saved-inputs.ts';

/** One report, interpreted: everything that depends on clinical rows and saved forms alone, whoever asks and whenever. */
export interface ReportView {
  readonly record: HospitalRecord;
  readonly judged: JudgedReport;
  /** A row of the report against the patient's earlier results. */
  readonly delta: (row: JudgedRow) => Delta<HistoryRow>;
  readonly reading: Reading;
  /** What is dangerous in it, whether or not the conclusion is held: critical warnings are raised all the same. */
  readonly danger: Reading;
  /** The reading on paper: without prompts of the laboratory that are for the screen; the very reading where there are none. */
  readonly paper: Reading;
  readonly highCount: number;
  readonly lowCount: number;
}

/** How many rows of a report lie above their range, below it, and beyond a critical limit. */
export function flagCounts({ rows }: JudgedReport) {
  return {
    high: count(rows, ({ flag }) => flag.state === 'abnormal' && flag.abnormalType === 1),
    low: count(rows, ({ flag }) => flag.state === 'abnormal' && flag.abnormalType === -1),
    critical: count(rows, ({ flag }) => flag.critical !== undefined),
  };
}

function count(rows: readonly JudgedRow[], wanted: (row: JudgedRow) => boolean): number {
  return rows.filter(wanted).length;
}

/** No diagnosis of a report whose conclusion is held is told anywhere. */
function withheld(inference: Inference): Inference {
  return { ...inference, diagnoses: [], excluded: [], uninterpreted: [] };
}

/** A prompt that is said in the reading and not to be printed. */
const isForScreenOnly = ({ prompt }: Said): boolean => prompt !== undefined && !prompt.show.places.includes('print');

/** The report with everything the rules say of it. Courses are worked out when they are asked for. */
export function interpret(
  record: HospitalRecord,
  judged: JudgedReport,
  history: History,
  { forms, gasTypes, rules }: Pick<SavedInputs, 'forms' | 'gasTypes' | 'rules'>,
): ReportView {
  const own = rules.get(judged.report.report_id) ?? [];
  const isHeld = own.some((rule) => rule.isHeld);
  const input = { record, judged, forms, gasTypes };
  const reading = read({ ...input, rules: own });
  const deltas = new Map<JudgedRow, Delta<HistoryRow>>();
  const delta = (row: JudgedRow): Delta<HistoryRow> => {
    const known = deltas.get(row) ?? deltaOf(row, judged.report.report_time, history);
    deltas.set(row, known);
    return known;
  };
  const { high, low } = flagCounts(judged);
  return {
    record,
    judged: isHeld ? { ...judged, inference: withheld(judged.inference) } : judged,
    delta,
    reading,
    danger: isHeld ? read({ ...input, rules: own.filter((rule) => !rule.isHeld) }) : reading,
    paper: own.some(isForScreenOnly)
      ? read({ ...input, rules: own.filter((rule) => !isForScreenOnly(rule)) })
      : reading,
    highCount: high,
    lowCount: low,
  };
}

/** The interpreted report; undefined for an unknown id. */
export function reportView(world: World, reportId: string): ReportView | undefined {
  const report = findReport(world, reportId);
  if (!report) return undefined;
  const { patient_id: patientId } = report;
  const saved = savedInputs(world, patientId);
  return world.memoPatient(patientId, `view:${reportId}:${saved.stamp}`, () => {
    const record = patientRecord(world, patientId);
    const judged = record?.reports.find((entry) => entry.report.report_id === reportId);
    if (!record || !judged) return undefined;
    return interpret(
      record,
      judged,
      world.memoPatient(patientId, 'history', () => historyOf(record)),
      saved,
    );
  });
}
