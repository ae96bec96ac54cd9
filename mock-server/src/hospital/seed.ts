import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { insertPatient } from '../store/clinical-patients.ts';
import { insertReport } from '../store/clinical-reports.ts';
import { insertPhoneTail } from '../store/share-readers.ts';
import type { World } from '../store/world.ts';
import { SEED_PATIENTS } from './patients/all-patients.ts';
import type { SeedPatient } from './patients/patient-table.ts';
import { seededPhoneTail } from './patients/phone-tail.ts';
import { SeedCalendar } from './seed-calendar.ts';
import { seedAdrenalCortexRecords } from './seeded-records/adrenal-cortex-records.ts';
import { seedBloodGasRecords } from './seeded-records/blood-gas-records.ts';
import { seedCovid19Records } from './seeded-records/covid19-records.ts';
import { seedCustomTexts } from './seeded-records/custom-texts.ts';
import { seedGraceRecords } from './seeded-records/grace-records.ts';
import { seedMarks } from './seeded-records/marks.ts';
import { seedModels } from './seeded-records/models.ts';
import { seedPlans } from './seeded-records/plans.ts';
import { seedPleuralRecords } from './seeded-records/pleural-records.ts';
import { seedPrompts } from './seeded-records/prompts.ts';
import { seedPush } from './seeded-records/push.ts';
import { reportsOf, rowsOf } from './seeded-records/references.ts';
import { seedResearch } from './seeded-records/research.ts';
import { seedRules } from './seeded-records/rules.ts';
import { seedRuns } from './seeded-records/runs.ts';
import { seedSources } from './seeded-records/sources.ts';
import { seedThyroidFollowUpRecords } from './seeded-records/thyroid-followup-records.ts';
import { seedWarnings } from './seeded-records/warnings.ts';

function seedPatient(world: World, patient: SeedPatient, calendar: SeedCalendar): void {
  insertPatient(world, {
    patient_id: `P${patient.number}`,
    name: patient.name,
    gender: patient.gender,
    birth_date: calendar.day(patient.born),
    department: patient.department,
    bed_no: patient.bed,
    inpatient_no: patient.inpatientNo,
    tags: patient.tags,
    is_demo: true,
  });
  insertPhoneTail(world, `P${patient.number}`, seededPhoneTail(patient.number));
  for (const printed of reportsOf(patient)) {
    const { reportId, report } = printed;
    insertReport(world, {
      report_id: reportId,
      patient_id: `P${patient.number}`,
      report_name: report.name,
      report_time: calendar.time(report.at),
    });
    for (const [index, row] of rowsOf(printed).entries()) {
      insertLaboratory(world, {
        laboratory_id: row.rowId,
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
    }
  }
}

/** What is saved about the seeded reports, in the order in which worlds count their ids. */
const SEEDED_RECORDS = [
  seedMarks,
  seedGraceRecords,
  seedPlans,
  seedBloodGasRecords,
  seedPleuralRecords,
  seedThyroidFollowUpRecords,
  seedCovid19Records,
  seedAdrenalCortexRecords,
  seedWarnings,
  seedCustomTexts,
  seedRules,
  seedPrompts,
  seedModels,
  seedResearch,
  seedPush,
];

/**
 * Fills an empty world with the demonstration hospital. The same clock gives the same rows: values that are not
 * written in the tables depend on nothing but their report and code.
 */
export function seedHospital(world: World): void {
  const calendar = new SeedCalendar(world.nowText());
  for (const patient of SEED_PATIENTS) seedPatient(world, patient, calendar);
  seedSources(world, calendar);
  seedRuns(world);
  for (const seedRecords of SEEDED_RECORDS) seedRecords(world, calendar);
}
