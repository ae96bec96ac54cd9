import type { Covid19Form, ImagingEvaluation } from '@jianwei/api-client/model';
import { COVID_VERSION } from '@jianwei/clinical-rules/covid19/covid19';
import type { WarningKey, WarningState } from '@jianwei/clinical-rules/covid19/options';
import { completeCovidForm, warningGroups } from '../../interpretation/covid19-form.ts';
import { covid19Reports } from '../../store/saved-records.ts';
import type { World } from '../../store/world.ts';
import { COVID_PATIENTS } from '../patients/covid19.ts';
import { ageOn } from '../seed-calendar.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { seededHistory } from './seeded-history.ts';
import type { Saving } from './seeded-history.ts';

interface Assessment {
  /** Oldest first. */
  readonly saved: readonly Saving[];
  readonly form: Covid19Form;
  /** Affected percent of the five lobes in the order of the form; absent without a scan. */
  readonly lobes?: readonly [number, number, number, number, number];
  /** Items that have appeared; the others have not, those of `unknown` have no result. */
  readonly warnings?: readonly WarningKey[];
  readonly unknown?: readonly WarningKey[];
}

interface AssessedPatient {
  readonly number: number;
  readonly known: Covid19Form;
  /** Oldest first, so that the ids are. */
  readonly assessments: readonly Assessment[];
}

const DOCTOR = 'u-doctor';
const SECOND = 'u-doctor2';

const ALL_KEYS: readonly WarningKey[] = [
  'lymphocyte',
  'spo2',
  'lactate',
  'ldh',
  'crp',
  'il6',
  'ferritin',
  'd_dimer',
  'distress',
  'imaging',
];

const NO_FACTORS: Covid19Form = {
  chronic_history: [],
  history_tumor: [],
  drug_history: [],
  personal_history: [],
  other_risk: [],
  illness_factor: [],
  severe_factor: [],
};

const ASSESSED: readonly AssessedPatient[] = [
  {
    number: 1161,
    known: { weight: 78.5, height: 170, chronic_history: [1, 3], personal_history: [1] },
    assessments: [
      {
        saved: [{ by: DOCTOR, at: '2025-11-09 21:10' }],
        form: { pul_ct_abnormality: true, paO2: 68, fiO2: 21 },
        lobes: [10, 0, 20, 5, 15],
        warnings: ['ldh'],
      },
      {
        saved: [{ by: DOCTOR, at: '2025-11-11 09:40' }],
        form: { pul_ct_abnormality: true },
        lobes: [15, 10, 30, 10, 30],
        warnings: ['lymphocyte', 'ldh', 'crp', 'il6', 'ferritin', 'd_dimer'],
        unknown: ['lactate'],
      },
      {
        saved: [
          { by: DOCTOR, at: '2025-11-13 10:05' },
          { by: SECOND, at: '2025-11-13 16:48' },
        ],
        form: { pul_ct_abnormality: true, severe_factor: [2], paO2: 58, fiO2: 29 },
        lobes: [30, 20, 55, 25, 45],
        warnings: ['lymphocyte', 'spo2', 'lactate', 'ldh', 'crp', 'il6', 'ferritin', 'd_dimer', 'imaging'],
      },
    ],
  },
  {
    number: 1162,
    known: { weight: 68.4, height: 162, personal_history: [2] },
    assessments: [
      {
        saved: [{ by: SECOND, at: '2025-11-12 22:20' }],
        form: { pul_ct_abnormality: null, paO2: 92, fiO2: 21 },
        warnings: ['d_dimer'],
      },
      {
        saved: [{ by: SECOND, at: '2025-11-14 09:15' }],
        form: { pul_ct_abnormality: false, paO2: 92, fiO2: 21 },
        lobes: [0, 0, 0, 0, 0],
        warnings: ['d_dimer'],
      },
      {
        saved: [{ by: DOCTOR, at: '2025-11-15 10:26' }],
        form: { pul_ct_abnormality: false, paO2: 92, fiO2: 21 },
        lobes: [0, 0, 0, 0, 0],
        warnings: ['d_dimer'],
      },
    ],
  },
  {
    number: 1163,
    known: { weight: 61.2, height: 168, chronic_history: [2, 5], personal_history: [1] },
    assessments: [
      {
        saved: [{ by: SECOND, at: '2025-06-20 22:50' }],
        form: { pul_ct_abnormality: true, severe_factor: [2], paO2: 56, fiO2: 21 },
        lobes: [20, 15, 40, 20, 40],
        warnings: ['lymphocyte', 'spo2', 'lactate', 'ldh', 'crp', 'il6', 'ferritin', 'd_dimer'],
      },
      {
        saved: [{ by: DOCTOR, at: '2025-06-26 09:30' }],
        form: { pul_ct_abnormality: true, illness_factor: [1], severe_factor: [1, 2, 3, 4], paO2: 62, fiO2: 60 },
        lobes: [60, 45, 80, 55, 80],
        warnings: ALL_KEYS,
      },
      {
        saved: [
          { by: DOCTOR, at: '2025-07-02 09:20' },
          { by: SECOND, at: '2025-07-02 15:05' },
        ],
        form: { pul_ct_abnormality: true, paO2: 68.4, fiO2: 21 },
        lobes: [30, 20, 50, 30, 50],
      },
    ],
  },
  {
    number: 1164,
    known: { weight: 55, height: 158, drug_history: [1, 2] },
    assessments: [
      {
        saved: [{ by: DOCTOR, at: '2023-06-08 21:05' }],
        form: {},
        unknown: ['lactate', 'spo2'],
      },
      {
        saved: [{ by: DOCTOR, at: '2023-06-12 09:35' }],
        form: { pul_ct_abnormality: true, paO2: 72, fiO2: 21 },
        lobes: [10, 0, 20, 0, 15],
        warnings: ['lymphocyte', 'ldh', 'crp'],
      },
      {
        saved: [{ by: DOCTOR, at: '2023-06-19 09:12' }],
        form: { pul_ct_abnormality: true, paO2: 72, fiO2: 21 },
        lobes: [5, 0, 10, 0, 5],
      },
    ],
  },
  {
    number: 1165,
    known: { weight: 98.6, height: 174 },
    assessments: [
      { saved: [{ by: SECOND, at: '2025-11-12 21:15' }], form: {}, unknown: ['lactate', 'spo2'] },
      { saved: [{ by: SECOND, at: '2025-11-13 19:40' }], form: { pul_ct_abnormality: false }, unknown: ['lactate'] },
      {
        saved: [{ by: SECOND, at: '2025-11-14 19:50' }],
        form: { pul_ct_abnormality: false },
        lobes: [0, 0, 0, 0, 0],
        unknown: ['lactate'],
      },
    ],
  },
];

