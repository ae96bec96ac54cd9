import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { pointOf } from '../flags/measured.ts';
import { pointSet } from '../flags/value-set.ts';
import { limitIn } from '../units/cut-off.ts';
import type { CutOff } from '../units/cut-off.ts';
import { inUnit } from '../units/reported.ts';
import type { Reported } from '../units/reported.ts';
import {
  ALDOSTERONISM_LIMITS,
  CAPTOPRIL_CONFIRMED_ABOVE,
  CAPTOPRIL_EXCLUDED_FALL,
  FLUDROCORTISONE_CONFIRMED_ABOVE,
  ORAL_SODIUM,
  PAC,
  PAC_POSITIVE_ABOVE,
  PAC_SUSPECT_FROM,
  PAC_UNITS,
  RENIN,
  SALINE,
  VEIN_SAMPLING,
} from './aldosteronism-table.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';
import type { AldosteronismAssessment, AldosteronismFacts, AldosteronismItem } from './aldosteronism.ts';
import type { Confirmation } from './confirmation.ts';
import * as text from './wording.ts';

type Class = { readonly code: string; readonly text: string } | null;

/** What each class is made of, in words; null where the rule draws none. */
const CLASS_OF = {
  screen: ({ screen }: AldosteronismAssessment): string => `筛查${text.SCREEN_TEXT[screen]}`,
  confirmation: ({ confirmation, inputsUsed }: AldosteronismAssessment): string | null => {
    const test = inputsUsed.confirmation?.type;
    if (confirmation === null || test === undefined) return null;
    return `${text.CONFIRMATION_NAME[test]}：${text.CONFIRMATION_TEXT[confirmation]}`;
  },
  veins: ({ veinSampling }: AldosteronismAssessment): string | null =>
    veinSampling === null ? null : `肾上腺静脉采血：${text.VEIN_SAMPLING_TEXT[veinSampling]}`,
} as const;

function classAt(facts: AldosteronismFacts, kind: keyof typeof CLASS_OF): Class {
  const result = evaluateAldosteronism(facts);
  const name = result.status === 'complete' ? CLASS_OF[kind](result) : null;
  return name === null ? null : { code: name, text: name };
}

function adjustable(
  item: AldosteronismItem | 'arr',
  value: number,
  rest: Pick<Adjustable, 'step' | 'edges' | 'limits' | 'outcomeAt'> & { readonly unit?: string },
): Adjustable {
  const unit = text.ALDOSTERONISM_ITEM_UNIT[item];
  return { item, label: text.ALDOSTERONISM_ITEM_TEXT[item], value, unit, ...rest };
}

/**
 * The ratio at the aldosterone that was measured, then aldosterone and renin one at a time. Renin below its floor counts as
 * the floor, so the ratio ends there; a bound such as `<0.2` has no distance.
 */
function screenInputs({ pac, cutoff, inputsUsed: facts }: AldosteronismAssessment): Adjustable[] {
  const { reninType } = facts;
  const own = facts.pac?.unit ?? PAC_UNITS[0];
  const { floor, unit } = RENIN[reninType];
  const renin = pointOf(facts.renin);
  const used = Math.max(renin ?? floor, floor);
  return [
    adjustable('arr', pac / used, {
      step: 0.1,
      edges: [cutoff],
      limits: [0, pac / floor],
      outcomeAt: (ratio) => (ratio <= 0 ? null : classAt({ ...facts, renin: pointSet(pac / ratio) }, 'screen')),
    }),
    adjustable('pac', pointOf(facts.pac?.set ?? null) ?? pac, {
      unit: own,
      step: 0.1,
      edges: [{ [PAC_UNITS[0]]: cutoff * used }, PAC_SUSPECT_FROM, PAC_POSITIVE_ABOVE].map((cutOff) =>
        limitIn(cutOff, own, PAC),
      ),
      limits: pacRange(own),
      outcomeAt: (value) => classAt({ ...facts, pac: { set: pointSet(value), unit: own } }, 'screen'),
    }),
    ...(renin === null
      ? []
      : [
          adjustable('renin', renin, {
            unit,
            step: reninType === 'PRA' ? 0.01 : 0.1,
            edges: [pac / cutoff],
            limits: ALDOSTERONISM_LIMITS.renin,
            outcomeAt: (value) => classAt({ ...facts, renin: pointSet(value) }, 'screen'),
          }),
        ]),
  ];
}

