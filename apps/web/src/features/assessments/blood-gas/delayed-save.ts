/** Waits with a save until its value has stood still. */
export interface DelayedSave<T> {
  /** Takes a value in the place of one that still waits; the wait starts anew. */
  put: (value: T) => void;
  /** Forgets what still waits. */
  drop: () => void;
  /** Saves what still waits, now. */
  flush: () => void;
  /** A save is on its way. */
  isSaving: () => boolean;
}

/**
 * Saves the last of several values, a while after it. Saves go out one at a time, so that a slow one does not overtake the next.
 * @param save never rejects
 * @param delayMs milliseconds from the last value to the save
 */
export function delayedSave<T>(save: (value: T) => Promise<void>, delayMs: number): DelayedSave<T> {
  let waiting: { value: T; timer: ReturnType<typeof setTimeout> } | null = null;
  let queue = Promise.resolve();
  let underWay = 0;

  function drop(): void {
    if (waiting !== null) clearTimeout(waiting.timer);
    waiting = null;
  }

  function flush(): void {
    if (waiting === null) return;
    const { value } = waiting;
    drop();
    underWay += 1;
    queue = queue
      .then(() => save(value))
      .finally(() => {
        underWay -= 1;
      });
  }

  return {
    put: (value) => {
      drop();
      waiting = { value, timer: setTimeout(flush, delayMs) };
    },
    drop,
    flush,
    isSaving: () => underWay > 0,
  };
}
