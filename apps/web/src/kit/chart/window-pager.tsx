import { StepButton } from '../ui/step-pager.tsx';
import type { MovablePointWindow } from './use-point-window.ts';

interface WindowPagerProps {
  /** Accessible name: what is paged. */
  label: string;
  window: MovablePointWindow;
  /** First and last date on screen. */
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
