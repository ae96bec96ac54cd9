import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { MENINGITIS, PATTERN_FROM } from './cerebrospinal-table.ts';
import type { Meningitis } from './cerebrospinal-table.ts';

export type GlucoseClass = 'very_low' | 'low' | 'normal';

/** What the score looks at; null items score nothing for anybody. */
export interface ScoreFacts {
  readonly wbc: ValueSet;
  readonly neutrophilPct: ValueSet | null;
  readonly lymphocytePct: ValueSet | null;
  readonly glucose: GlucoseClass | null;
  readonly protein: ValueSet | null;
  readonly lactate: ValueSet | null;
  readonly chloride: ValueSet | null;
  readonly ada: ValueSet | null;
  readonly pressure: ValueSet | null;
}

export type ScoreItem = 'wbc' | 'cells' | 'glucose' | 'protein' | 'lactate' | 'chloride' | 'ada' | 'pressure';
export type Scores = Readonly<Record<Meningitis, number>>;
/** Points of every item for every pattern. */
export type ScoreTable = Readonly<Record<ScoreItem, Scores>>;

type ScoreNumber = Exclude<keyof ScoreFacts, 'glucose'>;
/** All that is given must hold. */
type Band = Readonly<Partial<Record<'atLeast' | 'above' | 'below' | 'atMost', number>>>;
type Cell =
  | readonly [points: number, of: ScoreNumber, band: Band]
  | readonly [points: number, of: 'glucose', classes: readonly GlucoseClass[]];
type Row = Readonly<Partial<Record<Meningitis, readonly Cell[]>>>;

const LYMPHOCYTIC: Band = { above: 50 };
const LOW_GLUCOSE: readonly GlucoseClass[] = ['very_low', 'low'];

/** The first cell that holds gives its points. Column values from the sources of the rule; the weights are our choice. */
const TABLE: Readonly<Record<ScoreItem, Row>> = {
  wbc: {
    bacterial: [
      [2, 'wbc', { atLeast: 1000 }],
      [1, 'wbc', { atLeast: 100, below: 1000 }],
    ],
    viral: [[1, 'wbc', { below: 1000 }]],
    tuberculous: [[1, 'wbc', { atLeast: 25, atMost: 500 }]],
    cryptococcal: [[1, 'wbc', { atLeast: 10, atMost: 500 }]],
  },
  cells: {
    bacterial: [
      [2, 'neutrophilPct', { atLeast: 80 }],
      [1, 'neutrophilPct', { atLeast: 50, below: 80 }],
    ],
    viral: [[2, 'lymphocytePct', LYMPHOCYTIC]],
    tuberculous: [[1, 'lymphocytePct', LYMPHOCYTIC]],
    cryptococcal: [[1, 'lymphocytePct', LYMPHOCYTIC]],
  },
  glucose: {
    bacterial: [[2, 'glucose', ['very_low']]],
    viral: [[2, 'glucose', ['normal']]],
    tuberculous: [[2, 'glucose', LOW_GLUCOSE]],
    cryptococcal: [[2, 'glucose', LOW_GLUCOSE]],
  },
  protein: {
    bacterial: [[1, 'protein', { above: 1 }]],
    viral: [[1, 'protein', { atMost: 1 }]],
    tuberculous: [[2, 'protein', { above: 1 }]],
    cryptococcal: [[1, 'protein', { above: 0.45 }]],
  },
  lactate: {
    bacterial: [[1, 'lactate', { above: 3.5 }]],
    viral: [[1, 'lactate', { atMost: 3.5 }]],
  },
  chloride: {
    tuberculous: [[1, 'chloride', { below: 120 }]],
    cryptococcal: [[1, 'chloride', { below: 120 }]],
  },
  ada: { tuberculous: [[2, 'ada', { atLeast: 10 }]] },
  pressure: {
    bacterial: [[1, 'pressure', { above: 200 }]],
    viral: [[1, 'pressure', { atMost: 200 }]],
    tuberculous: [[1, 'pressure', { above: 200 }]],
    cryptococcal: [
      [2, 'pressure', { atLeast: 300 }],
      [1, 'pressure', { above: 200 }],
    ],
  },
};

function isIn(set: ValueSet, { atLeast, above, below, atMost }: Band): boolean {
  return (
    (atLeast === undefined || isWhollyAtLeast(set, atLeast)) &&
    (above === undefined || isWhollyAbove(set, above)) &&
    (below === undefined || isWhollyBelow(set, below)) &&
    (atMost === undefined || isWhollyAtMost(set, atMost))
  );
}

function holds(cell: Cell, facts: ScoreFacts): boolean {
  if (cell[1] === 'glucose') return facts.glucose !== null && cell[2].includes(facts.glucose);
  const set = facts[cell[1]];
  return set !== null && isIn(set, cell[2]);
}

/** The values at which the points of a number change, each once. */
export function scoreCutOffs(of: ScoreNumber): number[] {
  const cells = Object.values(TABLE).flatMap((row) => Object.values(row).flat());
  return [...new Set(cells.flatMap((cell) => (cell[1] === of ? Object.values(cell[2]) : [])))];
}

const ITEMS = Object.keys(TABLE) as ScoreItem[];

function byPattern(value: (pattern: Meningitis) => number): Scores {
  return Object.fromEntries(MENINGITIS.map((pattern) => [pattern, value(pattern)])) as unknown as Scores;
}

/** Points of each item for each pattern; what is not known scores 0 everywhere. */
export function scoreTable(facts: ScoreFacts): ScoreTable {
  return Object.fromEntries(
    ITEMS.map((item) => [
      item,
      byPattern((pattern) => (TABLE[item][pattern] ?? []).find((cell) => holds(cell, facts))?.[0] ?? 0),
    ]),
  ) as unknown as ScoreTable;
}

export function totals(table: ScoreTable): Scores {
  return byPattern((pattern) => ITEMS.reduce((sum, item) => sum + table[item][pattern], 0));
}

/** The best patterns from 5 points on, several where they tie: bacterial, tuberculous, cryptococcal, viral in this order. */
export function bestPatterns(scores: Scores): Meningitis[] {
  const best = Math.max(...MENINGITIS.map((pattern) => scores[pattern]));
  return best < PATTERN_FROM ? [] : MENINGITIS.filter((pattern) => scores[pattern] === best);
}
