import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { isPointSet } from '../flags/printed-set.ts';
import { pointSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import {
  G17_FROM,
  G17_UP_TO,
  GASTRIC_AGE_BINS,
  GASTRIC_LIMITS,
  PG_POSITIVE_PG1_UP_TO,
  PGR_SCORED_BELOW,
} from './gastric-table.ts';
import { evaluateGastric, GASTRIC_DEFAULTS } from './gastric.ts';
import type { GastricFacts, GastricItem, GastricOptions } from './gastric.ts';
import { GASTRIC_ITEM_TEXT, GASTRIC_LEVEL_TEXT } from './wording.ts';

type GastricNumber = Pick<Adjustable, 'item' | 'label' | 'value' | 'unit' | 'step' | 'edges' | 'limits'>;
type Put = (value: number) => GastricFacts;

const PG_LIMITS = GASTRIC_LIMITS.pgUgPerL;

function numberOf(
  item: GastricItem,
  value: number,
  more: Omit<GastricNumber, 'item' | 'label' | 'value'>,
): GastricNumber {
  return { item, label: GASTRIC_ITEM_TEXT[item], value, ...more };
}

const pointOf = (set: ValueSet | null): number | null => (isPointSet(set) ? set.low : null);

/** The numbers of the score. A ratio that was computed is changed as a ratio; nobody grows younger. */
function scoredNumbers(facts: GastricFacts, pgr: number | null): [GastricNumber, Put][] {
  const { ageYears } = facts;
  const g17 = pointOf(facts.g17);
  const rows: [GastricNumber, Put][] = [];
  if (ageYears !== null) {
    const edges = GASTRIC_AGE_BINS.map(({ from }) => from);
    const limits = [ageYears, GASTRIC_LIMITS.ageYears[1]] as const;
    const number = numberOf('age', ageYears, { unit: '岁', step: 1, edges, limits });
    rows.push([number, (value) => ({ ...facts, ageYears: value })]);
  }
  if (pgr !== null) {
    const number = numberOf('pgr', pgr, { unit: '', step: 0.01, edges: [PGR_SCORED_BELOW] });
    rows.push([number, (value) => ({ ...facts, pgr: pointSet(value) })]);
  }
  if (g17 !== null) {
    const limits = GASTRIC_LIMITS.g17PmolPerL;
    const number = numberOf('g17', g17, { unit: 'pmol/L', step: 0.01, edges: [G17_FROM, G17_UP_TO], limits });
    rows.push([number, (value) => ({ ...facts, g17: pointSet(value) })]);
  }
  return rows;
}

/** The numbers of the ABC(D) group; PG I leaves the ratio as it is. */
function groupNumbers(
  facts: GastricFacts,
  pgr: number | null,
  { pgrPositiveUpTo }: GastricOptions,
): [GastricNumber, Put][] {
  const pg1 = pointOf(facts.pg1);
  if (pg1 === null || pgr === null) return [];
  const pg1Number = { unit: 'μg/L', step: 0.1, edges: [PG_POSITIVE_PG1_UP_TO], limits: PG_LIMITS };
  return [
    [numberOf('pg1', pg1, pg1Number), (value) => ({ ...facts, pg1: pointSet(value), pgr: pointSet(pgr) })],
    [
      numberOf('pgr', pgr, { unit: '', step: 0.01, edges: [pgrPositiveUpTo] }),
      (value) => ({ ...facts, pgr: pointSet(value) }),
    ],
  ];
}

/** The antibody is the one input that is no number: its other result, where that alone reaches another band. */
function antibodyStep(facts: GastricFacts, options: GastricOptions): WireDistance[] {
  const { isHpPositive } = facts;
  const { level } = evaluateGastric(facts, options);
  if (isHpPositive === null) return [];
  const other = evaluateGastric({ ...facts, isHpPositive: !isHpPositive }, options);
  if (other.level === null || other.level === level) return [];
  const [from, to] = isHpPositive ? ['阳性', '阴性'] : ['阴性', '阳性'];
  const target = `${GASTRIC_LEVEL_TEXT[other.level]}（${other.score} 分）`;
  return [{ item: 'hp', label: GASTRIC_ITEM_TEXT.hp, from, to, target }];
}

/**
 * The smallest change of each input that alone reaches another band of the score, then of pepsinogen that reaches another
 * ABC(D) group. Steps: 1 year, 0.01 of the ratio, 0.01 pmol/L, 0.1 μg/L. A result such as `<0.5` has no distance.
 */
export function gastricDistance(facts: GastricFacts, options: GastricOptions = GASTRIC_DEFAULTS): WireDistance[] {
  const { pgr } = evaluateGastric(facts, options);
  const levels = scoredNumbers(facts, pgr).map(([number, put]): Adjustable => ({
    ...number,
    outcomeAt: (value) => {
      const { level, score } = evaluateGastric(put(value), options);
      return level === null ? null : { code: level, text: `${GASTRIC_LEVEL_TEXT[level]}（${score} 分）` };
    },
  }));
  const groups = groupNumbers(facts, pgr, options).map(([number, put]): Adjustable => ({
    ...number,
    outcomeAt: (value) => {
      const { abc } = evaluateGastric(put(value), options);
      return abc === null ? null : { code: abc, text: `ABC(D) 法 ${abc} 组` };
    },
  }));
  return [...classDistances(levels), ...antibodyStep(facts, options), ...classDistances(groups)];
}
