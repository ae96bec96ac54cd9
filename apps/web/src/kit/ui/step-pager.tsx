import { ChevronLeft, ChevronRight } from 'lucide-react';

interface StepPagerProps {
  /** Accessible name: what is paged. */
  label: string;
  /** One-based. */
  current: number;
  total: number;
  onChange: (current: number) => void;
}

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** 'current / total' between its two buttons; nothing when there is only one page. */
export function StepPager({ label, current, total, onChange }: StepPagerProps) {
  if (total <= 1) return null;
  return (
    <nav className="jw-table-text jw-row jw-gap-12" aria-label={label}>
      <button
        type="button"
        className="jw-icon-button jw-icon-button-framed"
        aria-label="上一页"
        disabled={current <= 1}
        onClick={() => onChange(current - 1)}
      >
        <ChevronLeft {...ICON} />
      </button>
      <span aria-live="polite">
        {current} / {total}
      </span>
      <button
        type="button"
        className="jw-icon-button jw-icon-button-framed"
        aria-label="下一页"
        disabled={current >= total}
        onClick={() => onChange(current + 1)}
      >
        <ChevronRight {...ICON} />
      </button>
    </nav>
  );
}
