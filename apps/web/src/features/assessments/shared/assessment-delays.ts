/** The record list is fetched again this long after a save, in milliseconds. */
export const REFRESH_DELAY_MS = 60;

/** The page is loaded again this long after a delete, or after a drawer with a saved edit has closed. */
export const RELOAD_DELAY_MS = 10;
