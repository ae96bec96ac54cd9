import { describe, expect, it } from 'vitest';
import { pleuralDistance } from './distance.ts';
import { evaluatePleural } from './pleural.ts';
import type { PleuralFacts } from './pleural.ts';

/** All three ratios below their limits: 30/70, 100/200, 100/250. */
const TRANSUDATE: PleuralFacts = {
  serumProtein: 70,
  fluidProtein: 30,
  serumLdh: 200,
  fluidLdh: 100,
  serumLdhUpper: 250,
};

const met = (change: Partial<PleuralFacts>) =>
  evaluatePleural({ ...TRANSUDATE, ...change }).criteria.map(({ isMet }) => isMet);

// Light 1972: all strictly above.
describe("Light's criteria", () => {
  it.each([
    [34.9, false],
    [35, false],
    [35.01, true],
  ])('a fluid protein of %d g/L against 70: %s', (fluidProtein, isMet) => {
    expect(met({ fluidProtein })[0]).toBe(isMet);
  });

  it.each([
    [119.99, false],
    [120, false],
    [120.01, true],
  ])('a fluid LDH of %d U/L against 200: %s', (fluidLdh, isMet) => {
    expect(met({ fluidLdh })[1]).toBe(isMet);
  });

  it.each([
    [159.99, false],
    [160, false],
    [160.01, true],
  ])('a fluid LDH of %d U/L against an upper limit of 240: %s', (fluidLdh, isMet) => {
    expect(met({ fluidLdh, serumLdhUpper: 240 })[2]).toBe(isMet);
  });

  it('never decide by a rounded ratio', () => {
    // 0.3 of 0.6 and 33.3 of 55.5 are exactly one half and 0.6 where binary fractions are not.
    expect(met({ serumProtein: 60.6, fluidProtein: 30.3 })[0]).toBe(false);
    expect(met({ serumLdh: 55.5, fluidLdh: 33.3 })[1]).toBe(false);
  });
});

describe('the decision', () => {
  it('is an exudate by any one, a transudate by none of three', () => {
    expect(evaluatePleural(TRANSUDATE)).toMatchObject({ diagnosis: 'transudate', metCount: 0, missing: [] });
    expect(evaluatePleural({ ...TRANSUDATE, fluidLdh: 121 })).toMatchObject({ diagnosis: 'exudate', metCount: 1 });
    expect(evaluatePleural({ ...TRANSUDATE, fluidLdh: 180, fluidProtein: 40 }).metCount).toBe(3);
  });

  it.each([
    ['the protein pair', { serumLdh: null, fluidLdh: null, fluidProtein: 40 }, ['R2', 'R3']],
    ['the LDH pair', { serumProtein: null, fluidProtein: null, fluidLdh: 150 }, ['R1']],
    ['fluid LDH alone', { serumProtein: null, fluidProtein: null, serumLdh: null, fluidLdh: 167 }, ['R1', 'R2']],
  ])('can rest on %s alone', (_, change, missing) => {
    const result = evaluatePleural({ ...TRANSUDATE, ...change });
    expect(result).toMatchObject({ diagnosis: 'exudate', missing });
    expect(result.reviewNotes).toContain('pleural_partial');
  });

  it.each(['serumProtein', 'fluidProtein', 'serumLdh', 'fluidLdh'])(
    'is open when %s of a negative is missing',
    (name) => {
      expect(evaluatePleural({ ...TRANSUDATE, [name]: null })).toMatchObject({ diagnosis: null, status: 'incomplete' });
    },
  );

  it('does not divide by a serum LDH of 0', () => {
    expect(met({ serumLdh: 0 })).toEqual([false, null, false]);
  });
});

