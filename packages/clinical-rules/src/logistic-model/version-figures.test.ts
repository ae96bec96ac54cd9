import { describe, expect, test } from 'vitest';
import { FIGURE_CODES, resampled, versionFigures, versionPerformance } from './version-figures.ts';
import { findRiskVersion, RISK_MODEL_ID, RISK_VERSIONS, STANDING_VERSION } from './risk-versions.ts';
import { estimateRisk } from './logistic.ts';
import { TEST_PERFORMANCE, TRAINING_PERFORMANCE } from './performance.ts';
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
    expect(versionFigures(STANDING_VERSION)).toMatchObject({ test: TEST_PERFORMANCE, training: TRAINING_PERFORMANCE });
    expect(versionPerformance(STANDING_VERSION)).toBe(versionPerformance(STANDING_VERSION));
  });

  test('each says what it changed, of one model', () => {
    expect(RISK_MODEL_ID).toBe('ckd-risk');
    expect(RISK_VERSIONS.map(({ note }) => note)).toEqual([
      expect.stringContaining('阈值由 0.25 改为 0.12') as string,
      expect.stringContaining('阈值由 0.30 改为 0.25') as string,
      '首个版本',
    ]);
    expect(RISK_VERSIONS.map(({ threshold }) => threshold)).toEqual([0.12, 0.25, 0.3]);
    // Less haemoglobin, more disease, in each of them.
    expect(RISK_VERSIONS.every(({ coefficients: { HGB } }) => HGB < 0)).toBe(true);
  });
});

describe('the figures of a resample', () => {
  const values = TRAINING_MEANS;
  const cases = [
    { values, probability: 0.1, isIll: false },
    { values, probability: 0.2, isIll: true },
    { values, probability: 0.2, isIll: false },
    { values, probability: 0.3, isIll: true },
  ];

  // Pairs, counts and squares by hand; a tie wins half a pair.
  test.each([
    [[1, 1, 1, 1], { auc: 3.5 / 4, accuracy: 3 / 4, sensitivity: 1, specificity: 1 / 2, brier: 1.18 / 4 }],
    [[2, 0, 1, 3], { auc: 1, accuracy: 5 / 6, sensitivity: 1, specificity: 2 / 3, brier: 1.53 / 6 }],
    [[0, 1, 0, 1], { auc: null, accuracy: 1, sensitivity: 1, specificity: null, brier: 1.13 / 2 }],
    [[1, 0, 0, 0], { auc: null, accuracy: 1, sensitivity: null, specificity: 1, brier: 0.01 }],
    [[0, 0, 0, 0], { auc: null, accuracy: null, sensitivity: null, specificity: null, brier: null }],
  ])('drawn %j times', (times, expected) => {
    const found = resampled(cases, 0.2)(Uint16Array.from(times));
    for (const code of FIGURE_CODES) {
      const value = expected[code];
      if (value === null) expect(found[code], code).toBeNull();
      else expect(found[code], code).toBeCloseTo(value, 9);
    }
  });

  test('above the highest score nobody is called positive', () => {
    expect(resampled(cases, 0.31)(Uint16Array.of(1, 1, 1, 1))).toMatchObject({ sensitivity: 0, specificity: 1 });
  });
});
