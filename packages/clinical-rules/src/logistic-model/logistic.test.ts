import { describe, expect, it } from 'vitest';
import { areaUnderCurve } from '../model-metrics/model-metrics.ts';
import { CENTRE_LOG_ODDS, FEATURES, RISK_MODEL_DIAGNOSIS } from './ckd-risk-table.ts';
import { answerRisk, readRiskInput } from './logistic-wire.ts';
import { estimateRisk } from './logistic.ts';
import type { RiskCase, RiskFacts } from './logistic.ts';
import { performanceOn, performanceRows, shapRows, TEST_PERFORMANCE, TRAINING_PERFORMANCE } from './performance.ts';
import { syntheticCase, TEST_SET, TRAINING_MEANS, TRAINING_SET } from './synthetic-set.ts';

const CENTRE: RiskFacts = { age: 56, UREA: 7, UA: 370, HGB: 132, K: 4.3, P: 1.2 };

describe('the probability', () => {
  it('of the centre follows from its log odds, and each unit adds its coefficient', () => {
    const centre = estimateRisk(CENTRE, TRAINING_MEANS);
    // 1/(1+e^2.4) = 0.0832
    expect(CENTRE_LOG_ODDS).toBe(-2.4);
    expect(centre).toMatchObject({ status: 'complete', percent: 8.3 });
    // 8 mmol/L of urea more add 8 × 0.3 = 2.4: even odds.
    expect(estimateRisk({ ...CENTRE, UREA: 15 }, TRAINING_MEANS)).toMatchObject({ percent: 50 });
  });

  it.each([
    ['K', 1.5, 10],
    ['age', 18, 110],
    ['HGB', 30, 220],
  ])('is given for %s from %d to %d, and no further', (feature, low, high) => {
    const given = (value: number) => estimateRisk({ ...CENTRE, [feature]: value }, TRAINING_MEANS);
    expect([low, high].map((value) => given(value).status)).toEqual(['complete', 'complete']);
    for (const value of [low - 0.01, high + 0.01])
      expect(given(value)).toMatchObject({ status: 'incomplete', missing: [], invalid: [feature] });
  });

  it('carries the stamp of a demonstration', () => {
    expect(estimateRisk(CENTRE, TRAINING_MEANS)).toMatchObject({
      ruleId: 'ckd-risk-demo',
      source: '演示模型：系数与数据集为人工构造，非临床研究结果',
      reviewNotes: ['risk_model_demo'],
      footer: 'reference_only',
      missing: [],
    });
    expect(RISK_MODEL_DIAGNOSIS).toBe('CKD');
  });

  it('is not given when a feature is missing or outside the domain, and says which', () => {
    expect(estimateRisk({ ...CENTRE, HGB: null }, TRAINING_MEANS)).toMatchObject({
      status: 'incomplete',
      missing: ['HGB'],
      invalid: [],
    });
    const answer = answerRisk({ ...CENTRE, HGB: null, K: 11 }, true);
    expect(answer.percent).toBeUndefined();
    expect(answer.message).toBe('缺少血红蛋白，钾超出模型适用范围，无法计算风险概率');
    expect(answer.missing).toEqual(['血红蛋白', '钾']);
    expect(answerRisk({ ...CENTRE, K: 11 }, true).message).toBe('钾超出模型适用范围，无法计算风险概率');
    expect(answerRisk({ ...CENTRE, age: null }, true).message).toBe('缺少年龄，无法计算风险概率');
  });

  it('takes other units and refuses unknown ones', () => {
    const labs = { UREA: 7, UA: 370, HGB: { value: 13.2, unit: 'g/dL' }, K: 4.3, P: 1.2 };
    expect(answerRisk(readRiskInput({ age: 56, labs }), true).percent).toBe(8.3);
    const odd = { ...labs, HGB: { value: 13.2, unit: 'bar' } };
    expect(answerRisk(readRiskInput({ age: 56, labs: odd }), true).missing).toEqual(['血红蛋白']);
  });

  it('gives no figure on a patient who is not a demonstration', () => {
    const answer = answerRisk(CENTRE, false);
    expect(answer).toMatchObject({ message: '演示模型，不用于本患者', contributions: [], missing: [] });
    expect([answer.percent, answer.base_percent]).toEqual([undefined, undefined]);
  });

  it('says that it is made up', () => {
    const answer = answerRisk(CENTRE, true);
    expect(answer.data_note).toBe('演示数据');
    expect(answer.review_notes.join()).toContain('不得用于诊疗');
    expect(answer.contributions.length).toBeGreaterThan(0);
    expect(answer.contributions.every((row) => row.source.includes('演示模型'))).toBe(true);
  });
});

