import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { measured, NO_FACTS } from './ckd-facts.test-support.ts';
import { answerCkd } from './ckd-wire.ts';
import { evaluateCkd } from './ckd.ts';
import type { CkdFacts } from './ckd.ts';
import { ckdDistance } from './distance.ts';

const RUNS = { numRuns: 1000 };
const RISKS = ['low', 'medium', 'high', 'very_high'] as const;
const rank = (facts: CkdFacts): number => RISKS.findIndex((risk) => risk === evaluateCkd(facts).risk);

const egfr = fc.integer({ min: 1, max: 200 });
const acr = fc.integer({ min: 0, max: 20_000 });
const person = fc.record({
  ageYears: fc.integer({ min: 18, max: 110 }),
  sex: fc.constantFrom('male' as const, 'female' as const),
  creatinine: fc.integer({ min: 30, max: 1500 }),
});

describe('for any facts', () => {
  it('a lower eGFR and a higher ACR never lower the risk', () => {
    fc.assert(
      fc.property(egfr, acr, fc.nat(100), fc.nat(500), (gfr, ratio, fall, rise) => {
        const base = rank(measured(gfr, ratio));
        expect(rank(measured(Math.max(1, gfr - fall), ratio))).toBeGreaterThanOrEqual(base);
        expect(rank(measured(gfr, Math.min(20_000, ratio + rise)))).toBeGreaterThanOrEqual(base);
      }),
      RUNS,
    );
  });

  it('a higher creatinine and a higher age never raise the computed eGFR', () => {
    const of = (facts: Partial<CkdFacts>): number => evaluateCkd({ ...NO_FACTS, ...facts }).egfr ?? Number.NaN;
    fc.assert(
      fc.property(person, fc.nat(300), fc.nat(20), (one, more, years) => {
        const base = of(one);
        fc.pre(Number.isFinite(base));
        const worse = of({ ...one, creatinine: one.creatinine + more });
        const older = of({ ...one, ageYears: one.ageYears + years });
        if (Number.isFinite(worse)) expect(worse).toBeLessThanOrEqual(base);
        if (Number.isFinite(older)) expect(older).toBeLessThanOrEqual(base);
      }),
      RUNS,
    );
  });

  it('the unit changes neither eGFR nor albuminuria', () => {
    fc.assert(
      fc.property(person, acr, (one, ratio) => {
        const base = evaluateCkd({ ...NO_FACTS, ...one, acr: pointSet(ratio) });
        const other = evaluateCkd({
          ...NO_FACTS,
          ...one,
          creatinine: one.creatinine / 88.4,
          creatinineUnit: 'mg/dl',
          acr: pointSet(ratio / 8.84),
          acrUnit: 'mg/mmol',
        });
        expect([other.egfr, other.g, other.a, other.risk]).toEqual([base.egfr, base.g, base.a, base.risk]);
      }),
      RUNS,
    );
  });

  it('a missing axis never gives a risk, and keeps the other stage', () => {
    fc.assert(
      fc.property(egfr, acr, (gfr, ratio) => {
        const whole = evaluateCkd(measured(gfr, ratio));
        expect(evaluateCkd(measured(gfr, ratio, { acr: null }))).toMatchObject({ risk: null, g: whole.g, a: null });
        expect(evaluateCkd(measured(gfr, ratio, { egfr: null }))).toMatchObject({ risk: null, g: null, a: whole.a });
      }),
      RUNS,
    );
  });

  it('each step leads where it says, and no smaller whole step does', () => {
    const keys = { egfr: 'egfr', acr: 'acr' } as const;
    fc.assert(
      fc.property(egfr, fc.integer({ min: 0, max: 500 }), (gfr, ratio) => {
        const facts = measured(gfr, ratio);
        const { risk } = evaluateCkd(facts);
        const steps = ckdDistance(facts);
        fc.pre(steps.length > 0);
        for (const { item, from, to, risk: reached } of steps) {
          if (item === 'creatinine') continue;
          const at = (value: number) => evaluateCkd({ ...facts, [keys[item]]: pointSet(value) }).risk;
          expect(at(to)).toBe(reached);
          expect(reached).not.toBe(risk);
          const direction = Math.sign(to - from);
          for (let value = from; value !== to; value += direction) expect(at(value)).toBe(risk);
        }
      }),
      RUNS,
    );
  });

  it('a creatinine step leads where it says, and one step less does not', () => {
    fc.assert(
      fc.property(person, acr, (one, ratio) => {
        const facts: CkdFacts = { ...NO_FACTS, ...one, acr: pointSet(ratio) };
        const { risk } = evaluateCkd(facts);
        const steps = ckdDistance(facts).filter(({ item }) => item === 'creatinine');
        fc.pre(steps.length > 0);
        for (const step of steps) {
          const less = step.to - Math.sign(step.to - step.from);
          expect(evaluateCkd({ ...facts, creatinine: step.to }).risk).toBe(step.risk);
          expect(evaluateCkd({ ...facts, creatinine: less }).risk).toBe(risk);
        }
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the input holds', () => {
    const names = ['age', 'sex', 'egfr', 'creatinine', 'creatinine_unit', 'acr', 'acr_unit', 'aer', 'pcr', 'dipstick'];
    const input = fc.dictionary(fc.constantFrom(...names, 'previous_egfr', 'equation'), fc.anything());
    fc.assert(
      fc.property(input, (body) => {
        expect(typeof answerCkd(body).conclusion).toBe('string');
      }),
      RUNS,
    );
  });
});
