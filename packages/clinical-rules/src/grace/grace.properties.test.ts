import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerGrace } from './grace-wire.ts';
import { graceDistance } from './distance.ts';
import { evaluateGrace } from './grace.ts';
import type { GraceFacts } from './grace.ts';

const facts: fc.Arbitrary<GraceFacts> = fc.record({
  ageYears: fc.integer({ min: 18, max: 120 }),
  heartRatePerMin: fc.integer({ min: 20, max: 300 }),
  systolicPressure: fc.integer({ min: 40, max: 300 }),
  systolicPressureUnit: fc.constant('mmHg' as const),
  serumCreatinine: fc.integer({ min: 10, max: 2000 }),
  serumCreatinineUnit: fc.constant('μmol/L' as const),
  killipClass: fc.constantFrom(1, 2, 3, 4),
  hasCardiacArrest: fc.boolean(),
  hasStDeviation: fc.boolean(),
  hasRaisedEnzymes: fc.boolean(),
});

function scoreOf(value: GraceFacts): number {
  const result = evaluateGrace(value);
  return result.status === 'complete' ? result.score : Number.NaN;
}

describe('for any facts', () => {
  it('age, heart rate, creatinine and Killip never lower the score, pressure never raises it', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 40 }), (value, step) => {
        const base = scoreOf(value);
        const { ageYears, heartRatePerMin, systolicPressure, serumCreatinine, killipClass } = value;
        const raised = [
          { ...value, ageYears: Math.min((ageYears ?? 0) + step, 120) },
          { ...value, heartRatePerMin: Math.min((heartRatePerMin ?? 0) + step, 300) },
          { ...value, serumCreatinine: Math.min((serumCreatinine ?? 0) + step, 2000) },
          { ...value, killipClass: Math.min((killipClass ?? 0) + 1, 4) },
        ];
        for (const higher of raised) expect(scoreOf(higher)).toBeGreaterThanOrEqual(base);
        expect(
          scoreOf({ ...value, systolicPressure: Math.min((systolicPressure ?? 0) + step, 300) }),
        ).toBeLessThanOrEqual(base);
      }),
    );
  });

  it('the unit does not change the score', () => {
    fc.assert(
      fc.property(facts, (value) => {
        const other: GraceFacts = {
          ...value,
          systolicPressure: (value.systolicPressure ?? 0) / 7.50062,
          systolicPressureUnit: 'kPa',
          serumCreatinine: (value.serumCreatinine ?? 0) / 88.4,
          serumCreatinineUnit: 'mg/dl',
        };
        expect(scoreOf(other)).toBe(scoreOf(value));
      }),
    );
  });

  it('a missing number never gives a score', () => {
    const field = fc.constantFrom('ageYears', 'heartRatePerMin', 'systolicPressure', 'serumCreatinine', 'killipClass');
    fc.assert(
      fc.property(facts, field, (value, name) => {
        expect(evaluateGrace({ ...value, [name]: null }).status).toBe('incomplete');
      }),
    );
  });

  it('the named step reaches another band, and half of it does not overshoot a nearer one', () => {
    fc.assert(
      fc.property(facts, (value) => {
        const base = evaluateGrace(value);
        const steps = graceDistance(value);
        fc.pre(steps.length > 0);
        for (const step of steps) {
          if (step.item !== 'age' || base.status !== 'complete') continue;
          const from = value.ageYears ?? 0;
          const to = Number(step.to);
          const direction = Math.sign(to - from);
          for (let age = from; age !== to; age += direction) {
            const between = evaluateGrace({ ...value, ageYears: age });
            expect(between.status === 'complete' && between.level).toBe(base.level);
          }
        }
      }),
    );
  });

  it('nothing throws, whatever the body holds', () => {
    const body = fc.dictionary(
      fc.constantFrom(
        'age',
        'heart_rate',
        'blood_pressure',
        'blood_pressure_unit',
        'serum_creatinine',
        'serum_creatinine_unit',
        'kill_ip_rank',
        'st_down',
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(body, (input) => {
        expect(typeof answerGrace(input).ok).toBe('boolean');
      }),
    );
  });
});
