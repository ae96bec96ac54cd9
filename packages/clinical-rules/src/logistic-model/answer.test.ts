import { describe, expect, it } from 'vitest';
import { riskModelRule } from './logistic-rule.ts';
import { answerRisk, featureValue, readRiskInput } from './logistic-wire.ts';
import { TRAINING_MEANS } from './synthetic-set.ts';

const INPUT = { age: 62, labs: { UREA: 12.6, UA: 486, HGB: 103, K: 5.62, P: 1.58 } };

describe('the probability', () => {
  it('at the means is the base one, and no feature has a share', () => {
    const answer = answerRisk(TRAINING_MEANS, true);
    expect(answer.percent).toBe(answer.base_percent);
    expect(new Set(answer.contributions.map(({ points }) => Math.abs(points)))).toEqual(new Set([0]));
  });

  it('has the greatest share first, and the shares add up to its distance from the base in log odds', () => {
    const answer = answerRisk(readRiskInput(INPUT), true);
    const sizes = answer.contributions.map(({ points }) => Math.abs(points));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(3);
    const logOdds = (percent = 50) => Math.log(percent / (100 - percent));
    const sum = answer.contributions.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(logOdds(answer.percent) - logOdds(answer.base_percent), 1);
    expect(answer).toMatchObject({ message: '', missing: [] });
  });

  // More urea, uric acid, potassium and phosphate, more years, less haemoglobin: more disease.
  it.each([
    ['age', 80, 40],
    ['UREA', 20, 5],
    ['UA', 500, 300],
    ['K', 6, 4],
    ['P', 2, 1],
    ['HGB', 90, 150],
  ])('%s of %d stands for more than %d', (feature, more, less) => {
    const percent = (value: number) => {
      const { labs, age } = INPUT;
      const given = feature === 'age' ? { age: value, labs } : { age, labs: { ...labs, [feature]: value } };
      return answerRisk(readRiskInput(given), true).percent ?? NaN;
    };
    expect(percent(more)).toBeGreaterThan(percent(less));
  });

  it('shows each value with its unit and the mean', () => {
    const values = answerRisk(readRiskInput(INPUT), true).contributions.map(({ item, value }) => [item, value]);
    expect(Object.fromEntries(values)).toMatchObject({
      HGB: expect.stringMatching(/^103 g\/L（均值 \d+）$/) as string,
      UREA: expect.stringMatching(/^12\.6 mmol\/L（均值 \d+(\.\d)?）$/) as string,
      P: expect.stringMatching(/^1\.58 mmol\/L（均值 \d\.\d{1,2}）$/) as string,
      age: expect.stringMatching(/^62 岁（均值 \d+）$/) as string,
    });
  });
});

describe('what is read', () => {
  it.each<[unknown, number | null]>([
    [103, 103],
    [{ value: 103 }, 103],
    [{ value: 10.3, unit: 'g/dL' }, 103],
    [{ value: 103, unit: 'bar' }, null],
    [{ value: 103, unit: 5 }, 103],
    [{ value: 'x', unit: 'g/dL' }, null],
    [undefined, null],
  ])('of %j: %j', (HGB, value) => {
    expect(readRiskInput({ labs: { HGB } }).HGB).toBe(value);
  });

  it('a value is brought into the unit of the catalogue', () => {
    expect(featureValue('K', 5, 'mmol/L')).toBe(5);
    expect(featureValue('K', 5, 'bar')).toBeNull();
  });
});

describe('the command line', () => {
  it('says what it is: a demonstration, with its figures', () => {
    expect([riskModelRule.slug, riskModelRule.title]).toEqual(['risk-model', '慢性肾脏病风险模型（演示数据）']);
    expect(riskModelRule.explain({ ...INPUT, demo: true })).toMatchObject({
      percent: answerRisk(readRiskInput(INPUT), true).percent,
      explanation: expect.stringContaining('不得用于诊疗') as string,
      performances: expect.any(Array) as unknown[],
      footer_text: '结果仅供临床参考，不替代医师诊断',
      rule_version: 'demo-1.1.0',
    });
  });

  it('has an example that it can be tried with, and no figure of anybody but a demonstration patient', () => {
    const example = JSON.parse(riskModelRule.example) as Record<string, unknown>;
    expect(riskModelRule.vector(example)).toEqual({ percent: expect.any(Number) as number });
    expect(riskModelRule.vector({ ...example, demo: 'true' })).toEqual({ percent: null });
    expect(riskModelRule.explain({ ...example, demo: false })).toMatchObject({ message: '演示模型，不用于本患者' });
    expect(riskModelRule.versions).toEqual(['demo-1.1.0']);
  });

  it('has a probability, or none where something is missing', () => {
    expect(riskModelRule.vector({ ...INPUT, demo: true })).toEqual({
      percent: answerRisk(readRiskInput(INPUT), true).percent,
    });
    expect(riskModelRule.vector({ age: 62 })).toEqual({ percent: null });
    expect(answerRisk(readRiskInput({ age: 62 }), true).contributions).toEqual([]);
  });
});
