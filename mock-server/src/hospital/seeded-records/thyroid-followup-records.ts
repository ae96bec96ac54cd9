import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { ageOn } from '@jianwei/clinical-rules/core/age';
import { MEDICINE_DOSES, MEDICINE_NAMES } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { ruleVersionOn } from '@jianwei/clinical-rules/replay/rule-versions';
import { thyroidFollowUpRecords } from '../../store/thyroid-followup-records.ts';
import type { World } from '../../store/world.ts';
import { readYaml } from '../../tables/read-table.ts';
import { day, list, nullable, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { Shape } from '@jianwei/clinical-rules/tables/shapes';
import { cleanThyroidForm, emptyThyroidForm, YES_NO_FIELDS } from '../../forms/thyroid-followup-form.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, patientOf, SAVING } from './references.ts';
import { seededHistory } from './seeded-history.ts';

const SYMPTOMS = 'palpitation fatigue insomnia lethargy weight_change headache flushing diarrhea paramenia calcium';
const WITHOUT_COMPLAINTS = Object.fromEntries(
  [...SYMPTOMS.split(' '), 'anxiety', 'other_medicines'].map((field) => [field, '无']),
) as ThyroidFollowUpForm;

const fieldShape = (empty: unknown): Shape<unknown> => (empty === null ? nullable(number) : text);

/** The fields of the form that a table may set. */
const FORM = record({
  ...Object.fromEntries(
    Object.entries(emptyThyroidForm()).map(([field, empty]) => [field, optional(fieldShape(empty))]),
  ),
  ...Object.fromEntries(YES_NO_FIELDS.map((field) => [field, optional(oneOf('有', '无'))])),
  anxiety: optional(oneOf('无', '轻', '中', '重')),
  operation: optional(oneOf('双侧切除', '单侧切除')),
  medicine_name: optional(oneOf(...MEDICINE_NAMES)),
}) as Shape<ThyroidFollowUpForm>;

const VISIT = record({
  day,
  saved: list(SAVING),
  months: number,
  dose: oneOf(...MEDICINE_DOSES),
  hormones: list(nullable(number)),
  weight: number,
  changes: optional(FORM),
});
const FOLLOWED = list(record({ patient: PATIENT_ID, known: FORM, visits: list(VISIT, 'day') }), 'patient');

/** Saves the follow-ups of the patients after thyroid surgery. */
export function seedThyroidFollowUpRecords(world: World, calendar: SeedCalendar): void {
  for (const { patient, known, visits } of readYaml('seeded-records/thyroid-followup-records.yaml', FOLLOWED)) {
    const { name, gender, born } = patientOf(patient);
    for (const { day: date, saved, months, dose, hormones, weight, changes } of visits) {
      const time = calendar.time(`${date} 07:00`);
      const [tsh = null, ft3 = null, ft4 = null] = hormones;
      const history = seededHistory(calendar, saved);
      const savedTime = history[0]?.date ?? time;
      thyroidFollowUpRecords.save(world, {
        report_id: world.nextId('TF'),
        patient_id: patient,
        user_id: saved[0]?.by ?? '',
        report_time: time,
        saved_time: savedTime,
        rule_version: ruleVersionOn('thyroid-followup', savedTime),
        form: cleanThyroidForm({
          ...WITHOUT_COMPLAINTS,
          ...known,
          name,
          gender,
          age: ageOn(born, date),
          weight,
          medicine_time: Date.parse(time),
          medicine_metering: dose,
          months_since_surgery: months,
          tsh,
          ft3,
          ft4,
          ...changes,
        }),
        history,
      });
    }
  }
}
