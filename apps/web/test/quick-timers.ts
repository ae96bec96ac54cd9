// What waits on purpose (a search for the end of typing, a draft for a pause, React between two fallbacks) waits a fifth as long: a sixth
// of the time of all component tests was such pauses. They keep their order, and who asks with which delay was asked sees the real one.
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
