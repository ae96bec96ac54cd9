/** Below this probability of chance alone a change counts as one. */
const SIGNIFICANT = 0.05;

/**
 * Where a row of values, oldest first, changes its level: the place of the first value of the new level; null where nothing
 * sets two parts apart beyond chance.
 *
 * Rank statistic and its probability: Pettitt AN, A non-parametric approach to the change-point problem, Appl Stat
 * 1979;28:126–135. It asks nothing of the distribution, and one far value moves nothing.
 */
export function changePoint(values: readonly number[]): number | null {
  const size = values.length;
  let sum = 0;
  let [largest, after] = [0, 0];
  for (const [place, value] of values.entries()) {
    sum += values.reduce((all, other) => all + Math.sign(value - other), 0);
    if (Math.abs(sum) > largest) [largest, after] = [Math.abs(sum), place + 1];
  }
  const chance = 2 * Math.exp((-6 * largest ** 2) / (size ** 3 + size ** 2));
  return chance < SIGNIFICANT ? after : null;
}
