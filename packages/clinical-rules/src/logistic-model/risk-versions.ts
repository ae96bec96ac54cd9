import { CENTRE_LOG_ODDS, FEATURES, RISK_MODEL_VERSION, RISK_THRESHOLD } from './ckd-risk-table.ts';
import type { RiskFeature } from './ckd-risk-table.ts';

/** Number of the model, whichever version speaks. */
export const RISK_MODEL_ID = 'ckd-risk';

/** What one version of the model computes with. Its features, their domains and the synthetic cases are those of all versions. */
export interface RiskVersion {
  readonly version: string;
  /** Log odds per unit. */
  readonly coefficients: Readonly<Record<RiskFeature, number>>;
  readonly centreLogOdds: number;
  /** From this probability on a case counts as called positive. */
  readonly threshold: number;
  /** What it changed. */
  readonly note: string;
}

const coefficients = Object.fromEntries(FEATURES.map(({ feature, coefficient }) => [feature, coefficient]));

/** The version that stands: that of the table. */
export const STANDING_VERSION: RiskVersion = {
  version: RISK_MODEL_VERSION,
  coefficients: coefficients as Record<RiskFeature, number>,
  centreLogOdds: CENTRE_LOG_ODDS,
  threshold: RISK_THRESHOLD,
  note: '磷与钾的系数重新估计，阈值由 0.30 改为 0.25',
};

/** All versions, the newest first; like the table, made up for demonstration. */
export const RISK_VERSIONS: readonly RiskVersion[] = [
  {
    version: 'demo-1.2.0',
    coefficients: { UREA: 0.33, HGB: -0.036, P: 1.3, K: 0.6, UA: 0.0025, age: 0.024 },
    centreLogOdds: -2.45,
    threshold: 0.12,
    note: '年龄的系数增大，阈值由 0.25 改为 0.12 以提高敏感度',
  },
  STANDING_VERSION,
  {
    version: 'demo-1.0.0',
    coefficients: { UREA: 0.24, HGB: -0.03, P: 1, K: 0.4, UA: 0.003, age: 0.02 },
    centreLogOdds: -2.2,
    threshold: 0.3,
    note: '首个版本',
  },
];

/** The version of a number; undefined for one that was never made. */
export const findRiskVersion = (version: string): RiskVersion | undefined =>
  RISK_VERSIONS.find((entry) => entry.version === version);
