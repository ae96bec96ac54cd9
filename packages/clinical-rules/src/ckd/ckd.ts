import { isAtLeast, isAtMost, roundHalfUp } from '../core/number.ts';
import type { RuleStamp, Sex } from '../core/rule-stamp.ts';
import type { ReviewNote } from '../core/wording.ts';
import { isPlausibleSet, isPointSet } from '../flags/printed-set.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow, pointSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import type { QualitativeGrade } from '../results/result.ts';
import {
  CKD_EPI_ADULT_AGE,
  CKD_LIMITS,
  CKD_SOURCE,
  CKD_VERSION,
  MG_PER_G_PER_MG_PER_MMOL,
  PCR_A2_FROM,
  PCR_A2_UP_TO,
  REFERRAL_FALL_PERCENT,
  RISK_GRID,
  visitsPerYear,
} from './ckd-table.ts';
import type { CkdRisk, VisitsEdition } from './ckd-table.ts';
import { ckdEpi } from './egfr.ts';
import type { CkdEpiEquation, CreatinineUnit } from './egfr.ts';
import { A2_FROM_MG_PER_G, A2_UP_TO_MG_PER_G, gfrStage } from './stages.ts';
import type { AlbuminuriaStage, GfrStage } from './stages.ts';

export type AcrUnit = 'mg/g' | 'mg/mmol';
export type CkdItem = 'egfr' | 'creatinine' | 'age' | 'acr' | 'aer' | 'pcr';
export type AlbuminuriaSource = 'acr' | 'aer' | 'pcr' | 'dipstick';
export type CkdReferral = 'g4_g5' | 'a3' | 'egfr_fall';

/** Raw facts; what is not known is null. A printed `<10` is a half line and stages only what it proves. */
export interface CkdFacts {
  readonly ageYears: number | null;
  readonly sex: Sex | null;
  /** As printed, mL/min/1.73m². */
  readonly egfr: ValueSet | null;
  /** The unit that the report prints beside it. */
  readonly egfrUnit: string;
  readonly creatinine: number | null;
  readonly creatinineUnit: CreatinineUnit;
  readonly acr: ValueSet | null;
  readonly acrUnit: AcrUnit;
  /** Albumin excretion, mg/24h. */
  readonly aer: ValueSet | null;
  /** Protein/creatinine ratio, mg/g. */
  readonly pcr: ValueSet | null;
  /** Protein on the dipstick: 0 negative, 0.5 ±, 1 to 4 plus signs. */
  readonly dipstick: QualitativeGrade | null;
  /** eGFR of the report before, mL/min/1.73m². */
  readonly previousEgfr: number | null;
  /** `yyyy-MM-dd`: first of the abnormal reports that span more than 90 days without a normal one; null where none do. */
  readonly chronicSince: string | null;
  /** `yyyy-MM-dd` of the report that is staged. */
  readonly reportDate: string | null;
  /** A tag or an earlier diagnosis names the disease. */
  readonly isKnown: boolean;
  /** Haematuria, or albuminuria on an earlier report. */
  readonly hasDamageEvidence: boolean;
}

/** What a hospital may choose. */
export interface CkdOptions {
  readonly equation: CkdEpiEquation;
  readonly visitsEdition: VisitsEdition;
}

export const CKD_DEFAULTS: CkdOptions = { equation: '2021', visitsEdition: '2012' };

interface GfrAxis {
  readonly g: GfrStage | null;
  /** Whole number; null when unknown or only bounded. */
  readonly egfr: number | null;
  readonly source: 'reported' | 'computed' | null;
  readonly invalid: readonly CkdItem[];
  readonly undecided: readonly CkdItem[];
}

interface AlbuminuriaAxis {
  readonly a: AlbuminuriaStage | null;
  readonly source: AlbuminuriaSource | null;
  readonly invalid: readonly CkdItem[];
  readonly undecided: readonly CkdItem[];
}

