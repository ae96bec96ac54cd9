import { roundHalfUp } from '../core/number.ts';
import type { Flag } from '../flags/flag.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import type { Condition } from './rule-row.ts';

/** One lab (or derived figure) as the conditions see it. */
export interface LabFact {
  readonly code: string;
  /** Numeric result in the catalogue's unit; null when there is none that converts. */
  readonly set: ValueSet | null;
  /** Upper limit in the catalogue's unit, own range first. */
  readonly upper?: number;
  readonly isPositive: boolean;
  readonly flag: Flag | null;
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

/** D-dimer mg/L FEU (ESC 2019): age × 0.01 above 50 years, else 0.5. */
function dDimerLimit(ageYears: number): number {
  return ageYears > 50 ? ageYears * 0.01 : 0.5;
}

function compare(set: ValueSet, operator: string, limit: number): boolean {
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

function hasFlag(flag: Flag | null, wanted: string): boolean {
  if (flag === null) return false;
  if (flag.state === 'normal') return wanted === 'N';
  return flag.state === 'abnormal' && wanted === (flag.abnormalType === 1 ? 'H' : 'L');
}

const COMPARISON = /^([xd]?)(<=|>=|<|>)(-?\d+(?:\.\d+)?)$/;
const BETWEEN = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/;

/** 6.99 ends below 7.00: the next printed step, so that a converted 6.994 falls in no gap before the limit of 7.0. */
function endOf(printed: string): number {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return roundHalfUp(Number(printed) + 10 ** -decimals, decimals);
}

function holdsOne(part: string, fact: LabFact, ageYears: number | null): boolean {
  if (part === 'H' || part === 'L' || part === 'N') return hasFlag(fact.flag, part);
  if (part === 'POS') return fact.isPositive;
  const { set, upper } = fact;
  if (set === null) return false;
  if (part === 'AGE_HF') return ageYears !== null && isWhollyAbove(set, heartFailureLimit(ageYears));
  if (part === 'AGE_DD') return ageYears !== null && isWhollyAbove(set, dDimerLimit(ageYears));
  const between = BETWEEN.exec(part);
  if (between !== null) return isWhollyAtLeast(set, Number(between[1])) && isWhollyBelow(set, endOf(between[2] ?? ''));
  const [, kind, operator = '', limitText] = COMPARISON.exec(part) ?? [];
  const limit = Number(limitText);
  if (kind === undefined || Number.isNaN(limit)) return false;
  if (kind === '') return compare(set, operator, limit);
  if (upper === undefined) return false;
  return compare(set, operator, kind === 'x' ? limit * upper : upper + limit);
}

/** True when the fact surely satisfies the condition; a missing or undetermined lab never does. */
export function holds(when: Condition, fact: LabFact | undefined, ageYears: number | null): boolean {
  return fact !== undefined && when.split('|').some((part) => holdsOne(part, fact, ageYears));
}
