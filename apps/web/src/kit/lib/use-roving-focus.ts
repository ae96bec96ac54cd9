import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * A list of many small buttons or links as one stop of the Tab key: arrows, Home and End go on from there.
 * @param count how many there are; the last one is the stop at first
 * @param columns of a table, where arrows go up and down as well
 * @returns by place, what its button or link takes
 */
export function useRovingFocus(count: number, columns?: number) {
  const [at, setAt] = useState(count - 1);
  const steps = columns === undefined ? STEPS : { ...STEPS, ArrowUp: -columns, ArrowDown: columns };
  return (place: number) => ({
    tabIndex: place === Math.min(at, count - 1) ? 0 : -1,
    onFocus: () => setAt(place),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const stops = event.currentTarget.closest('ol, ul, table')?.querySelectorAll<HTMLElement>('[tabindex]') ?? [];
      const next = Number.isFinite(step) ? place + step : step < 0 ? 0 : stops.length - 1;
      stops[next]?.focus();
    },
  });
}
