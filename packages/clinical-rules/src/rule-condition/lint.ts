import { findItem } from '../catalogue/catalogue.ts';
import { isGroup } from './condition.ts';
import type { Group, Leaf, Node } from './condition.ts';
import { leafSentence } from './sentence.ts';
import type { ConditionProblem } from './validate.ts';

/** Numbers that a leaf takes; an open end is not one of them. */
interface Span {
  readonly low: number;
  readonly isLowOpen: boolean;
  readonly high: number;
  readonly isHighOpen: boolean;
}

const EVERYTHING: Span = { low: -Infinity, isLowOpen: true, high: Infinity, isHighOpen: true };

function spanOf({ op, value }: Leaf): Span | null {
  const [first, second] = (Array.isArray(value) ? value : [value]).map(Number);
  if (first === undefined || value === '' || !Number.isFinite(first)) return null;
  switch (op) {
    case 'below':
      return { ...EVERYTHING, high: first };
    case 'at_most':
      return { ...EVERYTHING, high: first, isHighOpen: false };
    case 'above':
      return { ...EVERYTHING, low: first };
    case 'at_least':
      return { ...EVERYTHING, low: first, isLowOpen: false };
    case 'equals':
      return { low: first, isLowOpen: false, high: first, isHighOpen: false };
    case 'between':
      return second === undefined || !Number.isFinite(second)
        ? null
        : { low: first, isLowOpen: false, high: second, isHighOpen: false };
    default:
      return null;
  }
}

/** One text for leaves that ask for the same number in the same unit; null for those that ask for none. */
function subjectOf({ fact, code = '', of_code: of = '', specimen = '', unit }: Leaf): string | null {
  if (fact !== 'lab' && fact !== 'age' && fact !== 'ratio') return null;
  const own = fact === 'age' ? '岁' : (findItem(code)?.unit ?? '');
  return [fact, code, of, specimen, unit ?? own].join(' ');
}

function isApart(one: Span, other: Span): boolean {
  const [left, right] = one.low <= other.low ? [one, other] : [other, one];
  return left.high < right.low || (left.high === right.low && (left.isHighOpen || right.isLowOpen));
}

/** True where every number is in one of the two. */
function isWhole(one: Span, other: Span): boolean {
  const [left, right] = one.low <= other.low ? [one, other] : [other, one];
  const isClosed = left.high > right.low || (left.high === right.low && !(left.isHighOpen && right.isLowOpen));
  return left.low === -Infinity && right.high === Infinity && isClosed;
}

/** Flags that one row cannot have together. */
const APART_FLAGS: readonly unknown[] = ['high', 'low', 'normal'];

function cannotBoth(one: Leaf, other: Leaf): boolean {
  if (one.code !== other.code) return false;
  const [a, b] = [one, other].map(({ fact }) => fact);
  if (a === 'tested' && b === 'tested') return one.value !== other.value;
  if (a === 'tested' || b === 'tested') {
    const [tested, asked] = a === 'tested' ? [one, other] : [other, one];
    return tested.value === false && ['lab', 'lab_flag', 'lab_text', 'delta'].includes(asked.fact);
  }
  if (a !== 'lab_flag' || b !== 'lab_flag' || one.specimen !== other.specimen) return false;
  const areApart = [one, other].every(({ op, value }) => op === 'is' && APART_FLAGS.includes(value));
  return areApart ? one.value !== other.value : one.value === other.value && one.op !== other.op;
}

function notesOfPair(kind: Group['kind'], one: Leaf, other: Leaf): string | null {
  const subject = subjectOf(one);
  const [a, b] = [spanOf(one), spanOf(other)];
  const areNumbers = subject !== null && subject === subjectOf(other) && a !== null && b !== null;
  if (kind === 'all')
    return (areNumbers && isApart(a, b)) || cannotBoth(one, other)
      ? `与「${leafSentence(one)}」不能同时成立，条件永远不成立`
      : null;
  if (!areNumbers || !isWhole(a, b)) return null;
  return `与「${leafSentence(one)}」合起来总是成立${kind === 'none' ? '，条件永远不成立' : ''}`;
}

/** What is always or never true in a condition, at the leaf that makes it so. */
export function conditionNotes(node: Node, path = ''): ConditionProblem[] {
  if (!isGroup(node)) return [];
  const at = (index: number): string => (path === '' ? `${index}` : `${path}.${index}`);
  return node.of.flatMap((child, index) => {
    if (isGroup(child)) return conditionNotes(child, at(index));
    for (const earlier of node.of.slice(0, index)) {
      const message = isGroup(earlier) ? null : notesOfPair(node.kind, earlier, child);
      if (message !== null) return [{ path: at(index), message }];
    }
    return [];
  });
}
