import { ruleVersionOn } from '@jianwei/clinical-rules/replay/rule-versions';
import { pleuralRecords } from '../../store/pleural-records.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { minute, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, USER_ID } from './references.ts';

const RECORD = record({
  patient: PATIENT_ID,
  by: USER_ID,
  at: minute,
  serumProtein: optional(text),
  fluidProtein: optional(text),
  serumLdh: optional(text),
  fluidLdh: optional(text),
  note: optional(text),
});

function value(result = '', low = '', high = '') {
  return {
    original_result: result,
    range_lower: result === '' ? '' : low,
    range_upper: result === '' ? '' : high,
  };
}

/** Saves the pleural assessments. */
export function seedPleuralRecords(world: World, calendar: SeedCalendar): void {
  for (const row of readTsv('seeded-records/pleural-records.tsv', RECORD)) {
    const time = calendar.time(row.at);
    pleuralRecords.save(world, {
      report_id: world.nextId('PE'),
      patient_id: row.patient,
      user_id: row.by,
      report_time: time,
      rule_version: ruleVersionOn('pleural', time),
      form: {
        total_protein: value(row.serumProtein, '65', '85'),
        protein_quantification: value(row.fluidProtein),
        blood_lactate_dehydrogenase: value(row.serumLdh, '120', '250'),
        fluid_lactate_dehydrogenase: value(row.fluidLdh),
      },
    });
  }
}
