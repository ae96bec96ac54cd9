import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCerebrospinal, readCerebrospinalInput } from './cerebrospinal-wire.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';

const RUNS = { numRuns: 300 };
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const input = fc.record({
  wbc: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5000 })),
  rbc: maybe(fc.integer({ min: 0, max: 20000 })),
  neut_pct: maybe(fc.integer({ min: 0, max: 100 })),
  protein: maybe(hundredths(4)),
  glucose: maybe(hundredths(6)),
  serum_glucose: maybe(hundredths(15).map((value) => value + 1)),
  chloride: maybe(fc.integer({ min: 90, max: 140 })),
  lactate: maybe(hundredths(12)),
  ada: maybe(hundredths(25)),
  pressure: maybe(fc.integer({ min: 50, max: 500 })),
  gram: fc.constantFrom(null, false),
  xanthochromia: fc.constantFrom(null, false, true),
});

const evaluate = (value: object) => evaluateCerebrospinal(readCerebrospinalInput({ ...value }));
const score = (value: object, name: 'bacterial' | 'tuberculous') => {
  const result = evaluate(value);
  return result.status === 'complete' && result.scores !== null ? result.scores[name] : 0;
};

describe('for any fluid', () => {
  it('an organism decides whatever else was found', () => {
    fc.assert(
      fc.property(input, (value) => {
        expect(answerCerebrospinal({ ...value, gram: true }).conclusion).toBe('细菌性脑膜炎（病原学阳性）');
      }),
      RUNS,
    );
  });

  it('corrected cells lie between 0 and the counted ones, and fall with more red cells', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 20000 }), (value, step) => {
        const cells = (rbc: number) => {
          const result = evaluate({ ...value, rbc, gram: true });
          return result.status === 'complete' ? (result.correctedWbc ?? Number.NaN) : Number.NaN;
        };
        const rbc = value.rbc ?? 0;
        expect(cells(rbc)).toBeGreaterThanOrEqual(0);
        expect(cells(rbc)).toBeLessThanOrEqual(value.wbc);
        expect(cells(rbc + step)).toBeLessThanOrEqual(cells(rbc));
      }),
      RUNS,
    );
  });

  it('more lactate or less glucose never lowers the bacterial score, more ADA never the tuberculous one', () => {
    fc.assert(
      fc.property(input, hundredths(5), (value, step) => {
        const { lactate, glucose, ada } = value;
        if (lactate !== null) {
          expect(score({ ...value, lactate: lactate + step }, 'bacterial')).toBeGreaterThanOrEqual(
            score(value, 'bacterial'),
          );
        }
        if (glucose !== null) {
          const lower = { ...value, glucose: Math.max(glucose - step, 0) };
          expect(score(lower, 'bacterial')).toBeGreaterThanOrEqual(score(value, 'bacterial'));
        }
        if (ada !== null) {
          expect(score({ ...value, ada: ada + step }, 'tuberculous')).toBeGreaterThanOrEqual(
            score(value, 'tuberculous'),
          );
        }
      }),
      RUNS,
    );
  });

  it('nothing is called unremarkable without cells and protein, or with a value known to be off', () => {
    fc.assert(
      fc.property(input, (value) => {
        if (!answerCerebrospinal(value).conclusion.startsWith('未见明显异常')) return;
        expect(value.protein ?? 9).toBeLessThanOrEqual(0.45);
        expect(value.pressure ?? 120).toBeGreaterThanOrEqual(80);
        expect(value.pressure ?? 120).toBeLessThanOrEqual(180);
        for (const item of ['wbc', 'protein']) {
          expect(answerCerebrospinal({ ...value, [item]: null }).conclusion).toBe('');
        }
      }),
      RUNS,
    );
  });

  it('what is missing of the basic items is named', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('rbc', 'glucose', 'serum_glucose', 'pressure', 'protein'), (value, item) => {
        expect(evaluate({ ...value, [item]: null }).missing).toContain(item);
      }),
      RUNS,
    );
  });

  it('a number as printed text says the same', () => {
    fc.assert(
      fc.property(input, (value) => {
        const printed = { ...value, wbc: String(value.wbc), protein: value.protein?.toFixed(2) ?? '' };
        expect(answerCerebrospinal(printed)).toEqual(answerCerebrospinal(value));
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the body holds', () => {
    const keys = [
      'wbc',
      'rbc',
      'neut_pct',
      'protein',
      'glucose',
      'serum_glucose',
      'gram',
      'xanthochromia',
      'csf_albumin',
      'serum_albumin',
      'age',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (body) => {
        expect(typeof answerCerebrospinal(body).conclusion).toBe('string');
      }),
      RUNS,
    );
  });
});
