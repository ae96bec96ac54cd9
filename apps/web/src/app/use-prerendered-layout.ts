import { useLayoutEffect, type RefObject } from 'react';

/**
 * Has the browser lay out the prerendered page, so that opening it only paints. React hides such a page
 * with `display: none`, which keeps no layout; its `aria-hidden` hides it here instead (main-layout.css), where the browser
 * knows `content-visibility`. React takes its own rule back when the page is shown.
 * @param key which page it is; undefined while there is none
 */
export function usePrerenderedLayout(shell: RefObject<HTMLElement | null>, key: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = shell;
    if (key === undefined || current === null || !CSS.supports('content-visibility', 'hidden')) return;
    // Nothing tells when a hidden page has been drawn, or more of it: effects do not run in it.
    const observer = new MutationObserver(() => {
      const page = current.querySelector<HTMLElement>(':scope > .jw-page[aria-hidden]');
      if (page === null) return;
      page.style.removeProperty('display');
      observer.observe(page, { childList: true, subtree: true });
      // Asking for a place inside is what lays it out.
      page.firstElementChild?.getBoundingClientRect();
    });
    observer.observe(current, { childList: true });
    return () => observer.disconnect();
  }, [shell, key]);
}
