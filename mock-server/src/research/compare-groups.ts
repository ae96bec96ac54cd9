import {
  chiSquare,
  fisher,
  leastExpected,
  LEAST_EXPECTED,
  rankSum,
  smdCategorical,
  smdContinuous,
  superiority,
  welch,
  type Superiority,
} from './statistics.ts';
import { THRESHOLD } from './suppress.ts';

/** What two groups differ by. Undefined parts cannot be said of them. */
export interface Comparison {
  readonly smd?: number | undefined;
  readonly p?: number | undefined;
  readonly test?: string | undefined;
  readonly superiority?: Superiority | undefined;
}

export const TOO_FEW = '期望频数不足，不做检验';
/** Of the variable that the groups are made of. */
export const GROUPING = '分组变量，不做检验';
const METHODS = { exact: 'Mann–Whitney（精确）', normal: 'Mann–Whitney（正态近似，连续性校正）' } as const;

/** Medians by ranks, means by Welch. Below ten values in a group nothing is compared. */
export function compareNumbers(x: readonly number[], y: readonly number[], form: 'median' | 'mean'): Comparison {
  if (x.length < THRESHOLD || y.length < THRESHOLD) return {};
  const ranks = rankSum(x, y);
  const common = { smd: smdContinuous(x, y), superiority: superiority(ranks.w, x.length, y.length) };
  if (form === 'median') return { ...common, p: ranks.p, test: METHODS[ranks.method] };
  const found = welch(x, y);
  return found === undefined ? common : { ...common, p: found.p, test: 'Welch t' };
}

/** Shares by χ², a 2×2 table of small expectation by Fisher. */
export function compareLevels(x: readonly number[], y: readonly number[]): Comparison {
  const present = x.flatMap((count, level) => (count + (y[level] ?? 0) > 0 ? [level] : []));
  const [a, b] = [x, y].map((counts) => present.map((level) => counts[level] ?? 0));
  if (a === undefined || b === undefined) return {};
  const sums = [a, b].map((counts) => counts.reduce((sum, each) => sum + each, 0));
  if (sums.some((sum) => sum < THRESHOLD) || present.length < 2) return {};
  const smd = smdCategorical(a, b);
  if (leastExpected([a, b]) >= LEAST_EXPECTED) return { smd, p: chiSquare([a, b])?.p, test: 'χ²' };
  const [[a1 = 0, a2 = 0], [b1 = 0, b2 = 0]] = [a, b];
  if (present.length === 2)
    return {
      smd,
      p: fisher([
        [a1, a2],
        [b1, b2],
      ]),
      test: 'Fisher 精确',
    };
  return { smd, test: TOO_FEW };
}
