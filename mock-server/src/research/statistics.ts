import { createRequire } from 'node:module';

/** As much of jstat as the tests need: it brings no types of its own. */
interface Distributions {
  readonly normal: {
    cdf(value: number, mean: number, sd: number): number;
    inv(p: number, mean: number, sd: number): number;
  };
  readonly studentt: { cdf(value: number, freedom: number): number };
  readonly chisquare: { cdf(value: number, freedom: number): number };
  gammaln(value: number): number;
}

const { jStat } = createRequire(import.meta.url)('jstat') as { readonly jStat: Distributions };
/** So many values in both groups together are counted out where there are no ties. */
const MOST_EXACT = 20;
/** A cell of a 2×2 table that expects fewer calls for Fisher's exact test. */
export const LEAST_EXPECTED = 5;

type Numbers = readonly number[] | Float64Array;

export function mean(values: Numbers): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Of a sample, with n − 1. */
export function variance(values: Numbers): number {
  const centre = mean(values);
  let sum = 0;
  for (const value of values) sum += (value - centre) ** 2;
  return values.length < 2 ? 0 : sum / (values.length - 1);
}

/** Type 7 of Hyndman and Fan, the default of R; undefined without values. `sorted` ascends. */
export function quantile(sorted: Numbers, share: number): number | undefined {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? undefined : low + (high - low) * (place - Math.floor(place));
}

const twoSided = (z: number): number => Math.min(1, 2 * jStat.normal.cdf(-Math.abs(z), 0, 1));

/** How often each value of W occurs among all ways to draw the first group, m of m + n, without ties. */
function rankSumCounts(m: number, n: number): Float64Array {
  const counts = Array.from({ length: m + 1 }, () => new Float64Array(m * n + 1));
  (counts[0] ?? new Float64Array()).fill(0)[0] = 1;
  for (let rank = 1; rank <= m + n; rank += 1) {
    for (let drawn = Math.min(m, rank); drawn >= 1; drawn -= 1) {
      // Drawing this rank as the drawn-th smallest adds the members of the other group below it.
      const below = rank - drawn;
      if (below > n) continue;
      const [to, from] = [counts[drawn], counts[drawn - 1]];
      for (let w = m * n; w >= below; w -= 1) if (to && from) to[w] = (to[w] ?? 0) + (from[w - below] ?? 0);
    }
  }
  return counts[m] ?? new Float64Array();
}

export interface RankSum {
  /** Pairs in which the first is larger, equal ones half: the W of R. */
  readonly w: number;
  readonly p: number;
  readonly method: 'exact' | 'normal';
}

/** Mann–Whitney, two-sided: exact for few values without ties, else the normal approximation with ties and continuity. */
export function rankSum(x: Numbers, y: Numbers): RankSum {
  const [m, n] = [x.length, y.length];
  const all = [...[...x].map((value) => [value, 0] as const), ...[...y].map((value) => [value, 1] as const)].toSorted(
    ([a], [b]) => a - b,
  );
  let [rankSumX, ties] = [0, 0];
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.[0] === all[from]?.[0]) to += 1;
    const length = to - from;
    ties += length ** 3 - length;
    for (let index = from; index < to; index += 1) if (all[index]?.[1] === 0) rankSumX += (from + 1 + to) / 2;
    from = to;
  }
  const w = rankSumX - (m * (m + 1)) / 2;
  if (ties === 0 && m + n <= MOST_EXACT) {
    const counts = rankSumCounts(m, n);
    const whole = counts.reduce((sum, each) => sum + each, 0);
    const tail = w > (m * n) / 2 ? counts.slice(w) : counts.slice(0, w + 1);
    return { w, p: Math.min(1, (2 * tail.reduce((sum, each) => sum + each, 0)) / whole), method: 'exact' };
  }
  const off = w - (m * n) / 2;
  const sigma = Math.sqrt(((m * n) / 12) * (m + n + 1 - ties / ((m + n) * (m + n - 1))));
  return { w, p: sigma === 0 ? 1 : twoSided((off - Math.sign(off) * 0.5) / sigma), method: 'normal' };
}

export interface Superiority {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly standardError: number;
}

/** Probability that one of the first exceeds one of the second (Hanley and McNeil 1982), its interval on the logit scale. */
export function superiority(w: number, m: number, n: number): Superiority {
  const value = w / (m * n);
  const [q1, q2] = [value / (2 - value), (2 * value ** 2) / (1 + value)];
  const spread = value * (1 - value) + (m - 1) * (q1 - value ** 2) + (n - 1) * (q2 - value ** 2);
  const standardError = Math.sqrt(Math.max(0, spread) / (m * n));
  if (value <= 0 || value >= 1) return { value, low: value, high: value, standardError };
  const logit = Math.log(value / (1 - value));
  const reach = (jStat.normal.inv(0.975, 0, 1) * standardError) / (value * (1 - value));
  const back = (at: number) => 1 / (1 + Math.exp(-at));
  return { value, low: back(logit - reach), high: back(logit + reach), standardError };
}

export interface Welch {
  readonly t: number;
  readonly freedom: number;
  readonly p: number;
}

