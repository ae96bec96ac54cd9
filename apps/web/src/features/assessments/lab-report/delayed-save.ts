/**
 * Saves the last of several choices, a while after it. Saves go out one at a time, so that a slow one is not overtaken; of what
 * is chosen meanwhile the last is saved.
 * @param delayMs milliseconds from the last choice to its save
 */
export function delayedSave(delayMs: number) {
  let waiting: { save: () => Promise<void>; timer: ReturnType<typeof setTimeout>; isDue: boolean } | undefined;
  let isSaving = false;

  /** Forgets what still waits. */
  function drop(): void {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  }

  /** Saves what still waits, now or after the save that is under way. */
  async function flush(): Promise<void> {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.isDue = true;
    if (isSaving) return;
    isSaving = true;
    while (waiting?.isDue) {
      const { save } = waiting;
      waiting = undefined;
      await save();
    }
    isSaving = false;
  }

  /** Takes a save, which never rejects, in the place of one that still waits; the wait starts anew. */
  function put(save: () => Promise<void>): void {
    drop();
    waiting = { save, timer: setTimeout(() => void flush(), delayMs), isDue: false };
  }

  return { put, drop, flush: () => void flush(), isSaving: () => isSaving };
}
