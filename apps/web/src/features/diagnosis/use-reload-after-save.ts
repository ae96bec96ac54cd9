import { useEffect, useRef } from 'react';
import { pageNavigator } from '../../shared/lib/page-navigator.ts';

/** The page is loaded again this long after a drawer with a saved edit has closed, in milliseconds. */
export const RELOAD_DELAY_MS = 10;

/**
 * Loads the page again once the drawer is gone, however it was closed, if something was saved in it.
 * @returns call it when something was saved
 */
export function useReloadAfterSave(): () => void {
  const wasSaved = useRef(false);
  useEffect(
    () => () => {
      if (!wasSaved.current) return;
      wasSaved.current = false;
      setTimeout(() => pageNavigator.reload(), RELOAD_DELAY_MS);
    },
    [],
  );
  return () => {
    wasSaved.current = true;
  };
}
