import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { answerGastric } from './gastric-wire.ts';
import { evaluateGastric } from './gastric.ts';
import type { GastricFacts } from './gastric.ts';

const RUNS = { numRuns: 1000 };
const point = (max: number, min = 0) => fc.double({ min, max, noNaN: true }).map(pointSet);
const facts: fc.Arbitrary<GastricFacts> = fc.record({
  ageYears: fc.integer({ min: 40, max: 110 }),
  sex: fc.constantFrom('male' as const, 'female' as const),
  pg1: point(500),
  pg2: point(100, 0.5),
  pgr: fc.constant(null),
  g17: point(300),
  isHpPositive: fc.boolean(),
});

describe('for any facts', () => {
  it('the score is 0 to 23 and the sum of its shares', () => {
    fc.assert(
      fc.property(facts, (value) => {
        const { score, contributions } = evaluateGastric(value);
        expect(score).toBe(contributions.reduce((sum, { points }) => sum + points, 0));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(23);
      }),
      RUNS,
    );
  });

  it('age, G-17, the antibody and a lower ratio never lower the score', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 20 }), (value, step) => {
        const base = evaluateGastric(value).score ?? Number.NaN;
        const worse: GastricFacts[] = [
          { ...value, ageYears: (value.ageYears ?? 0) + step },
          { ...value, g17: pointSet(Math.min(300, (value.g17?.low ?? 0) + step)) },
          { ...value, isHpPositive: true },
          { ...value, pg2: pointSet((value.pg2?.low ?? 0) + step) },
        ];
        for (const other of worse) expect(evaluateGastric(other).score).toBeGreaterThanOrEqual(base);
      }),
      RUNS,
    );
  });

  it('a missing input never gives a score, and never a lower group', () => {
    const field = fc.constantFrom('ageYears', 'sex', 'pg2', 'g17', 'isHpPositive');
    fc.assert(
      fc.property(facts, field, (value, name) => {
        const whole = evaluateGastric(value);
        const partial = evaluateGastric({ ...value, [name]: null });
        expect(partial).toMatchObject({ score: null, level: null, status: 'incomplete' });
        expect([whole.abc, null]).toContain(partial.abc);
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the input holds', () => {
    const names = ['age', 'sex', 'pg1', 'pg2', 'pgr', 'g17', 'hp_antibody', 'pgr_positive_up_to'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (body) => {
        expect(typeof answerGastric(body).conclusion).toBe('string');
      }),
      RUNS,
    );
  });
});
