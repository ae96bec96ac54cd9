import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MovablePointWindow } from './use-point-window.ts';

interface WindowPagerProps {
  /** Accessible name: what is paged. */
  label: string;
  window: MovablePointWindow;
  /** First and last date on screen. */
  from: string;
  to: string;
}

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The span of time on screen between the buttons to the window before and after. */
export function WindowPager({ label, window, from, to }: WindowPagerProps) {
  return (
    <div className="jw-row jw-gap-8 jw-nowrap jw-ink-2 jw-no-print" role="group" aria-label={label}>
      <button
        type="button"
        className="jw-icon-button jw-icon-button-framed"
        aria-label="更早"
        disabled={window.back === undefined}
        onClick={window.back}
      >
        <ChevronLeft {...ICON} />
      </button>
      <span aria-live="polite">{from === to ? from : `${from} 至 ${to}`}</span>
      <button
        type="button"
        className="jw-icon-button jw-icon-button-framed"
        aria-label="更晚"
        disabled={window.forward === undefined}
        onClick={window.forward}
      >
        <ChevronRight {...ICON} />
      </button>
    </div>
  );
}
