import type { Interval } from '../catalogue/row.ts';
import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { pointOf } from '../flags/measured.ts';
import { pointSet } from '../flags/value-set.ts';
import {
  DEFAULT_RANGES,
  PREGNANCY_TARGET,
  SEVERE_HYPER_BELOW,
  SEVERE_HYPO_FROM,
  THYROID_FUNCTION_LIMITS,
} from './thyroid-function-table.ts';
import { evaluateThyroidFunction } from './thyroid-function.ts';
import type { ThyroidFunctionAssessment, ThyroidFunctionFacts } from './thyroid-function.ts';
import { THYROID_DIAGNOSIS_TEXT, THYROID_ITEM_TEXT, THYROID_ITEM_UNIT, TREATMENT_TEXT } from './wording.ts';

/** Finest change of TSH (mIU/L), FT4 and FT3 (pmol/L) that is told. */
const STEP = 0.01;
const HORMONES = ['tsh', 'ft4', 'ft3'] as const;

const boundsOf = ({ low, high }: Interval): number[] => [low, high].filter((bound) => bound !== undefined);

/** Borders of the range in use; of TSH also those of the grades and of treatment in pregnancy. */
function edgesOf(item: (typeof HORMONES)[number], { tshRange, inputsUsed }: ThyroidFunctionAssessment): number[] {
  if (item !== 'tsh') return boundsOf(inputsUsed.ranges[item] ?? DEFAULT_RANGES[item]);
  return [...boundsOf(tshRange), SEVERE_HYPER_BELOW, SEVERE_HYPO_FROM, PREGNANCY_TARGET];
}

/** The diagnosis, in pregnancy with what is advised: both are classes of the same numbers. */
function classOf(facts: ThyroidFunctionFacts): { code: string; text: string } | null {
  const result = evaluateThyroidFunction(facts);
  if (result.status === 'incomplete') return null;
  const { diagnosis, treatment } = result;
  const advice = treatment == null ? [] : [TREATMENT_TEXT[treatment]];
  const text = [THYROID_DIAGNOSIS_TEXT[diagnosis], ...advice].join('，');
  return { code: text, text };
}

/** The smallest change of TSH, FT4 or FT3 that alone gives another class; a result such as `<0.005` has no distance. */
export function thyroidFunctionDistance(result: ThyroidFunctionAssessment): WireDistance[] {
  const { inputsUsed: facts } = result;
  return classDistances(
    HORMONES.flatMap((item): Adjustable[] => {
      const value = pointOf(facts.values[item]);
      if (value === null) return [];
      return [
        {
          item,
          label: THYROID_ITEM_TEXT[item],
          value,
          unit: THYROID_ITEM_UNIT[item],
          step: STEP,
          edges: edgesOf(item, result),
          limits: THYROID_FUNCTION_LIMITS[item],
          outcomeAt: (to) => classOf({ ...facts, values: { ...facts.values, [item]: pointSet(to) } }),
        },
      ];
    }),
  );
}
