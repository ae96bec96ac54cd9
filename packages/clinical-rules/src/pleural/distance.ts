import { nearestClass } from '../core/class-distance.ts';
import { evaluatePleural, PLEURAL_LIMITS } from './pleural.ts';
import type { PleuralDiagnosis, PleuralFacts, PleuralItem } from './pleural.ts';

/** The smallest change of one value that alone crosses Light's decision, g/L or U/L. */
export interface PleuralStep {
  readonly item: PleuralItem;
  readonly from: number;
  readonly to: number;
  readonly unit: 'g/L' | 'U/L';
  readonly diagnosis: PleuralDiagnosis;
}

interface NumberInput {
  readonly item: PleuralItem;
  readonly value: number | null;
  readonly unit: PleuralStep['unit'];
  /** Finest change worth telling. */
  readonly step: number;
  /** Values at which a criterion turns; NaN when the other value is unknown. */
  readonly edges: readonly number[];
  readonly put: (value: number) => PleuralFacts;
}

const times = (value: number | null, factor: number): number => (value ?? Number.NaN) * factor;

function inputs(facts: PleuralFacts): NumberInput[] {
  const { upperLimit } = evaluatePleural(facts);
  const protein = { unit: 'g/L', step: 0.1 } as const;
  const ldh = { unit: 'U/L', step: 1 } as const;
  return [
    {
      item: 'total_protein',
      value: facts.serumProtein,
      ...protein,
      edges: [times(facts.fluidProtein, 2)],
      put: (value) => ({ ...facts, serumProtein: value }),
    },
    {
      item: 'protein_quantification',
      value: facts.fluidProtein,
      ...protein,
      edges: [times(facts.serumProtein, 1 / 2)],
      put: (value) => ({ ...facts, fluidProtein: value }),
    },
    {
      item: 'blood_lactate_dehydrogenase',
      value: facts.serumLdh,
      ...ldh,
      edges: [times(facts.fluidLdh, 5 / 3)],
      put: (value) => ({ ...facts, serumLdh: value }),
    },
    {
      item: 'fluid_lactate_dehydrogenase',
      value: facts.fluidLdh,
      ...ldh,
      edges: [times(facts.serumLdh, 3 / 5), (upperLimit * 2) / 3],
      put: (value) => ({ ...facts, fluidLdh: value }),
    },
  ];
}

function nearestStep(input: NumberInput): PleuralStep[] {
  const { item, value: from, step, unit, edges } = input;
  if (from === null) return [];
  const change = nearestClass({
    value: from,
    step,
    edges,
    limits: PLEURAL_LIMITS[item],
    outcomeAt: (value) => {
      const { diagnosis } = evaluatePleural(input.put(value));
      return diagnosis === null ? null : { code: diagnosis, diagnosis };
    },
  });
  return change === null ? [] : [{ item, from, to: change.to, unit, diagnosis: change.outcome.diagnosis }];
}

/**
 * For each of the four values the smallest change that alone turns an exudate into a transudate or the other way; a value
 * that cannot is left out, and without a conclusion there is no distance. Steps: 0.1 g/L and 1 U/L.
 */
export function pleuralDistance(facts: PleuralFacts): PleuralStep[] {
  const { invalid } = evaluatePleural(facts);
  return inputs(facts)
    .filter(({ item }) => !invalid.includes(item))
    .flatMap(nearestStep);
}
