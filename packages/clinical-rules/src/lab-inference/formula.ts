import type { Person } from './condition.ts';

/** What a formula sees of the report: numbers in the catalogue's unit, null where there is none. */
export interface Numbers {
  readonly person: Person;
  readonly of: (code: string) => number | null;
  /** What a result is at least: `>10000` is that; null where nothing bounds it from below. */
  readonly atLeast: (code: string) => number | null;
  /** True for a result, or the bound that it is told to lie below, which is not above `floor`. */
  readonly isWithin: (code: string, floor: number) => boolean;
  /** Upper limit of an item: that of its row, else the catalogue's. */
  readonly upper: (code: string) => number | null;
  readonly isHigh: (code: string) => boolean;
  readonly isLow: (code: string) => boolean;
  readonly isPositive: (code: string) => boolean;
  readonly has: (code: string) => boolean;
}

/** Null where the report does not hold what the figure needs. */
export type Formula = (numbers: Numbers) => number | null;

export interface Judged {
  readonly formula: Formula;
  /** The item whose interval judges the figure high or low. */
  readonly judgedBy?: string;
  /** What stands in for an input that is missing. */
  readonly orFrom?: string;
}

/** A glucose drawn at any time of the day; the fasting one where a report holds both. */
export const anyGlucose = ({ of }: Numbers): number | null => of('GLU') ?? of('GLU-R');

/** A figure of what is in the blood at that moment: a random glucose serves as well as a fasting one. */
export const ofAnyGlucose = (formula: Formula): Judged => ({ formula, orFrom: 'GLU-R' });

/** Null when one of the inputs, numbers of codes or what other formulas make, is missing, else what is made of them. */
export function from(
  inputs: readonly (string | Formula)[],
  formula: (...values: readonly number[]) => number | null,
): Formula {
  return (numbers) => {
    const values: number[] = [];
    for (const input of inputs) {
      const value = typeof input === 'string' ? numbers.of(input) : input(numbers);
      if (value === null) return null;
      values.push(value);
    }
    return formula(...values);
  };
}

/** The upper limit of an item as an input. */
export const upperOf =
  (code: string): Formula =>
  ({ upper }) =>
    upper(code);

/** The code's own number, else what the formula makes. */
export const orElse =
  (code: string, formula: Formula): Formula =>
  (numbers) =>
    numbers.of(code) ?? formula(numbers);

/** One input over another, `times` a factor of units; over 0 it is no number, and no figure. */
export const quotient = (a: string | Formula, b: string | Formula, times = 1): Formula =>
  from([a, b], (x = 0, y = 0) => (x * times) / y);

/** One result over another that is no smaller than a floor: `<0.1` is the floor of 0.2. */
export const overFloor = (a: string, b: string, floor: number): Formula =>
  quotient(a, ({ of, isWithin }) => (isWithin(b, floor) ? floor : of(b)));

/** How many of the tests hold; null when none of the codes was measured. */
export function count(codes: readonly string[], tests: (numbers: Numbers) => readonly boolean[]): Formula {
  return (numbers) => (codes.some(numbers.has) ? tests(numbers).filter(Boolean).length : null);
}

/** A test of a number; false where it is missing. */
export const is = (value: number | null, test: (value: number, limit: number) => boolean, limit: number): boolean =>
  value !== null && test(value, limit);

/** Formulas by the code of their figure. */
export type Formulas = Readonly<Record<string, Formula | Judged>>;
