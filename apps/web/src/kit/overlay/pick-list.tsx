import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useOverlay } from './use-overlay.ts';
import styles from './pick-list.module.css';

interface PickListProps {
  label: string;
  /** The chosen option; '' = none. */
  value: string;
  onChange: (value: string) => void;
  options: readonly string[];
  placeholder: string;
  /** Told what is typed, where the owner looks options up; without it the given options are narrowed here. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * One of many options, found by typing: only what stands in the list can be chosen, leaving the field with anything else
 * brings the chosen option back. Arrows move, Enter chooses, Escape closes the list.
 */
export function PickList(props: PickListProps) {
  const { label, value, onChange, options, placeholder, onSearch, isLoading = false, isInvalid = false } = props;
  const { describedBy, disabled = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const narrow = onSearch ? '' : (typed ?? '').trim().toLowerCase();
  const shown = narrow === '' ? options : options.filter((option) => option.toLowerCase().includes(narrow));
  const active = shown[marked];

  useEffect(() => {
    if (!isOpen) return;
    const element = list.current;
    element?.scrollIntoView({ block: 'nearest' });
    element?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, marked, shown.length]);

  const open = () => {
    if (disabled || isOpen) return;
    setOpen(true);
    setMarked(Math.max(0, shown.indexOf(value)));
  };
  const close = () => {
    setOpen(false);
    if (typed !== null) onSearch?.('');
    setTyped(null);
  };
  const place = useOverlay({ open: isOpen, kind: 'light', onClose: close });
  const choose = (option: string) => {
    close();
    if (option !== value) onChange(option);
  };
  const search = (text: string) => {
    setTyped(text);
    setMarked(0);
    setOpen(true);
    onSearch?.(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else setMarked(Math.min(Math.max(marked + step, 0), shown.length - 1));
    } else if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (active !== undefined) choose(active);
    }
  };

  return (
    <div ref={place} className={`jw-with-chevron ${styles.place}`} data-open={isOpen || undefined}>
      <input
        type="text"
        role="combobox"
        className={`jw-input ${styles.input}`}
        aria-label={label}
        aria-required
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== undefined ? `${listId}-${marked}` : undefined}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => search(event.target.value)}
        onClick={open}
        onKeyDown={onKeyDown}
      />
      <ChevronDown size={14} />
      {isOpen && (
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={label}
          aria-busy={isLoading}
          className={`jw-sheet ${styles.list}`}
          // The field keeps the focus while the list is used.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((option, index) => (
            <li
              key={option}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option === value}
              data-marked={index === marked || undefined}
              className={`jw-break ${styles.option}`}
              onMouseMove={() => setMarked(index)}
              onClick={() => choose(option)}
            >
              {option}
            </li>
          ))}
          {shown.length === 0 && (
            <li className={`jw-break jw-ink-3 ${styles.option}`} role="option" aria-disabled aria-selected={false}>
              {isLoading ? '正在载入' : '没有匹配的选项'}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
