import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pleuralDistance } from './distance.ts';
import { answerPleural } from './pleural-wire.ts';
import { evaluatePleural } from './pleural.ts';
import type { PleuralFacts } from './pleural.ts';

const RUNS = { numRuns: 1000 };
/** Two decimals, as the form takes them. */
const hundredths = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const facts: fc.Arbitrary<PleuralFacts> = fc.record({
  serumProtein: hundredths(20, 120),
  fluidProtein: hundredths(0, 100),
  serumLdh: hundredths(1, 1500),
  fluidLdh: hundredths(0, 3000),
  serumLdhUpper: fc.constantFrom(null, 200, 245, 250),
});
const diagnosisOf = (value: PleuralFacts) => evaluatePleural(value).diagnosis;

describe('for any facts', () => {
  it('more in the fluid and less in the serum never turn an exudate into a transudate', () => {
    fc.assert(
      fc.property(facts, hundredths(0, 50), (value, step) => {
        fc.pre(diagnosisOf(value) === 'exudate');
        const { serumProtein, fluidProtein, serumLdh, fluidLdh } = value;
        const more: PleuralFacts[] = [
          { ...value, fluidProtein: Math.min(100, (fluidProtein ?? 0) + step) },
          { ...value, fluidLdh: (fluidLdh ?? 0) + step },
          { ...value, serumProtein: Math.max(20, (serumProtein ?? 0) - step) },
          { ...value, serumLdh: Math.max(1, (serumLdh ?? 0) - step) },
        ];
        for (const other of more) expect(diagnosisOf(other)).toBe('exudate');
      }),
      RUNS,
    );
  });

  it('a missing value never gives a transudate, nor another decision', () => {
    const field = fc.constantFrom('serumProtein', 'fluidProtein', 'serumLdh', 'fluidLdh');
    fc.assert(
      fc.property(facts, field, (value, name) => {
        const partial = diagnosisOf({ ...value, [name]: null });
        expect(partial).not.toBe('transudate');
        expect([diagnosisOf(value), null]).toContain(partial);
      }),
      RUNS,
    );
  });

  it('the unit of the proteins does not change the decision', () => {
    fc.assert(
      fc.property(facts, (value) => {
        const wire = {
          total_protein: value.serumProtein,
          protein_quantification: value.fluidProtein,
          blood_lactate_dehydrogenase: value.serumLdh,
          fluid_lactate_dehydrogenase: value.fluidLdh,
          blood_ldh_range_upper: value.serumLdhUpper,
        };
        const other = {
          ...wire,
          total_protein: (value.serumProtein ?? 0) / 10,
          total_protein_unit: 'g/dL',
          protein_quantification: (value.fluidProtein ?? 0) / 10,
          protein_quantification_unit: 'g/dL',
        };
        const names = [wire, other].map((input) => answerPleural(input).result.diagnosis_name);
        expect(names[1]).toBe(names[0]);
      }),
      RUNS,
    );
  });

  it('each step leads to the other decision, and the way there does not', () => {
    const keys = {
      total_protein: 'serumProtein',
      protein_quantification: 'fluidProtein',
      blood_lactate_dehydrogenase: 'serumLdh',
      fluid_lactate_dehydrogenase: 'fluidLdh',
    } as const;
    fc.assert(
      fc.property(facts, (value) => {
        const current = diagnosisOf(value);
        const steps = pleuralDistance(value);
        fc.pre(steps.length > 0);
        for (const { item, from, to, unit, diagnosis } of steps) {
          expect(diagnosisOf({ ...value, [keys[item]]: to })).toBe(diagnosis);
          expect(diagnosis).not.toBe(current);
          const less = to - Math.sign(to - from) * (unit === 'g/L' ? 0.1 : 1);
          if (Math.sign(to - less) === Math.sign(less - from)) {
            expect(diagnosisOf({ ...value, [keys[item]]: less })).toBe(current);
          }
        }
      }),
      RUNS,
    );
  });

  it('nothing throws, whatever the body holds', () => {
    const names = [
      'total_protein',
      'total_protein_unit',
      'protein_quantification',
      'blood_lactate_dehydrogenase',
      'fluid_lactate_dehydrogenase',
      'blood_ldh_range_upper',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (body) => {
        expect(typeof answerPleural(body).result.judgment).toBe('string');
      }),
      RUNS,
    );
  });
});