function imagingOf(lobes: Assessment['lobes']): ImagingEvaluation {
  const [leftUpper, leftMiddle, leftLower, rightUpper, rightLower] = lobes ?? [];
  return {
    left_upper_blade: leftUpper ?? null,
    left_midd_blade: leftMiddle ?? null,
    left_lower_blade: leftLower ?? null,
    right_upper_blade: rightUpper ?? null,
    right_lower_blade: rightLower ?? null,
  };
}

function statesOf({ warnings = [], unknown = [] }: Assessment): ReadonlyMap<WarningKey, WarningState> {
  return new Map(ALL_KEYS.map((key) => [key, warnings.includes(key) ? 1 : unknown.includes(key) ? 3 : 2]));
}

/** Saves the assessments of the patients with COVID-19. */
export function seedCovid19Reports(world: World, calendar: SeedCalendar): void {
  for (const { number, known, assessments } of ASSESSED) {
    const patient = COVID_PATIENTS.find((one) => one.number === number);
    if (!patient) throw new Error(`no COVID-19 patient ${number} in the seed tables`);
    for (const assessment of assessments) {
      const history = seededHistory(world, calendar, assessment.saved);
      const [first] = assessment.saved;
      if (first === undefined) continue;
      covid19Reports.save(world, {
        report_id: world.nextId('CV'),
        patient_id: `P${number}`,
        user_id: first.by,
        report_time: calendar.time(first.at),
        saved_time: history[0]?.date ?? calendar.time(first.at),
        rule_version: COVID_VERSION[10],
        form: completeCovidForm({
          ...NO_FACTORS,
          ...known,
          name: patient.name,
          gender: patient.gender,
          age: ageOn(patient.born, first.at.slice(0, 10)),
          ...assessment.form,
          imaging_evaluation: imagingOf(assessment.lobes),
          ...warningGroups(statesOf(assessment)),
        }),
        history,
      });
    }
  }
}
