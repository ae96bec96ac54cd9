import { describe, expect, test } from 'vitest';
import { FIGURE_CODES, versionFigures } from './version-figures.ts';
import { findRiskVersion, RISK_VERSIONS, STANDING_VERSION } from './risk-versions.ts';
import { estimateRisk } from './logistic.ts';
import { TEST_PERFORMANCE } from './performance.ts';
import { TRAINING_MEANS } from './synthetic-set.ts';

describe('versions of the demonstration model', () => {
  test('are three, each found by its number; the standing one computes as the model always did', () => {
    expect(RISK_VERSIONS.map(({ version }) => version)).toEqual(['demo-1.2.0', 'demo-1.1.0', 'demo-1.0.0']);
    expect(findRiskVersion('demo-1.1.0')).toBe(STANDING_VERSION);
    expect(findRiskVersion('demo-9')).toBeUndefined();
    const facts = { age: 62, UREA: 12.6, UA: 486, HGB: 103, K: 5.62, P: 1.58 };
    const answers = RISK_VERSIONS.map((model) => estimateRisk(facts, TRAINING_MEANS, model));
    expect(answers.map(({ ruleVersion }) => ruleVersion)).toEqual(RISK_VERSIONS.map(({ version }) => version));
    expect(estimateRisk(facts, TRAINING_MEANS)).toEqual(answers[1]);
    expect(new Set(answers.map((answer) => answer.status === 'complete' && answer.percent)).size).toBe(3);
  });

  test.each(RISK_VERSIONS)(
    '$version: each figure lies in its interval, calibration covers the whole test set',
    (model) => {
      const { test: tested, brier, intervals, calibration, line } = versionFigures(model);
      const values = { ...tested.metrics, auc: tested.auc, brier: brier.test };
      for (const code of FIGURE_CODES) {
        const [value, interval] = [values[code], intervals[code]];
        expect(interval?.low, code).toBeLessThan(value ?? Number.NaN);
        expect(interval?.high, code).toBeGreaterThan(value ?? Number.NaN);
      }
      expect(calibration.reduce((sum, { size }) => sum + size, 0)).toBe(tested.size);
      expect(line?.slope).toBeGreaterThan(0);
      expect(versionFigures(model)).toBe(versionFigures(model));
    },
  );

  test('the standing version has the performance that was always shown', () => {
    expect(versionFigures(STANDING_VERSION).test).toEqual(TEST_PERFORMANCE);
  });
});
