import { isAtLeast } from '../core/number.ts';
import type { Contribution, Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { isImplausible, measured, pointOf, shownText } from '../flags/measured.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { limitIn } from '../units/cut-off.ts';
import type { CutOff } from '../units/cut-off.ts';
import { inUnit } from '../units/reported.ts';
import type { Reported } from '../units/reported.ts';
import * as table from './adrenal-cortex-table.ts';

export type AdrenalItem = keyof typeof table.ADRENAL_LIMITS;

/**
 * Cortisol and ACTH in the unit they were reported in (nmol/L or μg/dL, pg/mL or pmol/L), urinary free cortisol and its limit
 * in one unit; what is not known is null.
 */
export interface AdrenalFacts {
  readonly cortisol8am: Reported | null;
  /** Shown with the others; no published cut-off uses it. */
  readonly cortisol4pm: Reported | null;
  readonly cortisolMidnight: Reported | null;
  /** Cortisol after 1 mg dexamethasone overnight. */
  readonly dst1mg: Reported | null;
  readonly acthStimPeak: Reported | null;
  readonly acth: Reported | null;
  /** Upper limit of the laboratory's ACTH in the unit of the ACTH; null counts as 63.3 pg/mL. */
  readonly acthUpper: number | null;
  readonly ufc: ValueSet | null;
  readonly ufcUpper: number | null;
  /** Fall of cortisol in the high-dose test, percent. */
  readonly hddstSuppression: ValueSet | null;
}

export type Midnight = 'normal' | 'uncertain' | 'raised';
export type Dexamethasone = 'suppressed' | 'not_suppressed';
export type Cushing = 'supported' | 'suspected';
export type ActhDependence = 'independent' | 'uncertain' | 'dependent';
export type Insufficiency = 'supported' | 'not_supported' | 'uncertain';

/** Every part is null when its inputs do not decide it. */
export interface AdrenalAssessment extends RuleStamp {
  readonly status: 'complete';
  readonly midnight: Midnight | null;
  readonly rhythm: 'lost' | 'kept' | null;
  readonly dst: Dexamethasone | null;
  /** Grading of an incidentaloma by the same test; null unless cortisol is not suppressed. */
  readonly autonomy: 'possible' | 'autonomous' | null;
  readonly ufc: 'normal' | 'raised' | 'strongly_raised' | null;
  readonly cushing: Cushing | null;
  /** True when all three screening tests are known and none is positive. */
  readonly isCushingScreenNegative: boolean;
  readonly acthDependence: ActhDependence | null;
  readonly acthSource: 'pituitary' | 'ectopic' | null;
  readonly insufficiency: Insufficiency | null;
  readonly insufficiencyType: 'primary' | 'secondary' | null;
  readonly contributions: readonly Contribution<AdrenalItem>[];
  readonly inputsUsed: AdrenalFacts;
  /** What would decide a part that is still open. */
  readonly missing: readonly AdrenalItem[];
  readonly invalid: readonly [];
}

export type AdrenalIncomplete = Incomplete<AdrenalItem> & RuleStamp & { readonly inputsUsed: AdrenalFacts };
export type AdrenalResult = AdrenalAssessment | AdrenalIncomplete;

const STAMP: RuleStamp = {
  ruleId: 'adrenal-cortex',
  ruleVersion: table.ADRENAL_VERSION,
  source: table.ADRENAL_SOURCE,
  reviewNotes: ['adrenal_rhythm', 'adrenal_acth_zone', 'adrenal_recalled', 'plausible_range_ours'],
  footer: 'reference_only',
};

/** Any of these decides something by itself. */
const DECIDING: readonly AdrenalItem[] = ['cortisol_8am', 'cortisol_midnight', 'dst_1mg', 'ufc', 'acth_stim_peak'];

/** Every input as it was reported, with its unit. */
export function reportedOf(facts: AdrenalFacts): Record<AdrenalItem, Reported | null> {
  const plain = (set: ValueSet | null, unit: string): Reported | null => set && { set, unit };
  return {
    cortisol_8am: facts.cortisol8am,
    cortisol_4pm: facts.cortisol4pm,
    cortisol_midnight: facts.cortisolMidnight,
    dst_1mg: facts.dst1mg,
    acth_stim_peak: facts.acthStimPeak,
    acth: facts.acth,
    ufc: plain(facts.ufc, table.ADRENAL_UNIT.ufc),
    ufc_uln: plain(measured(facts.ufcUpper), table.ADRENAL_UNIT.ufc_uln),
    hddst_suppression: plain(facts.hddstSuppression, table.ADRENAL_UNIT.hddst_suppression),
  };
}

/** Outside the plausible range of the item, which stands in the rule's own unit. */
function isOutside(item: AdrenalItem, value: Reported | null): boolean {
  const set = value && inUnit(value, table.ADRENAL_UNIT[item], table.analyteOf(item));
  return isImplausible(set, table.ADRENAL_LIMITS[item]);
}

const cortisolLimit = (cutOff: CutOff, { unit }: Reported): number => limitIn(cutOff, unit, table.CORTISOL);
const acthLimit = (cutOff: CutOff, { unit }: Reported): number => limitIn(cutOff, unit, table.ACTH);

function judgeMidnight(cortisol: Reported | null): Midnight | null {
  if (cortisol === null) return null;
  const { set } = cortisol;
  if (isWhollyAtMost(set, cortisolLimit(table.MIDNIGHT_NORMAL_UP_TO, cortisol))) return 'normal';
  return isWhollyAbove(set, cortisolLimit(table.MIDNIGHT_RAISED_ABOVE, cortisol)) ? 'raised' : 'uncertain';
}

function judgeRhythm(midnight: Reported | null, morning: Reported | null): 'lost' | 'kept' | null {
  if (midnight === null || morning === null) return null;
  const f0 = pointOf(midnight.set);
  const f8 = pointOf(inUnit(morning, midnight.unit, table.CORTISOL));
  if (f0 === null || f8 === null || f8 <= 0) return null;
  return isAtLeast(f0, table.RHYTHM_LOST_FROM * f8) ? 'lost' : 'kept';
}

function judgeDst(cortisol: Reported | null): Dexamethasone | null {
  if (cortisol === null) return null;
  const limit = cortisolLimit(table.DST_SUPPRESSED_UP_TO, cortisol);
  if (isWhollyAtMost(cortisol.set, limit)) return 'suppressed';
  return isWhollyAbove(cortisol.set, limit) ? 'not_suppressed' : null;
}

function judgeAutonomy(cortisol: Reported | null): 'possible' | 'autonomous' | null {
  if (cortisol === null || judgeDst(cortisol) !== 'not_suppressed') return null;
  const limit = cortisolLimit(table.AUTONOMOUS_ABOVE, cortisol);
  if (isWhollyAbove(cortisol.set, limit)) return 'autonomous';
  return isWhollyAtMost(cortisol.set, limit) ? 'possible' : null;
}

function judgeUfc(set: ValueSet | null, upper: number | null): AdrenalAssessment['ufc'] {
  if (set === null || upper === null) return null;
  if (isWhollyAbove(set, table.UFC_STRONG_TIMES * upper)) return 'strongly_raised';
  if (isWhollyAbove(set, upper)) return 'raised';
  return isWhollyAtMost(set, upper) ? 'normal' : null;
}

function judgeDependence(acth: Reported | null): ActhDependence | null {
  if (acth === null) return null;
  if (isWhollyBelow(acth.set, acthLimit(table.ACTH_INDEPENDENT_BELOW, acth))) return 'independent';
  return isWhollyAbove(acth.set, acthLimit(table.ACTH_DEPENDENT_ABOVE, acth)) ? 'dependent' : 'uncertain';
}

function judgeHighDose(suppression: ValueSet | null): 'pituitary' | 'ectopic' | null {
  if (suppression === null) return null;
  if (isWhollyAtLeast(suppression, table.HDDST_SUPPRESSED_FROM)) return 'pituitary';
  return isWhollyBelow(suppression, table.HDDST_SUPPRESSED_FROM) ? 'ectopic' : null;
}

/** Twice the upper limit, in the unit of the ACTH. */
export function primaryActhLimit(acth: Reported, acthUpper: number | null): number {
  return table.PRIMARY_ACTH_TIMES * (acthUpper ?? acthLimit(table.ACTH_DEFAULT_UPPER, acth));
}

/** True above twice the upper limit, false at or below it, null when ACTH does not say. */
function isActhHigh({ acth, acthUpper }: AdrenalFacts): boolean | null {
  if (acth === null) return null;
  const limit = primaryActhLimit(acth, acthUpper);
  if (isWhollyAbove(acth.set, limit)) return true;
  return isWhollyAtMost(acth.set, limit) ? false : null;
}

/** The stimulation test decides before the 8:00 value. */
function judgeInsufficiency(facts: AdrenalFacts): Insufficiency | null {
  const { acthStimPeak: peak, cortisol8am: morning } = facts;
  if (peak !== null) {
    const sufficient = cortisolLimit(table.SUFFICIENT_FROM, peak);
    if (isWhollyBelow(peak.set, sufficient)) return 'supported';
    if (isWhollyAtLeast(peak.set, sufficient)) return 'not_supported';
  }
  if (morning === null) return peak === null ? null : 'uncertain';
  const { set } = morning;
  if (isWhollyBelow(set, cortisolLimit(table.INSUFFICIENT_BELOW, morning))) return 'supported';
  if (isWhollyAtLeast(set, cortisolLimit(table.SUFFICIENT_FROM, morning))) return 'not_supported';
  const isLow = isWhollyBelow(set, cortisolLimit(table.PRIMARY_BELOW, morning));
  return isLow && isActhHigh(facts) === true ? 'supported' : 'uncertain';
}

function judgeType(facts: AdrenalFacts, insufficiency: Insufficiency | null): 'primary' | 'secondary' | null {
  const isHigh = isActhHigh(facts);
  if (insufficiency !== 'supported' || isHigh === null) return null;
  return isHigh ? 'primary' : 'secondary';
}

type Parts = Pick<
  AdrenalAssessment,
  'midnight' | 'dst' | 'ufc' | 'cushing' | 'acthDependence' | 'acthSource' | 'insufficiency' | 'insufficiencyType'
>;

/** What is open: the screening tests, then what tells the forms apart. */
function openItems(facts: AdrenalFacts, parts: Parts): AdrenalItem[] {
  const needsActh =
    (parts.cushing !== null && parts.acthDependence === null) ||
    (parts.insufficiency === 'supported' && parts.insufficiencyType === null);
  const rows: [AdrenalItem, boolean][] = [
    ['cortisol_midnight', facts.cortisolMidnight === null],
    ['dst_1mg', parts.dst === null],
    ['ufc', facts.ufc === null || (parts.ufc === null && facts.ufcUpper !== null)],
    ['ufc_uln', facts.ufc !== null && facts.ufcUpper === null],
    ['acth', needsActh],
    ['hddst_suppression', parts.acthDependence === 'dependent' && parts.acthSource === null],
    ['cortisol_8am', facts.cortisol8am === null && parts.insufficiency === null],
    ['acth_stim_peak', parts.insufficiency === 'uncertain'],
  ];
  return rows.filter(([, isOpen]) => isOpen).map(([item]) => item);
}

/** Cushing's syndrome and adrenal insufficiency from one episode's values. Nothing usable, or an implausible value: no result. */
export function evaluateAdrenalCortex(facts: AdrenalFacts): AdrenalResult {
  const sets = reportedOf(facts);
  const items = Object.keys(sets) as AdrenalItem[];
  const invalid = items.filter((item) => isOutside(item, sets[item]));
  if (invalid.length > 0 || DECIDING.every((item) => sets[item] === null)) {
    const missing = DECIDING.filter((item) => sets[item] === null);
    return { ...STAMP, status: 'incomplete', missing, invalid, inputsUsed: facts };
  }
  const midnight = judgeMidnight(facts.cortisolMidnight);
  const dst = judgeDst(facts.dst1mg);
  const ufc = judgeUfc(facts.ufc, facts.ufcUpper);
  const isUfcRaised = ufc === 'raised' || ufc === 'strongly_raised';
  const positives = [midnight === 'raised', dst === 'not_suppressed', isUfcRaised].filter(Boolean).length;
  const cushing = positives === 0 ? null : positives === 1 ? 'suspected' : 'supported';
  const acthDependence = cushing === null ? null : judgeDependence(facts.acth);
  const acthSource = acthDependence === 'dependent' ? judgeHighDose(facts.hddstSuppression) : null;
  const insufficiency = judgeInsufficiency(facts);
  const insufficiencyType = judgeType(facts, insufficiency);
  const parts: Parts = { midnight, dst, ufc, cushing, acthDependence, acthSource, insufficiency, insufficiencyType };
  const points: Partial<Record<AdrenalItem, number>> = {
    cortisol_midnight: midnight === 'raised' ? 1 : 0,
    dst_1mg: dst === 'not_suppressed' ? 1 : 0,
    ufc: isUfcRaised ? 1 : 0,
  };
  return {
    ...STAMP,
    ...parts,
    status: 'complete',
    rhythm: judgeRhythm(facts.cortisolMidnight, facts.cortisol8am),
    autonomy: judgeAutonomy(facts.dst1mg),
    isCushingScreenNegative: midnight === 'normal' && dst === 'suppressed' && ufc === 'normal',
    contributions: items.flatMap((item) => {
      const reported = sets[item];
      if (reported === null) return [];
      return [{ item, value: shownText(reported.set), points: points[item] ?? 0, source: table.ADRENAL_SOURCE }];
    }),
    inputsUsed: facts,
    missing: openItems(facts, parts),
    invalid: [],
  };
}
