let isQuiet = false;

/**
 * Calls that begin while this runs tell nobody when they fail: they are made ahead of need, and who needs them calls again.
 * @param begin must begin the calls before it returns
 */
export function quietly(begin: () => void): void {
  isQuiet = true;
  try {
    begin();
  } finally {
    isQuiet = false;
  }
}

/** Whether a call that begins now is one that nobody asked for yet. */
export function isMadeAhead(): boolean {
  return isQuiet;
}
