import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './date-field.module.css';

interface DateFieldProps {
  id?: string;
  /** Accessible name, for example 日期. */
  label: string;
  /** yyyy-MM-dd; '' = none. */
  value: string;
  /** Told a whole date, or '' once the field is emptied; never a part of one. */
  onChange: (value: string) => void;
  disabled?: boolean;
}

const FORM = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** The date that a text names, as yyyy-MM-dd; '' for none, undefined while it names no day of the calendar. */
function dateOf(text: string): string | undefined {
  if (text.trim() === '') return '';
  const [, year = '', month = '', day = ''] = FORM.exec(text.trim().replaceAll(/[./]/g, '-')) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/**
 * A date that is typed as yyyy-MM-dd, or taken from the browser's own picker. The browser's date field would show it in the
 * browser's language.
 */
export function DateField({ id, label, value, onChange, disabled = false }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  const picker = useRef<HTMLInputElement>(null);
  if (value !== known) {
    setKnown(value);
    // The owner chose another date, by the back button for example.
    if (typed !== null && dateOf(typed) !== value) setTyped(null);
  }
  const shown = typed ?? value;

  function type(text: string): void {
    setTyped(text);
    const date = dateOf(text);
    // While a date is typed its beginning may be one already (2025-11-1 before 2025-11-18): it is told when it is left.
    if (date === '' || (date !== undefined && date === text)) onChange(date);
  }
  function leave(): void {
    const date = typed === null ? undefined : dateOf(typed);
    if (date !== undefined && date !== value) onChange(date);
    setTyped(null);
  }
  function openPicker(): void {
    try {
      picker.current?.showPicker();
    } catch {
      // In a frame of another site the browser refuses it: the date is typed.
    }
  }

  return (
    <span className={`jw-row ${styles.field}`}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={styles.text}
        aria-label={label}
        aria-invalid={dateOf(shown) === undefined || undefined}
        autoComplete="off"
        placeholder="yyyy-MM-dd"
        maxLength={10}
        disabled={disabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <button
        type="button"
        className="jw-icon-button"
        aria-label={`选择${label}`}
        disabled={disabled}
        onClick={openPicker}
      >
        <Calendar size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
