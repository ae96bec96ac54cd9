import { PLEURAL_VERSION } from '@jianwei/clinical-rules/pleural/pleural';
import { savePleuralReportRow } from '../../store/clinical-pleural.ts';
import type { PleuralForm } from '../../store/clinical-pleural.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

interface SeedPleural {
  readonly patientId: string;
  readonly userId: string;
  readonly at: string;
  /** Serum protein, fluid protein (g/L), serum LDH, fluid LDH (U/L); '' where the form was left empty. */
  readonly values: readonly [string, string, string, string];
}

/** Oldest first, so that the ids are. */
const SEED_PLEURAL: readonly SeedPleural[] = [
  { patientId: 'P1143', userId: 'u-doctor', at: '2025-05-27 11:02', values: ['67.8', '42.2', '226', '412'] },
  { patientId: 'P1144', userId: 'u-doctor2', at: '2025-06-19 10:40', values: ['', '', '188', '74'] },
  { patientId: 'P1144', userId: 'u-doctor', at: '2025-06-20 08:30', values: ['62.6', '11.2', '188', '74'] },
  { patientId: 'P1143', userId: 'u-doctor2', at: '2025-09-02 14:18', values: ['64.5', '41.6', '252', '568'] },
  { patientId: 'P1142', userId: 'u-doctor2', at: '2025-09-16 15:26', values: ['70.6', '48.2', '218', '486'] },
  { patientId: 'P1141', userId: 'u-doctor', at: '2025-10-08 10:05', values: ['66.8', '21.4', '204', '78'] },
  { patientId: 'P1142', userId: 'u-doctor', at: '2025-11-05 11:34', values: ['71.4', '44.8', '196', '318'] },
  { patientId: 'P1141', userId: 'u-doctor2', at: '2025-11-11 10:52', values: ['74.2', '38.6', '210', '112'] },
];

/** Ids of saved pleural assessments by what they show, in the order of {@link SEED_PLEURAL}. */
export const SEED_PLEURAL_IDS = {
  /** P1143 by u-doctor; fluid was tapped twice since. */
  outdated: 'PE000001',
  /** P1144 by u-doctor2: too few values for a conclusion. */
  undecided: 'PE000002',
  /** P1144 by u-doctor: a transudate. */
  transudate: 'PE000003',
  /** P1142 by u-doctor2. */
  exudateOfColleague: 'PE000005',
  /** P1142 by u-doctor. */
  exudate: 'PE000007',
  /** P1141 by u-doctor2: an exudate whose gradient speaks for a treated transudate. */
  pseudoExudate: 'PE000008',
} as const;

function form([serumProtein, fluidProtein, serumLdh, fluidLdh]: SeedPleural['values']): PleuralForm {
  const value = (original_result: string, range_lower = '', range_upper = '') =>
    original_result === ''
      ? { original_result, range_lower: '', range_upper: '' }
      : { original_result, range_lower, range_upper };
  return {
    total_protein: value(serumProtein, '65', '85'),
    protein_quantification: value(fluidProtein),
    blood_lactate_dehydrogenase: value(serumLdh, '120', '250'),
    fluid_lactate_dehydrogenase: value(fluidLdh),
  };
}

/** Saves the assessments of two doctors into a world whose reports are seeded. */
export function seedPleural(world: World, calendar: SeedCalendar): void {
  for (const { patientId, userId, at, values } of SEED_PLEURAL) {
    savePleuralReportRow(world, {
      report_id: world.nextId('PE'),
      patient_id: patientId,
      user_id: userId,
      report_time: calendar.time(at),
      rule_version: PLEURAL_VERSION,
      form: form(values),
    });
  }
}
