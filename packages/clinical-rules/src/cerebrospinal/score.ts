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

type Cell = readonly [points: number, holds: (facts: ScoreFacts) => boolean];
type Row = Readonly<Partial<Record<Meningitis, readonly Cell[]>>>;

const above = (set: ValueSet | null, limit: number): boolean => set !== null && isWhollyAbove(set, limit);
const atLeast = (set: ValueSet | null, limit: number): boolean => set !== null && isWhollyAtLeast(set, limit);
const below = (set: ValueSet | null, limit: number): boolean => set !== null && isWhollyBelow(set, limit);
const atMost = (set: ValueSet | null, limit: number): boolean => set !== null && isWhollyAtMost(set, limit);
const isLowGlucose = ({ glucose }: ScoreFacts): boolean => glucose === 'very_low' || glucose === 'low';
const isLymphocytic = ({ lymphocytePct }: ScoreFacts): boolean => above(lymphocytePct, 50);

/** The first cell that holds gives its points. Column values from the sources of the rule; the weights are ours. */
const TABLE: Readonly<Record<ScoreItem, Row>> = {
  wbc: {
    bacterial: [
      [2, ({ wbc }) => atLeast(wbc, 1000)],
      [1, ({ wbc }) => atLeast(wbc, 100) && below(wbc, 1000)],
    ],
    viral: [[1, ({ wbc }) => below(wbc, 1000)]],
    tuberculous: [[1, ({ wbc }) => atLeast(wbc, 25) && atMost(wbc, 500)]],
    cryptococcal: [[1, ({ wbc }) => atLeast(wbc, 10) && atMost(wbc, 500)]],
  },
  cells: {
    bacterial: [
      [2, ({ neutrophilPct }) => atLeast(neutrophilPct, 80)],
      [1, ({ neutrophilPct }) => atLeast(neutrophilPct, 50) && below(neutrophilPct, 80)],
    ],
    viral: [[2, isLymphocytic]],
    tuberculous: [[1, isLymphocytic]],
    cryptococcal: [[1, isLymphocytic]],
  },
  glucose: {
    bacterial: [[2, ({ glucose }) => glucose === 'very_low']],
    viral: [[2, ({ glucose }) => glucose === 'normal']],
    tuberculous: [[2, isLowGlucose]],
    cryptococcal: [[2, isLowGlucose]],
  },
  protein: {
    bacterial: [[1, ({ protein }) => above(protein, 1)]],
    viral: [[1, ({ protein }) => atMost(protein, 1)]],
    tuberculous: [[2, ({ protein }) => above(protein, 1)]],
    cryptococcal: [[1, ({ protein }) => above(protein, 0.45)]],
  },
  lactate: {
    bacterial: [[1, ({ lactate }) => above(lactate, 3.5)]],
    viral: [[1, ({ lactate }) => atMost(lactate, 3.5)]],
  },
  chloride: {
    tuberculous: [[1, ({ chloride }) => below(chloride, 120)]],
    cryptococcal: [[1, ({ chloride }) => below(chloride, 120)]],
  },
  ada: { tuberculous: [[2, ({ ada }) => atLeast(ada, 10)]] },
  pressure: {
    bacterial: [[1, ({ pressure }) => above(pressure, 200)]],
    viral: [[1, ({ pressure }) => atMost(pressure, 200)]],
    tuberculous: [[1, ({ pressure }) => above(pressure, 200)]],
    cryptococcal: [
      [2, ({ pressure }) => atLeast(pressure, 300)],
      [1, ({ pressure }) => above(pressure, 200)],
    ],
  },
};

const ITEMS = Object.keys(TABLE) as ScoreItem[];

function byPattern(value: (pattern: Meningitis) => number): Scores {
  return Object.fromEntries(MENINGITIS.map((pattern) => [pattern, value(pattern)])) as unknown as Scores;
}

/** Points of each item for each pattern; what is not known scores 0 everywhere. */
export function scoreTable(facts: ScoreFacts): ScoreTable {
  return Object.fromEntries(
    ITEMS.map((item) => [
      item,
      byPattern((pattern) => (TABLE[item][pattern] ?? []).find(([, holds]) => holds(facts))?.[0] ?? 0),
    ]),
  ) as unknown as ScoreTable;
}

export function totals(table: ScoreTable): Scores {
  return byPattern((pattern) => ITEMS.reduce((sum, item) => sum + table[item][pattern], 0));
}

/** The best pattern from 5 points on; ties go to the first of bacterial, tuberculous, cryptococcal, viral. */
export function bestPattern(scores: Scores): Meningitis | null {
  const best = Math.max(...MENINGITIS.map((pattern) => scores[pattern]));
  return best < PATTERN_FROM ? null : (MENINGITIS.find((pattern) => scores[pattern] === best) ?? null);
}
