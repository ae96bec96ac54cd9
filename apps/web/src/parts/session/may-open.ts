import { getSession, useSession } from './session-store.ts';

// The route table belongs to the application; it hands in which paths have a page, so that shared code can ask.
let readyPaths: ReadonlySet<string> = new Set();

/** Tells which paths have a page. Called once by the application. */
export function setReadyPaths(paths: ReadonlySet<string>): void {
  readyPaths = paths;
}

let pageTitles: ReadonlyMap<string, string> = new Map();

/** Tells what every page of the product is called, by its path. Called once by the application. */
export function setPageTitles(titles: ReadonlyMap<string, string>): void {
  pageTitles = titles;
}

/** What a page is called; its path where nobody said. */
export const pageTitle = (path: string): string => pageTitles.get(path) ?? path;

/** Pathname without query, fragment and trailing slash; home is '/'. */
export function normalPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether a list of allowed paths holds a path; a trailing slash makes no difference. */
export function isAllowed(path: string, verifyArr: readonly string[]): boolean {
  const wanted = normalPath(path);
  return verifyArr.some((allowed) => normalPath(allowed) === wanted);
}

/**
 * Whether the signed-in user may open an address: it is in verifyArr and has a page. Offer no link that fails this: the
 * guard would send the user to the login page.
 */
export function mayOpen(address: string): boolean {
  const session = getSession();
  const path = normalPath(address);
  return session !== null && readyPaths.has(path) && isAllowed(path, session.verifyArr);
}

/** mayOpen for components: follows the session. */
export function useMayOpen(): (address: string) => boolean {
  useSession();
  return mayOpen;
}
