import { createContext, type RefObject, useEffect } from 'react';
import { create } from 'zustand';

/** Search boxes of the lists on the page; one on a page that is kept but hidden is not among them. */
const useShown = create<readonly RefObject<HTMLElement | null>[]>(() => []);

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
    useShown.setState((boxes) => [...boxes, box], true);
    return () => useShown.setState((boxes) => boxes.filter((each) => each !== box), true);
  }, [box, isOfList]);
}

/** Puts the cursor into the search box of the list on the page; false where there is none. */
export function focusListSearch(): boolean {
  const [box] = useShown.getState();
  box?.current?.focus();
  return box !== undefined;
}

/** The key that brings the cursor there; undefined while nothing on the page listens for it. */
const useKey = create<{ readonly key: string | undefined }>(() => ({ key: undefined }));

/** What a search box says of its key. */
export const useListKey = (): string | undefined => useKey(({ key }) => key);

/** Says which key of the page brings the cursor into the search box of its list; undefined while it is switched off. */
export function useIsListKey(key: string | undefined): void {
  useEffect(() => {
    useKey.setState({ key });
    return () => useKey.setState({ key: undefined });
  }, [key]);
}

/** Whether / means the search box of a list now, and the command box has Ctrl K alone. */
export const useHasListSearch = (): boolean => useShown((boxes) => boxes.length > 0);
