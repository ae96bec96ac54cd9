import { useRef, type KeyboardEvent } from 'react';

import styles from './segmented.module.css';

export interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  count?: number | string | undefined;
  /** The single key that chooses it; the caller listens for it. */
  shortcut?: string | undefined;
}

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly SegmentedOption<T>[];
  /** Undefined where nothing is chosen yet. */
  value: T | undefined;
  onChange: (value: T) => void;
  /** plain: separate words that may wrap, for many options; joined in one frame otherwise. */
  variant?: 'joined' | 'plain';
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One choice of a few, as a row of segments; arrow keys move the choice like in any radio group. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, variant = 'joined' } = props;
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div ref={group} className={styles.group} data-variant={variant} role="radiogroup" aria-label={label}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={`jw-bare jw-table-text jw-nowrap ${styles.segment}`}
          aria-checked={option.value === value}
          aria-keyshortcuts={option.shortcut}
          tabIndex={option.value === value || (value === undefined && index === 0) ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => move(event, index)}
        >
          {option.label}
          {option.shortcut && (
            <kbd className={styles.key} aria-hidden="true">
              {option.shortcut}
            </kbd>
          )}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
