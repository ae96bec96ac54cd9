// The routes belong to the application; it hands in how the code of their pages is fetched.
let fetchPage: (path: string) => void = () => undefined;

/** Tells how a page's code is fetched. Called once by the application. */
export function setPagePrefetch(fetch: (path: string) => void): void {
  fetchPage = fetch;
}

/** Starts fetching the code of the page at a path, for example when the pointer rests on a link to it. */
export function prefetchPageCode(path: string): void {
  fetchPage(path);
}
