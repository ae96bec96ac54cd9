/** The page is loaded again this long after a delete, or after a drawer with a saved edit has closed, in milliseconds. */
export const RELOAD_DELAY_MS = 10;

/** Full page navigation. A port, so that tests can watch what would leave the page. */
export interface PageNavigator {
  /** Loads another address of this site, dropping everything in memory. */
  assign(address: string): void;
  reload(): void;
}

const browserNavigator: PageNavigator = {
  assign: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

let current: PageNavigator = browserNavigator;

/** The navigator in use; it forwards to the browser unless a test replaced it. */
export const pageNavigator: PageNavigator = {
  assign: (address) => current.assign(address),
  reload: () => current.reload(),
};

/** Replaces the navigator; without an argument the browser's comes back. */
export function setPageNavigator(navigator?: PageNavigator): void {
  current = navigator ?? browserNavigator;
}

/** What does not answer so soon counts as not there, in milliseconds. */
const THERE_WITHIN_MS = 2000;

/** Loads an address of this site if its server answers. Says whether it is being loaded. */
export async function assignIfThere(address: string): Promise<boolean> {
  const isThere = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(THERE_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) pageNavigator.assign(address);
  return isThere;
}
