import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './date-field.module.css';
import { dateOf } from './date-text.ts';
import { PickerButton } from './picker-button.tsx';

interface DateFieldProps {
  label: string;
  /** yyyy-MM-dd; '' = none. */
  value: string;
  /** Told a whole date, or '' once the field is emptied; never a part of one. */
  onChange: (value: string) => void;
  /** The place around it draws the frame. */
  isBare?: boolean;
}

/** A date that is typed as yyyy-MM-dd, whatever the browser's language, or taken from the browser's own picker. */
export function DateField({ label, value, onChange, isBare = false }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
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

  return (
    <span className={classNames('jw-row', styles.field, !isBare && `jw-input ${styles.framed}`)}>
      <input
        type="text"
        inputMode="numeric"
        className={styles.text}
        aria-label={label}
        aria-invalid={dateOf(shown) === undefined || undefined}
        autoComplete="off"
        placeholder="yyyy-MM-dd"
        maxLength={10}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <PickerButton type="date" label={label} value={value} onPick={onChange} />
    </span>
  );
}