/** Welch's t test, two-sided; undefined where neither group varies. */
export function welch(x: Numbers, y: Numbers): Welch | undefined {
  const [a, b] = [variance(x) / x.length, variance(y) / y.length];
  if (a + b === 0 || x.length < 2 || y.length < 2) return undefined;
  const t = (mean(x) - mean(y)) / Math.sqrt(a + b);
  const freedom = (a + b) ** 2 / (a ** 2 / (x.length - 1) + b ** 2 / (y.length - 1));
  return { t, freedom, p: Math.min(1, 2 * jStat.studentt.cdf(-Math.abs(t), freedom)) };
}

/** Rows are groups, columns levels; levels that nobody has are left out. */
function expectedOf(table: readonly (readonly number[])[]) {
  const columns = (table[0] ?? []).map((_, column) => table.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const kept = columns.flatMap((sum, column) => (sum > 0 ? [column] : []));
  const total = columns.reduce((sum, each) => sum + each, 0);
  return table.flatMap((row) => {
    const rowSum = row.reduce((sum, each) => sum + each, 0);
    return kept.map((column) => ({ seen: row[column] ?? 0, expected: (rowSum * (columns[column] ?? 0)) / total }));
  });
}

export function leastExpected(table: readonly (readonly number[])[]): number {
  return Math.min(...expectedOf(table).map(({ expected }) => expected));
}

/** Pearson's χ² without correction; undefined for a table of fewer than two levels. */
export function chiSquare(
  table: readonly (readonly number[])[],
): { statistic: number; freedom: number; p: number } | undefined {
  const cells = expectedOf(table);
  const freedom = (table.length - 1) * (cells.length / table.length - 1);
  if (freedom < 1 || cells.some(({ expected }) => !(expected > 0))) return undefined;
  const statistic = cells.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  return { statistic, freedom, p: Math.max(0, 1 - jStat.chisquare.cdf(statistic, freedom)) };
}

const logFactorial = (n: number): number => jStat.gammaln(n + 1);
/** Tables as likely as the one seen count with it, as R does it. */
const ALIKE = 1 + 1e-7;

/** Fisher's exact test of a 2×2 table, two-sided: all tables that are no likelier. */
export function fisher([[a, b], [c, d]]: readonly [readonly [number, number], readonly [number, number]]): number {
  const [rowOne, rowTwo, columnOne, total] = [a + b, c + d, a + c, a + b + c + d];
  const chance = (k: number) =>
    Math.exp(
      logFactorial(rowOne) +
        logFactorial(rowTwo) +
        logFactorial(columnOne) +
        logFactorial(total - columnOne) -
        (logFactorial(total) +
          logFactorial(k) +
          logFactorial(rowOne - k) +
          logFactorial(columnOne - k) +
          logFactorial(rowTwo - columnOne + k)),
    );
  const seen = chance(a) * ALIKE;
  let sum = 0;
  for (let k = Math.max(0, columnOne - rowTwo); k <= Math.min(rowOne, columnOne); k += 1)
    if (chance(k) <= seen) sum += chance(k);
  return Math.min(1, sum);
}

/** Standardised difference of two means; undefined where neither group varies. */
export function smdContinuous(x: Numbers, y: Numbers): number | undefined {
  const spread = Math.sqrt((variance(x) + variance(y)) / 2);
  return spread === 0 ? undefined : Math.abs(mean(x) - mean(y)) / spread;
}

/** Solves `matrix · x = right` for a symmetric matrix; undefined where it has no inverse. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | undefined {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    if (Math.abs(pivot[column] ?? 0) < 1e-12) return undefined;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at < row.length; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

/** Standardised difference of two distributions over levels (Yang and Dalton 2012), from counts of each level. */
export function smdCategorical(x: readonly number[], y: readonly number[]): number | undefined {
  const kept = x.flatMap((count, level) => (count + (y[level] ?? 0) > 0 ? [level] : []));
  const shares = (counts: readonly number[]) => {
    const total = counts.reduce((sum, each) => sum + each, 0);
    return kept.slice(1).map((level) => (counts[level] ?? 0) / total);
  };
  const [p, q] = [shares(x), shares(y)];
  const difference = p.map((share, level) => share - (q[level] ?? 0));
  const covariance = p.map((pk, k) =>
    p.map((pl, l) => {
      const [qk, ql] = [q[k] ?? 0, q[l] ?? 0];
      return (k === l ? pk * (1 - pk) + qk * (1 - qk) : -pk * pl - qk * ql) / 2;
    }),
  );
  if (difference.every((each) => each === 0)) return 0;
  const solved = solve(covariance, difference);
  return solved && Math.sqrt(solved.reduce((sum, each, level) => sum + each * (difference[level] ?? 0), 0));
}

/** Holm's step-down correction, in the order given. */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const adjusted = ps.map(() => 1);
  let least = 0;
  for (const [rank, { p, index }] of order.entries()) {
    least = Math.max(least, Math.min(1, p * (ps.length - rank)));
    adjusted[index] = least;
  }
  return adjusted;
}
