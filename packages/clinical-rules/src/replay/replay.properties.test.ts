import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlainInput } from '../core/rule.ts';
import { FACTOR_LISTS, FACTOR_OPTIONS } from '../covid19/options.ts';
import { isSameAnswer, versionOn } from './replay.ts';
import { REPLAY_RULES } from './replay-rules.ts';
import { SAVED_RULE_VERSIONS } from './rule-versions.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const YES_NO = maybe(fc.constantFrom('有', '无', ''));
const cell = fc.record({
  original_result: fc.constantFrom('', '28', '61.5', '430'),
  range_lower: fc.constantFrom('', '65'),
  range_upper: fc.constantFrom('', '85', '250'),
});

/** Forms of each tool, filled in part. */
const FORMS: Readonly<Record<string, fc.Arbitrary<PlainInput>>> = {
  grace: fc.record({
    age: maybe(fc.integer({ min: 10, max: 125 })),
    heart_rate: maybe(fc.integer({ min: 10, max: 310 })),
    blood_pressure: maybe(fc.integer({ min: 5, max: 310 })),
    blood_pressure_unit: fc.constantFrom('mmHg', 'kPa'),
    serum_creatinine: maybe(fc.double({ min: 0, max: 2100, noNaN: true })),
    serum_creatinine_unit: fc.constantFrom('μmol/L', 'mg/dl'),
    kill_ip_rank: maybe(fc.integer({ min: 1, max: 4 })),
    cardiac_arrest: fc.boolean(),
    st_down: fc.boolean(),
    cardiac_enzymes_high: fc.boolean(),
    evidences: fc.array(
      fc.record({ name: fc.constant('肌钙蛋白T'), result: fc.constant('0.9'), unit: fc.constant('') }),
    ),
  }),
  pleural: fc.record({
    total_protein: cell,
    protein_quantification: cell,
    blood_lactate_dehydrogenase: cell,
    fluid_lactate_dehydrogenase: cell,
    fluid_ada: maybe(fc.integer({ min: 0, max: 90 })),
  }),
  'thyroid-followup': fc.record({
    age: maybe(fc.integer({ min: 1, max: 100 })),
    weight: maybe(fc.integer({ min: 30, max: 150 })),
    lymph_metastasis: maybe(fc.integer({ min: 0, max: 12 })),
    capsular_invasion: YES_NO,
    operation: maybe(fc.constantFrom('单侧切除', '双侧切除')),
    months_since_surgery: maybe(fc.integer({ min: 0, max: 90 })),
    palpitation: YES_NO,
    heart_disease: YES_NO,
    tsh: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
    ft3: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
    ft4: maybe(fc.double({ min: 0, max: 50, noNaN: true })),
    tsh_lower_limit: maybe(fc.constant(0.27)),
    is_dose_changed: fc.boolean(),
  }),
  covid19: fc.record({
    age: maybe(fc.integer({ min: 0, max: 110 })),
    gender: fc.constantFrom('男', '女', ''),
    weight: maybe(fc.integer({ min: 20, max: 200 })),
    height: maybe(fc.integer({ min: 100, max: 220 })),
    pul_ct_abnormality: maybe(fc.boolean()),
    paO2: maybe(fc.integer({ min: 20, max: 150 })),
    fiO2: maybe(fc.integer({ min: 15, max: 100 })),
    ...Object.fromEntries(
      FACTOR_LISTS.map((list) => [list, maybe(fc.subarray(FACTOR_OPTIONS[list].map(({ key }) => key)))]),
    ),
    inspection: fc.constantFrom([], [{ key: 'lymphocyte', value: 1 }]),
    imaging_evaluation: fc.record({ left_upper_blade: maybe(fc.integer({ min: 0, max: 100 })) }),
  }),
};

test('forms of every tool that saves are made', () => {
  expect(Object.keys(FORMS).toSorted()).toEqual(REPLAY_RULES.map(({ slug }) => slug).toSorted());
});

test.each(SAVED_RULE_VERSIONS)(
  '$slug $version: a form that was stored and read again gives the same answer',
  (version) => {
    const form = FORMS[version.slug];
    if (form === undefined) throw new Error(version.slug);
    fc.assert(
      fc.property(form, (input) => {
        const then = version.answer(input);
        const stored = JSON.parse(JSON.stringify({ input, then })) as { input: PlainInput; then: typeof then };
        expect(isSameAnswer(stored.then, version.answer(stored.input))).toBe(true);
        // Something is always said: an answer, or why there is none.
        expect(then.rows.length > 0).toBe(then.problem === '');
      }),
    );
  },
);

test.each(REPLAY_RULES)('$slug: two forms whose rows are the same are judged alike', ({ slug, inputs }) => {
  const form = FORMS[slug];
  const version = versionOn(SAVED_RULE_VERSIONS, slug, '2025-11-18');
  if (form === undefined || version === undefined) throw new Error(slug);
  const seen = new Map<string, ReturnType<typeof version.answer>>();
  fc.assert(
    fc.property(form, (input) => {
      const text = JSON.stringify(inputs(input));
      const before = seen.get(text) ?? version.answer(input);
      seen.set(text, before);
      expect(version.answer(input)).toEqual(before);
    }),
  );
  expect(seen.size).toBeGreaterThan(10);
});

test.each(REPLAY_RULES)('$slug: nothing throws, whatever a stored form holds', ({ slug, inputs }) => {
  const versions = SAVED_RULE_VERSIONS.filter((version) => version.slug === slug);
  expect(versions.length).toBeGreaterThan(0);
  const keys = fc.constantFrom(
    'age',
    'evidences',
    'total_protein',
    'tsh',
    'inspection',
    'imaging_evaluation',
    'gender',
  );
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (input) => {
      expect(inputs(input).flatMap(({ label, value }) => [label, value])).not.toContain('');
      for (const { answer } of versions) expect(answer(input)).toHaveProperty('rows');
    }),
  );
});
