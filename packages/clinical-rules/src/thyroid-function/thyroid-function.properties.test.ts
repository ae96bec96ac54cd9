import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerThyroidFunction, readThyroidFunctionInput } from './thyroid-function-wire.ts';
import { evaluateThyroidFunction } from './thyroid-function.ts';

const RUNS = { numRuns: 1000 };
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const input = fc.record({
  tsh: fc.oneof(hundredths(1), hundredths(20)),
  ft4: hundredths(40),
  ft3: maybe(hundredths(15)),
  tpoab: maybe(hundredths(200)),
  tgab: maybe(hundredths(300)),
  trab: maybe(hundredths(10)),
  pregnant_status: fc.constantFrom(0, 1, 2, 3, 4),
});

const evaluate = (value: object) => evaluateThyroidFunction(readThyroidFunctionInput({ ...value }));
const TREATMENT = [null, 'monitor', 'consider_levothyroxine', 'levothyroxine'] as const;

describe('for any values', () => {
  it('there is a diagnosis whenever TSH and FT4 are numbers, and none when one is missing', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('tsh', 'ft4'), (value, item) => {
        expect(evaluate(value).status).toBe('complete');
        expect(evaluate({ ...value, [item]: null })).toMatchObject({ status: 'incomplete', missing: [item] });
      }),
      RUNS,
    );
  });

  it('more TSH never asks for less treatment while FT4 is normal', () => {
    fc.assert(
      fc.property(input, hundredths(10), fc.constantFrom(1, 2, 3), (value, step, pregnant_status) => {
        const treatment = (tsh: number) => {
          const result = evaluate({ ...value, ft4: 16, tsh, pregnant_status });
          return result.status === 'complete' ? TREATMENT.indexOf(result.treatment ?? null) : -1;
        };
        expect(treatment(value.tsh + step)).toBeGreaterThanOrEqual(treatment(value.tsh));
      }),
      RUNS,
    );
  });

  it('the number as printed text says the same', () => {
    fc.assert(
      fc.property(input, (value) => {
        const printed = { ...value, tsh: String(value.tsh), ft4: value.ft4.toFixed(2) };
        expect(answerThyroidFunction(printed)).toEqual(answerThyroidFunction(value));
      }),
      RUNS,
    );
  });

  it('a test that is taken away is named, and no antibody makes a diagnosis by being absent', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('ft3', 'tpoab', 'tgab', 'trab'), (value, item) => {
        const without = evaluate({ ...value, [item]: null });
        expect(without.missing).toContain(item);
        if (without.status !== 'complete' || item === 'ft3') return;
        // Early in pregnancy a negative TRAb decides what a missing one leaves open.
        if (without.diagnosis === 'pregnancy_undecided' && item === 'trab') return;
        const negative = evaluate({ ...value, [item]: 0 });
        expect(negative.status === 'complete' && negative.diagnosis).toBe(without.diagnosis);
      }),
      RUNS,
    );
  });

  it('after delivery the answer is that of a woman who is not pregnant, but for the status', () => {
    fc.assert(
      fc.property(input, (value) => {
        const after = answerThyroidFunction({ ...value, pregnant_status: 4 });
        expect(after.conclusion).toBe(answerThyroidFunction({ ...value, pregnant_status: 0 }).conclusion);
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the body holds', () => {
    const keys = ['tsh', 'ft4', 'ft3', 'tpoab', 'trab', 'pregnant_status', 'tsh_range', 'tsh_range_trimester'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (body) => {
        expect(typeof answerThyroidFunction(body).conclusion).toBe('string');
      }),
      RUNS,
    );
  });
});
