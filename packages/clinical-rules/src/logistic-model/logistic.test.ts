import { describe, expect, it } from 'vitest';
import { areaUnderCurve } from '../model-metrics/model-metrics.ts';
import { CENTRE_LOG_ODDS, FEATURES } from './ckd-risk-table.ts';
import { answerRisk, readRiskInput } from './logistic-wire.ts';
import { estimateRisk } from './logistic.ts';
import type { RiskFacts } from './logistic.ts';
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
});

it('SHAP rows stand by importance and hold the whole test set', () => {
  const rows = shapRows();
  expect(rows).toHaveLength(FEATURES.length);
  expect(rows.map((row) => row.importance)).toEqual(rows.map((row) => row.importance).toSorted((a, b) => b - a));
  expect(rows.every((row) => row.points.length === TEST_SET.length)).toBe(true);
  const haemoglobin = rows.find((row) => row.feature === 'HGB')?.points ?? [];
  const high = haemoglobin.filter((point) => point.height > 0.9);
  expect(high.length).toBeGreaterThan(0);
  expect(high.every((point) => point.shap < 0)).toBe(true);
});
