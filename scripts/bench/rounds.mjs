import { availableParallelism, loadavg } from 'node:os';
import { median } from './load.mjs';

/**
 * Measures several things in turn, round after round, and answers the medians of each one's figures. What is compared
 * stands side by side in each round, and every round begins with another one: what slows the machine for a while slows
 * them all.
 * @param {Record<string, () => Promise<Record<string, number>>>} measures milliseconds by name
 * @param {string} spread the figure of which every round is printed
 * @param {{ warmUps?: number }} options how many of them are measured once for nothing: all where each has a page of its own
 */
export async function mediansOfRounds(measures, count, spread, { warmUps = Infinity } = {}) {
  const names = Object.keys(measures);
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  // The first of all also starts processes and reads files from disk: it counts for none.
  for (const name of names.slice(0, warmUps)) await measures[name]();
  for (let round = 0; round < count; round += 1) {
    const shift = round % names.length;
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) taken[name].push(await measures[name]());
  }
  for (const name of names) {
    console.log(`${name}, ${spread}: ${taken[name].map((round) => Math.round(round[spread])).join(', ')} ms`);
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(
        Object.keys(taken[name][0]).map((figure) => [figure, median(taken[name].map((round) => round[figure]))]),
      ),
    ]),
  );
}

/** Says so when other work is on the machine: ratios of one run still hold, milliseconds do not. */
export function tellIfBusy() {
  const load = loadavg()[0] / availableParallelism();
  if (load > 0.5) {
    console.log(`\nThe machine is busy (load ${load.toFixed(1)} per processor): read ratios, not milliseconds.`);
  }
  return load;
}
