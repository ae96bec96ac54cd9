import { describe, expect, it } from 'vitest';
import { pleuralDistance } from './distance.ts';
import { answerPleural, readPleuralInput } from './pleural-wire.ts';
import { evaluatePleural } from './pleural.ts';
import type { PleuralFacts } from './pleural.ts';

/** All three ratios below their limits: 30/70, 100/400, 100/240. */
const TRANSUDATE: PleuralFacts = {
  serumProtein: 70,
  fluidProtein: 30,
  serumLdh: 400,
  fluidLdh: 100,
  serumLdhUpper: 240,
};
const steps = (change: Partial<PleuralFacts>) =>
  Object.fromEntries(pleuralDistance({ ...TRANSUDATE, ...change }).map(({ item, to }) => [item, to]));

it('names its rule, edition and source, and whether it is whole', () => {
  expect(evaluatePleural(TRANSUDATE)).toMatchObject({
    ruleId: 'pleural',
    ruleVersion: '1972.2',
    source: 'Light RW, et al. Ann Intern Med 1972;77:507-513',
    status: 'complete',
  });
  expect(evaluatePleural({ ...TRANSUDATE, fluidLdh: null })).toMatchObject({ status: 'incomplete', diagnosis: null });
});

describe('the way to the other conclusion', () => {
  it('takes the nearer of two limits: two thirds of 240 come before three fifths of 400', () => {
    expect(steps({}).fluid_lactate_dehydrogenase).toBe(161);
    expect(steps({ serumLdh: 200, serumLdhUpper: 360 }).fluid_lactate_dehydrogenase).toBe(121);
  });

  it('leaves out a value that cannot be', () => {
    expect(steps({ serumProtein: 130, fluidLdh: 200 })).not.toHaveProperty('total_protein');
  });

  it('of one value without its partner is that of the limits there are', () => {
    expect(steps({ serumProtein: null, fluidLdh: 200 })).toEqual({});
    expect(steps({ serumLdh: null, fluidProtein: 40 })).toEqual({});
  });
});

describe('a treated transudate', () => {
  const pseudo = (change: Partial<PleuralFacts>) => evaluatePleural({ ...TRANSUDATE, ...change }).isPseudoExudate;

  it.each<[Partial<PleuralFacts>, boolean]>([
    [{ fluidLdh: 161 }, true],
    [{}, false],
    [{ fluidLdh: 161, serumProtein: 60 }, false],
    [{ fluidLdh: 161, serumProtein: null }, false],
    [{ fluidLdh: 161, fluidProtein: null }, false],
    [{ fluidLdh: 161, serumProtein: null, albuminGradient: 13 }, true],
    [{ fluidLdh: 161, serumProtein: null, albuminGradient: null }, false],
  ])('%j: %s', (change, isPseudo) => {
    expect(pseudo(change)).toBe(isPseudo);
  });
});

describe('the wire', () => {
  const VALUES = {
    total_protein: 70,
    protein_quantification: 30,
    blood_lactate_dehydrogenase: 200,
    fluid_lactate_dehydrogenase: 100,
  };

  it('says at the third criterion alone that its limit is assumed', () => {
    const assumed = (input: object) =>
      answerPleural({ ...VALUES, ...input }).result.criteria.map(({ label }) => label.includes('250'));
    expect(assumed({})).toEqual([false, false, true]);
    expect(assumed({ blood_ldh_range_upper: 240 })).toEqual([false, false, false]);
  });

  it('has no value where a ratio is not known', () => {
    const [first, second] = answerPleural({ ...VALUES, total_protein: null }).result.criteria;
    expect(first).toMatchObject({ met: null });
    expect(first).not.toHaveProperty('value');
    expect(second).toMatchObject({ value: 0.5, limit: 0.6, met: false });
  });

  it.each<[object, object]>([
    [{ total_protein: 7, total_protein_unit: 'g/dL' }, { serumProtein: 70 }],
    [{ total_protein: 70, total_protein_unit: null }, { serumProtein: 70 }],
    [{ total_protein: 70, total_protein_unit: 'bar' }, { serumProtein: null }],
    [{ total_protein: 70, total_protein_unit: 5 }, { serumProtein: null }],
    [{ total_protein: null, total_protein_unit: 'g/dL' }, { serumProtein: null }],
    [{ blood_ldh_range_upper: 250, blood_lactate_dehydrogenase_unit: 'bar' }, { serumLdhUpper: null }],
    [{ blood_ldh_range_upper: 250, blood_lactate_dehydrogenase_unit: 'U/L' }, { serumLdhUpper: 250 }],
    [{ blood_ldh_range_upper: -1 }, { serumLdhUpper: -1 }],
  ])('%j is read as %j', (input, facts) => {
    expect(readPleuralInput(input)).toMatchObject(facts);
  });
});
