import { useState } from 'react';
import { StepButton } from '../ui/step-pager.tsx';

/** The part of a row of points that is on screen: from `start` up to, not including, `end`. */
export interface PointWindow {
  readonly start: number;
  readonly end: number;
}

/**
 * The window that ends `hidden` points before the latest one, as wide as `size` wherever there are that many points.
 * @param hidden points after the window; more than there are to hide means the oldest window
 */
export function pointWindow(count: number, size: number, hidden: number): PointWindow {
  const start = Math.max(0, count - size - Math.max(0, hidden));
  return { start, end: Math.min(count, start + size) };
}

export interface MovablePointWindow extends PointWindow {
  /** Shows the window before this one; undefined at the oldest point. */
  readonly back: (() => void) | undefined;
  /** Shows the window after this one; undefined at the latest point. */
  readonly forward: (() => void) | undefined;
}

/**
 * A window that is moved by its own width.
 * @param firstHidden points after the window at the start: 0 for the latest ones
 */
export function usePointWindow(count: number, size: number, firstHidden = 0): MovablePointWindow {
  const [hidden, setHidden] = useState(firstHidden);
  const { start, end } = pointWindow(count, size, hidden);
  const after = count - end;
  return {
    start,
    end,
    back: start > 0 ? () => setHidden(after + Math.min(size, start)) : undefined,
    forward: after > 0 ? () => setHidden(Math.max(0, after - size)) : undefined,
  };
}

interface WindowPagerProps {
  label: string;
  window: MovablePointWindow;
  from: string;
  to: string;
}

/** The span of time on screen between the buttons to the window before and after. */
export function WindowPager({ label, window, from, to }: WindowPagerProps) {
  return (
    <div className="jw-row jw-gap-8 jw-nowrap jw-ink-2 jw-no-print" role="group" aria-label={label}>
      <StepButton direction="back" label="更早" onStep={window.back} />
      <span aria-live="polite">{from === to ? from : `${from} 至 ${to}`}</span>
      <StepButton direction="on" label="更晚" onStep={window.forward} />
    </div>
  );
}
