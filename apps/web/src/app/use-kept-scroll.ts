import { useLayoutEffect, useRef } from 'react';

type Scroller = Element | Document;

interface Offset {
  readonly top: number;
  readonly left: number;
}

const offsetOf = (scroller: Scroller): Offset =>
  scroller instanceof Document
    ? { top: window.scrollY, left: window.scrollX }
    : { top: scroller.scrollTop, left: scroller.scrollLeft };

/** Reading an offset makes the browser lay out at once what changed: it waits until the scrolling rests, in milliseconds. */
const REST_MS = 100;

/**
 * Remembers how far the window and every scroll container of a page were scrolled, and puts them back when the page is shown
 * again at the same address; at another one it starts at the top. Effects of a kept page end when it is hidden and begin
 * anew when it is shown.
 */
export function useKeptScroll(address: string): void {
  const kept = useRef({ address, offsets: new Map<Scroller, Offset>() });
  useLayoutEffect(() => {
    if (kept.current.address !== address) kept.current = { address, offsets: new Map() };
    const { offsets } = kept.current;
    for (const [scroller, offset] of offsets) (scroller instanceof Document ? window : scroller).scrollTo(offset);
    const moved = new Set<Scroller>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      for (const scroller of moved) offsets.set(scroller, offsetOf(scroller));
      moved.clear();
    };
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof Element || target instanceof Document)) return;
      // The menu belongs to no page.
      if (target instanceof Element && target.closest('.jw-shell-menu') !== null) return;
      moved.add(target);
      clearTimeout(rest);
      rest = setTimeout(read, REST_MS);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      clearTimeout(rest);
      read();
    };
  }, [address]);
}
