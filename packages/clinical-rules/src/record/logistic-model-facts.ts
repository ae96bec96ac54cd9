import { resultUnit } from '../flags/flag.ts';
import { FEATURES } from '../logistic-model/ckd-risk-table.ts';
import type { RiskFeature } from '../logistic-model/ckd-risk-table.ts';
import type { RiskFacts } from '../logistic-model/logistic.ts';
import { featureValue } from '../logistic-model/logistic-wire.ts';
import { usableResult } from './judged.ts';
import type { JudgedReport } from './judged.ts';

/** A single printed number in the unit of the model; a bound or an unknown unit is none. */
function labValue(judged: JudgedReport, feature: RiskFeature): number | null {
  const row = judged.rows.find((entry) => entry.code === feature);
  const parsed = usableResult(row);
  if (row === undefined || parsed?.kind !== 'number' || parsed.comparator !== undefined) return null;
  return featureValue(feature, parsed.value, resultUnit(row.printed, parsed));
}

/** What the model needs, from one report alone: results of other days are not mixed in. */
export function riskFacts(judged: JudgedReport): RiskFacts {
  const facts: Record<RiskFeature, number | null> = { age: null, UREA: null, UA: null, HGB: null, K: null, P: null };
  for (const { feature } of FEATURES) {
    facts[feature] = feature === 'age' ? judged.person.ageYears : labValue(judged, feature);
  }
  return facts;
}
