/** Figures of the rule with their sources; what is our choice is named in the review notes. */

export const BLOOD_GAS_VERSION = '1.2.0';

/** Versions whose words are kept: what was saved by one of them is computed again in its own. */
export type BloodGasVersion = '1.1.0' | typeof BLOOD_GAS_VERSION;

export const BLOOD_GAS_SOURCE = '内科学、诊断学代偿公式；阴离子间隙白蛋白校正（Figge 1998）；潜在HCO₃⁻法';

/** Where each formula comes from, as shown beside the figure it gave. */
export const FORMULA_SOURCE = {
  primary: '诊断学酸碱失衡判读（钱桂生）',
  consistency: 'Henderson 公式：[H⁺] = 24×PaCO₂/HCO₃⁻',
  calculated_hco3: 'CLSI C46：HCO₃⁻ = 0.0307×PaCO₂×10^(pH−6.1)',
  compensation: '内科学、诊断学代偿公式表',
  anion_gap: 'AG = Na⁺ − Cl⁻ − HCO₃⁻（不计K⁺）',
  anion_gap_corrected: 'Figge 1998：AG + 0.25×(40 − 白蛋白)',
  potential_hco3: '潜在HCO₃⁻ = HCO₃⁻ + (AG − 16)',
  excess_gap: 'Haber 1991：HCO₃⁻ + (AG − 12)',
  delta_ratio: 'ΔAG/ΔHCO₃⁻ = (AG − 12)/(24 − HCO₃⁻)',
} as const;

/** Plausible ranges; outside them there is no result. */
export const BLOOD_GAS_LIMITS = {
  ph: [6.5, 8],
  paco2: [5, 200],
  hco3: [1, 60],
} as const satisfies Record<string, readonly [number, number]>;

/** Normal ranges, bounds inside. PaCO2 in mmHg, HCO3- in mmol/L. */
export const NORMAL = {
  ph: [7.35, 7.45],
  paco2: [35, 45],
  hco3: [22, 27],
} as const satisfies Record<string, readonly [number, number]>;

/** The side of pH 7.40 names the primary disorder when PaCO2 and HCO3- moved the same way. */
export const PH_CENTRE = 7.4;
export const PACO2_CENTRE = 40;
export const HCO3_CENTRE = 24;

/** CLSI C46: solubility of CO2 in mmol/L per mmHg, and pK'. */
export const CO2_SOLUBILITY = 0.0307;
export const CARBONIC_PK = 6.1;

/** Our choice: how far the measured hydrogen ion may lie from the one that PaCO2 and HCO3- give. */
export const CONSISTENCY_TOLERANCE = 0.1;

/** Our choice: while HCO3- itself is normal, this much beyond the compensation is borderline only. */
export const BORDERLINE_MMOL = 2;

export type CaseType = 'acute' | 'chronic';

interface RespiratoryFormula {
  /** mmol/L of HCO3- per mmHg of PaCO2. */
  readonly slope: number;
  readonly margin: number;
  /** The kidney goes no further than this. */
  readonly cap: number;
}

/** Expected HCO3- of a respiratory disorder. */
export const RESPIRATORY: Readonly<Record<'RAC' | 'RAL', Readonly<Record<CaseType, RespiratoryFormula>>>> = {
  RAC: {
    acute: { slope: 0.1, margin: 3, cap: 30 },
    chronic: { slope: 0.35, margin: 5.58, cap: 45 },
  },
  RAL: {
    acute: { slope: 0.2, margin: 2.5, cap: 18 },
    chronic: { slope: 0.5, margin: 2.5, cap: 12 },
  },
};

/** Expected PaCO2 of a metabolic disorder: MAC 1.5×HCO3- + 8 ± 2, MAL 40 + 0.9×(HCO3- − 24) ± 5. */
export const METABOLIC = {
  MAC: { slope: 1.5, offset: 8, margin: 2, floor: 10 },
  MAL: { slope: 0.9, margin: 5, ceiling: 55 },
} as const;

/** Anion gap in mmol/L without potassium; normal 8 to 16. */
export const GAP = {
  /** Above it the gap is raised. */
  upper: 16,
  /** From here on it is an acidosis of its own. */
  certainFrom: 20,
  /** Mean of the normal range. */
  mean: 12,
  /** g/L; a lower albumin raises the gap by 0.25 per g/L, a higher one is left alone. */
  albumin: 40,
  perAlbumin: 0.25,
} as const;

/** ΔAG/ΔHCO3-: below, from, up to. */
export const DELTA_RATIO = { hyperchloraemic: 0.4, pureFrom: 0.8, pureUpTo: 2 } as const;

/** mmol/L; Cohen & Woods, and 4 from Surviving Sepsis. */
export const LACTATE = { raisedAbove: 2, severeFrom: 4, acidosisFrom: 5 } as const;

export type ElectrolyteItem = 'k' | 'na' | 'cl' | 'ica';

/** mmol/L, bounds normal; in the order in which they are named. */
export const ELECTROLYTES: readonly (readonly [ElectrolyteItem, number, number])[] = [
  ['k', 3.5, 5.5],
  ['na', 135, 145],
  ['cl', 99, 110],
  ['ica', 1.1, 1.34],
];

/** PaO2 in mmHg: from which grade; respiratory failure below 60, type II above a PaCO2 of 50. */
export const OXYGEN = { normalFrom: 80, mildFrom: 60, moderateFrom: 40, failureBelow: 60, retentionAbove: 50 } as const;

/** PaO2/FiO2 in mmHg, Berlin 2012, upper bounds inside. */
export const PF = { mild: 300, moderate: 200, severe: 100 } as const;

/** Room air: oxygen share, barometric and water vapour pressure (mmHg), respiratory quotient. */
export const ROOM_AIR = { percent: 21, share: 0.21, barometric: 760, vapour: 47, quotient: 0.8 } as const;

export type FocusItem = 'ph' | 'paco2' | 'pao2' | 'hco3' | 'k' | 'na' | 'ica' | 'lactate';

/** Results that need extra attention: below the first or above the second; lactate from 4 on. */
export const FOCUS: readonly {
  readonly item: Exclude<FocusItem, 'lactate'>;
  readonly low?: number;
  readonly high?: number;
}[] = [
  { item: 'ph', low: 7.2, high: 7.6 },
  { item: 'paco2', low: 20, high: 70 },
  { item: 'pao2', low: 45 },
  { item: 'hco3', low: 10, high: 40 },
  { item: 'k', low: 2.8, high: 6.2 },
  { item: 'na', low: 120, high: 160 },
  { item: 'ica', low: 0.78, high: 1.58 },
];
