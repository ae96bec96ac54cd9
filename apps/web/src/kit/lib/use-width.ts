import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Width of an element in pixels, followed while it changes.
 * @param usual until it is measured, and where it cannot be
 */
export function useWidth(usual: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place === null) return undefined;
    const measure = () => place.clientWidth > 0 && setWidth(place.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
