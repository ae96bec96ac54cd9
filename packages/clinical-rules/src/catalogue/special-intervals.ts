import { BASIS } from '../tables/basis.ts';
import { convert, optional, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { interval } from './row.ts';
import type { AgeIntervals, Interval, SexIntervals } from './row.ts';

export type Trimester = 1 | 2 | 3;

type Applies =
  | { readonly kind: 'trimester'; readonly trimester: Trimester }
  | { readonly kind: 'age'; from: number; to: number };

const AGES = /^AGE (\d+)\.\.(\d+)$/;
const TRIMESTER = /^PREG T([123])$/;

/** `PREG T1` or `AGE 60..120`. */
export const APPLIES = convert(text, (cell): Applies => {
  const trimester = TRIMESTER.exec(cell)?.[1];
  if (trimester !== undefined) return { kind: 'trimester', trimester: Number(trimester) as Trimester };
  const [found, from, to] = AGES.exec(cell) ?? [];
  if (found === undefined) throw new Error(`${JSON.stringify(cell)} is neither PREG T1 to T3 nor AGE from..to`);
  return { kind: 'age', from: Number(from), to: Number(to) };
});

/** Every interval of pregnancy and of age. */
export const SPECIAL_INTERVALS = readTable(
  'special-intervals.tsv',
  record({
    code: text,
    applies: APPLIES,
    male: optional(interval),
    female: optional(interval),
    basis: BASIS,
    source: text,
  }),
);

/** Intervals of age, by code; a sex without one of its own keeps the base interval. */
export function ageIntervals(code: string, base: SexIntervals): AgeIntervals[] {
  return SPECIAL_INTERVALS.flatMap((row) =>
    row.code === code && row.applies.kind === 'age'
      ? [
          {
            fromAge: row.applies.from,
            toAge: row.applies.to,
            male: row.male ?? base.male,
            female: row.female ?? base.female,
          },
        ]
      : [],
  );
}

const BY_TRIMESTER = new Map<string, Map<Trimester, Interval>>();
for (const { code, applies: when, female } of SPECIAL_INTERVALS) {
  if (when.kind !== 'trimester' || female === undefined) continue;
  const known = BY_TRIMESTER.get(code) ?? new Map<Trimester, Interval>();
  BY_TRIMESTER.set(code, known.set(when.trimester, female));
}

/** Trimester of a gestational age in weeks: first to 13+6, second to 27+6. */
export function trimesterOfWeeks(weeks: number): Trimester {
  if (weeks < 14) return 1;
  return weeks < 28 ? 2 : 3;
}

function widest(intervals: readonly Interval[]): Interval {
  const low = Math.min(...intervals.map((each) => each.low ?? Number.NaN));
  const high = Math.max(...intervals.map((each) => each.high ?? Number.NaN));
  return { ...(Number.isFinite(low) ? { low } : {}), ...(Number.isFinite(high) ? { high } : {}) };
}

/**
 * The interval of pregnancy in the catalogue's unit; undefined for items that have none. An unknown gestational age (null)
 * takes the widest of the three trimesters.
 */
export function pregnancyInterval(code: string, weeks: number | null): Interval | undefined {
  const found = BY_TRIMESTER.get(code);
  if (found === undefined) return undefined;
  return weeks === null ? widest([...found.values()]) : found.get(trimesterOfWeeks(weeks));
}
