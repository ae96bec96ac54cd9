import { quantile } from './intervals.ts';

/** From here on an input counts as shifted (Siddiqi, Credit Risk Scorecards, 2006, chapter 9: 0.10 to 0.25 a shift, above it a large one). */
export const PSI_SHIFTED = 0.2;

const GROUPS = 10;
/** Below so many values on either side chance alone brings an index above the mark: its mean is about (groups − 1)(1/n + 1/m). */
export const PSI_FEWEST = 100;

export interface Stability {
  readonly psi: number;
  /** Enough values on both sides for the index to say something. */
  readonly isEnough: boolean;
}

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Half a count more in each group, so that an empty one has a logarithm. */
function shares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count + 0.5, 0);
  return counts.map((count) => (count + 0.5) / total);
}

/** Σ (actual − expected) · ln(actual / expected) over groups, both given as counts. */
export function indexOfCounts(expected: readonly number[], actual: readonly number[]): number {
  const [before, now] = [shares(expected), shares(actual)];
  return before.reduce((sum, share, group) => {
    const other = now[group] ?? share;
    return sum + (other - share) * Math.log(other / share);
  }, 0);
}

/**
 * Population stability index of one input between the cases a model was made from and those it meets now, over the tenths of the former
 * (Siddiqi 2006; its distribution: Yurdakul & Naranjo, J Risk Model Valid 2020;14:89). Null where one side has no value.
 */
export function stabilityIndex(expected: readonly number[], actual: readonly number[]): Stability | null {
  if (expected.length === 0 || actual.length === 0) return null;
  const sorted = expected.toSorted((a, b) => a - b);
  // Values that are the same do not part: a limit that stands twice is one.
  const limits = [...new Set(Array.from({ length: GROUPS - 1 }, (_, place) => quantile(sorted, (place + 1) / GROUPS)))];
  const count = (values: readonly number[]) => {
    const counts = Array.from({ length: limits.length + 1 }, () => 0);
    for (const value of values) {
      const group = limits.filter((limit) => value > limit).length;
      counts[group] = (counts[group] ?? 0) + 1;
    }
    return counts;
  };
  return {
    psi: indexOfCounts(count(expected), count(actual)),
    isEnough: expected.length >= PSI_FEWEST && actual.length >= PSI_FEWEST,
  };
}
