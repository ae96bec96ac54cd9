export const ADRENAL_VERSION = 'adrenal-1.0.0';
export const ADRENAL_SOURCE =
  'Endocrine Society 2008（库欣综合征诊断）、2016（肾上腺皮质功能减退）；库欣综合征专家共识（2011年）';

/** Cortisol in nmol/L, awake at midnight: up to 50 normal, above 207 raised, between them uncertain. */
export const MIDNIGHT_NORMAL_UP_TO = 50;
export const MIDNIGHT_RAISED_ABOVE = 207;
/** Share of the 8:00 value from which the rhythm counts as lost; our choice. */
export const RHYTHM_LOST_FROM = 0.5;
/** Cortisol in nmol/L after 1 mg dexamethasone: 50 itself is suppressed. */
export const DST_SUPPRESSED_UP_TO = 50;
/** Incidentaloma: above 138 nmol/L autonomous secretion, up to it possible (recalled). */
export const AUTONOMOUS_ABOVE = 138;
/** Urinary free cortisol above this many upper limits strongly supports hypercortisolism. */
export const UFC_STRONG_TIMES = 3;
/** ACTH in pg/mL: below 10 independent, above 20 dependent; the grey zone between is our choice. */
export const ACTH_INDEPENDENT_BELOW = 10;
export const ACTH_DEPENDENT_ABOVE = 20;
/** Upper limit of ACTH in pg/mL where the report prints none. */
export const ACTH_DEFAULT_UPPER = 63.3;
/** Fall of cortisol in percent from which high-dose dexamethasone suppresses. */
export const HDDST_SUPPRESSED_FROM = 50;
/** Cortisol in nmol/L: stimulated peak or 8:00 value from which the adrenal cortex is sufficient; older immunoassays. */
export const SUFFICIENT_FROM = 500;
/** 8:00 cortisol in nmol/L below which insufficiency is supported by itself (3 μg/dL). */
export const INSUFFICIENT_BELOW = 83;
/** 8:00 cortisol in nmol/L below which a high ACTH supports the primary form (5 μg/dL; recalled). */
export const PRIMARY_BELOW = 140;
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
