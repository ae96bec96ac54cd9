import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface StepButtonProps {
  direction: 'back' | 'on';
  label: string;
  /** Without it there is nothing in this direction. */
  onStep: (() => void) | undefined;
}

/** One step back or on in what is paged. */
export function StepButton({ direction, label, onStep }: StepButtonProps) {
  return (
    <IconButton
      icon={direction === 'back' ? ChevronLeft : ChevronRight}
      size={16}
      className="jw-icon-button-framed"
      label={label}
      disabled={!onStep}
      onClick={onStep}
    />
  );
}

interface StepPagerProps {
  label: string;
  /** One-based. */
  current: number;
  total: number;
  onChange: (current: number) => void;
}

/** 'current / total' between its two buttons; nothing when there is only one page. */
export function StepPager({ label, current, total, onChange }: StepPagerProps) {
  if (total <= 1) return null;
  const to = (page: number) => (page >= 1 && page <= total ? () => onChange(page) : undefined);
  return (
    <nav className="jw-table-text jw-row jw-gap-12" aria-label={label}>
      <StepButton direction="back" label="上一页" onStep={to(current - 1)} />
      <span aria-live="polite">
        {current} / {total}
      </span>
      <StepButton direction="on" label="下一页" onStep={to(current + 1)} />
    </nav>
  );
}
