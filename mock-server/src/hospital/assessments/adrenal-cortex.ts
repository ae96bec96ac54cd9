import type { AdrenalCortexValues } from '@jianwei/api-client/model';
import { saveAdrenalValues } from '../../store/clinical-adrenal-values.ts';
import { listReportsOfPatient } from '../../store/clinical-reports.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

interface SeedValues {
  readonly patientId: string;
  /** Time of the lab report. */
  readonly at: string;
  readonly userId: string;
  readonly savedAt: string;
  readonly values: AdrenalCortexValues;
}

/** Results of other hospitals that doctors added; the first was overtaken by the hospital's own test a year later. */
const ADDED: readonly SeedValues[] = [
  {
    patientId: 'P1171',
    at: '2023-03-21 08:40',
    userId: 'u-doctor',
    savedAt: '2023-03-23 10:05',
    values: { dst_1mg: 142, cortisol_unit: 'nmol/L', acth_unit: 'pg/mL' },
  },
  {
    patientId: 'P1175',
    at: '2025-11-05 08:30',
    userId: 'u-doctor2',
    savedAt: '2025-11-06 14:20',
    values: { dst_1mg: 1.2, ufc: 186, ufc_uln: 350, cortisol_unit: 'μg/dL', acth_unit: 'pg/mL' },
  },
];

/** Saves the added results of {@link ADDED}. Throws when a table names a report that is not there. */
export function seedAdrenalValues(world: World, calendar: SeedCalendar): void {
  for (const { patientId, at, userId, savedAt, values } of ADDED) {
    const report = listReportsOfPatient(world, patientId).find((row) => row.report_time === calendar.time(at));
    if (!report) throw new Error(`no report of ${patientId} at ${at}`);
    saveAdrenalValues(world, {
      report_id: report.report_id,
      user_id: userId,
      saved_time: calendar.time(savedAt),
      values,
    });
  }
}
