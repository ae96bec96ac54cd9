import { historyOf } from '@jianwei/clinical-rules/record/history';
import { judgeRecord } from '@jianwei/clinical-rules/record/judged';
import type { PrintedPatient, PrintedRow } from '@jianwei/clinical-rules/record/printed';
import type { ActedRule } from '@jianwei/clinical-rules/reading/rule-findings';
import { findShown, keepShown } from '../store/interpretation-log.ts';
import { listLaboratoriesOfPatient, listLaboratoriesOfReport } from '../store/clinical-laboratories.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport, listReportsOfPatient } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { interpret } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { savedInputs } from './saved-inputs.ts';
import { shownDiagnoses } from './shown-diagnoses.ts';

export interface SaidDiagnosis {
  readonly id: string;
  readonly name: string;
  readonly reliable: 0 | 1 | 2;
  readonly evidences: readonly string[];
}

/** One interpretation: what it said, and what it was computed from. */
export interface Shown {
  readonly conclusion: readonly string[];
  readonly diagnoses: readonly SaidDiagnosis[];
  readonly unread: readonly string[];
  readonly rows: readonly PrintedRow[];
  readonly rules: readonly ActedRule[];
  readonly inference: string;
  readonly reading: string;
  /** Sex, birth date and tags of the patient; absent of what was kept before they were. */
  readonly patient?: ShownPatient;
}

/** What of a patient an interpretation rests on. */
export type ShownPatient = Pick<PrintedPatient, 'gender' | 'birth_date' | 'tags'>;

/** Rows and acting rules that an interpretation rests on, beside everything else as it is now. */
export interface Basis {
  readonly rows: readonly PrintedRow[];
  readonly rules: readonly ActedRule[];
  /** Absent: the patient as of now. */
  readonly patient?: ShownPatient | undefined;
}

const rowText = ({ name, result, unit }: PrintedRow) => `${name} ${[result, unit].filter(Boolean).join(' ')}`;

function saidOf({ record, judged, reading }: ReportView, { rows, rules }: Basis): Shown {
  const { gender, birth_date, tags } = record.patient;
  const texts = new Map(
    judged.rows.map(({ printed, item }) => [
      printed.laboratory_id,
      rowText({ ...printed, name: item?.name ?? printed.name }),
    ]),
  );
  return {
    conclusion: reading.headline.map(({ text }) => text),
    diagnoses: shownDiagnoses(judged.inference).map(({ id, name, reliable, evidences }) => ({
      id,
      name,
      reliable,
      evidences: evidences.flatMap((row) => texts.get(row) ?? []),
    })),
    unread: judged.failed.map(rowText),
    rows,
    rules,
    inference: judged.inference.ruleVersion,
    reading: reading.version,
    patient: { gender, birth_date, tags },
  };
}

/** What a report rests on now. */
export function basisNow(world: World, reportId: string): Basis {
  const patientId = findReport(world, reportId)?.patient_id ?? '';
  return {
    rows: listLaboratoriesOfReport(world, reportId).map(({ report_id: _report, position: _position, ...row }) => row),
    rules: savedInputs(world, patientId).rules.get(reportId) ?? [],
  };
}

/** The interpretation of a report as it is now. */
export const shownNow = (world: World, view: ReportView): Shown =>
  saidOf(view, basisNow(world, view.judged.report.report_id));

/** A report interpreted again from rows and rules of another day; undefined for an unknown report. */
export function replay(world: World, reportId: string, basis: Basis): Shown | undefined {
  const report = findReport(world, reportId);
  const patient = report && findPatient(world, report.patient_id);
  if (report === undefined || patient === undefined) return undefined;
  const stored = Map.groupBy(listLaboratoriesOfPatient(world, report.patient_id), (row) => row.report_id);
  const record = judgeRecord(
    { ...patient, ...basis.patient },
    listReportsOfPatient(world, report.patient_id).map((own) => ({
      report: own,
      rows: own.report_id === reportId ? basis.rows : (stored.get(own.report_id) ?? []),
    })),
  );
  const judged = record.reports.find((entry) => entry.report.report_id === reportId);
  if (judged === undefined) return undefined;
  const saved = savedInputs(world, report.patient_id);
  const rules = new Map([...saved.rules, [reportId, basis.rules]]);
  return saidOf(interpret(record, judged, historyOf(record), { ...saved, rules }), basis);
}

/** Keeps what is said of a report the first time somebody is shown it. */
export function noteShown(world: World, view: ReportView, userId: string): void {
  const { report_id: reportId } = view.judged.report;
  if (findShown(world, reportId) !== undefined) return;
  const shown = JSON.stringify(shownNow(world, view));
  keepShown(world, { report_id: reportId, shown_at: world.nowText(), user_id: userId, shown });
}

export const readShown = (text: string): Shown => JSON.parse(text) as Shown;
