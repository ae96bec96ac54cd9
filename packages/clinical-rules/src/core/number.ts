/** Tolerance at cut-offs, so that 0.1 + 0.2 and its kind never decide a stage. */
export const EPSILON = 1e-9;

/** Rounds half up (towards positive infinity at exactly one half), as the rules prescribe. */
export function roundHalfUp(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // Relative slack: 79.955 * 100 is 7995.4999… in binary, yet it is written as a half.
  const slack = EPSILON * Math.max(1, Math.abs(value * factor) * 1e-3);
  return Math.floor(value * factor + 0.5 + slack) / factor;
}

/** Comparisons at a cut-off. NaN is no number: it is neither below, above, at least nor at most anything. */
export function isBelow(value: number, limit: number): boolean {
  return value < limit - EPSILON;
}

export function isAbove(value: number, limit: number): boolean {
  return value > limit + EPSILON;
}

export function isAtLeast(value: number, limit: number): boolean {
  return value >= limit - EPSILON;
}

export function isAtMost(value: number, limit: number): boolean {
  return value <= limit + EPSILON;
}

/** A finite number, or null for everything else: an empty or non-numeric input is missing, never 0. */
export function finiteOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.normalize('NFKC').trim();
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
