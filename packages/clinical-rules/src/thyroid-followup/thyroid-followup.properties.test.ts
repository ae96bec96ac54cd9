import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADRENERGIC_SYMPTOMS, NO_THYROID_FACTS, THYROID_CONDITIONS } from './thyroid-followup-facts.ts';
import type { ThyroidFacts } from './thyroid-followup-facts.ts';
import { answerThyroidFollowUp } from './thyroid-followup-wire.ts';
import { evaluateThyroidFollowUp } from './thyroid-followup.ts';
import type { ThyroidResult } from './thyroid-followup.ts';

const RUNS = { numRuns: 1000 };
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const flag = maybe(fc.boolean());
const symptoms = fc.record({ palpitation: flag, insomnia: flag, flushing: flag, diarrhea: flag, anxiety: flag });
const conditions = fc.record({
  heart_disease: flag,
  postmenopausal: flag,
  osteoporosis: flag,
  cv_risk: flag,
  osteopenia: flag,
  high_risk_feature: flag,
});
const hormone = (max: number) => maybe(fc.integer({ min: 0, max }).map((value) => value / 100));

const facts: fc.Arbitrary<ThyroidFacts> = fc.record({
  ageYears: maybe(fc.integer({ min: 0, max: 110 })),
  lymphMetastases: maybe(fc.integer({ min: 0, max: 9 })),
  hasCapsularInvasion: flag,
  symptoms,
  conditions,
  tsh: hormone(600),
  ft3: hormone(1500),
  ft4: hormone(5000),
  limits: fc.constant(NO_THYROID_FACTS.limits),
  weightKg: maybe(fc.integer({ min: 1, max: 200 })),
  isTotalThyroidectomy: flag,
  monthsSinceSurgery: maybe(fc.integer({ min: 0, max: 120 })),
  isDoseChanged: fc.boolean(),
});
const guideline = fc.constantFrom('2012' as const, '2023' as const);

const RECURRENCE_ORDER = ['low', 'intermediate', 'intermediate_or_high', 'high'];
const TIER_ORDER = ['low', 'intermediate', 'high'];

function recurrenceRank(result: ThyroidResult): number {
  return RECURRENCE_ORDER.indexOf(result.recurrence);
}

it('nothing throws, whatever the body holds', () => {
  const key = fc.constantFrom(
    'age',
    'tsh',
    'tsh_unit',
    'ft4',
    'ft4_unit',
    'weight',
    'symptoms',
    'operation',
    'anxiety',
  );
  fc.assert(
    fc.property(fc.dictionary(key, fc.anything()), guideline, (body, edition) => {
      expect(answerThyroidFollowUp(body, { guideline: edition }).recurrence).not.toBe('');
    }),
    RUNS,
  );
});

it('an age, a symptom, a disease or a lymph node more never lowers a risk', () => {
  fc.assert(
    fc.property(
      facts,
      guideline,
      fc.constantFrom(...ADRENERGIC_SYMPTOMS),
      fc.constantFrom(...THYROID_CONDITIONS),
      fc.integer({ min: 1, max: 40 }),
      (value, edition, symptom, condition, step) => {
        const base = evaluateThyroidFollowUp(value, { guideline: edition });
        const worse: ThyroidFacts[] = [
          { ...value, ageYears: value.ageYears === null ? null : value.ageYears + step },
          { ...value, symptoms: { ...value.symptoms, [symptom]: true } },
          { ...value, conditions: { ...value.conditions, [condition]: true } },
          { ...value, lymphMetastases: (value.lymphMetastases ?? 0) + step },
        ];
        for (const one of worse) {
          const result = evaluateThyroidFollowUp(one, { guideline: edition });
          expect(recurrenceRank(result)).toBeGreaterThanOrEqual(recurrenceRank(base));
          if (base.sideEffect === null || result.sideEffect === null) continue;
          expect(TIER_ORDER.indexOf(result.sideEffect)).toBeGreaterThanOrEqual(TIER_ORDER.indexOf(base.sideEffect));
        }
      },
    ),
    RUNS,
  );
});

it('a higher TSH never makes it lower: too low, on target, too high in this order', () => {
  const order = ['too_low', 'on_target', 'too_high'];
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 300 }), (value, step) => {
      const tsh = value.tsh ?? 0;
      const [before, after] = [tsh, tsh + step / 100].map(
        (one) => evaluateThyroidFollowUp({ ...value, tsh: one }).tshStatus,
      );
      if (before == null || after == null) return;
      expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
    }),
    RUNS,
  );
});

it('the unit does not change the answer', () => {
  fc.assert(
    fc.property(
      facts.filter(({ tsh, ft3, ft4 }) => tsh !== null && ft3 !== null && ft4 !== null),
      (value) => {
        const { tsh, ft3, ft4 } = value;
        const form = { age: value.ageYears, lymph_metastasis: value.lymphMetastases, tsh, ft3, ft4 };
        const other = {
          ...form,
          tsh_unit: 'μIU/mL',
          ft3: (ft3 ?? 0) / 1.536,
          ft3_unit: 'pg/mL',
          ft4: (ft4 ?? 0) / 12.87,
          ft4_unit: 'ng/dL',
        };
        const one = answerThyroidFollowUp(form);
        const two = answerThyroidFollowUp(other);
        expect([two.status, two.overtreatment, two.advice]).toEqual([one.status, one.overtreatment, one.advice]);
      },
    ),
    RUNS,
  );
});

it('leaving out an input never lowers a risk without naming it', () => {
  const field = fc.constantFrom('ageYears', 'lymphMetastases', 'hasCapsularInvasion', 'tsh', 'ft3', 'ft4');
  fc.assert(
    fc.property(facts, field, guideline, (value, name, edition) => {
      const base = evaluateThyroidFollowUp(value, { guideline: edition });
      const less = evaluateThyroidFollowUp({ ...value, [name]: null }, { guideline: edition });
      const isLower =
        recurrenceRank(less) < recurrenceRank(base) ||
        (base.sideEffect !== null && less.sideEffect !== base.sideEffect) ||
        (base.isOvertreated && !less.isOvertreated);
      if (isLower) expect(less.missing.length).toBeGreaterThan(0);
    }),
    RUNS,
  );
});
