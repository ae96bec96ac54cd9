import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './ckd-risk-table.ts';
import type { RiskFeature } from './ckd-risk-table.ts';
import { answerRisk, readRiskInput } from './logistic-wire.ts';
import { estimateRisk } from './logistic.ts';
import type { RiskCase, RiskEstimate } from './logistic.ts';
import { TRAINING_MEANS } from './synthetic-set.ts';

const RUNS = { numRuns: 1000 };
const inDomain = (feature: RiskFeature) => {
  const [low, high] = FEATURES.find((row) => row.feature === feature)?.domain ?? [0, 1];
  return fc.double({ min: low, max: high, noNaN: true });
};
const cases: fc.Arbitrary<RiskCase> = fc.record({
  age: inDomain('age'),
  UREA: inDomain('UREA'),
  UA: inDomain('UA'),
  HGB: inDomain('HGB'),
  K: inDomain('K'),
  P: inDomain('P'),
});
const anyFeature = fc.constantFrom(...FEATURES.map((row) => row.feature));

function estimate(values: RiskCase): RiskEstimate {
  const result = estimateRisk(values, TRAINING_MEANS);
  if (result.status !== 'complete') throw new Error(result.missing.join());
  return result;
}

describe('for any case in the domain', () => {
  it('the shares and the base add up to the log odds of the case', () => {
    fc.assert(
      fc.property(cases, (values) => {
        const { shares, baseLogOdds, logOdds, percent } = estimate(values);
        expect(shares.reduce((sum, share) => sum + share.shap, baseLogOdds)).toBeCloseTo(logOdds, 6);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
      RUNS,
    );
  });

  it('a feature moves the probability the way its coefficient points', () => {
    fc.assert(
      fc.property(cases, anyFeature, fc.double({ min: 0, max: 1, noNaN: true }), (values, feature, part) => {
        const row = FEATURES.find((entry) => entry.feature === feature);
        const [, high] = row?.domain ?? [0, 0];
        const raised = { ...values, [feature]: values[feature] + (high - values[feature]) * part };
        const [low, up] = [estimate(values).probability, estimate(raised).probability];
        if ((row?.coefficient ?? 0) > 0) expect(up).toBeGreaterThanOrEqual(low);
        else expect(up).toBeLessThanOrEqual(low);
      }),
      RUNS,
    );
  });

  it('a missing feature never gives a probability, and is named', () => {
    fc.assert(
      fc.property(cases, anyFeature, (values, feature) => {
        const result = estimateRisk({ ...values, [feature]: null }, TRAINING_MEANS);
        expect(result).toMatchObject({ status: 'incomplete', missing: [feature] });
        expect(answerRisk({ ...values, [feature]: null }, true).percent).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('the unit does not change the probability', () => {
    fc.assert(
      fc.property(cases, ({ age, HGB, UA, UREA, K, P }) => {
        const one = answerRisk(readRiskInput({ age, labs: { UREA, UA, HGB, K, P } }), true).percent ?? Number.NaN;
        const labs = {
          UREA: { value: UREA * 2.801, unit: 'mg/dL' },
          UA: { value: UA / 59.48, unit: 'mg/dL' },
          HGB: { value: HGB / 10, unit: 'g/dL' },
          K: { value: K, unit: 'mEq/L' },
          P: { value: P * 3.097, unit: 'mg/dL' },
        };
        expect(answerRisk(readRiskInput({ age, labs }), true).percent).toBeCloseTo(one, 1);
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the input holds', () => {
    const labs = fc.dictionary(fc.constantFrom('UREA', 'UA', 'HGB', 'K', 'P'), fc.anything());
    fc.assert(
      fc.property(fc.record({ age: fc.anything(), labs: fc.oneof(labs, fc.anything()) }), (input) => {
        expect(typeof answerRisk(readRiskInput(input), true).message).toBe('string');
      }),
      RUNS,
    );
  });
});
