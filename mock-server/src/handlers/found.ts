import { Refusal } from '../contract/refusal.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import type { World } from '../store/world.ts';

const NOT_FOUND = 404;

/** The interpreted report, or a 404 that says so in words. */
export function foundReport(world: World, reportId: string): ReportView {
  const view = reportView(world, reportId);
  if (!view) throw new Refusal('报告不存在或已撤回', NOT_FOUND);
  return view;
}

/** The patient with all reports judged; a missing id is refused, an unknown one not found. */
export function foundPatient(world: World, patientId: string | undefined): HospitalRecord {
  if (patientId === undefined || patientId === '') throw new Refusal('请指定患者');
  const record = patientRecord(world, patientId);
  if (!record) throw new Refusal('患者不存在', NOT_FOUND);
  return record;
}
