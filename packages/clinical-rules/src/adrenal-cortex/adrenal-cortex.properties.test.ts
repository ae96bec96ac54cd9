import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAdrenalCortex, readAdrenalInput } from './adrenal-cortex-wire.ts';
import { evaluateAdrenalCortex } from './adrenal-cortex.ts';

const RUNS = { numRuns: 1000 };
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const input = fc.record({
  cortisol_8am: maybe(tenths(900)),
  cortisol_midnight: maybe(tenths(500)),
  dst_1mg: maybe(tenths(300)),
  acth_stim_peak: maybe(tenths(900)),
  acth: maybe(tenths(400)),
  ufc: maybe(tenths(1500)),
  ufc_uln: fc.constant(350),
  hddst_suppression: maybe(fc.integer({ min: -50, max: 100 })),
});

/** Published in nmol/L; the figure in μg/dL converts to up to 2 % less. */
const LIMITS = [50, 83, 138, 140, 207, 500];
const CUSHING = [null, 'suspected', 'supported'] as const;
const evaluate = (value: object) => evaluateAdrenalCortex(readAdrenalInput(value));
const rank = (value: object): number => {
  const result = evaluate(value);
  return result.status === 'complete' ? CUSHING.indexOf(result.cushing) : 0;
};

describe('for any values', () => {
  it('more cortisol at midnight, after dexamethasone or in urine never lowers the suspicion', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('cortisol_midnight', 'dst_1mg', 'ufc'), tenths(500), (value, item, step) => {
        const before = value[item];
        if (before === null) return;
        expect(rank({ ...value, [item]: before + step })).toBeGreaterThanOrEqual(rank(value));
      }),
      RUNS,
    );
  });

  it('more cortisol in the morning or after stimulation never turns sufficient into insufficient', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('cortisol_8am', 'acth_stim_peak'), tenths(900), (value, item, step) => {
        const base = evaluate(value);
        const before = value[item];
        if (before === null || base.status !== 'complete' || base.insufficiency !== 'not_supported') return;
        const higher = evaluate({ ...value, [item]: before + step });
        expect(higher.status === 'complete' && higher.insufficiency).toBe('not_supported');
      }),
      RUNS,
    );
  });

  it('the unit changes nothing away from the limits', () => {
    fc.assert(
      fc.property(input, (value) => {
        const cortisol = [value.cortisol_8am, value.cortisol_midnight, value.dst_1mg, value.acth_stim_peak];
        fc.pre(
          !cortisol.some((nmol) => nmol !== null && LIMITS.some((limit) => Math.abs(nmol - limit) < limit * 0.02)),
        );
        const perUnit = (nmol: number | null) => (nmol === null ? null : nmol / 27.59);
        const other = {
          ...value,
          cortisol_8am: perUnit(value.cortisol_8am),
          cortisol_midnight: perUnit(value.cortisol_midnight),
          dst_1mg: perUnit(value.dst_1mg),
          acth_stim_peak: perUnit(value.acth_stim_peak),
          cortisol_unit: 'μg/dL',
          acth: value.acth === null ? null : value.acth / 4.541,
          acth_unit: 'pmol/L',
        };
        expect(answerAdrenalCortex(other).findings).toEqual(answerAdrenalCortex(value).findings);
      }),
      RUNS,
    );
  });

  it('taking a value away never calls a screen negative that was not, and names what is open', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('cortisol_midnight', 'dst_1mg', 'ufc'), (value, item) => {
        const without = evaluate({ ...value, [item]: null });
        expect(without.status === 'complete' && without.isCushingScreenNegative).toBe(false);
        if (without.status === 'complete') expect(without.missing).toContain(item);
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the body holds', () => {
    const keys = [
      'cortisol_8am',
      'cortisol_midnight',
      'dst_1mg',
      'cortisol_unit',
      'acth',
      'acth_unit',
      'ufc',
      'ufc_uln',
      'acth_uln',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (body) => {
        expect(typeof answerAdrenalCortex(body).conclusion).toBe('string');
      }),
      RUNS,
    );
  });
});
