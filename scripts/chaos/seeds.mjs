/**
 * The seeds a run is asked for: `7`, `1..10`, or neither, for one of its own.
 * @param {{ seed?: string, seeds?: string }} options
 * @returns {number[] | undefined} undefined where the text is no seed and no span of seeds
 */
export function seedsOf({ seed, seeds }, own = Math.floor(Math.random() * 2 ** 31)) {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(seeds ?? `${seed ?? own}..${seed ?? own}`) ?? [];
  if (from === undefined || Number(to) < Number(from)) return undefined;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
}