export interface CkdResult extends RuleStamp {
  readonly status: 'complete' | 'incomplete';
  readonly g: GfrStage | null;
  readonly a: AlbuminuriaStage | null;
  readonly egfr: number | null;
  readonly gfrSource: 'reported' | 'computed' | null;
  /** Set when the eGFR was computed here. */
  readonly equation: CkdEpiEquation | null;
  /** mg/g, not rounded; null when unknown, only bounded or taken from a fallback. */
  readonly acrMgPerG: number | null;
  readonly albuminuriaSource: AlbuminuriaSource | null;
  /** True when albuminuria comes from a fallback. */
  readonly isEstimated: boolean;
  readonly risk: CkdRisk | null;
  readonly visits: string | null;
  /** Fall since the report before in percent; null when unknown, negative for a rise. */
  readonly fallPercent: number | null;
  readonly referral: readonly CkdReferral[];
  readonly missing: readonly ('g' | 'a')[];
  /** Outside the plausible range. */
  readonly invalid: readonly CkdItem[];
  /** Printed with a comparator that spans several stages. */
  readonly undecided: readonly CkdItem[];
  readonly inputsUsed: CkdFacts;
}

/** Laboratories print whole numbers, so `>90` starts at 91 and `<15` ends at 14. */
function gfrOfSet({ low, high, hasLow, hasHigh }: ValueSet): GfrStage | null {
  const stage = gfrStage(hasLow ? low : low + 1);
  return stage === gfrStage(hasHigh ? high : high - 1) ? stage : null;
}

function computedEgfr(facts: CkdFacts, equation: CkdEpiEquation): GfrAxis {
  const none: GfrAxis = { g: null, egfr: null, source: null, invalid: [], undecided: [] };
  const { creatinine, creatinineUnit, ageYears, sex } = facts;
  if (creatinine === null || ageYears === null || sex === null) return none;
  if (ageYears < CKD_EPI_ADULT_AGE) return { ...none, invalid: ['age'] };
  const [least, most] = CKD_LIMITS.egfrMlPerMin;
  // Without creatinine the equation gives an endless eGFR.
  const value = ckdEpi(creatinine, creatinineUnit, ageYears, sex, equation);
  if (!isAtLeast(value, least) || !isAtMost(value, most)) return { ...none, invalid: ['creatinine'] };
  return { ...none, g: gfrStage(value), egfr: roundHalfUp(value, 0), source: 'computed' };
}

function gfrAxis(facts: CkdFacts, equation: CkdEpiEquation): GfrAxis {
  const { egfr } = facts;
  if (egfr === null) return computedEgfr(facts, equation);
  if (!isPlausibleSet(egfr, CKD_LIMITS.egfrMlPerMin)) {
    const computed = computedEgfr(facts, equation);
    return { ...computed, invalid: ['egfr', ...computed.invalid] };
  }
  const g = gfrOfSet(egfr);
  if (g === null) {
    const computed = computedEgfr(facts, equation);
    return { ...computed, undecided: ['egfr'] };
  }
  return {
    g,
    egfr: isPointSet(egfr) ? roundHalfUp(egfr.low, 0) : null,
    source: 'reported',
    invalid: [],
    undecided: [],
  };
}

function stageBetween(set: ValueSet, a2From: number, a2UpTo: number): AlbuminuriaStage | null {
  if (isWhollyBelow(set, a2From)) return 'A1';
  if (isWhollyAbove(set, a2UpTo)) return 'A3';
  return isWhollyAtLeast(set, a2From) && isWhollyAtMost(set, a2UpTo) ? 'A2' : null;
}

function inMgPerG(set: ValueSet, unit: AcrUnit): ValueSet {
  const factor = unit === 'mg/mmol' ? MG_PER_G_PER_MG_PER_MMOL : 1;
  return { ...set, low: set.low * factor, high: set.high * factor };
}

const DIPSTICK_STAGE: Readonly<Record<QualitativeGrade, AlbuminuriaStage>> = {
  0: 'A1',
  0.5: 'A1',
  1: 'A2',
  2: 'A3',
  3: 'A3',
  4: 'A3',
};

