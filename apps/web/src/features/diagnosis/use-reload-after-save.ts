import { useCallback, useEffect, useRef } from 'react';
import { pageNavigator, RELOAD_DELAY_MS } from '../../kit/lib/page-navigator.ts';

const reloadSoon = () => setTimeout(() => pageNavigator.reload(), RELOAD_DELAY_MS);

/**
 * Loads the page again once the drawer is gone, however it was closed, if something was saved in it. A save that closing
 * the drawer sent out counts when it is done, as long as the page is still the same.
 * @returns call it when something was saved
 */
export function useReloadAfterSave(): () => void {
  const wasSaved = useRef(false);
  /** Address of the page behind, once the drawer is gone. */
  const leftAt = useRef<string | null>(null);
  useEffect(() => {
    leftAt.current = null;
    return () => {
      leftAt.current = window.location.pathname;
      if (!wasSaved.current) return;
      wasSaved.current = false;
      reloadSoon();
    };
  }, []);
  return useCallback(() => {
    if (leftAt.current === null) wasSaved.current = true;
    else if (leftAt.current === window.location.pathname) reloadSoon();
  }, []);
}
