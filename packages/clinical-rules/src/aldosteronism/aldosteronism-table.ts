import type { CutOff } from '../units/cut-off.ts';

export const ALDOSTERONISM_VERSION = 'aldosteronism-1.1.0';
export const ALDOSTERONISM_SOURCE = '原发性醛固酮增多症诊断治疗的专家共识（2020版）；Endocrine Society 2016';

export type ReninType = 'PRA' | 'DRC_mU/L' | 'DRC_ng/L';

/**
 * Aldosterone in ng/dL over renin (activity ng/mL/h, concentration mU/L or ng/L): the cut-off counts as positive, and renin
 * below the floor counts as the floor, so that a vanishing renin alone does not make the ratio.
 */
export const RENIN: Readonly<Record<ReninType, { cutoff: number; floor: number; unit: string }>> = {
  PRA: { cutoff: 30, floor: 0.2, unit: 'ng/mL/h' },
  'DRC_mU/L': { cutoff: 3.7, floor: 2, unit: 'mU/L' },
  'DRC_ng/L': { cutoff: 5.7, floor: 1.2, unit: 'ng/L' },
};

/** Units in which aldosterone is reported and judged; the ratio is formed in the first. */
export const PAC_UNITS = ['ng/dL', 'pmol/L'] as const;
/** Catalogue code whose factor (27.7) converts aldosterone. */
export const PAC = 'PAC';
export const PAC_PMOL_PER_NG_DL = 27.7;

/** Aldosterone: above 15 ng/dL positive, 10 to 15 suspect (the grey zone is our choice). */
export const PAC_POSITIVE_ABOVE: CutOff = { 'ng/dL': 15 };
export const PAC_SUSPECT_FROM: CutOff = { 'ng/dL': 10, 'pmol/L': 277 };
/** With spontaneous hypokalaemia and renin below its floor, more than this needs no confirmatory test. */
export const PAC_EVIDENT_ABOVE: CutOff = { 'ng/dL': 20, 'pmol/L': 550 };
/** Potassium in mmol/L below which aldosterone may be falsely low. */
export const POTASSIUM_LOW_BELOW = 3.5;

/** Confirmatory tests: aldosterone after the load. */
export const SALINE: Readonly<Record<'confirmedAbove' | 'excludedBelow' | 'seatedConfirmedAbove', CutOff>> = {
  confirmedAbove: { 'ng/dL': 10, 'pmol/L': 277 },
  excludedBelow: { 'ng/dL': 5 },
  seatedConfirmedAbove: { 'ng/dL': 6 },
};
export const CAPTOPRIL_CONFIRMED_ABOVE: CutOff = { 'ng/dL': 11 };
/** Fall in percent beyond which captopril excludes. */
export const CAPTOPRIL_EXCLUDED_FALL = 30;
export const FLUDROCORTISONE_CONFIRMED_ABOVE: CutOff = { 'ng/dL': 6 };
/** Urine aldosterone μg/d; the load was sufficient above 200 mmol sodium a day. */
export const ORAL_SODIUM = { sodiumAbove: 200, confirmedAbove: 12, excludedBelow: 10 } as const;
/** Adrenal vein sampling: selectivity and lateralisation, inclusive. */
export const VEIN_SAMPLING = {
  plain: { selectivity: 2, lateralisation: 2 },
  stimulated: { selectivity: 3, lateralisation: 4 },
} as const;

/** Plausible inputs, inclusive; our choice. Aldosterone ng/dL, renin in the unit of its kind, potassium mmol/L. */
export const ALDOSTERONISM_LIMITS = {
  pac: [0, 1000],
  renin: [0, 10000],
  k: [1, 10],
  pre_pac: [0, 1000],
  post_pac: [0, 1000],
  urine_na: [0, 2000],
  urine_aldo: [0, 1000],
  selectivity_left: [0, 1000],
  selectivity_right: [0, 1000],
  lateralisation: [0, 1000],
} as const satisfies Record<string, readonly [number, number]>;

export type Drug =
  | 'mra'
  | 'k_wasting_diuretic'
  | 'liquorice'
  | 'acei'
  | 'arb'
  | 'dhp_ccb'
  | 'beta_blocker'
  | 'central_alpha2'
  | 'nsaid'
  | 'renin_inhibitor';

/** Weeks without the drug before sampling (null: no interval is stated), and the way it shifts the screen. */
export const DRUGS: Readonly<
  Record<Drug, { weeks: number | null; shifts: 'false_positive' | 'false_negative' | null }>
> = {
  mra: { weeks: 4, shifts: null },
  k_wasting_diuretic: { weeks: 4, shifts: 'false_negative' },
  liquorice: { weeks: 4, shifts: null },
  acei: { weeks: 2, shifts: 'false_negative' },
  arb: { weeks: 2, shifts: 'false_negative' },
  dhp_ccb: { weeks: 2, shifts: 'false_negative' },
  beta_blocker: { weeks: 2, shifts: 'false_positive' },
  central_alpha2: { weeks: 2, shifts: 'false_positive' },
  nsaid: { weeks: 2, shifts: 'false_positive' },
  renin_inhibitor: { weeks: null, shifts: 'false_positive' },
};

/** With these, a low potassium is not spontaneous. */
export const POTASSIUM_LOSING: readonly Drug[] = ['k_wasting_diuretic', 'liquorice'];
