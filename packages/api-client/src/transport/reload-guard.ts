/** The part of sessionStorage that the guard needs: it must survive a reload and end with the tab. */
export interface ReloadStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const storageKey = 'cdss:reloads';

/** A second 422 of the same request within this time does not reload again. */
export const reloadPauseMs = 10_000;

/**
 * Guard against a server that answers 422 on every load. Remembers which request asked for a reload and when.
 * @returns whether the page may reload for this request; a yes is remembered. Without a working storage the answer is no:
 * nothing would stop the loop.
 */
export function createReloadGuard(
  storage: () => ReloadStorage | undefined,
  now: () => number,
): (request: string) => boolean {
  return (request) => {
    try {
      const memory = storage();
      if (memory === undefined) return false;
      const recent = Object.entries(reloadsIn(memory.getItem(storageKey))).filter(
        ([, at]) => Math.abs(now() - at) < reloadPauseMs,
      );
      if (recent.some(([asked]) => asked === request)) return false;
      memory.setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [request, now()]])));
      return true;
    } catch {
      // Storage that is full or forbidden throws.
      return false;
    }
  };
}

/** What was remembered; nothing where that is damaged. Reading it may throw, which the caller takes for a no. */
function reloadsIn(text: string | null): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const isTime = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';
    return Object.fromEntries(Object.entries(stored).filter(isTime));
  } catch {
    return {};
  }
}
