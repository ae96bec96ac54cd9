/**
 * One small logistic model. Its coefficients and its cases are made up for demonstration: they stand in no publication, and
 * whatever shows a figure of it says 演示数据.
 */
export const RISK_MODEL_VERSION = 'demo-1.1.0';

export const RISK_MODEL_SOURCE = '演示模型：系数与数据集为人工构造，非临床研究结果';

/** The diagnosis of the rule base whose probability it states. */
export const RISK_MODEL_DIAGNOSIS = 'CKD';

export type RiskFeature = 'age' | 'UREA' | 'UA' | 'HGB' | 'K' | 'P';

export interface FeatureRow {
  readonly feature: RiskFeature;
  /** Log odds per unit. */
  readonly coefficient: number;
  /** Centre and spread of the synthetic cases, in the catalogue's unit (age in years). */
  readonly centre: number;
  readonly spread: number;
  /** How far the severity of a case moves the feature, in spreads. */
  readonly pull: number;
  /** Outside it the model says nothing. */
  readonly domain: readonly [number, number];
  readonly decimals: number;
}

export const FEATURES: readonly FeatureRow[] = [
  { feature: 'UREA', coefficient: 0.3, centre: 7, spread: 2.4, pull: 0.75, domain: [0.5, 60], decimals: 1 },
  { feature: 'HGB', coefficient: -0.035, centre: 132, spread: 17, pull: -0.65, domain: [30, 220], decimals: 0 },
  { feature: 'P', coefficient: 1.5, centre: 1.2, spread: 0.26, pull: 0.5, domain: [0.2, 5], decimals: 2 },
  { feature: 'K', coefficient: 0.6, centre: 4.3, spread: 0.48, pull: 0.45, domain: [1.5, 10], decimals: 2 },
  { feature: 'UA', coefficient: 0.003, centre: 370, spread: 88, pull: 0.4, domain: [50, 1200], decimals: 0 },
  { feature: 'age', coefficient: 0.02, centre: 56, spread: 14, pull: 0.35, domain: [18, 110], decimals: 0 },
];

/** Log odds of a case that lies at the centre of every feature. */
export const CENTRE_LOG_ODDS = -2.4;

/** From this probability on a case counts as called positive. */
export const RISK_THRESHOLD = 0.25;

export const SET_SIZE = { train: 800, test: 300 } as const;
