import { DEFAULT_THYROID_LIMITS } from './targets.ts';

/** Symptoms of too much hormone that the form asks for; anxiety counts from 轻 on. */
export const ADRENERGIC_SYMPTOMS = ['palpitation', 'insomnia', 'flushing', 'diarrhea', 'anxiety'] as const;
export type AdrenergicSymptom = (typeof ADRENERGIC_SYMPTOMS)[number];

/** Conditions of the patient beyond the form; what is not known counts as absent, and the answer says so. */
export const THYROID_CONDITIONS = [
  'heart_disease',
  'postmenopausal',
  'osteoporosis',
  'cv_risk',
  'osteopenia',
  'high_risk_feature',
] as const;
export type ThyroidCondition = (typeof THYROID_CONDITIONS)[number];

/** Facts of one follow-up; null is unknown. */
export interface ThyroidFacts {
  readonly ageYears: number | null;
  /** Number of lymph nodes with metastasis. */
  readonly lymphMetastases: number | null;
  readonly hasCapsularInvasion: boolean | null;
  readonly symptoms: Readonly<Record<AdrenergicSymptom, boolean | null>>;
  readonly conditions: Readonly<Record<ThyroidCondition, boolean | null>>;
  /** mU/L */
  readonly tsh: number | null;
  /** pmol/L */
  readonly ft3: number | null;
  /** pmol/L */
  readonly ft4: number | null;
  readonly limits: { readonly tshLow: number; readonly ft3High: number; readonly ft4High: number };
  readonly weightKg: number | null;
  readonly isTotalThyroidectomy: boolean | null;
  readonly monthsSinceSurgery: number | null;
  /** The dose differs from the one of the follow-up before. */
  readonly isDoseChanged: boolean;
}

/** Facts of which nothing is known, with the catalogue's limits. */
export const NO_THYROID_FACTS: ThyroidFacts = {
  ageYears: null,
  lymphMetastases: null,
  hasCapsularInvasion: null,
  symptoms: { palpitation: null, insomnia: null, flushing: null, diarrhea: null, anxiety: null },
  conditions: {
    heart_disease: null,
    postmenopausal: null,
    osteoporosis: null,
    cv_risk: null,
    osteopenia: null,
    high_risk_feature: null,
  },
  tsh: null,
  ft3: null,
  ft4: null,
  limits: DEFAULT_THYROID_LIMITS,
  weightKg: null,
  isTotalThyroidectomy: null,
  monthsSinceSurgery: null,
  isDoseChanged: false,
};
