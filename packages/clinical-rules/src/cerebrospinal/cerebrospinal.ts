import { roundHalfUp } from '../core/number.ts';
import type { Contribution, Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { isImplausible, pointOf, shownText } from '../flags/measured.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { evaluateBarrier } from './barrier.ts';
import type { Barrier } from './barrier.ts';
import {
  CEREBROSPINAL_NUMBERS,
  classifyGlucose,
  correctWbc,
  glucoseRatioOf,
  lymphocytes,
} from './cerebrospinal-facts.ts';
import type {
  CerebrospinalFacts,
  CerebrospinalItem,
  CerebrospinalNumber,
  CerebrospinalSign,
  Correction,
} from './cerebrospinal-facts.ts';
import * as table from './cerebrospinal-table.ts';
import type { Meningitis } from './cerebrospinal-table.ts';
import { bestPatterns, scoreTable, totals } from './score.ts';
import type { GlucoseClass, ScoreItem, Scores, ScoreTable } from './score.ts';

export type CerebrospinalPattern =
  | { readonly kind: 'organism'; readonly organisms: readonly Meningitis[] }
  | { readonly kind: 'bleeding' | 'dissociation' | 'inflammatory' | 'unremarkable' | 'unspecific' }
  /** `type` is the first of those that tie. */
  | { readonly kind: 'meningitis'; readonly type: Meningitis; readonly types: readonly Meningitis[] };

/**
 * `bleeding_open`, `bloody`: red cells from 2000 on, xanthochromia not looked for or absent. `bacterial_open`: not excluded by
 * neutrophils, glucose or lactate. `pressure`, `cells`: what a dissociation would hide (counted cells above 10).
 */
export type CerebrospinalWarning = 'bleeding_open' | 'bacterial_open' | 'bloody' | 'pressure' | 'cells';
/** What speaks for bacteria although no pattern says so. */
export type BacterialSign = 'neut_pct' | 'glucose' | 'lactate';

export interface CerebrospinalAssessment extends RuleStamp {
  readonly status: 'complete';
  readonly pattern: CerebrospinalPattern;
  /** 10^6/L, 1 decimal; null where an organism or bleeding was found without a usable count. */
  readonly correctedWbc: number | null;
  readonly correction: Correction | null;
  /** 2 decimals. */
  readonly glucoseRatio: number | null;
  readonly glucoseClass: GlucoseClass | null;
  /** null unless corrected white cells are above 5. */
  readonly scores: Scores | null;
  readonly barrier: Barrier;
  /** Red cells from 2000 on, and nobody looked for xanthochromia. */
  readonly isBleedingOpen: boolean;
  readonly bacterialSigns: readonly BacterialSign[];
  /** What must be told before a pattern that would hide it, in the order of telling. */
  readonly warnings: readonly CerebrospinalWarning[];
  readonly contributions: readonly Contribution<CerebrospinalItem>[];
  readonly inputsUsed: CerebrospinalFacts;
  readonly missing: readonly CerebrospinalItem[];
  readonly invalid: readonly [];
}

export type CerebrospinalIncomplete = Incomplete<CerebrospinalItem> &
  RuleStamp & { readonly barrier: Barrier; readonly inputsUsed: CerebrospinalFacts };
export type CerebrospinalResult = CerebrospinalAssessment | CerebrospinalIncomplete;

const ORGANISM: readonly (readonly [CerebrospinalSign, Meningitis])[] = [
  ['gram', 'bacterial'],
  ['afb', 'tuberculous'],
  ['india_ink', 'cryptococcal'],
];

const SCORE_ITEM: Partial<Record<CerebrospinalItem, ScoreItem>> = {
  wbc: 'wbc',
  neut_pct: 'cells',
  glucose: 'glucose',
  protein: 'protein',
  lactate: 'lactate',
  chloride: 'chloride',
  ada: 'ada',
  pressure: 'pressure',
};

const STAMP: RuleStamp = {
  ruleId: 'cerebrospinal',
  ruleVersion: table.CEREBROSPINAL_VERSION,
  source: table.CEREBROSPINAL_SOURCE,
  reviewNotes: ['csf_weights', 'csf_correction', 'csf_lymphocytes', 'csf_bleeding', 'plausible_range_ours'],
  footer: 'reference_only',
};

/** Without cells and inflammation: null when protein, which would show a dissociation, is not known. */
function quietPattern(values: CerebrospinalFacts['values'], glucose: GlucoseClass | null): CerebrospinalPattern | null {
  const { protein, pressure } = values;
  const [low, high] = table.PRESSURE_RANGE;
  if (protein === null) return null;
  const isPressureOff = pressure !== null && (isWhollyBelow(pressure, low) || isWhollyAbove(pressure, high));
  const isGlucoseOff = glucose === 'low' || glucose === 'very_low';
  const isProteinOff = !isWhollyAtMost(protein, table.PROTEIN_UPPER);
  return { kind: isPressureOff || isGlucoseOff || isProteinOff ? 'unspecific' : 'unremarkable' };
}

function decide(
  { values, signs }: CerebrospinalFacts,
  wbc: ValueSet | null,
  glucose: GlucoseClass | null,
  scores: Scores | null,
): CerebrospinalPattern | null {
  const organisms = ORGANISM.filter(([sign]) => signs[sign] === true).map(([, type]) => type);
  if (organisms.length > 0) return { kind: 'organism', organisms };
  const { rbc, protein } = values;
  if (rbc !== null && isWhollyAtLeast(rbc, table.BLEEDING_FROM) && signs.xanthochromia === true) {
    return { kind: 'bleeding' };
  }
  if (wbc === null) return null;
  const isProteinRaised = protein !== null && isWhollyAbove(protein, table.PROTEIN_UPPER);
  if (isWhollyAtMost(wbc, table.DISSOCIATION_UP_TO) && isProteinRaised) return { kind: 'dissociation' };
  if (scores !== null) {
    const types = bestPatterns(scores);
    const [type] = types;
    return type === undefined ? { kind: 'inflammatory' } : { kind: 'meningitis', type, types };
  }
  return isWhollyAtMost(wbc, table.CELLS_RAISED_ABOVE) ? quietPattern(values, glucose) : null;
}

/** Signs of bacteria; neutrophils of a few cells say nothing. */
export function bacterialSigns(
  { neut_pct: neutrophils, lactate }: CerebrospinalFacts['values'],
  glucose: GlucoseClass | null,
  isRaised: boolean,
): BacterialSign[] {
  const { neutrophilsFrom, lactateAbove } = table.BACTERIAL_OPEN;
  const rows: [BacterialSign, boolean][] = [
    ['neut_pct', isRaised && neutrophils !== null && isWhollyAtLeast(neutrophils, neutrophilsFrom)],
    ['glucose', glucose === 'very_low'],
    ['lactate', lactate !== null && isWhollyAbove(lactate, lactateAbove)],
  ];
  return rows.filter(([, isPresent]) => isPresent).map(([sign]) => sign);
}

/** Patterns that do not say bacteria themselves, nor another germ or blood that explains the signs. */
function mayHideBacteria(pattern: CerebrospinalPattern): boolean {
  if (pattern.kind === 'meningitis') return pattern.types.every((type) => type === 'viral');
  return pattern.kind !== 'organism' && pattern.kind !== 'bleeding';
}

function warningsOf(
  pattern: CerebrospinalPattern,
  values: CerebrospinalFacts['values'],
  signs: readonly BacterialSign[],
  isBleedingOpen: boolean,
): CerebrospinalWarning[] {
  const isDissociation = pattern.kind === 'dissociation';
  const { rbc, pressure, wbc } = values;
  const isBloody = rbc !== null && isWhollyAtLeast(rbc, table.BLEEDING_FROM);
  const rows: [CerebrospinalWarning, boolean][] = [
    ['bleeding_open', isBleedingOpen && pattern.kind !== 'organism'],
    ['bacterial_open', signs.length > 0 && mayHideBacteria(pattern)],
    ['bloody', isDissociation && isBloody && !isBleedingOpen],
    ['pressure', isDissociation && pressure !== null && isWhollyAbove(pressure, table.PRESSURE_HIGH_ABOVE)],
    ['cells', isDissociation && wbc !== null && isWhollyAbove(wbc, table.DISSOCIATION_UP_TO)],
  ];
  return rows.filter(([, isDue]) => isDue).map(([warning]) => warning);
}

/** Items a reader would want; those that only some questions need are not asked for. */
const WANTED: readonly CerebrospinalItem[] = [
  'pressure',
  'wbc',
  'rbc',
  'protein',
  'glucose',
  'serum_glucose',
  'chloride',
];
const WANTED_WITH_CELLS: readonly CerebrospinalItem[] = ['neut_pct', 'lactate', 'ada', 'gram', 'afb', 'india_ink'];

function contributions(
  facts: CerebrospinalFacts,
  points: ScoreTable | null,
  type: Meningitis | null,
): Contribution<CerebrospinalItem>[] {
  const source = table.CEREBROSPINAL_SOURCE;
  const numbers = CEREBROSPINAL_NUMBERS.flatMap((item) => {
    const set = facts.values[item];
    const scored = item === 'lymph_pct' && facts.values.neut_pct === null ? 'cells' : SCORE_ITEM[item];
    if (set === null) return [];
    const share = points === null || type === null || scored === undefined ? 0 : points[scored][type];
    return [{ item, value: shownText(set), points: share, source }];
  });
  const signs = (Object.keys(facts.signs) as CerebrospinalSign[]).flatMap((item) => {
    const value = facts.signs[item];
    return value === null ? [] : [{ item, value, points: 0, source }];
  });
  return [...numbers, ...signs];
}

/** The quotients of albumin and IgG need the two pairs and nothing else; their limit of albumin needs the age. */
function barrierOf(values: CerebrospinalFacts['values'] | null): Barrier {
  const of = (item: CerebrospinalNumber) => pointOf(values?.[item] ?? null);
  return evaluateBarrier({
    csfAlbumin: of('csf_albumin'),
    serumAlbumin: of('serum_albumin'),
    csfIgg: of('csf_igg'),
    serumIgg: of('serum_igg'),
    ageYears: of('age'),
  });
}

/**
 * Organism, bleeding, dissociation, meningitis score, otherwise the quiet patterns, in this order. Without white cells (or
 * without protein where cells are normal) nothing is called unremarkable.
 */
export function evaluateCerebrospinal(facts: CerebrospinalFacts): CerebrospinalResult {
  const { values, signs } = facts;
  const invalid = CEREBROSPINAL_NUMBERS.filter((item) => isImplausible(values[item], table.CEREBROSPINAL_LIMITS[item]));
  const corrected = correctWbc(values);
  const glucoseClass = classifyGlucose(values.glucose, values.serum_glucose);
  const isRaised = corrected !== null && isWhollyAbove(corrected.value, table.CELLS_RAISED_ABOVE);
  const points = isRaised
    ? scoreTable({
        wbc: corrected.value,
        neutrophilPct: values.neut_pct,
        lymphocytePct: lymphocytes(values),
        glucose: glucoseClass,
        protein: values.protein,
        lactate: values.lactate,
        chloride: values.chloride,
        ada: values.ada,
        pressure: values.pressure,
      })
    : null;
  const scores = points === null ? null : totals(points);
  const pattern = invalid.length > 0 ? null : decide(facts, corrected?.value ?? null, glucoseClass, scores);
  const isKnown = (item: CerebrospinalItem): boolean => ({ ...values, ...signs })[item] !== null;
  const isBleedingOpen =
    values.rbc !== null && isWhollyAtLeast(values.rbc, table.BLEEDING_FROM) && signs.xanthochromia === null;
  const missing = [
    ...WANTED,
    ...(isRaised ? WANTED_WITH_CELLS : []),
    ...(isBleedingOpen ? (['xanthochromia'] as const) : []),
  ].filter((item) => !isKnown(item) || (item === 'wbc' && corrected === null));
  const barrier = barrierOf(invalid.length > 0 ? null : values);
  if (pattern === null) return { ...STAMP, status: 'incomplete', barrier, missing, invalid, inputsUsed: facts };
  const signsOfBacteria = bacterialSigns(values, glucoseClass, isRaised);
  const white = pointOf(corrected?.value ?? null);
  return {
    ...STAMP,
    status: 'complete',
    pattern,
    correctedWbc: white === null ? null : roundHalfUp(white, 1),
    correction: corrected?.correction ?? null,
    glucoseRatio: glucoseRatioOf(values.glucose, values.serum_glucose),
    glucoseClass,
    scores,
    barrier,
    isBleedingOpen,
    bacterialSigns: signsOfBacteria,
    warnings: warningsOf(pattern, values, signsOfBacteria, isBleedingOpen),
    contributions: contributions(facts, points, pattern.kind === 'meningitis' ? pattern.type : null),
    inputsUsed: facts,
    missing,
    invalid: [],
  };
}