describe('the synthetic sets', () => {
  it('are the same each time and share no case', () => {
    expect(syntheticCase(17)).toEqual(syntheticCase(17));
    expect(TRAINING_SET[16]).toEqual(syntheticCase(17));
    const seen = new Set(TRAINING_SET.map((entry) => JSON.stringify(entry)));
    expect(TEST_SET.some((entry) => seen.has(JSON.stringify(entry)))).toBe(false);
  });

  it('begin with the case that their formula gives by hand', () => {
    // Severity: √2 − 1 = 0.4142, 0.5513 × ln(0.4142/0.5858) = −0.1911. Urea: √3 − 1 = 0.7321 → 0.5541;
    // 7 + 2.4 × (0.75 × −0.1911 + √(1 − 0.75²) × 0.5541) = 7.5; the others with √5, √7, √11, √13 and √17 likewise.
    const { values, probability, isIll } = syntheticCase(1);
    expect(values).toEqual({ UREA: 7.5, HGB: 126, P: 1.25, K: 4.08, UA: 382, age: 41 });
    // −2.4 + 0.15 + 0.21 + 0.075 − 0.132 + 0.036 − 0.3 = −2.361; √19 − 4 = 0.3589 lies above the probability.
    expect([probability, isIll]).toEqual([expect.closeTo(0.0862, 4), false]);
  });

  it('have their means about the centre of each feature', () => {
    expect(FEATURES.length).toBeGreaterThan(5);
    for (const { feature, centre, spread } of FEATURES) {
      const sum = TRAINING_SET.reduce((total, entry) => total + entry.values[feature], 0);
      expect(TRAINING_MEANS[feature]).toBeCloseTo(sum / 800, 6);
      expect(Math.abs(TRAINING_MEANS[feature] - centre) / spread).toBeLessThan(0.1);
    }
  });

  it('fall ill as often as their probability says, the more and the less probable half', () => {
    const sorted = TRAINING_SET.toSorted((a, b) => a.probability - b.probability);
    for (const half of [sorted.slice(0, 400), sorted.slice(400)]) {
      const expected = half.reduce((sum, entry) => sum + entry.probability, 0) / half.length;
      expect(Math.abs(half.filter((entry) => entry.isIll).length / half.length - expected)).toBeLessThan(0.04);
    }
  });

  it('hold both outcomes, in about the share that the probabilities say', () => {
    for (const cases of [TRAINING_SET, TEST_SET]) {
      const expected = cases.reduce((sum, entry) => sum + entry.probability, 0) / cases.length;
      const share = cases.filter((entry) => entry.isIll).length / cases.length;
      expect(Math.abs(share - expected)).toBeLessThan(0.03);
    }
  });

  it('stay inside the domain of every feature', () => {
    for (const { feature, domain } of FEATURES) {
      const values = TRAINING_SET.map((entry) => entry.values[feature]);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(domain[0]);
      expect(Math.max(...values)).toBeLessThanOrEqual(domain[1]);
    }
  });
});

describe('the performance table', () => {
  it('is that of the sets: area by pairs, shares by counts', () => {
    const ill = TEST_SET.filter((entry) => entry.isIll).map((entry) => entry.probability);
    const healthy = TEST_SET.filter((entry) => !entry.isIll).map((entry) => entry.probability);
    expect(TEST_PERFORMANCE.auc).toBe(areaUnderCurve(ill, healthy));
    expect(TEST_PERFORMANCE.metrics.sensitivity).toBeCloseTo(
      ill.filter((probability) => probability >= 0.25).length / ill.length,
      4,
    );
    const [auc] = performanceRows();
    expect(auc).toEqual({
      name: 'AUC',
      train_value: TRAINING_PERFORMANCE.auc?.toFixed(4),
      test_value: TEST_PERFORMANCE.auc?.toFixed(4),
    });
    expect(performanceRows().map((row) => row.name)).toEqual([
      'AUC',
      '灵敏度',
      '特异度',
      '阳性预测值',
      '阴性预测值',
      '准确率',
      'F1',
      '样本量',
    ]);
  });

  it('of an empty set is empty, not zero', () => {
    expect(performanceOn([])).toMatchObject({ auc: null, roc: [], metrics: { accuracy: null } });
  });

  it('counts at the threshold of the version: 0.083 at the centre, 0.5 with a urea of 15', () => {
    const cases = [
      [15, true],
      [15, true],
      [7, true],
      [7, false],
      [15, false],
    ].map(([UREA, isIll]) => ({ values: { ...CENTRE, UREA } as RiskCase, isIll: isIll === true, probability: 0 }));
    const made = performanceOn(cases);
    // Of 6 pairs 2 are won and 3 tied.
    expect(made).toMatchObject({ size: 5, ill: 3, auc: 0.5833, metrics: { sensitivity: 0.6667, specificity: 0.5 } });
    expect(made.roc).toHaveLength(3);
    const rows = performanceRows(made, performanceOn([]));
    expect(rows.map(({ train_value: train, test_value: test }) => [train, test])).toEqual([
      ['0.5833', '--'],
      ['0.6667', '--'],
      ['0.5000', '--'],
      ['0.6667', '--'],
      ['0.5000', '--'],
      ['0.6000', '--'],
      ['0.6667', '--'],
      ['5', '0'],
    ]);
  });
});

it('SHAP rows stand by importance and hold the whole test set', () => {
  const rows = shapRows();
  expect(rows).toHaveLength(FEATURES.length);
  expect(rows.map((row) => row.importance)).toEqual(rows.map((row) => row.importance).toSorted((a, b) => b - a));
  expect(rows.every((row) => row.points.length === TEST_SET.length)).toBe(true);
  const sample = TEST_SET.slice(0, 20);
  expect(sample).toHaveLength(20);
  for (const { feature, importance, points } of rows) {
    const sizes = points.map(({ shap }) => Math.abs(shap));
    expect(importance).toBeCloseTo(sizes.reduce((sum, size) => sum + size, 0) / TEST_SET.length, 9);
    // A point stands by the share of values that lie below its own.
    const coefficient = FEATURES.find((row) => row.feature === feature)?.coefficient ?? Number.NaN;
    const expected = sample.map(({ values }) => {
      const below = TEST_SET.filter((entry) => entry.values[feature] < values[feature]).length;
      return {
        height: expect.closeTo(below / (TEST_SET.length - 1), 9) as number,
        shap: expect.closeTo(coefficient * (values[feature] - TRAINING_MEANS[feature]), 9) as number,
      };
    });
    expect(points.slice(0, 20)).toEqual(expected);
  }
  const haemoglobin = rows.find((row) => row.feature === 'HGB')?.points ?? [];
  const high = haemoglobin.filter((point) => point.height > 0.9);
  expect(high.length).toBeGreaterThan(0);
  expect(high.every((point) => point.shap < 0)).toBe(true);
});
