import { pregnancyInterval } from '../catalogue/special-intervals.ts';
import type { Sex } from '../core/rule-stamp.ts';
import type { Flag } from '../flags/flag.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import type { Interval } from '../catalogue/row.ts';
import type { AgeLimit, Condition, ConditionPart, FlagWord, Operator } from './condition-text.ts';

/** Whose report it is, at the time of sampling. */
export interface Person {
  readonly sex: Sex | null;
  readonly ageYears: number | null;
  /** Pregnant by record, order or gestational age; false is as good as unknown. */
  readonly isPregnant?: boolean;
  readonly gestationalWeeks?: number | null;
  /** Hours since a birth. */
  readonly puerperalHours?: number;
}

/** One lab (or derived figure) as the conditions see it. */
export interface LabFact {
  readonly code: string;
  /** Numeric results in the catalogue's unit, of which one must satisfy; several where a change has several beginnings. */
  readonly sets: readonly ValueSet[];
  /** The number itself, where it is one: no bound and no range. */
  readonly point: number | null;
  /** Interval of the result in the catalogue's unit, own range first. */
  readonly interval: Interval;
  /** A reported word: true 阳性 in any grade, false 阴性; null neither (±) or no word. */
  readonly isPositive: boolean | null;
  readonly flag: Pick<Flag, 'state'> | { readonly state: 'abnormal'; readonly abnormalType: 1 | -1 } | null;
  readonly sex?: Sex | null;
  /** Specimen as printed, '' where it is not known. */
  readonly specimen: string;
  /** Rows of the report behind it: one for a lab, several for a derived figure. */
  readonly laboratoryIds: readonly string[];
  readonly codes: readonly string[];
  /** Result as a reader sees it. */
  readonly text: string;
}

/** NT-proBNP pg/mL above which heart failure is likely, by age (Chinese HF guideline 2018): <50, 50 to 75, >75 years. */
function heartFailureLimit(ageYears: number): number {
  if (ageYears < 50) return 450;
  return ageYears <= 75 ? 900 : 1800;
}

/** D-dimer mg/L FEU (ESC 2019): age × 0.01, at least 0.5 (50 years); in pregnancy the upper limit of the trimester. */
export function dDimerLimit({ ageYears, isPregnant, gestationalWeeks }: Person): number {
  const ofPregnancy = isPregnant === true ? pregnancyInterval('DD', gestationalWeeks ?? null)?.high : undefined;
  return ofPregnancy ?? Math.max(50, ageYears ?? 0) * 0.01;
}

function ageLimit(limit: AgeLimit, person: Person): number | null {
  if (limit === 'AGE_DD') return dDimerLimit(person);
  return person.ageYears === null ? null : heartFailureLimit(person.ageYears);
}

function compare(set: ValueSet, operator: Operator, limit: number): boolean {
  switch (operator) {
    case '<':
      return isWhollyBelow(set, limit);
    case '<=':
      return isWhollyAtMost(set, limit);
    case '>':
      return isWhollyAbove(set, limit);
    default:
      return isWhollyAtLeast(set, limit);
  }
}

function hasFlag(flag: LabFact['flag'], wanted: FlagWord): boolean {
  if (flag === null) return false;
  if (wanted === 'N') return flag.state === 'normal';
  return 'abnormalType' in flag && flag.abnormalType === (wanted === 'H' ? 1 : -1);
}

/** NaN, which nothing is beside, where a limit counts from an upper one that the result has not. */
function limitOf(part: ConditionPart & { limit: number }, { high = Number.NaN }: Interval): number {
  if (part.kind === 'number') return part.limit;
  return part.kind === 'times' ? part.limit * high : high + part.limit;
}

function holdsOne(part: ConditionPart, fact: LabFact, person: Person): boolean {
  switch (part.kind) {
    case 'flag':
      return hasFlag(fact.flag, part.flag);
    case 'grade':
      return fact.isPositive === part.isPositive;
    case 'sex':
      return fact.sex === part.sex;
    case 'age': {
      const limit = ageLimit(part.limit, person);
      return limit !== null && fact.sets.some((set) => isWhollyAbove(set, limit));
    }
    case 'between':
      return fact.sets.some((set) => isWhollyAtLeast(set, part.low) && isWhollyBelow(set, part.below));
    default: {
      const limit = limitOf(part, fact.interval);
      return fact.sets.some((set) => compare(set, part.operator, limit));
    }
  }
}

/** True when the fact satisfies the condition; a missing or undetermined lab never does. */
export function holds(when: Condition, fact: LabFact | undefined, person: Person): boolean {
  if (fact === undefined) return false;
  for (const part of when.parts) if (holdsOne(part, fact, person)) return true;
  return false;
}
