import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Timers from this on wait for the test, in milliseconds. Shorter ones run by themselves: clicks and waits of tests live on them. */
const HELD_FROM_MS = 100;
/** Timers from this on are limits of tests themselves, in milliseconds. */
const LIMITS_FROM_MS = 10_000;

interface HeldTimer {
  readonly at: number;
  readonly run: () => void;
}

const held = new Map<unknown, HeldTimer>();
const started: number[] = [];
let now = 0;

/** The delays that were started since `holdTimers`, in milliseconds. A spy on setTimeout would outlive what it spies on. */
export function delaysStarted(): readonly number[] {
  return started;
}

/** From now on to the end of the test a delay is over when `passTime` says so, and not before, however busy the machine is. */
export function holdTimers(): void {
  const { setTimeout: start, clearTimeout: end } = globalThis;
  held.clear();
  started.length = 0;
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    started.push(ms);
    if (ms < HELD_FROM_MS || ms >= LIMITS_FROM_MS) return start(run, ms, ...args);
    // A timer of its own that is over at once: an identity that is like any other.
    const timer = start(() => undefined, 0);
    held.set(timer, { at: now + ms, run: () => run(...args) });
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof end>[0]) => {
    if (!held.delete(timer)) end(timer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Lets so many milliseconds pass: timers that are due by then run in their order, and what they bring about is drawn. */
export async function passTime(ms: number): Promise<void> {
  const until = now + ms;
  for (;;) {
    const [next] = [...held].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
    if (next === undefined) break;
    const [timer, { at, run }] = next;
    held.delete(timer);
    now = at;
    await act(async () => {
      run();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  now = until;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
