import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { pointOf } from '../flags/measured.ts';
import { pointSet } from '../flags/value-set.ts';
import { correctWbc, glucoseLimits } from './cerebrospinal-facts.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';
import type { CerebrospinalFacts, CerebrospinalNumber } from './cerebrospinal-facts.ts';
import {
  CELLS_RAISED_ABOVE,
  CEREBROSPINAL_LIMITS,
  DISSOCIATION_UP_TO,
  PRESSURE_RANGE,
  PROTEIN_UPPER,
} from './cerebrospinal-table.ts';
import { scoreCutOffs } from './score.ts';
import { CEREBROSPINAL_ITEM_TEXT, CEREBROSPINAL_ITEM_UNIT, patternText } from './wording.ts';

interface PatternNumber {
  readonly item: CerebrospinalNumber;
  readonly step: number;
  /** Where the pattern may change, in the unit of the item. */
  readonly edges: (values: CerebrospinalFacts['values']) => readonly number[];
}

/** White cells are judged after the correction, so its share is put back to tell the printed count. */
function whiteCellEdges(values: CerebrospinalFacts['values']): number[] {
  const share = (pointOf(values.wbc) ?? 0) - (pointOf(correctWbc(values)?.value ?? null) ?? 0);
  return [CELLS_RAISED_ABOVE, DISSOCIATION_UP_TO, ...scoreCutOffs('wbc')].map((edge) => edge + share);
}

const NUMBERS: readonly PatternNumber[] = [
  { item: 'wbc', step: 1, edges: whiteCellEdges },
  // Without a lymphocyte count the neutrophils leave the lymphocytes, whose half is a cut-off of both.
  { item: 'neut_pct', step: 1, edges: () => scoreCutOffs('neutrophilPct') },
  { item: 'lymph_pct', step: 1, edges: () => scoreCutOffs('lymphocytePct') },
  { item: 'glucose', step: 0.01, edges: ({ serum_glucose: serum }) => glucoseLimits(serum) },
  { item: 'protein', step: 0.01, edges: () => [PROTEIN_UPPER, ...scoreCutOffs('protein')] },
  { item: 'lactate', step: 0.1, edges: () => scoreCutOffs('lactate') },
  { item: 'chloride', step: 0.1, edges: () => scoreCutOffs('chloride') },
  { item: 'ada', step: 0.1, edges: () => scoreCutOffs('ada') },
  { item: 'pressure', step: 1, edges: () => [...PRESSURE_RANGE, ...scoreCutOffs('pressure')] },
];

function patternAt(facts: CerebrospinalFacts): { code: string; text: string } | null {
  const result = evaluateCerebrospinal(facts);
  if (result.status === 'incomplete') return null;
  const text = patternText(result.pattern);
  return { code: text, text };
}

/**
 * The smallest change of one result that alone gives another pattern. A result such as `>100` has no distance, and an
 * organism that was found is no number.
 */
export function cerebrospinalDistance(facts: CerebrospinalFacts): WireDistance[] {
  const { values } = facts;
  return classDistances(
    NUMBERS.flatMap(({ item, step, edges }): Adjustable[] => {
      const value = pointOf(values[item]);
      if (value === null) return [];
      return [
        {
          item,
          label: CEREBROSPINAL_ITEM_TEXT[item],
          value,
          unit: CEREBROSPINAL_ITEM_UNIT[item],
          step,
          edges: edges(values),
          limits: CEREBROSPINAL_LIMITS[item],
          outcomeAt: (to) => patternAt({ ...facts, values: { ...values, [item]: pointSet(to) } }),
        },
      ];
    }),
  );
}
