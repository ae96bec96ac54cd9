import { useLayoutEffect } from 'react';

const OPTIONS: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['style', 'data-open'],
};

/**
 * Keeps the layout of overlays that stand ready out of sight, so that showing one only paints: of what React hides
 * (`display: none`) the browser keeps none, and to lay a panel out is the larger part of opening it. What is not open is hidden by its
 * missing `data-open` instead (overlays.css). Browsers without `content-visibility` leave it as React does.
 */
export function useStandbyLayout(): void {
  useLayoutEffect(() => {
    if (typeof requestIdleCallback === 'undefined' || !CSS.supports('content-visibility', 'hidden')) return;
    let idle = 0;
    const layOut = () => {
      idle = 0;
      // Asking for a place inside is what lays it out.
      for (const layer of document.querySelectorAll('body > .jw-layer:not(:has([data-open]))'))
        layer.firstElementChild?.getBoundingClientRect();
    };
    // Nothing tells when a hidden panel has been drawn, or more of it: effects do not run in it.
    const observer = new MutationObserver(() => {
      for (const layer of document.querySelectorAll<HTMLElement>('body > .jw-layer')) {
        if (layer.style.display === 'none') layer.style.removeProperty('display');
        // Observed twice it is observed once.
        observer.observe(layer, OPTIONS);
      }
      idle ||= requestIdleCallback(layOut);
    });
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      cancelIdleCallback(idle);
    };
  }, []);
}
