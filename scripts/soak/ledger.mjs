/** A save that the server answered with success. @typedef {{ kind: string, account: string, id: string, body: object, number: number }} Saved */

/** Remembers every save that was answered with success, and which of them were found again. */
export function createLedger() {
  /** @type {Saved[]} */
  const entries = [];
  const lost = [];
  return {
    entries,
    /** What was looked for and not found, with the reason. */
    lost,
    add: (saved) => entries.push(saved),
    /**
     * Looks for entries.
     * @param {readonly Saved[]} wanted
     * @param {(saved: Saved) => Promise<string | undefined>} find why it is not there, or undefined
     */
    check: async (wanted, find) => {
      for (const saved of wanted) {
        const reason = await find(saved);
        if (reason !== undefined) lost.push({ ...saved, reason });
      }
    },
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * How much memory grew over one life of a server, in percent: the median of the last quarter of the samples over that of the
 * first quarter after warming up.
 * @param {readonly number[]} samples in the order of their time, evenly spaced
 * @param {number} warmUp share of the samples that are left out at the beginning
 * @returns {number | undefined} undefined where there are too few to say
 */
export function growthOf(samples, warmUp = 1 / 3) {
  const warm = samples.slice(Math.ceil(samples.length * warmUp));
  const quarter = Math.floor(warm.length / 4);
  if (quarter < 3) return undefined;
  return 100 * (median(warm.slice(-quarter)) / median(warm.slice(0, quarter)) - 1);
}
