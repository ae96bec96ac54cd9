export const CEREBROSPINAL_VERSION = 'csf-1.1.0';
export const CEREBROSPINAL_SOURCE =
  'McGill 2016（英国脑膜炎指南）；Pract Neurol 脑脊液判读表6；Neurol Res Pract 2020；Reiber 1994（屏障与鞘内合成）';

/** White cells to take off for each of this many red cells, where the patient's own counts are not known. */
export const RED_CELLS_PER_WHITE = 700;
/** 10^6/L red cells from which xanthochromia speaks for a subarachnoid haemorrhage (recalled). */
export const BLEEDING_FROM = 2000;
/** Corrected white cells 10^6/L: above 5 inflammatory; up to 10 with raised protein, dissociation. */
export const CELLS_RAISED_ABOVE = 5;
export const DISSOCIATION_UP_TO = 10;
/** Protein g/L and pressure mmH2O of the reference intervals, inclusive. */
export const PROTEIN_UPPER = 0.45;
export const PRESSURE_RANGE: readonly [number, number] = [80, 180];

/** Shares of serum glucose, and mmol/L of fluid glucose where serum glucose is not known. */
export const GLUCOSE = { veryLowBelow: 0.4, lowBelow: 0.5, aloneVeryLowBelow: 2.2, aloneLowBelow: 2.5 } as const;

/** Any of these keeps bacteria in question: neutrophils in percent (of raised cells), lactate in mmol/L. */
export const BACTERIAL_OPEN = { neutrophilsFrom: 50, lactateAbove: 3.5 } as const;
/** mmH2O above which the pressure is told before a dissociation. */
export const PRESSURE_HIGH_ABOVE = 200;

/** Points from which a pattern is named. */
export const PATTERN_FROM = 5;

/** Albumin quotient ×10^-3: upper limit 4 + age / 15. IgG index above 0.70 is raised. */
export const QALB_BASE = 4;
export const QALB_YEARS = 15;
export const IGG_INDEX_ABOVE = 0.7;

/** In the order in which ties are settled. */
export const MENINGITIS = ['bacterial', 'tuberculous', 'cryptococcal', 'viral'] as const;
export type Meningitis = (typeof MENINGITIS)[number];

/** Plausible inputs, inclusive; our choice. Units as the facts have them. */
export const CEREBROSPINAL_LIMITS = {
  pressure: [0, 1000],
  wbc: [0, 1_000_000],
  rbc: [0, 10_000_000],
  neut_pct: [0, 100],
  lymph_pct: [0, 100],
  protein: [0, 200],
  glucose: [0, 60],
  serum_glucose: [0.1, 100],
  chloride: [50, 200],
  lactate: [0, 60],
  ada: [0, 2000],
  csf_albumin: [0, 200_000],
  serum_albumin: [1, 100],
  csf_igg: [0, 100_000],
  serum_igg: [0.1, 200],
  blood_wbc: [0, 1000],
  blood_rbc: [0.1, 10],
  age: [0, 150],
} as const satisfies Record<string, readonly [number, number]>;
