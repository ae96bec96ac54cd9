import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * A list of many small buttons or links as one stop of the Tab key: arrows, Home and End go on from there.
 * @param count how many there are; the last one is the stop at first
 * @returns by place, what its button or link takes
 */
export function useRovingFocus(count: number) {
  const [at, setAt] = useState(count - 1);
  return (place: number) => ({
    tabIndex: place === Math.min(at, count - 1) ? 0 : -1,
    onFocus: () => setAt(place),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const stops = event.currentTarget.closest('ol, ul')?.querySelectorAll<HTMLElement>('[tabindex]') ?? [];
      stops[Math.max(0, Math.min(stops.length - 1, place + step))]?.focus();
    },
  });
}
