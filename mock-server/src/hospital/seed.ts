import { GRACE_VERSION } from '@jianwei/clinical-rules/grace/grace-table';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';

import { saveGraceReportRow } from '../store/clinical-grace.ts';
import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { addFavourite, markEarlierRead, markRead } from '../store/clinical-marks.ts';
import { insertPatient } from '../store/clinical-patients.ts';
import { insertReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { seedCovid19Reports } from './assessments/covid19.ts';
import { seedAdrenalValues } from './assessments/adrenal-cortex.ts';
import { seedBloodGasChoices } from './assessments/blood-gas.ts';
import { seedPlans } from './assessments/plans.ts';
import { seedThyroidFollowUps } from './assessments/thyroid-followup.ts';
import { seedPleural } from './assessments/pleural.ts';
import { seedWarnings } from './assessments/warnings.ts';
import { seedCustomTexts } from './custom-texts.ts';
import { SEED_PATIENTS } from './patients/all-patients.ts';
import { ageOn, SeedCalendar } from './seed-calendar.ts';
import { PICTURE_DOCTOR, READ_TODAY, SEED_FAVOURITES, SEED_GRACE } from './seed-marks.ts';
import { buildRows } from './seed-rows.ts';
import type { SeedPatient, SeedReport } from './seed-types.ts';

function seedReport(
  world: World,
  patient: SeedPatient,
  report: SeedReport,
  reportId: string,
  calendar: SeedCalendar,
): string {
  const time = calendar.time(report.at);
  const sex: Sex = readSex(patient.gender) ?? 'male';
  insertReport(world, {
    report_id: reportId,
    patient_id: `P${patient.number}`,
    report_name: report.name,
    report_time: time,
  });
  const age = ageOn(patient.born, report.at.slice(0, 10));
  buildRows(report, sex, age, reportId).forEach((row, index) => {
    insertLaboratory(world, {
      laboratory_id: `${reportId}-${String(index + 1).padStart(2, '0')}`,
      report_id: reportId,
      position: index + 1,
      code: row.code,
      name: row.name,
      specimen: row.specimen,
      result: row.result,
      unit: row.unit,
      range_text: row.range,
      group_name: row.group,
      error: row.error,
    });
  });
  return time;
}

function seedMarks(world: World, reports: ReadonlyMap<string, string>, calendar: SeedCalendar): void {
  markEarlierRead(world, world.nowText().slice(0, 10));
  for (const [reportId, time] of reports) {
    if (READ_TODAY.includes(reportId)) markRead(world, PICTURE_DOCTOR, reportId, time);
  }
  for (const { userId, reportId, at } of SEED_FAVOURITES) addFavourite(world, userId, reportId, calendar.time(at));
  for (const { id, patientId, userId, at, input } of SEED_GRACE) {
    saveGraceReportRow(world, {
      report_id: id ?? world.nextId('GR'),
      patient_id: patientId,
      user_id: userId,
      report_time: calendar.time(at),
      rule_version: GRACE_VERSION,
      input,
    });
  }
  seedPlans(world, calendar);
  seedBloodGasChoices(world, calendar);
  seedPleural(world, calendar);
  seedThyroidFollowUps(world, calendar);
  seedCovid19Reports(world, calendar);
  seedAdrenalValues(world, calendar);
  seedWarnings(world, calendar);
  seedCustomTexts(world, calendar);
}

/**
 * Fills an empty world with the demonstration hospital. The same clock gives the same rows: values that are not
 * written in the tables depend on nothing but their report and code.
 */
export function seedHospital(world: World): void {
  const calendar = new SeedCalendar(world.nowText());
  const reports = new Map<string, string>();
  for (const patient of SEED_PATIENTS) {
    insertPatient(world, {
      patient_id: `P${patient.number}`,
      name: patient.name,
      gender: patient.gender,
      birth_date: calendar.day(patient.born),
      department: patient.department,
      bed_no: patient.bed,
      inpatient_no: patient.inpatientNo,
      tags: patient.tags,
    });
    const newestFirst = patient.reports.toSorted((a, b) => (a.at < b.at ? 1 : -1));
    newestFirst.forEach((report, index) => {
      const reportId = `R${patient.number}-${String(index + 1).padStart(2, '0')}`;
      reports.set(reportId, seedReport(world, patient, report, reportId, calendar));
    });
  }
  seedMarks(world, reports, calendar);
}
