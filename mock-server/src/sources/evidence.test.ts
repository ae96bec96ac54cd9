import { CATALOGUE, findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice, evidenceFor, overlapOf, suggestionsFor, type Sample } from './evidence.ts';

const item = (code: string) => {
  const found = findItem(code);
  if (!found) throw new Error(`there is no ${code}`);
  return found;
};
const sample = (part: Partial<Sample>): Sample => ({
  name: '',
  code: '',
  specimen: '血清',
  unit: 'pg/mL',
  values: [],
  ...part,
});
const none = () => [];

describe('the coefficient of Dice', () => {
  // L. R. Dice, Ecology 1945;26:297; the worked example is usual for strings: night and nacht share one of four pairs each.
  test('night and nacht', () => expect(dice('night', 'nacht')).toBe(0.25));
  test('does not see what spellings differ in', () =>
    expect(dice('促甲状腺素（超敏）。', '促甲状腺素 (超敏)')).toBe(1));
});

describe('what is excluded', () => {
  test('a specimen of another origin', () => {
    expect(evidenceFor(sample({ name: 'NT-proBNP', specimen: '尿液' }), item('NTPROBNP'), none)).toBeUndefined();
  });
  test('a unit of another dimension', () => {
    expect(evidenceFor(sample({ name: 'NT-proBNP', unit: 'U/L' }), item('NTPROBNP'), none)).toBeUndefined();
  });
});

describe('the weights', () => {
  test('without a distribution name and unit carry its half: 0.45, 0.1, 0.45', () => {
    const found = evidenceFor(sample({ name: 'BNP', code: 'BNP', specimen: '血浆' }), item('BNP'), none);
    expect(found).toMatchObject({ name: 1, specimen: 'same', unit: 'same', overlap: undefined });
    expect(found?.score).toBeCloseTo(0.45 + 0.1 + 0.45);
  });
  test('with twenty values the distribution counts half', () => {
    const values = Array.from({ length: 20 }, (_, index) => 100 + index);
    const found = evidenceFor(sample({ name: '氨基末端脑钠肽前体', values }), item('NTPROBNP'), () => values);
    expect(found).toMatchObject({ name: 1, overlap: 1, known: 20 });
    expect(found?.score).toBeCloseTo(1);
  });
  test('where the hospital knows fewer than twenty results, the share inside the interval of the catalogue stands in', () => {
    const values = [...Array.from({ length: 15 }, () => 50), ...Array.from({ length: 5 }, () => 500)];
    expect(evidenceFor(sample({ name: 'x', values }), item('NTPROBNP'), none)).toMatchObject({
      overlap: 0.75,
      known: 0,
    });
  });
});

test('values say NT-proBNP where the name says BNP', () => {
  const values = Array.from({ length: 40 }, (_, index) => 200 * 1.1 ** index);
  const known: Record<string, number[]> = {
    NTPROBNP: values.map((value) => value * 1.05),
    BNP: values.map((value) => value / 40),
  };
  const found = suggestionsFor(sample({ name: 'B型钠尿肽(FIA)', code: 'BNPF', values }), (code) => known[code] ?? []);
  expect(found.map(({ item: { code } }) => code)[0]).toBe('NTPROBNP');
  expect(found.find(({ item: { code } }) => code === 'BNP')?.name).toBeGreaterThan(found[0]?.name ?? 1);
});

test.each(['促甲状腺素(超敏)', '超敏促甲状腺素', '促甲状腺激素'])(
  '%s is TSH before its receptor, however its results are spread',
  (name) => {
    const values = Array.from({ length: 40 }, (_, index) => 0.2 + index * 0.2);
    const codes = suggestionsFor(sample({ name, unit: 'mIU/L', values }), none).map(({ item: { code } }) => code);
    expect(codes[0]).toBe('TSH');
  },
);

test('an interval without a lower bound does not hold what is a thousandth of it', () => {
  const values = Array.from({ length: 40 }, (_, index) => 0.2 + index * 0.2);
  // In mIU/L; the receptor antibody is told in IU/L.
  expect(evidenceFor(sample({ name: 'x', unit: 'mIU/L', values }), item('TRAB'), none)?.overlap).toBe(0);
  expect(evidenceFor(sample({ name: 'x', unit: 'IU/L', values }), item('TRAB'), none)?.overlap).toBeGreaterThan(0.1);
});

const positives = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { maxLength: 60 });

test('whatever is compared, every score lies between 0 and 1, and histograms overlap alike both ways', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ maxLength: 20 }),
        code: fc.string({ maxLength: 8 }),
        specimen: fc.constantFrom('', '血清', '血浆', '尿液', '全血'),
        unit: fc.constantFrom('', 'mmol/L', 'U/L', 'pg/mL', 'mg/L'),
        values: positives,
      }),
      positives,
      fc.constantFrom(...CATALOGUE.slice(0, 60)),
      (given, known, target) => {
        const found = evidenceFor(given, target, () => known);
        if (found === undefined) return;
        for (const score of [found.name, found.score, found.overlap ?? 0]) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(overlapOf(given.values, known)).toBeCloseTo(overlapOf(known, given.values));
      },
    ),
    { numRuns: 300 },
  );
});
