import type { LaboratoryRow, ModelReport, ReportList } from '@jianwei/api-client/model';
import type { ModelWireAnswer } from '@jianwei/clinical-rules/core/model-answer';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import type { UsedRow } from '@jianwei/clinical-rules/record/episode-rows';
import type { JudgedReport, PatientRecord } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { World } from '../store/world.ts';
import { reportView } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { wireRow } from './wire-rows.ts';

/** What a contribution says about where its value comes from: `R1171-01 2025-11-10 皮质醇节律`. */
export function originText({ report }: JudgedReport): string {
  return `${report.report_id} ${report.report_time.slice(0, 10)} ${report.report_name}`;
}

/** The report of every input that was read from a row. */
export function rowOrigins(rows: ReadonlyMap<string, UsedRow>): Map<string, string> {
  return new Map([...rows].map(([item, { judged }]) => [item, originText(judged)]));
}

/** A row beside the earlier results that its own report compares it with. */
function comparedRow(row: JudgedRow, view: ReportView | undefined): LaboratoryRow {
  return wireRow(row, view?.delta(row) ?? { streak: 0, notes: [] });
}

/** The model's rows: those of the report in its order, then those that were used from other reports, newest first. */
function laboratoriesOf({ world, view, codes, rows }: ModelParts): LaboratoryRow[] {
  const { report, rows: own } = view.judged;
  const others = new Map(
    [...rows.values()]
      .filter((used) => used.judged.report.report_id !== report.report_id)
      .map((used) => [used.row.printed.laboratory_id, used]),
  );
  const newestFirst = [...others.values()].toSorted(
    (a, b) =>
      Date.parse(b.judged.report.report_time) - Date.parse(a.judged.report.report_time) ||
      a.judged.rows.indexOf(a.row) - b.judged.rows.indexOf(b.row),
  );
  return [
    ...own.filter((row) => codes.has(row.code)).map((row) => comparedRow(row, view)),
    ...newestFirst.map(({ judged, row }) => comparedRow(row, reportView(world, judged.report.report_id))),
  ];
}

function unusableTips(rows: Iterable<UsedRow>): string[] {
  return [...rows]
    .filter(({ value }) => value === null)
    .map(({ row: { printed, item } }) => {
      const text = [printed.result, printed.unit].filter((part) => part !== '').join(' ');
      return `${item?.name ?? printed.name}「${text}」未能用于判断，请核对结果与单位`;
    });
}

export interface ModelParts {
  readonly world: World;
  readonly view: ReportView;
  readonly answer: ModelWireAnswer;
  /** Rows that were looked at, by input. */
  readonly rows: ReadonlyMap<string, UsedRow>;
  /** Codes of the model: its part of the report's table. */
  readonly codes: ReadonlySet<string>;
  /** Where the value of an input comes from; default the reports of `rows`. */
  readonly origins?: ReadonlyMap<string, string>;
}

/**
 * The shared view of an analysis model on the wire. The model's report id is that of the lab report; the source of every
 * contribution begins with the report that its value was read from.
 */
export function modelReport(parts: ModelParts): ModelReport {
  const { view, answer, rows, origins = rowOrigins(rows) } = parts;
  const { report, person } = view.judged;
  const { patient } = view.record;
  const sex = readSex(patient.gender);
  return {
    report_id: report.report_id,
    report_time: report.report_time,
    patient_id: patient.patient_id,
    patient_name: patient.name,
    ...(person.ageYears === null ? {} : { patient_age: person.ageYears }),
    ...(sex === null ? {} : { patient_gender: sex === 'male' ? '男' : '女' }),
    laboratories: laboratoriesOf(parts),
    conclusion: answer.conclusion,
    findings: answer.findings,
    tips: [...unusableTips(rows.values()), ...answer.tips],
    missing: answer.missing,
    contributions: answer.contributions.map((row) => {
      const origin = origins.get(row.item);
      return origin === undefined ? row : { ...row, source: `${origin}；${row.source}` };
    }),
    distance: answer.distance,
    rule_version: answer.rule_version,
    review_notes: answer.review_notes,
  };
}

/** The patient's reports that a model can read, newest first. */
export function modelReportList(record: PatientRecord, isOfModel: (judged: JudgedReport) => boolean): ReportList {
  return {
    data: record.reports
      .filter(isOfModel)
      .map(({ report }) => ({ report_id: report.report_id, report_time: report.report_time })),
  };
}
