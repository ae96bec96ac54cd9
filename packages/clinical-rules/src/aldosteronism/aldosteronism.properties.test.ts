import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAldosteronism, readAldosteronismInput } from './aldosteronism-wire.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';

const RUNS = { numRuns: 1000 };
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const input = fc.record({
  pac: hundredths(1, 80),
  renin: hundredths(0, 20),
  renin_type: fc.constantFrom('PRA', 'DRC_mU/L', 'DRC_ng/L'),
  k: fc.option(hundredths(2, 6), { nil: null }),
});

const RANK = ['negative', 'negative_low_renin', 'suspect', 'positive'];
const evaluate = (value: object) => evaluateAldosteronism(readAldosteronismInput({ ...value }));
const rank = (value: object): number => {
  const result = evaluate(value);
  return result.status === 'complete' ? RANK.indexOf(result.screen) : Number.NaN;
};

describe('for any values', () => {
  it('more aldosterone never lowers the screen, more renin never raises it', () => {
    fc.assert(
      fc.property(input, hundredths(0, 40), (value, step) => {
        expect(rank({ ...value, pac: value.pac + step })).toBeGreaterThanOrEqual(rank(value));
        expect(rank({ ...value, renin: value.renin + step })).toBeLessThanOrEqual(rank(value));
      }),
      RUNS,
    );
  });

  it('the unit of aldosterone changes nothing', () => {
    fc.assert(
      fc.property(input, (value) => {
        const other = { ...value, pac: value.pac * 27.7, pac_unit: 'pmol/L' };
        expect(answerAldosteronism(other).findings).toEqual(answerAldosteronism(value).findings);
      }),
      RUNS,
    );
  });

  it('without potassium a confirmatory test stays needed, and potassium is asked for', () => {
    fc.assert(
      fc.property(input, (value) => {
        const result = evaluate({ ...value, k: null });
        expect(result.status === 'complete' && result.isConfirmationUnneeded).toBe(false);
        expect(result.missing).toContain('k');
      }),
      RUNS,
    );
  });

  it('a higher value after saline never turns confirmed into anything less', () => {
    fc.assert(
      fc.property(input, hundredths(0, 20), hundredths(0, 20), (value, post, step) => {
        const outcome = (post_pac: number) => {
          const result = evaluate({ ...value, confirm: { type: 'SIT', post_pac } });
          return result.status === 'complete'
            ? ['excluded', 'grey', 'confirmed'].indexOf(result.confirmation ?? '')
            : -1;
        };
        expect(outcome(post + step)).toBeGreaterThanOrEqual(outcome(post));
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the body holds', () => {
    const keys = ['pac', 'pac_unit', 'renin', 'renin_type', 'k', 'confirm', 'avs', 'drugs'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (body) => {
        expect(typeof answerAldosteronism(body).conclusion).toBe('string');
      }),
      RUNS,
    );
  });
});
