import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { pointOf } from '../flags/measured.ts';
import { pointSet } from '../flags/value-set.ts';
import { limitIn } from '../units/cut-off.ts';
import type { CutOff } from '../units/cut-off.ts';
import type { Reported } from '../units/reported.ts';
import * as table from './adrenal-cortex-table.ts';
import { evaluateAdrenalCortex, primaryActhLimit, reportedOf } from './adrenal-cortex.ts';
import type { AdrenalAssessment, AdrenalFacts, AdrenalItem } from './adrenal-cortex.ts';
import * as text from './wording.ts';

/** Finest change that is told, in every unit: nmol/L, μg/dL, pg/mL, pmol/L, nmol/24h, percent. */
const STEP = 0.1;

/** A test of the rule: its value, its cut-offs and the class that it alone decides. */
interface Test {
  readonly item: AdrenalItem;
  /** In the unit of the value. */
  readonly edges: (value: Reported) => readonly number[];
  readonly put: (value: Reported) => AdrenalFacts;
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

const edgesOf =
  (analyte: string, ...cutOffs: readonly CutOff[]) =>
  ({ unit }: Reported): number[] =>
    cutOffs.map((cutOff) => limitIn(cutOff, unit, analyte));

function testsOf(facts: AdrenalFacts): Test[] {
  const { ufcUpper, acthUpper } = facts;
  return [
    {
      item: 'cortisol_midnight',
      edges: edgesOf(table.CORTISOL, table.MIDNIGHT_NORMAL_UP_TO, table.MIDNIGHT_RAISED_ABOVE),
      put: (value) => ({ ...facts, cortisolMidnight: value }),
      className: ({ midnight }) => named('午夜皮质醇', midnight && text.MIDNIGHT_TEXT[midnight]),
    },
    {
      item: 'dst_1mg',
      edges: edgesOf(table.CORTISOL, table.DST_SUPPRESSED_UP_TO, table.AUTONOMOUS_ABOVE),
      put: (value) => ({ ...facts, dst1mg: value }),
      className: dexamethasoneClass,
    },
    {
      item: 'ufc',
      edges: () => (ufcUpper === null ? [] : [ufcUpper, table.UFC_STRONG_TIMES * ufcUpper]),
      put: ({ set }) => ({ ...facts, ufc: set }),
      className: ({ ufc }) => named('尿游离皮质醇', ufc && text.UFC_TEXT[ufc]),
    },
    {
      item: 'acth',
      edges: edgesOf(table.ACTH, table.ACTH_INDEPENDENT_BELOW, table.ACTH_DEPENDENT_ABOVE),
      put: (value) => ({ ...facts, acth: value }),
      className: dependenceClass,
    },
    {
      item: 'acth',
      edges: (value) => [primaryActhLimit(value, acthUpper)],
      put: (value) => ({ ...facts, acth: value }),
      className: ({ insufficiencyType }) =>
        named('减退类型：', insufficiencyType && text.INSUFFICIENCY_TYPE_TEXT[insufficiencyType]),
    },
    {
      item: 'hddst_suppression',
      edges: () => [table.HDDST_SUPPRESSED_FROM],
      put: ({ set }) => ({ ...facts, hddstSuppression: set }),
      className: ({ acthSource }) => acthSource && text.ACTH_SOURCE_TEXT[acthSource],
    },
    {
      item: 'acth_stim_peak',
      edges: edgesOf(table.CORTISOL, table.SUFFICIENT_FROM),
      put: (value) => ({ ...facts, acthStimPeak: value }),
      className: insufficiencyClass,
    },
    {
      item: 'cortisol_8am',
      edges: edgesOf(table.CORTISOL, table.INSUFFICIENT_BELOW, table.PRIMARY_BELOW, table.SUFFICIENT_FROM),
      put: (value) => ({ ...facts, cortisol8am: value }),
      className: insufficiencyClass,
    },
  ];
}

/**
 * For each test the nearest value that alone gives it another class. The 8:00 cortisol counts only where no
 * stimulated peak decides; a result such as `<27.6` has no distance.
 */
export function adrenalDistance(facts: AdrenalFacts): WireDistance[] {
  const reported = reportedOf(facts);
  return classDistances(
    testsOf(facts).flatMap(({ item, edges, put, className }): Adjustable[] => {
      const own = reported[item];
      const value = own && pointOf(own.set);
      if (own === null || value === null) return [];
      const [low, high] = table.ADRENAL_LIMITS[item];
      const limits = [low, high].map((figure) =>
        limitIn({ [table.ADRENAL_UNIT[item]]: figure }, own.unit, table.analyteOf(item)),
      );
      return [
        {
          item,
          label: text.ADRENAL_ITEM_TEXT[item],
          value,
          unit: own.unit,
          step: STEP,
          edges: edges(own),
          limits: [limits[0] ?? low, limits[1] ?? high],
          outcomeAt: (to) => {
            const result = evaluateAdrenalCortex(put({ set: pointSet(to), unit: own.unit }));
            const name = result.status === 'complete' ? className(result) : null;
            return name === null ? null : { code: name, text: name };
          },
        },
      ];
    }),
  );
}
