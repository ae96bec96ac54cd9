import type { CutOff } from '../units/cut-off.ts';

export const ADRENAL_VERSION = 'adrenal-1.1.0';
export const ADRENAL_SOURCE =
  'Endocrine Society 2008（库欣综合征诊断）、2016（肾上腺皮质功能减退）；库欣综合征专家共识（2011年）';

/** Units in which cortisol and ACTH are reported and judged; the first is the rule's own. */
export const CORTISOL_UNITS = ['nmol/L', 'μg/dL'] as const;
export const ACTH_UNITS = ['pg/mL', 'pmol/L'] as const;

/** Cortisol awake at midnight: up to the first normal, above the second raised, between them uncertain. */
export const MIDNIGHT_NORMAL_UP_TO: CutOff = { 'nmol/L': 50, 'μg/dL': 1.8 };
export const MIDNIGHT_RAISED_ABOVE: CutOff = { 'nmol/L': 207, 'μg/dL': 7.5 };
/** Share of the 8:00 value from which the rhythm counts as lost; our choice. */
export const RHYTHM_LOST_FROM = 0.5;
/** Cortisol after 1 mg dexamethasone: the figure itself is suppressed. */
export const DST_SUPPRESSED_UP_TO: CutOff = { 'nmol/L': 50, 'μg/dL': 1.8 };
/** Incidentaloma: above it autonomous secretion, up to it possible (recalled). */
export const AUTONOMOUS_ABOVE: CutOff = { 'nmol/L': 138, 'μg/dL': 5 };
/** Urinary free cortisol above this many upper limits strongly supports hypercortisolism. */
export const UFC_STRONG_TIMES = 3;
/** ACTH below the first independent, above the second dependent; the grey zone between is our choice. No pmol/L is published. */
export const ACTH_INDEPENDENT_BELOW: CutOff = { 'pg/mL': 10 };
export const ACTH_DEPENDENT_ABOVE: CutOff = { 'pg/mL': 20 };
/** Upper limit of ACTH where the report prints none. */
export const ACTH_DEFAULT_UPPER: CutOff = { 'pg/mL': 63.3 };
/** Fall of cortisol in percent from which high-dose dexamethasone suppresses. */
export const HDDST_SUPPRESSED_FROM = 50;
/** Stimulated peak or 8:00 cortisol from which the adrenal cortex is sufficient; older immunoassays. */
export const SUFFICIENT_FROM: CutOff = { 'nmol/L': 500, 'μg/dL': 18 };
/** 8:00 cortisol below which insufficiency is supported by itself. */
export const INSUFFICIENT_BELOW: CutOff = { 'nmol/L': 83, 'μg/dL': 3 };
/** 8:00 cortisol below which a high ACTH supports the primary form (recalled). */
export const PRIMARY_BELOW: CutOff = { 'nmol/L': 140, 'μg/dL': 5 };
/** Upper limits of ACTH above which the cause lies in the adrenal. */
export const PRIMARY_ACTH_TIMES = 2;

/** Plausible inputs, inclusive; nmol/L, pg/mL, nmol/24h, percent. Our choice: wide enough for the highest published values. */
export const ADRENAL_LIMITS = {
  cortisol_8am: [0, 10000],
  cortisol_4pm: [0, 10000],
  cortisol_midnight: [0, 10000],
  dst_1mg: [0, 10000],
  acth_stim_peak: [0, 10000],
  acth: [0, 20000],
  ufc: [0, 100000],
  ufc_uln: [1, 5000],
  hddst_suppression: [-200, 100],
} as const satisfies Record<string, readonly [number, number]>;

/** The rule's own unit of each input, in which the plausible ranges stand. */
export const ADRENAL_UNIT: Readonly<Record<keyof typeof ADRENAL_LIMITS, string>> = {
  cortisol_8am: 'nmol/L',
  cortisol_4pm: 'nmol/L',
  cortisol_midnight: 'nmol/L',
  dst_1mg: 'nmol/L',
  acth_stim_peak: 'nmol/L',
  acth: 'pg/mL',
  ufc: 'nmol/24h',
  ufc_uln: 'nmol/24h',
  hddst_suppression: '%',
};

/** Catalogue codes whose factors convert cortisol and ACTH. */
export const CORTISOL = 'COR8';
export const ACTH = 'ACTH';

export function analyteOf(item: keyof typeof ADRENAL_LIMITS): string {
  return item === 'acth' ? ACTH : CORTISOL;
}
