/** The record list is fetched again this long after a save, in milliseconds. */
export const REFRESH_DELAY_MS = 60;
