/** The fixed product prefix every storage key carries. */
export const STORAGE_PREFIX = 'cdss:';

// Private windows and full disks refuse local storage; what could not be written there lives here until the page closes.
const memory = new Map<string, string>();

let isMemoryOnly = false;

/** From here on nothing is read from local storage or written to it: what is kept lives until the page closes. */
export function keepInMemory(): void {
  isMemoryOnly = true;
}

// What a name was last read as: components that watch a value need the same object as long as the text is the same.
const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();

/** The text stored under a name, which the key carries behind the product prefix; null when there is none. */
export function readStored(name: string): string | null {
  const kept = memory.get(name);
  if (kept !== undefined) return kept;
  if (isMemoryOnly) return null;
  try {
    return window.localStorage.getItem(STORAGE_PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a text under a name, in memory where the browser refuses. */
export function writeStored(name: string, text: string): void {
  if (isMemoryOnly) {
    memory.set(name, text);
    return;
  }
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
  if (isMemoryOnly) return;
  try {
    window.localStorage.removeItem(STORAGE_PREFIX + name);
  } catch {
    // Nothing was stored where storage is refused.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A stored JSON value, the same object as long as the text is the same; null when it is absent or not JSON. */
export function readStoredJson(name: string): unknown {
  const text = readStored(name);
  if (text === null) return null;
  const known = parsed.get(name);
  if (known?.text === text) return known.value;
  const value = parse(text);
  parsed.set(name, { text, value });
  return value;
}
