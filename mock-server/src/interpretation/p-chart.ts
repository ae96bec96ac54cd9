/** What a sample counted: `numerator` of `denominator`. */
export interface Sample {
  readonly numerator: number;
  readonly denominator: number;
}

export interface ControlLimits {
  readonly low: number;
  readonly high: number;
}

/** Limits of a Shewhart chart stand so many standard deviations from its centre. */
const DEVIATIONS = 3;

/** The centre line p̄: what all samples counted together; undefined where they hold nothing. */
export function centreOf(samples: readonly Sample[]): number | undefined {
  const all = samples.reduce((sum, { denominator }) => sum + denominator, 0);
  return all === 0 ? undefined : samples.reduce((sum, { numerator }) => sum + numerator, 0) / all;
}

/**
 * Limits of a sample of size n on a p chart, p̄ ± 3√(p̄(1−p̄)/n), never beyond 0 and 1 (Montgomery, Introduction to Statistical Quality
 * Control, chapter 7: fraction nonconforming, variable sample size).
 */
export function limitsOf(centre: number, n: number): ControlLimits {
  const reach = DEVIATIONS * Math.sqrt((centre * (1 - centre)) / n);
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
