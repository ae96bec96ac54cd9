import { createContext } from 'react';

/** Draws the page of an address out of sight: what the user likely opens next. */
export type DrawAhead = (address: string) => void;

/** Provided by the page cache. */
export const DrawAheadContext = createContext<DrawAhead>(() => undefined);
