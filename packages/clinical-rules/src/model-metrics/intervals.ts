/** Quantile of the standard normal distribution for two-sided 95 %. */
const Z95 = 1.959_963_984_540_054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * 95 % interval of a share by Wilson's score method, without continuity correction (Wilson, J Am Stat Assoc 1927;22:209; method 3 of
 * Newcombe, Stat Med 1998;17:857). Null where nothing was counted.
 */
export function wilsonInterval(count: number, of: number): Interval | null {
  if (!(of > 0) || !(count >= 0) || count > of) return null;
  const share = count / of;
  const square = Z95 ** 2 / of;
  const centre = share + square / 2;
  const spread = Z95 * Math.sqrt((share * (1 - share) + square / 4) / of);
  return {
    // It always holds the share itself; at 0 and 1 only rounding says otherwise.
    low: Math.min(share, Math.max(0, (centre - spread) / (1 + square))),
    high: Math.max(share, Math.min(1, (centre + spread) / (1 + square))),
  };
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32, T. Ettinger 2017): a figure can be computed again. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value below which a share of sorted values lies, between two of them by their distance (Hyndman & Fan 1996, type 7). */
export function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

export const BOOTSTRAP_TIMES = 1000;

/**
 * 95 % percentile intervals of several figures of the same cases, from resamples with replacement (Efron & Tibshirani, An Introduction to
 * the Bootstrap, 1993, chapter 13). `figuresOf` is told how often each case was drawn; a figure that is null in a resample is left out of it.
 */
export function bootstrapIntervals<Name extends string>(
  size: number,
  names: readonly Name[],
  figuresOf: (times: Uint16Array) => Readonly<Record<Name, number | null>>,
  seed = 1993,
): Record<Name, Interval | null> {
  const next = seededNumbers(seed);
  const drawn = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < BOOTSTRAP_TIMES && size > 0; round += 1) {
    const times = new Uint16Array(size);
    for (let draw = 0; draw < size; draw += 1) {
      const place = Math.floor(next() * size);
      times[place] = (times[place] ?? 0) + 1;
    }
    const figures = figuresOf(times);
    for (const name of names) {
      const value = figures[name];
      if (value !== null) drawn.get(name)?.push(value);
    }
  }
  const intervalOf = (values: readonly number[]): Interval | null => {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted.length === 0 ? null : { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
  };
  return Object.fromEntries(names.map((name) => [name, intervalOf(drawn.get(name) ?? [])])) as Record<
    Name,
    Interval | null
  >;
}
