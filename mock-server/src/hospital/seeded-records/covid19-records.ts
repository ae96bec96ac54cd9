import type { Covid19Form, ImagingEvaluation } from '@jianwei/api-client/model';
import { ageOn } from '@jianwei/clinical-rules/core/age';
import { FACTOR_LISTS, FACTOR_OPTIONS, WARNING_ITEMS } from '@jianwei/clinical-rules/covid19/options';
import type { WarningState } from '@jianwei/clinical-rules/covid19/options';
import { ruleVersionOn } from '@jianwei/clinical-rules/replay/rule-versions';
import { covid19Records } from '../../store/covid19-records.ts';
import type { World } from '../../store/world.ts';
import { readYaml } from '../../tables/read-table.ts';
import { flag, list, nullable, number, oneOf, optional, record, words } from '@jianwei/clinical-rules/tables/shapes';
import type { Read, Shape } from '@jianwei/clinical-rules/tables/shapes';
import { completeCovidForm, warningGroups } from '../../forms/covid19-form.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { PATIENT_ID, patientOf, SAVING } from './references.ts';
import { seededHistory } from './seeded-history.ts';

const NO_FACTORS: Covid19Form = Object.fromEntries(FACTOR_LISTS.map((name) => [name, []]));

/** The fields of the form that a table may set. */
const FORM = record({
  weight: optional(number),
  height: optional(number),
  pul_ct_abnormality: optional(nullable(flag)),
  paO2: optional(number),
  fiO2: optional(number),
  ...Object.fromEntries(
    FACTOR_LISTS.map((name) => [name, optional(list(oneOf(...FACTOR_OPTIONS[name].map(({ key }) => key))))]),
  ),
}) as Shape<Covid19Form>;

const WARNING_KEYS = words(oneOf(...WARNING_ITEMS.map(({ key }) => key)));
const ASSESSMENT = record({
  saved: list(SAVING),
  form: FORM,
  lobes: optional(list(number)),
  warnings: optional(WARNING_KEYS),
  unknown: optional(WARNING_KEYS),
});
const ASSESSED = list(record({ patient: PATIENT_ID, known: FORM, assessments: list(ASSESSMENT) }), 'patient');

function imagingOf(lobes: readonly number[] = []): ImagingEvaluation {
  const [leftUpper = null, leftMiddle = null, leftLower = null, rightUpper = null, rightLower = null] = lobes;
  return {
    left_upper_blade: leftUpper,
    left_midd_blade: leftMiddle,
    left_lower_blade: leftLower,
    right_upper_blade: rightUpper,
    right_lower_blade: rightLower,
  };
}

function statesOf({ warnings = [], unknown = [] }: Read<typeof ASSESSMENT>): ReadonlyMap<string, WarningState> {
  return new Map(WARNING_ITEMS.map(({ key }) => [key, warnings.includes(key) ? 1 : unknown.includes(key) ? 3 : 2]));
}

/** Saves the assessments of the patients with COVID-19. */
export function seedCovid19Records(world: World, calendar: SeedCalendar): void {
  for (const { patient, known, assessments } of readYaml('seeded-records/covid19-records.yaml', ASSESSED)) {
    const { name, gender, born } = patientOf(patient);
    for (const assessment of assessments) {
      const history = seededHistory(calendar, assessment.saved);
      const [first] = assessment.saved;
      if (first === undefined) continue;
      const savedTime = history[0]?.date ?? calendar.time(first.at);
      covid19Records.save(world, {
        report_id: world.nextId('CV'),
        patient_id: patient,
        user_id: first.by,
        report_time: calendar.time(first.at),
        saved_time: savedTime,
        rule_version: ruleVersionOn('covid19', savedTime),
        form: completeCovidForm({
          ...NO_FACTORS,
          ...known,
          name,
          gender,
          age: ageOn(born, first.at.slice(0, 10)),
          ...assessment.form,
          imaging_evaluation: imagingOf(assessment.lobes),
          ...warningGroups(statesOf(assessment)),
        }),
        history,
      });
    }
  }
}
