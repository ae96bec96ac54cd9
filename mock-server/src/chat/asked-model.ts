/** One text of which it is known what it asks. */
export interface Taught {
  readonly traits: readonly string[];
  readonly kind: string;
}

/** How likely a text with these traits asks each kind; the shares sum to 1. */
export type ShareOfKinds = (traits: readonly string[]) => ReadonlyMap<string, number>;

/** Examples that are gone through at a time: a few milliseconds of work. */
const SLICE = 300;
/** More rounds, and keeping weights small, told no more of the questions apart that were not learned from. */
const ROUNDS = 6;
/** A prime: each round meets the examples in the same mixed order. */
const STEP = 7919;
const PACE = 0.5;
/** The share of a kind that no text has by itself moves slowly: what is asked often is not asked always. */
const PACE_OF_START = 0.01;
/** A slope below it moves nothing worth the time. */
const FLAT = 1e-4;

/** Long texts have more traits: each counts for less. */
const weightOf = (traits: readonly unknown[]): number => 1 / Math.sqrt(Math.max(1, traits.length));

/** Turns scores into shares that sum to 1, in their place. */
function toShares(scores: Float64Array): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const share = Math.exp((scores[at] ?? 0) - most);
    scores[at] = share;
    sum += share;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

/**
 * Learns to tell kinds of questions apart: logistic regression of several kinds by AdaGrad; the same examples give the same shares. It stops
 * after each slice of the work, so that who has time can let others go first.
 */
export function* learningKinds(examples: readonly Taught[]): Generator<void, ShareOfKinds> {
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  const ids = new Map<string, number>();
  for (const { traits } of examples) for (const trait of traits) if (!ids.has(trait)) ids.set(trait, ids.size);
  const width = kinds.length;
  const weights = new Float32Array(ids.size * width);
  const steepness = new Float32Array(ids.size * width).fill(0.01);
  const start = new Float64Array(width);
  const rows = examples.map(({ traits, kind }) => ({
    ids: traits.flatMap((trait) => ids.get(trait) ?? []),
    weight: weightOf(traits),
    truth: kinds.indexOf(kind),
  }));
  const shares = new Float64Array(width);
  const weigh = (traits: readonly number[], weight: number) => {
    shares.set(start);
    for (const id of traits)
      for (let at = 0; at < width; at += 1) shares[at] = (shares[at] ?? 0) + (weights[id * width + at] ?? 0) * weight;
    toShares(shares);
  };
  for (let at = 0; at < ROUNDS * rows.length; at += 1) {
    if (at % SLICE === 0) yield;
    const row = rows[(at * STEP) % rows.length];
    if (row === undefined) continue;
    weigh(row.ids, row.weight);
    shares[row.truth] = (shares[row.truth] ?? 0) - 1;
    for (const id of row.ids)
      for (let kind = 0; kind < width; kind += 1) {
        const slope = (shares[kind] ?? 0) * row.weight;
        if (Math.abs(slope) < FLAT) continue;
        const place = id * width + kind;
        const steep = (steepness[place] ?? 0) + slope ** 2;
        steepness[place] = steep;
        weights[place] = (weights[place] ?? 0) - (PACE * slope) / Math.sqrt(steep);
      }
    for (let kind = 0; kind < width; kind += 1) start[kind] = (start[kind] ?? 0) - PACE_OF_START * (shares[kind] ?? 0);
  }
  return (traits) => {
    weigh(
      traits.flatMap((trait) => ids.get(trait) ?? []),
      weightOf(traits),
    );
    return new Map(kinds.map((kind, at) => [kind, shares[at] ?? 0]));
  };
}
