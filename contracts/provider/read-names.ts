import { readFileSync } from 'node:fs';

const names = new Set(JSON.parse(readFileSync(new URL('../read-names.json', import.meta.url), 'utf8')) as string[]);

/**
 * Whether a screen may read a property of this name: whether the name stands anywhere in the code of the web app
 * (write-read-names.ts). It knows names only: one that is read of something else counts too (so more is asked of a back end, never
 * less), one that is put together while the app runs is missed.
 */
export const isRead = (name: string): boolean => names.has(name);
