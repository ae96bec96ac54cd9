import type { Gender, LaboratoryRow } from '@jianwei/api-client/model';
import type { JudgedReport, PatientRecord } from '@jianwei/clinical-rules/record/judged';
import { Refusal } from '../contract/refusal.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { wireRow } from '../interpretation/wire-rows.ts';
import type { World } from '../store/world.ts';
import { known } from './known.ts';

const GONE = '该报告不存在或已被删除';

/** The lab report that a model reads; 404 for an unknown id and for a report that holds none of the model's rows. */
export function foundModelReport(
  world: World,
  reportId: string,
  isOfModel: (judged: JudgedReport) => boolean,
): ReportView {
  const view = reportView(world, reportId);
  if (!view || !isOfModel(view.judged)) throw new Refusal(GONE, 404);
  return view;
}

/** The lab report with what a tool says of it; 404 for an unknown id and for a report that the tool does not read. */
export function foundReading<Reading>(
  world: World,
  reportId: string,
  read: (record: PatientRecord, judged: JudgedReport) => Reading | null,
): { view: ReportView; reading: Reading } {
  const view = reportView(world, reportId);
  const reading = view && read(view.record, view.judged);
  if (!view || reading == null) throw new Refusal(GONE, 404);
  return { view, reading };
}

/** Rows of a report by code, in the order of the codes. */
export function rowsOfCodes({ judged, delta }: ReportView, codes: readonly string[]): LaboratoryRow[] {
  return codes.flatMap((code) => judged.rows.filter((row) => row.code === code).map((row) => wireRow(row, delta(row))));
}

interface ModelHead {
  report_id: string;
  report_time: string;
  patient_id: string;
  patient_age?: number;
  patient_gender: Gender;
}

/** What every model's report starts with; the age is that of the report's day. */
export function modelHead({ judged, record }: ReportView): ModelHead {
  const { ageYears } = judged.person;
  return {
    report_id: judged.report.report_id,
    report_time: judged.report.report_time,
    patient_id: record.patient.patient_id,
    patient_gender: wireGender(record.patient.gender),
    ...known({ patient_age: ageYears }),
  };
}
