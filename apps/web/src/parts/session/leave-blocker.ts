import type { BlockerFunction, createBrowserRouter } from 'react-router-dom';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** What holds back a step away from an address. */
export interface LeaveGuard {
  /** Would this step lose something? */
  readonly holds: BlockerFunction;
  /** @returns whether the step is taken all the same */
  readonly ask: () => Promise<boolean>;
}

interface Guarded {
  readonly guards: Set<LeaveGuard>;
  readonly stop: () => void;
}

const KEY = 'leave-guard';
const guarded = new WeakMap<DataRouter, Guarded>();

/**
 * Holds back steps of a router as long as one of its guards holds them. The router knows one blocker, and its own hook leaves
 * one behind when a hidden page is shown again: this one stands under one key and goes with the last guard.
 * @returns call it when the guard goes, or its page is hidden
 */
export function addLeaveGuard(router: DataRouter, guard: LeaveGuard): () => void {
  const { guards, stop } = guarded.get(router) ?? block(router);
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) stop();
  };
}

function block(router: DataRouter): Guarded {
  const guards = new Set<LeaveGuard>();
  let isAsking = false;
  let holder: LeaveGuard | undefined;
  router.getBlocker(KEY, (step) => {
    holder = [...guards].findLast((guard) => guard.holds(step));
    return holder !== undefined;
  });
  /** The step that is held; none once the last guard went. */
  const held = () => {
    const blocker = guarded.get(router) === entry ? router.state.blockers.get(KEY) : undefined;
    return blocker?.state === 'blocked' ? blocker : undefined;
  };
  const settle = async (asked: LeaveGuard) => {
    isAsking = true;
    const mayGo = await asked.ask();
    isAsking = false;
    if (mayGo) held()?.proceed();
    else held()?.reset();
  };
  // While a question stands, a second press of the back button asks no second one.
  const unsubscribe = router.subscribe(() => {
    if (!isAsking && holder !== undefined && held() !== undefined) void settle(holder);
  });
  const entry: Guarded = {
    guards,
    stop: () => {
      unsubscribe();
      router.deleteBlocker(KEY);
      guarded.delete(router);
    },
  };
  guarded.set(router, entry);
  return entry;
}
