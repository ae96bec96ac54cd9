import { describe, expect, it } from 'vitest';
import { LOWEST, scored } from './grace.test-support.ts';
import { deathProbability, evaluateGrace, graceLevel } from './grace.ts';
import { deathDisplay } from './wording.ts';

describe('worked examples', () => {
  it('adds 20 + 53 + 15 + 58 + 7 + 28 + 14 to 195, 15.5 % (Granger 2003, example 1)', () => {
    const result = scored({
      ageYears: 65,
      heartRatePerMin: 100,
      systolicPressure: 99,
      serumCreatinine: 1,
      killipClass: 2,
      hasStDeviation: true,
      hasRaisedEnzymes: true,
    });
    expect(result).toMatchObject({ score: 195, level: 'high', deathPercent: 15.5 });
    expect(deathDisplay(result)).toBe('16%');
  });

  it('adds 58 + 3 + 41 + 1 to 103, 0.9 % (Granger 2003, example 2)', () => {
    const result = scored({ ageYears: 55, heartRatePerMin: 60, systolicPressure: 79 });
    expect(result).toMatchObject({ score: 103, level: 'low', deathPercent: 0.89 });
    expect(deathDisplay(result)).toBe('0.9%');
  });

  it('rounds 10.66 kPa to 80 mmHg and 70 μmol/L to 0.79 mg/dl before the bins', () => {
    const result = scored({
      ageYears: 65,
      heartRatePerMin: 100,
      systolicPressure: 10.66,
      systolicPressureUnit: 'kPa',
      serumCreatinine: 70,
      serumCreatinineUnit: 'μmol/L',
    });
    expect(result).toMatchObject({ score: 130, pressureMmHg: 80, creatinineMgPerDl: 0.79, level: 'medium' });
  });
});

// covers A-4-44..46
describe('bands of the specification', () => {
  it.each([
    [1, 'low'],
    [107, 'low'],
    [108, 'low'],
    [109, 'medium'],
    [110, 'medium'],
    [138, 'medium'],
    [139, 'medium'],
    [140, 'high'],
    [141, 'high'],
    [372, 'high'],
  ])('%d is %s', (score, level) => {
    expect(graceLevel(score)).toBe(level);
  });

  it('rounds a fraction first', () => {
    expect(graceLevel(108.4)).toBe('low');
    expect(graceLevel(108.5)).toBe('medium');
    expect(graceLevel(139.5)).toBe('high');
  });

  it.each([
    [{ ageYears: 62, heartRatePerMin: 72, systolicPressure: 138, serumCreatinine: 0.9 }, 108, 'low'],
    [{ ageYears: 59, heartRatePerMin: 120, systolicPressure: 118 }, 109, 'medium'],
    [
      { ageYears: 76, heartRatePerMin: 85, systolicPressure: 122, serumCreatinine: 0.9, hasRaisedEnzymes: true },
      139,
      'medium',
    ],
    [{ ageYears: 81, heartRatePerMin: 92, systolicPressure: 145, serumCreatinine: 1.3 }, 140, 'high'],
  ])('%j scores %d, %s', (change, score, level) => {
    expect(scored(change)).toMatchObject({ score, level });
  });
});

describe('probability of death in hospital', () => {
  it.each([
    [1, 0.2, '≤0.2%'],
    [60, 0.2, '≤0.2%'],
    [61, 0.21, '0.2%'],
    [70, 0.3, '0.3%'],
    [80, 0.4, '0.4%'],
    [90, 0.6, '0.6%'],
    [100, 0.8, '0.8%'],
    [110, 1.1, '1.1%'],
    [120, 1.6, '1.6%'],
    [127, 1.95, '2.0%'],
    [130, 2.1, '2.1%'],
    [140, 2.9, '2.9%'],
    [150, 3.9, '3.9%'],
    [160, 5.4, '5.4%'],
    [170, 7.3, '7.3%'],
    [180, 9.8, '9.8%'],
    [181, 10.12, '10%'],
    [190, 13, '13%'],
    [195, 15.5, '16%'],
    [200, 18, '18%'],
    [210, 23, '23%'],
    [220, 29, '29%'],
    [230, 36, '36%'],
    [240, 44, '44%'],
    [249, 51.2, '51%'],
    [250, 52, '≥52%'],
    [372, 52, '≥52%'],
  ])('score %d: %d, shown as %s', (score, percent, display) => {
    const death = deathProbability(score);
    expect(death.percent).toBe(percent);
    expect(deathDisplay({ deathPercent: death.percent, deathBound: death.bound })).toBe(display);
  });
});