describe('the upper limit of serum LDH', () => {
  it('is the printed one, else 250 U/L and marked', () => {
    expect(evaluatePleural(TRANSUDATE)).toMatchObject({ upperLimit: 250, upperLimitSource: 'report', reviewNotes: [] });
    for (const serumLdhUpper of [null, 0]) {
      const result = evaluatePleural({ ...TRANSUDATE, serumLdhUpper });
      expect(result).toMatchObject({ upperLimit: 250, upperLimitSource: 'default' });
      expect(result.reviewNotes).toEqual(['pleural_default_uln']);
    }
  });
});

it('names no default that was not used', () => {
  expect(evaluatePleural({ ...TRANSUDATE, serumLdhUpper: null, fluidLdh: null }).reviewNotes).toEqual([]);
});

describe('the hint at a treated transudate', () => {
  it.each([
    [44, 31, false],
    [43.9, 31.1, true],
  ])('a fluid protein of %d g/L against 75: gradient %d, %s', (fluidProtein, gradient, isPseudoExudate) => {
    const result = evaluatePleural({ ...TRANSUDATE, serumProtein: 75, fluidProtein });
    expect(result).toMatchObject({ diagnosis: 'exudate', isPseudoExudate });
    expect(result.proteinGradient).toBeCloseTo(gradient, 6);
  });

  it('also rests on the albumin gradient, and never speaks of a transudate', () => {
    const exudate = { ...TRANSUDATE, fluidProtein: 45 };
    expect(evaluatePleural({ ...exudate, albuminGradient: 12 }).isPseudoExudate).toBe(false);
    expect(evaluatePleural({ ...exudate, albuminGradient: 12.1 }).isPseudoExudate).toBe(true);
    expect(evaluatePleural(TRANSUDATE)).toMatchObject({ proteinGradient: 40, isPseudoExudate: false });
  });
});

it.each([
  ['serumProtein', 19.9, 20, 'total_protein'],
  ['serumProtein', 120.1, 120, 'total_protein'],
  ['fluidProtein', -0.1, 0, 'protein_quantification'],
  ['fluidProtein', 100.1, 100, 'protein_quantification'],
  ['serumLdh', 20_001, 20_000, 'blood_lactate_dehydrogenase'],
  ['fluidLdh', 20_001, 20_000, 'fluid_lactate_dehydrogenase'],
])('%s of %d is implausible, of %d plausible', (name, beyond, within, item) => {
  expect(evaluatePleural({ ...TRANSUDATE, [name]: beyond }).invalid).toEqual([item]);
  expect(evaluatePleural({ ...TRANSUDATE, [name]: within }).invalid).toEqual([]);
});

describe('distance to the other decision', () => {
  it('finds for each value the smallest change that alone reaches it', () => {
    // Fluid protein above 35, serum protein below 60, serum LDH below 166.7; fluid LDH above 120 comes before 166.7.
    expect(pleuralDistance(TRANSUDATE)).toEqual([
      { item: 'total_protein', from: 70, to: 59.9, unit: 'g/L', diagnosis: 'exudate' },
      { item: 'protein_quantification', from: 30, to: 35.1, unit: 'g/L', diagnosis: 'exudate' },
      { item: 'blood_lactate_dehydrogenase', from: 200, to: 166, unit: 'U/L', diagnosis: 'exudate' },
      { item: 'fluid_lactate_dehydrogenase', from: 100, to: 121, unit: 'U/L', diagnosis: 'exudate' },
    ]);
  });

  it('leaves out a value that cannot undo every criterion', () => {
    const byProtein = { ...TRANSUDATE, fluidProtein: 40 };
    expect(pleuralDistance(byProtein).map(({ item, to }) => [item, to])).toEqual([
      ['total_protein', 80],
      ['protein_quantification', 35],
    ]);
    expect(pleuralDistance({ ...byProtein, fluidLdh: 300 })).toEqual([]);
  });

  it('has none without a conclusion, and none from an exudate that rests on part of the values', () => {
    expect(pleuralDistance({ ...TRANSUDATE, fluidLdh: null })).toEqual([]);
    expect(pleuralDistance({ ...TRANSUDATE, fluidProtein: 40, serumLdh: null, fluidLdh: null })).toEqual([]);
  });
});
