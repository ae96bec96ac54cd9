import { ruleVersionOn } from '@jianwei/clinical-rules/replay/rule-versions';
import { graceRecords } from '../../store/grace-records.ts';
import type { World } from '../../store/world.ts';
import { readYaml } from '../../tables/read-table.ts';
import { flag, list, minute, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, USER_ID } from './references.ts';

const INPUT = record({
  cardiac_arrest: flag,
  st_down: flag,
  cardiac_enzymes_high: flag,
  age: number,
  heart_rate: number,
  blood_pressure: number,
  blood_pressure_unit: oneOf('mmHg', 'kPa'),
  serum_creatinine: number,
  serum_creatinine_unit: oneOf('μmol/L', 'mg/dl'),
  kill_ip_rank: oneOf(1, 2, 3, 4),
  evidences: list(record({ name: text, specimen: text, unit: text, reference: text, result: text })),
});
const RECORD = record({ id: optional(text), patient: PATIENT_ID, by: USER_ID, at: minute, input: INPUT });

/** Saves the Grace assessments. */
export function seedGraceRecords(world: World, calendar: SeedCalendar): void {
  for (const { id, patient, by, at, input } of readYaml('seeded-records/grace-records.yaml', list(RECORD, 'id'))) {
    const time = calendar.time(at);
    graceRecords.save(world, {
      report_id: id ?? world.nextId('GR'),
      patient_id: patient,
      user_id: by,
      report_time: time,
      rule_version: ruleVersionOn('grace', time),
      form: { ...input, evidences: [...input.evidences] },
    });
  }
}
