import { createContext, use } from 'react';

/** Where a kept page was when it was left, by its path; undefined when the page is not kept. */
export type KeptAddress = (path: string) => string | undefined;

/** Provided by the page cache. */
export const KeptAddressContext = createContext<KeptAddress>(() => undefined);

/**
 * Props of a link that leads back to a page as it was left: its filters, and its scroll position. A page that is not kept is
 * opened anew.
 */
export function useWayBack(path: string): { to: string; preventScrollReset: boolean } {
  const kept = use(KeptAddressContext)(path);
  return { to: kept ?? path, preventScrollReset: kept !== undefined };
}

/** Renders the page of an address hidden, before it is opened: what the user likely opens next. */
export type Prerender = (address: string) => void;

/** Provided by the page cache. */
export const PrerenderContext = createContext<Prerender>(() => undefined);

/** What was edited on the page was given up: it does not come back with the page. Provided by the page cache. */
export const ForgetPageContext = createContext<() => void>(() => undefined);