describe('incomplete facts', () => {
  it.each([
    [{ ageYears: null }, ['age'], []],
    [{ heartRatePerMin: null }, ['heart_rate'], []],
    [{ systolicPressure: null }, ['blood_pressure'], []],
    [{ serumCreatinine: null }, ['serum_creatinine'], []],
    [{ killipClass: null }, ['kill_ip_rank'], []],
    [{ ageYears: null, killipClass: null }, ['age', 'kill_ip_rank'], []],
    [{ ageYears: Number.NaN }, ['age'], []],
    [{ ageYears: 17 }, [], ['age']],
    [{ ageYears: 121 }, [], ['age']],
    [{ heartRatePerMin: 19 }, [], ['heart_rate']],
    [{ heartRatePerMin: 301 }, [], ['heart_rate']],
    [{ systolicPressure: 39 }, [], ['blood_pressure']],
    [{ systolicPressure: 120, systolicPressureUnit: 'kPa' as const }, [], ['blood_pressure']],
    [{ serumCreatinine: 9, serumCreatinineUnit: 'μmol/L' as const }, [], ['serum_creatinine']],
    [{ serumCreatinine: 88 }, [], ['serum_creatinine']],
    [{ killipClass: 0 }, [], ['kill_ip_rank']],
    [{ killipClass: 2.5 }, [], ['kill_ip_rank']],
    [{ ageYears: null, heartRatePerMin: 0 }, ['age'], ['heart_rate']],
  ])('%j: missing %j, invalid %j, no score', (change, missing, invalid) => {
    const result = evaluateGrace({ ...LOWEST, ...change });
    expect(result).toMatchObject({ status: 'incomplete', missing, invalid });
    expect(result).not.toHaveProperty('score');
  });

  it.each([
    { ageYears: 18 },
    { ageYears: 120 },
    { heartRatePerMin: 20 },
    { heartRatePerMin: 300 },
    { systolicPressure: 40 },
    { systolicPressure: 300 },
    { serumCreatinine: 10, serumCreatinineUnit: 'μmol/L' as const },
    { serumCreatinine: 2000, serumCreatinineUnit: 'μmol/L' as const },
  ])('%j is still plausible', (change) => {
    expect(evaluateGrace({ ...LOWEST, ...change }).status).toBe('complete');
  });
});

describe('what every answer carries', () => {
  it('names rule, version, source, inputs and what rests on us', () => {
    for (const facts of [LOWEST, { ...LOWEST, ageYears: null }]) {
      const result = evaluateGrace(facts);
      expect(result).toMatchObject({ ruleId: 'grace', footer: 'reference_only', inputsUsed: facts });
      expect(result.ruleVersion).not.toBe('');
      expect(result.source).toContain('Granger');
      expect(result.reviewNotes).toContain('grace_bin_edges');
    }
  });

  it('explains the whole score by its contributions', () => {
    const result = scored({ ageYears: 67, heartRatePerMin: 96, hasStDeviation: true });
    expect(result.contributions).toHaveLength(8);
    expect(result.contributions.reduce((sum, row) => sum + row.points, 0)).toBe(result.score);
    expect(result.contributions.every((row) => row.source !== '')).toBe(true);
  });
});
