import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './numeric-input.module.css';
import { acceptNumericText, numericRules, settleNumericText, type NumericRule } from './numeric-text.ts';

// Not made again with each key.
const CHEVRON = <ChevronDown size={14} />;

interface NumericInputProps<U extends string = string> {
  id: string;
  /** The number as text; '' when there is none. */
  value: string;
  onChange: (value: string) => void;
  rule?: NumericRule | undefined;
  /** The unit printed inside the field, or the one chosen among `units`. */
  unit?: U | undefined;
  units?: readonly U[] | undefined;
  onUnitChange?: ((unit: U) => void) | undefined;
  unitLabel?: string | undefined;
  /** Something behind the number, such as the arrow of an abnormal result. */
  mark?: ReactNode;
  /** The number is above (1) or below (-1) its reference interval. */
  tone?: 1 | -1 | undefined;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Ids of the texts that explain the field (message, source). */
  describedBy?: string | undefined;
}

/**
 * A number as text, unit inside at the right. Unusable typing leaves the previous text; leaving the field empty emits
 * '1' and, before anything can be submitted, '' again.
 */
export function NumericInput<U extends string>({
  id,
  value,
  onChange,
  rule = numericRules.other,
  unit,
  units,
  onUnitChange,
  unitLabel,
  mark,
  tone,
  isReadOnly = false,
  isInvalid = false,
  isRequired = false,
  describedBy,
}: NumericInputProps<U>) {
  // An input method composes full-width digits in several steps; only the finished text is judged.
  const [composing, setComposing] = useState<string | null>(null);

  function type(text: string) {
    const accepted = acceptNumericText(value, text, rule);
    if (accepted !== value) onChange(accepted);
  }

  function leave() {
    if (isReadOnly) return;
    if (value === '') {
      onChange('1');
      queueMicrotask(() => onChange(''));
      return;
    }
    const settled = settleNumericText(value);
    if (settled !== value) onChange(settled);
  }

  return (
    <span className={classNames('jw-row jw-input', styles.field, isReadOnly && styles.readOnly)}>
      <input
        id={id}
        className={styles.input}
        data-tone={tone}
        inputMode="decimal"
        autoComplete="off"
        value={composing ?? value}
        readOnly={isReadOnly}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-describedby={describedBy}
        onChange={(event) => {
          if (composing === null) type(event.target.value);
          else setComposing(event.target.value);
        }}
        onCompositionStart={() => setComposing(value)}
        onCompositionEnd={(event) => {
          setComposing(null);
          type(event.currentTarget.value);
        }}
        onBlur={leave}
      />
      {mark !== undefined && <span className={`jw-fixed ${styles.mark}`}>{mark}</span>}
      {units && onUnitChange && !isReadOnly ? (
        <span className={`jw-row jw-fixed jw-end jw-with-chevron ${styles.select}`}>
          <select
            className="jw-bare jw-table-text jw-ink-2"
            aria-label={unitLabel}
            value={unit}
            onChange={(event) => {
              const chosen = units.find((entry) => entry === event.target.value);
              if (chosen !== undefined) onUnitChange(chosen);
            }}
          >
            {units.map((entry) => (
              <option key={entry} value={entry}>
                {entry}
              </option>
            ))}
          </select>
          {CHEVRON}
        </span>
      ) : (
        unit !== undefined && (
          <span className={`jw-fixed jw-end jw-table-text jw-ink-3 jw-nowrap ${styles.unit}`}>{unit}</span>
        )
      )}
    </span>
  );
}
