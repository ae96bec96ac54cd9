import { saveAdrenalValues } from '../../store/adrenal-cortex-records.ts';
import type { World } from '../../store/world.ts';
import { readYaml } from '../../tables/read-table.ts';
import { convert, list, minute, number, oneOf, optional, record } from '@jianwei/clinical-rules/tables/shapes';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, reportIdAt, USER_ID } from './references.ts';

const VALUES = record({
  dst_1mg: optional(number),
  acth_stim_peak: optional(number),
  ufc: optional(number),
  ufc_uln: optional(number),
  hddst_suppression: optional(number),
  cortisol_unit: oneOf('nmol/L', 'μg/dL'),
  acth_unit: oneOf('pg/mL', 'pmol/L'),
});
const RECORD = convert(
  record({ patient: PATIENT_ID, reportAt: minute, by: USER_ID, at: minute, values: VALUES }),
  ({ patient, reportAt, ...rest }) => ({ ...rest, reportId: reportIdAt(patient, reportAt) }),
);

/** Saves the results of other hospitals that doctors added to lab reports. */
export function seedAdrenalCortexRecords(world: World, calendar: SeedCalendar): void {
  for (const { reportId, by, at, values } of readYaml('seeded-records/adrenal-cortex-records.yaml', list(RECORD))) {
    saveAdrenalValues(world, { report_id: reportId, user_id: by, saved_time: calendar.time(at), values });
  }
}
