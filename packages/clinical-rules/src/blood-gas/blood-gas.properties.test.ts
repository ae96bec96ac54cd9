import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { answerBloodGas, readBloodGasInput } from './blood-gas-wire.ts';
import { gas } from './blood-gas.test-support.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import type { BloodGasFacts, BloodGasItem, BloodGasReading } from './blood-gas.ts';

const RUNS = { numRuns: 1000 };
const steps = (low: number, high: number, perUnit: number) =>
  fc.integer({ min: Math.round(low * perUnit), max: Math.round(high * perUnit) }).map((value) => value / perUnit);

const whole: fc.Arbitrary<BloodGasFacts> = fc.record({
  ph: steps(6.5, 8, 100),
  paco2: steps(5, 200, 10),
  hco3: steps(1, 60, 10),
  pao2: steps(20, 500, 10),
  fio2: fc.integer({ min: 21, max: 100 }),
  na: fc.integer({ min: 100, max: 180 }),
  k: steps(1.5, 9, 10),
  cl: fc.integer({ min: 60, max: 140 }),
  ica: steps(0.5, 2, 100),
  lactate: steps(0, 20, 10).map(pointSet),
  albumin: fc.integer({ min: 10, max: 60 }),
  ageYears: fc.integer({ min: 18, max: 100 }),
  isArterial: fc.constantFrom(true, false, null),
  isOnOxygen: fc.constantFrom(true, false, null),
  isTemperatureNormal: fc.constantFrom(true, false, null),
});

function reading(facts: BloodGasFacts): BloodGasReading {
  const result = evaluateBloodGas(facts);
  if (result.status !== 'complete') throw new Error('incomplete');
  return result;
}

describe('for any facts', () => {
  it('nothing throws, whatever the input holds, and what cannot be judged is never "nothing found"', () => {
    const names = ['ph', 'paco2', 'paco2_unit', 'hco3', 'pao2', 'fio2', 'na', 'cl', 'k', 'albumin', 'sample', 'type'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (input) => {
        const facts = readBloodGasInput(input);
        const answer = answerBloodGas(facts, 'acute');
        if (facts.ph === null) expect(answer.acute.group_result).toContain('无法判断');
        expect(answer.acute.group_result).not.toBe('');
      }),
      RUNS,
    );
  });

  it('labels agree with the text, and three of them need all three kinds', () => {
    fc.assert(
      fc.property(whole, (facts) => {
        for (const entry of [reading(facts).acute, reading(facts).chronic]) {
          const { disorders } = entry;
          expect(new Set(disorders).size).toBe(disorders.length);
          expect(disorders.includes('RAC') && disorders.includes('RAL')).toBe(false);
          const isRespiratory = disorders.some((code) => code.startsWith('RA'));
          const isAcidosis = disorders.some((code) => code.startsWith('MAC'));
          expect(entry.isTriple).toBe(isRespiratory && isAcidosis && disorders.includes('MAL'));
          if (entry.isWithheld) expect(disorders).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('the unit of a pressure does not change the reading', () => {
    fc.assert(
      fc.property(steps(6.5, 8, 100), steps(5, 200, 10), steps(1, 60, 10), (ph, paco2, hco3) => {
        const one = answerBloodGas(readBloodGasInput({ ph, paco2, hco3 }), 'chronic');
        const kilopascal = { ph, paco2: paco2 / 7.50062, paco2_unit: 'kPa', hco3 };
        expect(answerBloodGas(readBloodGasInput(kilopascal), 'chronic')).toEqual(one);
      }),
      RUNS,
    );
  });

  it('less oxygen never gives a milder grade, more lactate never a lower one', () => {
    const oxygen = ['normal', 'mild', 'moderate', 'severe'];
    const lactate = ['normal', 'raised', 'severe', 'lactic_acidosis'];
    fc.assert(
      fc.property(whole, steps(0.1, 20, 10), (facts, step) => {
        const room = { ...facts, fio2: 21, isArterial: true, isOnOxygen: false, isTemperatureNormal: true };
        const grade = (pao2: number) => oxygen.indexOf(reading({ ...room, pao2 }).oxygenation.hypoxia ?? '');
        const pao2 = facts.pao2 ?? 0;
        expect(grade(Math.max(pao2 - step, 0))).toBeGreaterThanOrEqual(grade(pao2));
        const level = (value: number) => lactate.indexOf(reading({ ...facts, lactate: pointSet(value) }).lactate ?? '');
        const value = facts.lactate?.low ?? 0;
        expect(level(value + step)).toBeGreaterThanOrEqual(level(value));
      }),
      RUNS,
    );
  });

  it('a lower albumin never lowers the corrected gap', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 30 }), (facts, step) => {
        const lower = { ...facts, albumin: Math.max((facts.albumin ?? 0) - step, 0) };
        expect(reading(lower).anionGapCorrected ?? 0).toBeGreaterThanOrEqual(reading(facts).anionGapCorrected ?? 0);
      }),
      RUNS,
    );
  });

  it('what is left out is named, and no acidosis is lost without sodium or chloride', () => {
    const optional = fc.constantFrom<BloodGasItem>('pao2', 'fio2', 'na', 'k', 'cl', 'ica', 'lactate', 'albumin');
    fc.assert(
      fc.property(whole, optional, (facts, item) => {
        const without = reading({ ...facts, [item]: null });
        expect(without.missing).toContain(item);
        const hasAcidosis = (value: BloodGasReading) => value.acute.contributions[0]?.value.toString().includes('MAC');
        expect(hasAcidosis(without)).toBe(hasAcidosis(reading(facts)));
        if (hasAcidosis(without) === true && (item === 'na' || item === 'cl') && !without.acute.isWithheld) {
          expect(without.acute.tips).toContain('gap_unknown');
        }
      }),
      RUNS,
    );
  });

  it('a missing required value never gives a reading', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom('ph', 'paco2'), (facts, item) => {
        expect(evaluateBloodGas({ ...facts, [item]: null }).status).toBe('incomplete');
      }),
      RUNS,
    );
  });

  it('an inner normal sample has no disorder under any case type', () => {
    const inner = fc.record({ ph: steps(7.35, 7.45, 100), paco2: steps(35, 45, 10), hco3: steps(22, 27, 10) });
    fc.assert(
      fc.property(inner, (facts) => {
        expect(reading(gas(facts)).acute.disorders).toEqual([]);
        expect(reading(gas(facts)).chronic.disorders).toEqual([]);
      }),
      RUNS,
    );
  });
});
