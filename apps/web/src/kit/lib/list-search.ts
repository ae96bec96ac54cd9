import { createContext, type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Search boxes of the lists on the page; one on a page that is kept but hidden is not among them. */
const shown = new Set<RefObject<HTMLElement | null>>();
const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watch) => watch());

/** What the toolbar of a list tells its search box. */
export interface ListToolbar {
  /** Brings back what narrowed the list when the user looked last. */
  readonly onLastFilter?: (() => void) | undefined;
}

/** The toolbar that a search box stands in; undefined for one that belongs to no administration list. */
export const ListToolbarContext = createContext<ListToolbar | undefined>(undefined);

/** Says that a search box is the one that / means while it is shown. */
export function useListSearch(box: RefObject<HTMLElement | null>, isOfList: boolean): void {
  useEffect(() => {
    if (!isOfList) return undefined;
    shown.add(box);
    tell();
    return () => {
      shown.delete(box);
      tell();
    };
  }, [box, isOfList]);
}

/** Puts the cursor into the search box of the list on the page; false where there is none. */
export function focusListSearch(): boolean {
  const [box] = shown;
  box?.current?.focus();
  return box !== undefined;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Whether / means the search box of a list now, and the command box has Ctrl K alone. */
export const useHasListSearch = (): boolean => useSyncExternalStore(watch, () => shown.size > 0);