/** The first of ACR, AER, PCR and dipstick that decides. */
function albuminuriaAxis(facts: CkdFacts): AlbuminuriaAxis {
  const invalid: CkdItem[] = [];
  const undecided: CkdItem[] = [];
  const sets = [
    ['acr', facts.acr && inMgPerG(facts.acr, facts.acrUnit), A2_FROM_MG_PER_G, A2_UP_TO_MG_PER_G],
    ['aer', facts.aer, A2_FROM_MG_PER_G, A2_UP_TO_MG_PER_G],
    ['pcr', facts.pcr, PCR_A2_FROM, PCR_A2_UP_TO],
  ] as const;
  for (const [source, set, a2From, a2UpTo] of sets) {
    if (set === null) continue;
    if (!isPlausibleSet(set, CKD_LIMITS.acrMgPerG)) {
      invalid.push(source);
      continue;
    }
    const a = stageBetween(set, a2From, a2UpTo);
    if (a !== null) return { a, source, invalid, undecided };
    undecided.push(source);
  }
  if (facts.dipstick === null) return { a: null, source: null, invalid, undecided };
  return { a: DIPSTICK_STAGE[facts.dipstick], source: 'dipstick', invalid, undecided };
}

function fallSince(previous: number | null, now: number | null): number | null {
  if (previous === null || now === null || !isPlausibleSet(pointSet(previous), CKD_LIMITS.egfrMlPerMin)) return null;
  const before = roundHalfUp(previous, 0);
  return ((before - now) / before) * 100;
}

function referrals(g: GfrStage | null, a: AlbuminuriaStage | null, fallPercent: number | null): CkdReferral[] {
  return [
    ...(g === 'G4' || g === 'G5' ? (['g4_g5'] as const) : []),
    ...(a === 'A3' ? (['a3'] as const) : []),
    ...(!isAtMost(fallPercent ?? 0, REFERRAL_FALL_PERCENT) ? (['egfr_fall'] as const) : []),
  ];
}

/**
 * CKD stage and risk. A printed eGFR counts before one computed from creatinine; ACR before its fallbacks. One axis alone
 * gives its stage and no risk; an implausible input is named and counts as missing.
 */
export function evaluateCkd(facts: CkdFacts, options: CkdOptions = CKD_DEFAULTS): CkdResult {
  const gfr = gfrAxis(facts, options.equation);
  const albuminuria = albuminuriaAxis(facts);
  const { g, egfr } = gfr;
  const { a } = albuminuria;
  const fallPercent = fallSince(facts.previousEgfr, egfr);
  const isEstimated = albuminuria.source !== null && albuminuria.source !== 'acr';
  const acr = facts.acr && inMgPerG(facts.acr, facts.acrUnit);
  const cell =
    g === null || a === null
      ? null
      : { risk: RISK_GRID[g][a].risk, visits: visitsPerYear(g, a, options.visitsEdition) };
  const notes: ReviewNote[] = ['ckd_editions'];
  if (isEstimated) notes.push('ckd_albuminuria_fallback');
  if (options.visitsEdition === '2024') notes.push('ckd_visits_2024');
  if (fallPercent !== null) notes.push('ckd_fall_reference');
  return {
    ruleId: 'ckd',
    ruleVersion: CKD_VERSION,
    source: CKD_SOURCE,
    reviewNotes: notes,
    footer: 'reference_only',
    status: cell === null ? 'incomplete' : 'complete',
    g,
    a,
    egfr,
    gfrSource: gfr.source,
    equation: gfr.source === 'computed' ? options.equation : null,
    acrMgPerG: albuminuria.source === 'acr' && isPointSet(acr) ? acr.low : null,
    albuminuriaSource: albuminuria.source,
    isEstimated,
    risk: cell?.risk ?? null,
    visits: cell?.visits ?? null,
    fallPercent,
    referral: referrals(g, a, fallPercent),
    missing: [...(g === null ? (['g'] as const) : []), ...(a === null ? (['a'] as const) : [])],
    invalid: [...gfr.invalid, ...albuminuria.invalid],
    undecided: [...gfr.undecided, ...albuminuria.undecided],
    inputsUsed: facts,
  };
}
