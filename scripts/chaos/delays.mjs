import { createRandom } from '../fuzz/random.mjs';

/** How long answers wait, in milliseconds: most come soon, some late enough to be overtaken, few very late. */
const spans = [
  { upTo: 0.5, from: 0, to: 40 },
  { upTo: 0.85, from: 40, to: 400 },
  { upTo: 0.97, from: 400, to: 1200 },
  { upTo: 1, from: 1200, to: 2500 },
];

function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/**
 * Draws the delays of the calls of a run. They depend on the seed, the call and how often it was made before in its world, so that a seed
 * repeats them however tests run beside each other.
 * @param {number} seed
 * @returns {(call: { world: string, method: string, path: string }) => { before: number, after: number }} milliseconds that
 *   the request waits on its way to the server, and its answer on the way back
 */
export function createDelays(seed) {
  const counts = new Map();
  return ({ world, method, path }) => {
    const call = `${method} ${path}`;
    const key = `${world} ${call}`;
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    const random = createRandom(hashOf(`${seed} ${call} ${times}`));
    const share = random.next();
    const { from, to } = spans.find(({ upTo }) => share < upTo);
    const total = random.whole(from, to);
    // Mostly the answer waits: what it says is old by then.
    const before = Math.round(total * random.next() * 0.4);
    return { before, after: total - before };
  };
}
