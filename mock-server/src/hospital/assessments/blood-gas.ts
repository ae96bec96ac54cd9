import { saveBloodGasChoice } from '../../store/clinical-blood-gas.ts';
import type { BloodGasType } from '../../store/clinical-blood-gas.ts';
import { listReportsOfPatient } from '../../store/clinical-reports.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { SEED_PATIENT_IDS } from '../seed-ids.ts';

const ACUTE = 1;
const CHRONIC = 2;

/** Patient, time of the blood gas, choice, account and when it chose. Today's gas of 何秀兰 is left for a doctor to judge. */
const CHOICES: readonly (readonly [string, string, BloodGasType, string, string])[] = [
  [SEED_PATIENT_IDS.何秀兰, '2025-11-17 21:40', CHRONIC, 'u-doctor', '2025-11-17 22:05'],
  [SEED_PATIENT_IDS.何秀兰, '2025-11-17 15:22', CHRONIC, 'u-doctor', '2025-11-17 15:40'],
  [SEED_PATIENT_IDS.何秀兰, '2025-06-30 09:15', CHRONIC, 'u-doctor2', '2025-06-30 10:02'],
  [SEED_PATIENT_IDS.何秀兰, '2025-02-11 11:02', ACUTE, 'u-doctor2', '2025-02-11 11:20'],
  ['P1101', '2025-10-25 08:20', CHRONIC, 'u-doctor2', '2025-10-25 09:00'],
  ['P1101', '2025-10-22 02:14', CHRONIC, 'u-doctor2', '2025-10-22 02:40'],
  ['P1101', '2024-10-14 09:05', CHRONIC, 'u-doctor', '2024-10-14 10:10'],
  ['P1101', '2023-11-20 21:48', ACUTE, 'u-doctor2', '2023-11-20 22:10'],
  ['P1102', '2025-09-11 03:42', ACUTE, 'u-doctor2', '2025-09-11 04:00'],
  ['P1102', '2023-02-16 22:50', ACUTE, 'u-doctor2', '2023-02-16 23:05'],
  ['P1103', '2025-10-09 08:35', CHRONIC, 'u-doctor', '2025-10-09 09:30'],
  ['P1104', '2025-08-18 19:25', ACUTE, 'u-doctor', '2025-08-18 19:50'],
  ['P1105', '2025-11-03 23:35', CHRONIC, 'u-doctor2', '2025-11-03 23:59'],
  ['P1105', '2024-12-12 09:15', CHRONIC, 'u-doctor', '2024-12-12 10:20'],
];

/** Saves the case types that doctors chose for earlier blood gases. Throws when a table names a report that is not there. */
export function seedBloodGasChoices(world: World, calendar: SeedCalendar): void {
  for (const [patientId, at, type, userId, chosenAt] of CHOICES) {
    const report = listReportsOfPatient(world, patientId).find((row) => row.report_time === calendar.time(at));
    if (!report) throw new Error(`no blood gas of ${patientId} at ${at}`);
    saveBloodGasChoice(world, {
      report_id: report.report_id,
      type,
      user_id: userId,
      saved_time: calendar.time(chosenAt),
    });
  }
}
