// Pauses of the product (a search waits for the end of typing, a draft for a rest, React between two fallbacks) last a fifth: they were a
// sixth of the time of all component tests. Their order stays; tests that look at a delay itself hold the timers (held-timers.ts), which
// tell the delay that the product asked for.
const SHORT_MS = 100;
const FASTER = 5;
const IS_QUICK = Symbol.for('jianwei.quick-timers');

const start = globalThis.setTimeout;
// Test files share the process: the pauses of the second are not a fifth of a fifth.
if (!(IS_QUICK in start)) {
  const startSooner = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    start(run, ms > SHORT_MS ? Math.max(SHORT_MS, ms / FASTER) : ms, ...args);
  globalThis.setTimeout = Object.assign(startSooner, start, { [IS_QUICK]: true });
}
