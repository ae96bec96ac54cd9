/** The fixed product prefix every storage key carries. */
export const STORAGE_PREFIX = 'cdss:';

// Private windows and full disks refuse local storage; what could not be written there lives here until the page closes.
const memory = new Map<string, string>();

/**
 * Reads a stored text.
 * @param name key without the product prefix
 * @returns the text, or null when nothing is stored under the name
 */
export function readStored(name: string): string | null {
  const kept = memory.get(name);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(STORAGE_PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a prefixed key, in memory where the browser refuses.
 * @param name key without the product prefix
 */
export function writeStored(name: string, text: string): void {
  try {
    window.localStorage.setItem(STORAGE_PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Removes a stored text, wherever it was kept. */
export function removeStored(name: string): void {
  memory.delete(name);
  try {
    window.localStorage.removeItem(STORAGE_PREFIX + name);
  } catch {
    // Nothing was stored where storage is refused.
  }
}

/**
 * Reads a stored JSON value.
 * @returns the value, or null when it is absent or not JSON
 */
export function readStoredJson(name: string): unknown {
  const text = readStored(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
