import { saveCustomTextRow } from '../../store/custom-texts.ts';
import type { World } from '../../store/world.ts';
import { readYaml } from '../../tables/read-table.ts';
import { list, minute, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { DIAGNOSIS_ID } from '../knowledge/diagnosis-id.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { USER_ID } from './references.ts';

const CUSTOM_TEXT = record({ diagnosis: DIAGNOSIS_ID, by: USER_ID, at: minute, content: list(text) });

/** Saves the hospital's own wording for diagnoses. */
export function seedCustomTexts(world: World, calendar: SeedCalendar): void {
  const texts = readYaml('seeded-records/custom-texts.yaml', list(CUSTOM_TEXT, 'diagnosis'));
  for (const { diagnosis, by, at, content } of texts) {
    saveCustomTextRow(world, {
      diagnosis_id: diagnosis,
      content: content.join(''),
      user_id: by,
      updated_time: calendar.time(at),
    });
  }
}
