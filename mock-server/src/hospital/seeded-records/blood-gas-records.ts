import { saveBloodGasChoice } from '../../store/blood-gas-records.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { convert, minute, oneOf, record } from '@jianwei/clinical-rules/tables/shapes';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, reportIdAt, USER_ID } from './references.ts';

const CASE_TYPES = { acute: 1, chronic: 2 } as const;

const RECORD = convert(
  record({ patient: PATIENT_ID, reportAt: minute, choice: oneOf('acute', 'chronic'), by: USER_ID, at: minute }),
  ({ patient, reportAt, ...rest }) => ({ ...rest, reportId: reportIdAt(patient, reportAt) }),
);

/** Saves the case types that doctors chose for earlier blood gases. */
export function seedBloodGasRecords(world: World, calendar: SeedCalendar): void {
  for (const { reportId, choice, by, at } of readTsv('seeded-records/blood-gas-records.tsv', RECORD, 'reportId')) {
    const type = CASE_TYPES[choice];
    saveBloodGasChoice(world, { report_id: reportId, type, user_id: by, saved_time: calendar.time(at) });
  }
}
