import { isAtLeast, isAtMost } from '@jianwei/clinical-rules/core/number';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '@jianwei/clinical-rules/flags/value-set';
import type { ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import type { LeafValue } from '@jianwei/clinical-rules/rule-condition/condition';
import { every, not, some } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Actual, FlagFacts, GradeSet, NameFacts } from './actual.ts';

function decided(isTrue: boolean, isFalse: boolean): Truth {
  return isTrue ? true : isFalse ? false : 'undetermined';
}

const atLeast = (set: ValueSet, limit: number) => decided(isWhollyAtLeast(set, limit), isWhollyBelow(set, limit));
const above = (set: ValueSet, limit: number) => decided(isWhollyAbove(set, limit), isWhollyAtMost(set, limit));

function isPoint(set: ValueSet): boolean {
  return set.low === set.high && Number.isFinite(set.low);
}

function equals(set: ValueSet, limit: number): Truth {
  const outside = isWhollyAbove(set, limit) || isWhollyBelow(set, limit);
  return decided(isPoint(set) && isAtLeast(set.low, limit) && isAtMost(set.low, limit), outside);
}

/** A set of numbers against a limit, for certain or not at all. */
export function compareSet(op: string, set: ValueSet, value: LeafValue): Truth {
  if (op === 'between') {
    const [low, high] = Array.isArray(value) ? value.map(Number) : [];
    return low === undefined || high === undefined || Number.isNaN(low) || Number.isNaN(high)
      ? 'undetermined'
      : every([atLeast(set, low), not(above(set, high))]);
  }
  if (op === 'in') return Array.isArray(value) ? some(value.map((each) => equals(set, Number(each)))) : 'undetermined';
  const limit = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : NaN;
  if (!Number.isFinite(limit)) return 'undetermined';
  switch (op) {
    case 'below':
      return not(atLeast(set, limit));
    case 'at_most':
      return not(above(set, limit));
    case 'above':
      return above(set, limit);
    case 'at_least':
    case 'rise_at_least':
    case 'fall_at_least':
    case 'change_percent_at_least':
      return atLeast(set, limit);
    case 'equals':
    case 'is':
      return equals(set, limit);
    default:
      return 'undetermined';
  }
}

/** Whether a row is high, low, critical, abnormal or normal. */
export function hasFlag({ high, low, critical }: FlagFacts, word: unknown): Truth {
  switch (word) {
    case 'high':
      return high;
    case 'low':
      return low;
    case 'critical':
      return critical;
    case 'abnormal':
      return some([high, low]);
    case 'normal':
      return not(some([high, low]));
    default:
      return 'undetermined';
  }
}

const STEP: Readonly<Record<string, number>> = { 阴性: 0, '±': 0.5, '1+': 1, '2+': 2, '3+': 3, '4+': 4, 阳性: 1 };

function compareGrade(op: string, { low, high }: GradeSet, word: unknown): Truth {
  const step = typeof word === 'string' ? STEP[word] : undefined;
  if (step === undefined) return 'undetermined';
  if (op === 'at_least' || (op === 'is' && word === '阳性')) return decided(low >= step, high < step);
  return op === 'is' ? decided(low === step && high === step, high < step || low > step) : 'undetermined';
}

function nameKey(name: string | number): string {
  return String(name).normalize('NFKC').trim();
}

function isIn({ names, maybe, isWhole }: NameFacts, value: LeafValue): Truth {
  const asked = new Set((Array.isArray(value) ? value : [String(value)]).map(nameKey));
  if (names.some((name) => asked.has(nameKey(name)))) return true;
  return isWhole && !maybe.some((name) => asked.has(nameKey(name))) ? false : 'undetermined';
}

const NEGATIVE = new Map([
  ['not_in', 'in'],
  ['is_not', 'is'],
]);

/** What a report holds against what a leaf asks: of several rows of one item one that holds is enough. */
export function compare(op: string, actual: Actual, value: LeafValue): Truth {
  const positive = NEGATIVE.get(op);
  if (positive !== undefined) return not(compare(positive, actual, value));
  if (actual.why !== undefined) return 'undetermined';
  const unread: Truth[] = (actual.unreadable ?? 0) > 0 ? ['undetermined'] : [];
  if (actual.values !== undefined) return some([...actual.values.map((set) => compareSet(op, set, value)), ...unread]);
  if (actual.flags !== undefined) return some([...actual.flags.map((row) => hasFlag(row, value)), ...unread]);
  if (actual.grades !== undefined)
    return some([...actual.grades.map((row) => compareGrade(op, row, value)), ...unread]);
  if (actual.names !== undefined) return isIn(actual.names, value);
  if (actual.isTested !== undefined) return actual.isTested === (value === true || value === 'true');
  if (actual.count === undefined || typeof value !== 'number') return 'undetermined';
  return decided(actual.count.least >= value, actual.count.most < value);
}
