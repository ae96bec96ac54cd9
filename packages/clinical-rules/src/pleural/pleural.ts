import { isAbove, isAtLeast, isAtMost } from '../core/number.ts';
import type { RuleStamp } from '../core/rule-stamp.ts';
import type { ReviewNote } from '../core/wording.ts';

/** Wire names: total_protein is serum, protein_quantification is fluid. */
export type PleuralItem =
  | 'total_protein'
  | 'protein_quantification'
  | 'blood_lactate_dehydrogenase'
  | 'fluid_lactate_dehydrogenase';

export type PleuralCriterionCode = 'R1' | 'R2' | 'R3';
export type PleuralDiagnosis = 'exudate' | 'transudate';

/** Raw facts; what is not known is null. */
export interface PleuralFacts {
  /** g/L. */
  readonly serumProtein: number | null;
  /** g/L. */
  readonly fluidProtein: number | null;
  /** U/L. */
  readonly serumLdh: number | null;
  /** U/L. */
  readonly fluidLdh: number | null;
  /** Upper limit of serum LDH as the laboratory prints it, U/L. */
  readonly serumLdhUpper: number | null;
  /** Serum minus fluid albumin, g/L; the form does not ask for it. */
  readonly albuminGradient?: number | null;
  /** Adenosine deaminase of the fluid, U/L; the form does not ask for it. */
  readonly fluidAda?: number | null;
}

export interface PleuralCriterion {
  readonly code: PleuralCriterionCode;
  /** Not rounded; null when an input is missing. */
  readonly ratio: number | null;
  /** Met only strictly above it. */
  readonly limit: number;
  readonly isMet: boolean | null;
}

export interface PleuralResult extends RuleStamp {
  readonly status: 'complete' | 'incomplete';
  /** Any criterion met: exudate; all three known and not met: transudate; otherwise null. */
  readonly diagnosis: PleuralDiagnosis | null;
  readonly criteria: readonly [PleuralCriterion, PleuralCriterion, PleuralCriterion];
  readonly metCount: number;
  /** U/L. */
  readonly upperLimit: number;
  readonly upperLimitSource: 'report' | 'default';
  /** Serum minus fluid protein, g/L. */
  readonly proteinGradient: number | null;
  /** An exudate whose gradient speaks for a transudate under diuretics. */
  readonly isPseudoExudate: boolean;
  /** A transudate by Light whose adenosine deaminase it does not explain. */
  readonly isAdaUnexplained: boolean;
  /** Criteria that could not be judged. */
  readonly missing: readonly PleuralCriterionCode[];
  readonly invalid: readonly PleuralItem[];
  readonly inputsUsed: PleuralFacts;
}

export const PLEURAL_VERSION = '1972.2';
export const PLEURAL_SOURCE = 'Light RW, et al. Ann Intern Med 1972;77:507-513';

/** WS/T 404.7 upper limit of serum LDH, U/L, where the report gives none. */
export const DEFAULT_LDH_UPPER = 250;
/** Gradients, g/L, above which an exudate by Light may be a treated transudate (Romero-Candeira 2001). */
export const PROTEIN_GRADIENT_ABOVE = 31;
export const ALBUMIN_GRADIENT_ABOVE = 12;

/** Adenosine deaminase of the fluid, U/L, above which a transudate is not the whole answer. */
export const ADA_ABOVE = 40;

/** Plausible inputs, g/L and U/L; anything beyond is named and not used. */
export const PLEURAL_LIMITS: Readonly<Record<PleuralItem, readonly [number, number]>> = {
  total_protein: [20, 120],
  protein_quantification: [0, 100],
  blood_lactate_dehydrogenase: [0, 20_000],
  fluid_lactate_dehydrogenase: [0, 20_000],
};

/** `fluid / base > share / of`, multiplied out so that no rounded ratio decides. */
function criterion(
  code: PleuralCriterionCode,
  fluid: number | null,
  base: number | null,
  [share, of]: readonly [number, number],
): PleuralCriterion {
  const limit = share / of;
  if (fluid === null || base === null || base <= 0) return { code, ratio: null, limit, isMet: null };
  return { code, ratio: fluid / base, limit, isMet: isAbove(of * fluid, share * base) };
}

function decide(criteria: readonly PleuralCriterion[]): PleuralDiagnosis | null {
  if (criteria.some(({ isMet }) => isMet === true)) return 'exudate';
  return criteria.every(({ isMet }) => isMet === false) ? 'transudate' : null;
}

/** Light's criteria with three values each: one that is met decides, a transudate needs all three. Nothing throws. */
export function evaluatePleural(facts: PleuralFacts): PleuralResult {
  const invalid: PleuralItem[] = [];
  const usable = (item: PleuralItem, value: number | null): number | null => {
    const [from, to] = PLEURAL_LIMITS[item];
    if (value === null || (isAtLeast(value, from) && isAtMost(value, to))) return value;
    invalid.push(item);
    return null;
  };
  const serumProtein = usable('total_protein', facts.serumProtein);
  const fluidProtein = usable('protein_quantification', facts.fluidProtein);
  const serumLdh = usable('blood_lactate_dehydrogenase', facts.serumLdh);
  const fluidLdh = usable('fluid_lactate_dehydrogenase', facts.fluidLdh);
  const printedUpper = (facts.serumLdhUpper ?? 0) > 0 ? facts.serumLdhUpper : null;
  const upperLimit = printedUpper ?? DEFAULT_LDH_UPPER;
  const criteria = [
    criterion('R1', fluidProtein, serumProtein, [1, 2]),
    criterion('R2', fluidLdh, serumLdh, [3, 5]),
    criterion('R3', fluidLdh, upperLimit, [2, 3]),
  ] as const;
  const diagnosis = decide(criteria);
  const proteinGradient = serumProtein === null || fluidProtein === null ? null : serumProtein - fluidProtein;
  const isSteep =
    isAbove(proteinGradient ?? 0, PROTEIN_GRADIENT_ABOVE) ||
    isAbove(facts.albuminGradient ?? 0, ALBUMIN_GRADIENT_ABOVE);
  const isPseudoExudate = diagnosis === 'exudate' && isSteep;
  const missing = criteria.filter(({ isMet }) => isMet === null).map(({ code }) => code);
  const isDefaultUsed = printedUpper === null && fluidLdh !== null;
  const notes: ReviewNote[] = [
    ...(diagnosis === 'exudate' && missing.length > 0 ? (['pleural_partial'] as const) : []),
    ...(isDefaultUsed ? (['pleural_default_uln'] as const) : []),
    ...(isPseudoExudate ? (['pleural_gradient'] as const) : []),
  ];
  return {
    ruleId: 'pleural',
    ruleVersion: PLEURAL_VERSION,
    source: PLEURAL_SOURCE,
    reviewNotes: notes,
    footer: 'reference_only',
    status: diagnosis === null ? 'incomplete' : 'complete',
    diagnosis,
    criteria,
    metCount: criteria.filter(({ isMet }) => isMet === true).length,
    upperLimit,
    upperLimitSource: printedUpper === null ? 'default' : 'report',
    proteinGradient,
    isPseudoExudate,
    isAdaUnexplained: diagnosis === 'transudate' && isAbove(facts.fluidAda ?? 0, ADA_ABOVE),
    missing,
    invalid,
    inputsUsed: facts,
  };
}
