import { quantile } from './statistics.ts';

export interface Bins {
  readonly scale: 'linear' | 'log';
  /** Limits of the bins, ascending; one more than there are bins. */
  readonly edges: readonly number[];
}

/** So many people a bin, that most of the bins may be told. */
const PEOPLE_OF_BIN = 30;
const MOST_BINS = 20;
const LEAST_BINS = 4;
/** An item whose largest values lie so many times above the middle is drawn on logarithms. */
const SKEWED = 8;
const NICE = [1, 2, 2.5, 5, 10];

function niceStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * (NICE.find((step) => step * power >= width * 0.999) ?? 10);
}

const tidy = (value: number): number => Number(value.toPrecision(6));

function linearEdges(low: number, high: number, count: number): number[] {
  const step = niceStep((high - low) / count);
  const first = Math.floor(low / step);
  const length = Math.max(1, Math.ceil(high / step - first));
  return Array.from({ length: length + 1 }, (_, index) => tidy((first + index) * step));
}

function logEdges(low: number, high: number, count: number): number[] {
  const [from, to] = [Math.log10(low), Math.log10(high)];
  const edges = Array.from({ length: count + 1 }, (_, index) =>
    Number((10 ** (from + ((to - from) * index) / count)).toPrecision(2)),
  );
  return [...new Set(edges)];
}

/** Limits of a histogram from the values of the whole store: nice numbers, the outermost hundredths outside. */
export function binsOf(values: readonly number[]): Bins {
  const sorted = Float64Array.from(values).toSorted();
  const [low = 0, middle = 0, high = 1] = [0.01, 0.5, 0.99].map((share) => quantile(sorted, share) ?? 0);
  if (!(high > low)) return { scale: 'linear', edges: [tidy(low), tidy(low + 1)] };
  const count = Math.min(MOST_BINS, Math.max(LEAST_BINS, Math.round(values.length / PEOPLE_OF_BIN)));
  return low > 0 && high / middle >= SKEWED
    ? { scale: 'log', edges: logEdges(low, high, count) }
    : { scale: 'linear', edges: linearEdges(low, high, count) };
}

export interface Histogram {
  readonly below: number;
  readonly bins: readonly number[];
  readonly above: number;
}

/** How many values lie in each bin; the upper limit of the last one is inside. */
export function histogram({ edges }: Bins, values: readonly number[]): Histogram {
  const counts = Array.from({ length: edges.length - 1 }, () => 0);
  let [below, above] = [0, 0];
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  for (const value of values) {
    if (value < first) below += 1;
    else if (value > last) above += 1;
    else {
      const place = edges.findLastIndex((edge) => value >= edge);
      const bin = Math.min(place, counts.length - 1);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
  }
  return { below, bins: counts, above };
}
