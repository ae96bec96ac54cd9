/**
 * Random numbers that one seed repeats (mulberry32).
 * @param {number} seed a whole number
 */
export function createRandom(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    /** From 0 up to, not including, 1. */
    next,
    /** A whole number, both ends included. */
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)],
    /** The name of one of the weights, as often as it weighs. */
    weighted: (weights) => {
      let left = next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
      for (const [name, weight] of Object.entries(weights)) if ((left -= weight) < 0) return name;
      return Object.keys(weights)[0];
    },
  };
}

/** The numbers of one request depend on the seed and its place alone, never on how many the ones before it drew. */
export const randomOfRequest = (seed, index) => createRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + index * 7919);
