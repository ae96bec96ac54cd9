import { memoizeByText } from '../core/memoize-by-text.ts';

/** -1 low, 1 high against the interval of the result, 0 normal (bounds are normal). */
export type FlagWord = 'H' | 'L' | 'N';

/** Ages have limits of their own for NT-proBNP and D-dimer. */
export type AgeLimit = 'AGE_HF' | 'AGE_DD';

/**
 * One part of a condition. `number` compares in the catalogue's unit, `times` with multiples of the upper limit, `above` with
 * units above it; `between` from `low` to below the next printed step of the end.
 */
export type ConditionPart =
  | { readonly kind: 'flag'; readonly flag: FlagWord }
  | { readonly kind: 'grade'; readonly isPositive: boolean }
  | { readonly kind: 'sex'; readonly sex: 'male' | 'female' }
  | { readonly kind: 'age'; readonly limit: AgeLimit }
  | { readonly kind: 'number' | 'times' | 'above'; readonly operator: Operator; readonly limit: number }
  | { readonly kind: 'between'; readonly low: number; readonly below: number };

export type Operator = '<' | '<=' | '>' | '>=';

/** A condition of the rule base: it holds when one of its parts does. */
export interface Condition {
  readonly text: string;
  readonly parts: readonly ConditionPart[];
}

const WORDS: Readonly<Record<string, ConditionPart>> = {
  H: { kind: 'flag', flag: 'H' },
  L: { kind: 'flag', flag: 'L' },
  N: { kind: 'flag', flag: 'N' },
  POS: { kind: 'grade', isPositive: true },
  NEG: { kind: 'grade', isPositive: false },
  男: { kind: 'sex', sex: 'male' },
  女: { kind: 'sex', sex: 'female' },
  AGE_HF: { kind: 'age', limit: 'AGE_HF' },
  AGE_DD: { kind: 'age', limit: 'AGE_DD' },
};

const COMPARISON = /^([xd]?)(<=|>=|<|>)(-?\d+(?:\.\d+)?)$/;
const BETWEEN = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/;
const KIND = { '': 'number', x: 'times', d: 'above' } as const;

/** 6.99 ends below 7.00: the next printed step, so that a converted 6.994 falls in no gap before the limit of 7.0. */
function endOf(printed: string): number {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return Number((Number(printed) + 10 ** -decimals).toFixed(decimals));
}

function readPart(text: string): ConditionPart {
  const word = WORDS[text];
  if (word !== undefined) return word;
  const between = BETWEEN.exec(text);
  if (between?.[1] !== undefined && between[2] !== undefined)
    return { kind: 'between', low: Number(between[1]), below: endOf(between[2]) };
  const [found, prefix, operator, limit] = COMPARISON.exec(text) ?? [];
  if (found === undefined) throw new Error(`${JSON.stringify(text)} is no condition of the rule base`);
  return { kind: KIND[prefix as keyof typeof KIND], operator: operator as Operator, limit: Number(limit) };
}

/** Reads a condition as the table writes it (`H|POS`, `<30`, `6.1..6.99`, `x>=3`). Throws what is wrong with it. */
export const readCondition = memoizeByText((text): Condition => ({ text, parts: text.split('|').map(readPart) }));
