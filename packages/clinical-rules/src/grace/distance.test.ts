import { describe, expect, it } from 'vitest';
import { graceDistance } from './distance.ts';
import { evaluateGrace } from './grace.ts';
import type { GraceFacts } from './grace.ts';

/** 58 + 9 + 34 + 7 = 108, one point below medium. */
const EDGE: GraceFacts = {
  ageYears: 65,
  heartRatePerMin: 70,
  systolicPressure: 120,
  systolicPressureUnit: 'mmHg',
  serumCreatinine: 71,
  serumCreatinineUnit: 'μmol/L',
  killipClass: 1,
  hasCardiacArrest: false,
  hasStDeviation: false,
  hasRaisedEnzymes: false,
};

describe('distance to another band', () => {
  it('finds the smallest change of each input that alone reaches one', () => {
    expect(graceDistance(EDGE)).toEqual([
      { item: 'age', from: 65, to: 70, unit: '岁', level: 'medium', score: 125 },
      { item: 'heart_rate', from: 70, to: 90, unit: '次/分', level: 'medium', score: 114 },
      { item: 'blood_pressure', from: 120, to: 119, unit: 'mmHg', level: 'medium', score: 117 },
      { item: 'serum_creatinine', from: 71, to: 106, unit: 'μmol/L', level: 'medium', score: 111 },
      { item: 'kill_ip_rank', from: 1, to: 2, unit: '级', level: 'medium', score: 128 },
      { item: 'cardiac_arrest', from: false, to: true, unit: '', level: 'high', score: 147 },
      { item: 'st_down', from: false, to: true, unit: '', level: 'medium', score: 136 },
      { item: 'cardiac_enzymes_high', from: false, to: true, unit: '', level: 'medium', score: 122 },
    ]);
  });

  it('speaks in the unit that was entered', () => {
    const kpa = graceDistance({ ...EDGE, systolicPressure: 16, systolicPressureUnit: 'kPa' });
    expect(kpa.find((step) => step.item === 'blood_pressure')).toMatchObject({ from: 16, to: 15.9, unit: 'kPa' });
    const mgPerDl = graceDistance({ ...EDGE, serumCreatinine: 0.8, serumCreatinineUnit: 'mg/dl' });
    expect(mgPerDl.find((step) => step.item === 'serum_creatinine')).toMatchObject({
      from: 0.8,
      to: 1.2,
      unit: 'mg/dl',
    });
  });

  it('leaves out an input that cannot reach another band', () => {
    // 41 + 0 + 0 + 4 = 45 is far below 109: heart rate adds at most 46, creatinine 24, enzymes 14.
    const far: GraceFacts = { ...EDGE, ageYears: 50, heartRatePerMin: 45, systolicPressure: 210, serumCreatinine: 50 };
    const items = graceDistance(far).map((step) => step.item);
    expect(items).toEqual([]);
    const top: GraceFacts = { ...EDGE, ageYears: 92, killipClass: 4, hasCardiacArrest: true, hasStDeviation: true };
    expect(graceDistance(top)).toEqual([]);
  });

  it('never leads to a lower age', () => {
    // 58 + 15 + 43 + 10 + 20 + 28 + 14 = 188; an age below 40 would bring 138 or less.
    const high: GraceFacts = {
      ...EDGE,
      ageYears: 67,
      heartRatePerMin: 96,
      systolicPressure: 118,
      systolicPressureUnit: 'mmHg',
      serumCreatinine: 112,
      serumCreatinineUnit: 'μmol/L',
      killipClass: 2,
      hasStDeviation: true,
      hasRaisedEnzymes: true,
    };
    expect(evaluateGrace(high)).toMatchObject({ score: 188, level: 'high' });
    expect(graceDistance(high).map((step) => step.item)).not.toContain('age');
  });

  it('leads where it says', () => {
    const steps = graceDistance(EDGE);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const key = {
        age: 'ageYears',
        heart_rate: 'heartRatePerMin',
        blood_pressure: 'systolicPressure',
        serum_creatinine: 'serumCreatinine',
        kill_ip_rank: 'killipClass',
        cardiac_arrest: 'hasCardiacArrest',
        st_down: 'hasStDeviation',
        cardiac_enzymes_high: 'hasRaisedEnzymes',
      }[step.item];
      expect(evaluateGrace({ ...EDGE, [key]: step.to })).toMatchObject({ score: step.score, level: step.level });
    }
  });

  it('has none for incomplete facts', () => {
    expect(graceDistance({ ...EDGE, ageYears: null })).toEqual([]);
    expect(graceDistance({ ...EDGE, heartRatePerMin: 5 })).toEqual([]);
  });
});
