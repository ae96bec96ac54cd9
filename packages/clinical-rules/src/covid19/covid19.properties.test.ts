import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerCovid19 } from './covid19-wire.ts';
import { evaluateCovid19, NO_COVID_FACTS } from './covid19.ts';
import type { CovidFacts, CovidType } from './covid19.ts';
import { LOBES, lobeScore } from './imaging.ts';
import { bodyMassIndex, pCF } from './measures.ts';
import { FACTOR_LISTS, FACTOR_OPTIONS } from './options.ts';
import type { FactorList } from './options.ts';

const RUNS = { numRuns: 1000 };
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const keys = (list: FactorList) => maybe(fc.subarray(FACTOR_OPTIONS[list].map(({ key }) => key)));
const percent = maybe(fc.integer({ min: 0, max: 100 }));

const facts: fc.Arbitrary<CovidFacts> = fc.record({
  ageYears: maybe(fc.integer({ min: 0, max: 110 })),
  sex: fc.constantFrom('male' as const, 'female' as const, null),
  weightKg: maybe(fc.integer({ min: 20, max: 200 })),
  heightCm: maybe(fc.integer({ min: 100, max: 220 })),
  hasCtAbnormality: maybe(fc.boolean()),
  factors: fc.record(
    Object.fromEntries(FACTOR_LISTS.map((list) => [list, keys(list)])) as Record<FactorList, ReturnType<typeof keys>>,
  ),
  paO2: maybe(fc.integer({ min: 20, max: 150 })),
  fiO2: maybe(fc.integer({ min: 15, max: 100 })),
  altitudeM: fc.constant(null),
  atmosphericPressureMmHg: fc.constant(null),
  respiratoryRatePerMin: maybe(fc.integer({ min: 8, max: 60 })),
  spO2: maybe(fc.integer({ min: 60, max: 100 })),
  hasHighFeverOver3Days: maybe(fc.boolean()),
  hasCoughOrDyspnoea: maybe(fc.boolean()),
  lobes: fc.record(
    Object.fromEntries(LOBES.map((lobe) => [lobe, percent])) as Record<(typeof LOBES)[number], typeof percent>,
  ),
  warnings: fc.constant(NO_COVID_FACTS.warnings),
});
const edition = fc.constantFrom(9 as const, 10 as const);

const ORDER: readonly CovidType[] = ['mild', 'moderate', 'severe', 'critical'];
const rank = (type: CovidType): number => ORDER.indexOf(type);

it('nothing throws, whatever the body holds', () => {
  const key = fc.constantFrom('age', 'gender', 'weight', 'height', 'paO2', 'fiO2', 'severe_factor', 'immune', 'lobes');
  fc.assert(
    fc.property(fc.dictionary(key, fc.anything()), fc.anything(), (body, imaging_evaluation) => {
      expect(answerCovid19({ ...body, imaging_evaluation }).results).toHaveLength(1);
    }),
    RUNS,
  );
});

it('leaving out an input keeps or lowers the type, and then names what is missing', () => {
  const field = fc.constantFrom('hasCtAbnormality', 'paO2', 'fiO2');
  fc.assert(
    fc.property(facts, field, edition, (value, name, by) => {
      const base = evaluateCovid19(value, { edition: by });
      const less = evaluateCovid19({ ...value, [name]: null }, { edition: by });
      expect(rank(less.type)).toBeLessThanOrEqual(rank(base.type));
      if (less.type !== base.type) expect(less.status).toBe('incomplete');
    }),
    RUNS,
  );
});

it('a list that is left out is named whenever the type falls', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom('illness_factor' as const, 'severe_factor' as const), (value, list) => {
      const base = evaluateCovid19(value);
      const less = evaluateCovid19({ ...value, factors: { ...value.factors, [list]: null } });
      if (less.type !== base.type) expect(less.missing).toContain(list);
    }),
    RUNS,
  );
});

it('worse oxygen, faster breathing or another factor never lowers the type', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 30 }), edition, (value, step, by) => {
      const base = rank(evaluateCovid19(value, { edition: by }).type);
      const worse: CovidFacts[] = [
        { ...value, paO2: value.paO2 === null ? null : Math.max(value.paO2 - step, 1) },
        { ...value, spO2: value.spO2 === null ? null : value.spO2 - step },
        {
          ...value,
          respiratoryRatePerMin: value.respiratoryRatePerMin === null ? null : value.respiratoryRatePerMin + step,
        },
        { ...value, hasCtAbnormality: true },
        { ...value, factors: { ...value.factors, severe_factor: [1, 2, 3, 4] } },
        { ...value, factors: { ...value.factors, illness_factor: [1] } },
      ];
      for (const one of worse) expect(rank(evaluateCovid19(one, { edition: by }).type)).toBeGreaterThanOrEqual(base);
    }),
    RUNS,
  );
});

it('age adds to the factors, never takes one away except pregnancy', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 40 }), edition, (value, step, by) => {
      const older = value.ageYears === null ? null : value.ageYears + step;
      const before = evaluateCovid19(value, { edition: by }).highRisk.filter((item) => item !== 'personal_history:2');
      const after = evaluateCovid19({ ...value, ageYears: older }, { edition: by }).highRisk;
      expect(after).toEqual(expect.arrayContaining(before));
    }),
    RUNS,
  );
});

it('more of a lobe never lowers its score', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(lobeScore);
      expect(more ?? -1).toBeGreaterThanOrEqual(less ?? -1);
    }),
    RUNS,
  );
});

it('the body mass index is floored exactly, as whole numbers give it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 30_000 }), fc.integer({ min: 4000, max: 25_000 }), (grams10, height100) => {
      // weight in 0.01 kg and height in 0.01 cm: index × 100 = w × 10^8 / h².
      const exact = (BigInt(grams10) * 100_000_000n) / (BigInt(height100) * BigInt(height100));
      expect(bodyMassIndex(grams10 / 100, height100 / 100)).toBeCloseTo(Number(exact) / 100, 9);
    }),
    RUNS,
  );
});

it('the ratio is rounded half up exactly, as whole numbers give it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 6000 }), fc.integer({ min: 200, max: 1000 }), (pressure10, fraction10) => {
      // ratio × 100 = p × 10^4 / f, rounded half up.
      const exact = (BigInt(pressure10) * 20_000n + BigInt(fraction10)) / (BigInt(fraction10) * 2n);
      expect(pCF(pressure10 / 10, fraction10 / 10)).toBeCloseTo(Number(exact) / 100, 9);
    }),
    RUNS,
  );
});
