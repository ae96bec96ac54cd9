import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Layout is measured this long after it last changed, in milliseconds. */
const LAYOUT_DEBOUNCE_MS = 50;

/** Is the text of this element cut off by its clamp? Measured after it settles and again when its width changes. */
export function useIsClamped(ref: RefObject<HTMLElement | null>, text: string): boolean {
  const [isClamped, setIsClamped] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsClamped(element.scrollHeight > element.clientHeight + 1), LAYOUT_DEBOUNCE_MS);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, text]);

  return isClamped;
}
