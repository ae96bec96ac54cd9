import { createContext } from 'react';

/** Renders the page of an address hidden, before it is opened: what the user likely opens next. */
export type Prerender = (address: string) => void;

/** Provided by the page cache. */
export const PrerenderContext = createContext<Prerender>(() => undefined);
