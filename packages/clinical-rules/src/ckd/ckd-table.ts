import type { AlbuminuriaStage, GfrStage } from './stages.ts';

export type CkdRisk = 'low' | 'medium' | 'high' | 'very_high';

/** Which edition's number of visits a year is shown. */
export type VisitsEdition = '2012' | '2024';

interface RiskCell {
  readonly risk: CkdRisk;
  /** Visits a year, KDIGO 2012 Fig. 17; '4+' is four or more. */
  readonly visits: string;
  /** Where KDIGO 2024 prints another number. */
  readonly visits2024?: string;
}

export const CKD_VERSION = '2012.2';
export const CKD_SOURCE = 'KDIGO 2012/2024 CKD guideline, risk by GFR and albuminuria; visits a year: 2012, Fig. 17';

const LOW: RiskCell = { risk: 'low', visits: '1' };
const MEDIUM: RiskCell = { risk: 'medium', visits: '1' };
const HIGH: RiskCell = { risk: 'high', visits: '2' };
const HIGH_2024_THREE: RiskCell = { ...HIGH, visits2024: '3' };
const VERY_HIGH: RiskCell = { risk: 'very_high', visits: '3' };
const VERY_HIGH_OFTEN: RiskCell = { risk: 'very_high', visits: '4+' };

/** The 18 cells of the heat map. */
export const RISK_GRID: Readonly<Record<GfrStage, Readonly<Record<AlbuminuriaStage, RiskCell>>>> = {
  G1: { A1: LOW, A2: MEDIUM, A3: HIGH_2024_THREE },
  G2: { A1: LOW, A2: MEDIUM, A3: HIGH_2024_THREE },
  G3a: { A1: MEDIUM, A2: HIGH, A3: VERY_HIGH },
  G3b: { A1: HIGH, A2: VERY_HIGH, A3: VERY_HIGH },
  G4: { A1: VERY_HIGH, A2: VERY_HIGH, A3: VERY_HIGH_OFTEN },
  G5: { A1: VERY_HIGH_OFTEN, A2: VERY_HIGH_OFTEN, A3: VERY_HIGH_OFTEN },
};

export function visitsPerYear(g: GfrStage, a: AlbuminuriaStage, edition: VisitsEdition): string {
  const cell = RISK_GRID[g][a];
  return edition === '2024' ? (cell.visits2024 ?? cell.visits) : cell.visits;
}

/** Plausible inputs; anything beyond is named and not used. */
export const CKD_LIMITS = {
  egfrMlPerMin: [1, 200],
  acrMgPerG: [0, 20_000],
} as const satisfies Record<string, readonly [number, number]>;

/** Abnormal on two days further apart than this is chronic. */
export const CHRONIC_AFTER_DAYS = 90;

/** CKD-EPI was developed in adults. */
export const CKD_EPI_ADULT_AGE = 18;

/** Protein/creatinine ratio, mg/g: A2 from 150 to 500 inclusive. */
export const PCR_A2_FROM = 150;
export const PCR_A2_UP_TO = 500;

/** A fall of the eGFR by more than this share calls for a nephrologist. */
export const REFERRAL_FALL_PERCENT = 20;

/** mg/g per mg/mmol, by the molar mass of creatinine. */
export const MG_PER_G_PER_MG_PER_MMOL = 8.84;
export const CREATININE_UMOL_PER_MG_DL = 88.4;