/** The plausible range of aldosterone in its unit. */
function pacRange(unit: string): readonly [number, number] {
  const [low, high] = ALDOSTERONISM_LIMITS.pac;
  return [low, limitIn({ [PAC_UNITS[0]]: high }, unit, PAC)];
}

/** Where aldosterone after the load changes what the test says; for captopril also where it has fallen far enough. */
function loadEdges(test: Exclude<Confirmation, { type: 'ORAL_NA' }>, { unit }: Reported): number[] {
  const limits = (...cutOffs: CutOff[]) => cutOffs.map((cutOff) => limitIn(cutOff, unit, PAC));
  if (test.type === 'SIT')
    return limits(test.isSeated ? SALINE.seatedConfirmedAbove : SALINE.confirmedAbove, SALINE.excludedBelow);
  if (test.type === 'FST') return limits(FLUDROCORTISONE_CONFIRMED_ABOVE);
  const before = test.prePac && pointOf(inUnit(test.prePac, unit, PAC));
  const fallen = before === null ? [] : [before * (1 - CAPTOPRIL_EXCLUDED_FALL / 100)];
  return [...limits(CAPTOPRIL_CONFIRMED_ABOVE), ...fallen];
}

function confirmationInputs(facts: AldosteronismFacts): Adjustable[] {
  const { confirmation: test } = facts;
  if (test === null) return [];
  const outcome = (changed: Confirmation): Class => classAt({ ...facts, confirmation: changed }, 'confirmation');
  if (test.type === 'ORAL_NA') {
    const value = pointOf(test.urineAldo);
    if (value === null) return [];
    const edges = [ORAL_SODIUM.confirmedAbove, ORAL_SODIUM.excludedBelow];
    return [
      adjustable('urine_aldo', value, {
        step: 0.1,
        edges,
        outcomeAt: (to) => outcome({ ...test, urineAldo: pointSet(to) }),
      }),
    ];
  }
  const { postPac } = test;
  const value = postPac && pointOf(postPac.set);
  if (postPac === null || value === null) return [];
  const { unit } = postPac;
  return [
    adjustable('post_pac', value, {
      unit,
      step: 0.1,
      edges: loadEdges(test, postPac),
      outcomeAt: (to) => outcome({ ...test, postPac: { set: pointSet(to), unit } }),
    }),
  ];
}

function veinInputs(facts: AldosteronismFacts): Adjustable[] {
  const { veinSampling: veins } = facts;
  if (veins === null) return [];
  const { plain, stimulated } = VEIN_SAMPLING;
  const rows = [
    ['selectivity_left', 'selectivityLeft', [plain.selectivity, stimulated.selectivity]],
    ['selectivity_right', 'selectivityRight', [plain.selectivity, stimulated.selectivity]],
    ['lateralisation', 'lateralisation', [plain.lateralisation, stimulated.lateralisation]],
  ] as const;
  return rows.flatMap(([item, field, edges]) => {
    const value = veins[field];
    const outcomeAt = (to: number): Class => classAt({ ...facts, veinSampling: { ...veins, [field]: to } }, 'veins');
    return value === null ? [] : [adjustable(item, value, { step: 0.1, edges, outcomeAt })];
  });
}

/** How far the screen, the confirmatory test and vein sampling are from another class, each by one number alone. */
export function aldosteronismDistance(result: AldosteronismAssessment): WireDistance[] {
  const { inputsUsed } = result;
  return classDistances([...screenInputs(result), ...confirmationInputs(inputsUsed), ...veinInputs(inputsUsed)]);
}
