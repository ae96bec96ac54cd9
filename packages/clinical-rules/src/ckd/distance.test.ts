import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { measured, NO_FACTS } from './ckd-facts.test-support.ts';
import { evaluateCkd } from './ckd.ts';
import { ckdDistance } from './distance.ts';

describe('distance to another risk', () => {
  it('finds the smallest change of each input that alone reaches one', () => {
    // G3a A2 (high): 59 → 60 is G2 A2 (medium), 100 → 29 is G3a A1 (medium).
    expect(ckdDistance(measured(58, 100))).toEqual([
      { item: 'egfr', from: 58, to: 60, unit: 'mL/min/1.73m²', risk: 'medium', g: 'G2', a: 'A2' },
      { item: 'acr', from: 100, to: 29, unit: 'mg/g', risk: 'medium', g: 'G3a', a: 'A1' },
    ]);
  });

  it('passes over a border between two stages of one risk', () => {
    // G1 and G2 share their risks: the nearest other risk of G1 A1 is G3a.
    expect(ckdDistance(measured(91, 10))[0]).toMatchObject({ item: 'egfr', from: 91, to: 59, risk: 'medium' });
  });

  it('leaves out what cannot reach one', () => {
    // In G5 every albuminuria is very high.
    expect(ckdDistance(measured(10, 100)).map(({ item }) => item)).toEqual(['egfr']);
  });

  it('speaks in creatinine where the eGFR was computed, in the unit that was given', () => {
    const facts = { ...NO_FACTS, creatinine: 168, ageYears: 62, sex: 'male', acr: pointSet(100) } as const;
    const [step] = ckdDistance(facts);
    expect(step).toMatchObject({ item: 'creatinine', from: 168, unit: 'μmol/L', risk: 'high', g: 'G3a' });
    const to = step?.to ?? 0;
    expect(Number.isInteger(to)).toBe(true);
    expect(evaluateCkd({ ...facts, creatinine: to }).g).toBe('G3a');
    expect(evaluateCkd({ ...facts, creatinine: to + 1 }).g).toBe('G3b');
    const inMgPerDl = { ...facts, creatinine: 1.9, creatinineUnit: 'mg/dl' } as const;
    const [smaller] = ckdDistance(inMgPerDl);
    expect(smaller).toMatchObject({ item: 'creatinine', from: 1.9, unit: 'mg/dl', g: 'G3a' });
    expect(evaluateCkd({ ...inMgPerDl, creatinine: smaller?.to ?? 0 }).g).toBe('G3a');
    expect(evaluateCkd({ ...inMgPerDl, creatinine: (smaller?.to ?? 0) + 0.01 }).g).toBe('G3b');
  });

  it('speaks in mg/mmol where ACR was given so', () => {
    const steps = ckdDistance(measured(80, 10, { acrUnit: 'mg/mmol' }));
    expect(steps.find(({ item }) => item === 'acr')).toMatchObject({ to: 3.3, unit: 'mg/mmol', risk: 'low' });
  });

  it('has none without a risk, and none for an estimate or a comparator', () => {
    expect(ckdDistance({ ...NO_FACTS, egfr: pointSet(50) })).toEqual([]);
    expect(ckdDistance({ ...NO_FACTS, egfr: pointSet(50), dipstick: 1 }).map(({ item }) => item)).toEqual(['egfr']);
    const open = { low: 300, high: Infinity, hasLow: false, hasHigh: false };
    expect(ckdDistance(measured(50, 0, { acr: open })).map(({ item }) => item)).toEqual(['egfr']);
    // A ratio that cannot be is no way, where another value stages.
    const excreted = measured(50, 20_001, { aer: pointSet(100) });
    expect(ckdDistance(excreted).map(({ item }) => item)).toEqual(['egfr']);
    expect(evaluateCkd(excreted)).toMatchObject({ a: 'A2', acrMgPerG: null });
    const above90 = { low: 90, high: Infinity, hasLow: false, hasHigh: false };
    expect(ckdDistance(measured(0, 10, { egfr: above90 })).map(({ item }) => item)).toEqual(['acr']);
  });
});
