import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { pointOf } from '../flags/measured.ts';
import { pointSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import * as table from './adrenal-cortex-table.ts';
import { evaluateAdrenalCortex } from './adrenal-cortex.ts';
import type { AdrenalAssessment, AdrenalFacts, AdrenalItem } from './adrenal-cortex.ts';
import * as text from './wording.ts';

/** Finest change that is told: nmol/L, pg/mL, nmol/24h, percent. */
const STEP = 0.1;

/** A test of the rule: its value, its cut-offs and the class that it alone decides. */
interface Test {
  readonly item: AdrenalItem;
  readonly set: ValueSet | null;
  readonly edges: readonly number[];
  readonly put: (set: ValueSet) => AdrenalFacts;
  /** null where the rule draws no class from it. */
  readonly className: (result: AdrenalAssessment) => string | null;
}

/** Suppressed, or not with the grade that an incidentaloma then has. */
function dexamethasoneClass({ dst, autonomy }: AdrenalAssessment): string | null {
  if (dst === null) return null;
  const grade = autonomy === null ? '' : `（如为肾上腺意外瘤：${text.AUTONOMY_TEXT[autonomy]}）`;
  return `地塞米松抑制试验${text.DST_TEXT[dst]}${grade}`;
}

function dependenceClass({ acthDependence }: AdrenalAssessment): string | null {
  if (acthDependence === null) return null;
  const name = text.ACTH_DEPENDENCE_TEXT[acthDependence];
  return acthDependence === 'uncertain' ? `ACTH依赖性${name}` : name;
}

const named = (name: string, value: string | null): string | null => (value === null ? null : `${name}${value}`);

const insufficiencyClass = ({ insufficiency }: AdrenalAssessment): string | null =>
  named('肾上腺皮质功能减退：', insufficiency && text.INSUFFICIENCY_TEXT[insufficiency]);

function testsOf(facts: AdrenalFacts): Test[] {
  const { ufcUpper, acthUpper } = facts;
  return [
    {
      item: 'cortisol_midnight',
      set: facts.cortisolMidnight,
      edges: [table.MIDNIGHT_NORMAL_UP_TO, table.MIDNIGHT_RAISED_ABOVE],
      put: (set) => ({ ...facts, cortisolMidnight: set }),
      className: ({ midnight }) => named('午夜皮质醇', midnight && text.MIDNIGHT_TEXT[midnight]),
    },
    {
      item: 'dst_1mg',
      set: facts.dst1mg,
      edges: [table.DST_SUPPRESSED_UP_TO, table.AUTONOMOUS_ABOVE],
      put: (set) => ({ ...facts, dst1mg: set }),
      className: dexamethasoneClass,
    },
    {
      item: 'ufc',
      set: facts.ufc,
      edges: ufcUpper === null ? [] : [ufcUpper, table.UFC_STRONG_TIMES * ufcUpper],
      put: (set) => ({ ...facts, ufc: set }),
      className: ({ ufc }) => named('尿游离皮质醇', ufc && text.UFC_TEXT[ufc]),
    },
    {
      item: 'acth',
      set: facts.acth,
      edges: [table.ACTH_INDEPENDENT_BELOW, table.ACTH_DEPENDENT_ABOVE],
      put: (set) => ({ ...facts, acth: set }),
      className: dependenceClass,
    },
    {
      item: 'acth',
      set: facts.acth,
      edges: [table.PRIMARY_ACTH_TIMES * (acthUpper ?? table.ACTH_DEFAULT_UPPER)],
      put: (set) => ({ ...facts, acth: set }),
      className: ({ insufficiencyType }) =>
        named('减退类型：', insufficiencyType && text.INSUFFICIENCY_TYPE_TEXT[insufficiencyType]),
    },
    {
      item: 'hddst_suppression',
      set: facts.hddstSuppression,
      edges: [table.HDDST_SUPPRESSED_FROM],
      put: (set) => ({ ...facts, hddstSuppression: set }),
      className: ({ acthSource }) => acthSource && text.ACTH_SOURCE_TEXT[acthSource],
    },
    {
      item: 'acth_stim_peak',
      set: facts.acthStimPeak,
      edges: [table.SUFFICIENT_FROM],
      put: (set) => ({ ...facts, acthStimPeak: set }),
      className: insufficiencyClass,
    },
    {
      item: 'cortisol_8am',
      set: facts.cortisol8am,
      edges: [table.INSUFFICIENT_BELOW, table.PRIMARY_BELOW, table.SUFFICIENT_FROM],
      put: (set) => ({ ...facts, cortisol8am: set }),
      className: insufficiencyClass,
    },
  ];
}

/**
 * For each test the nearest value that alone gives it another class. The 8:00 cortisol counts only where no
 * stimulated peak decides; a result such as `<27.6` has no distance.
 */
export function adrenalDistance(facts: AdrenalFacts): WireDistance[] {
  return classDistances(
    testsOf(facts).flatMap(({ item, set, edges, put, className }): Adjustable[] => {
      const value = pointOf(set);
      if (value === null) return [];
      return [
        {
          item,
          label: text.ADRENAL_ITEM_TEXT[item],
          value,
          unit: text.ADRENAL_ITEM_UNIT[item],
          step: STEP,
          edges,
          limits: table.ADRENAL_LIMITS[item],
          outcomeAt: (to) => {
            const result = evaluateAdrenalCortex(put(pointSet(to)));
            const name = result.status === 'complete' ? className(result) : null;
            return name === null ? null : { code: name, text: name };
          },
        },
      ];
    }),
  );
}
