import styles from './choice-radios.module.css';
import { Radio } from './radio.tsx';

/** One of the choices: what it stands for, and how it reads. */
export interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

interface ChoiceRadiosProps<T> {
  /** Of the first radio, for a message that leads there; names the group for the browser. */
  id: string;
  /** Element of the label of the group. */
  labelId: string;
  options: readonly Choice<T>[];
  /** Nothing is chosen as long as it is none of the options. */
  value: T | null;
  onChange: (value: T) => void;
  isReadOnly?: boolean | undefined;
  isRequired?: boolean | undefined;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/** One choice of a few, side by side. */
export function ChoiceRadios<T>(props: ChoiceRadiosProps<T>) {
  const { id, labelId, options, value, onChange, isReadOnly, isRequired, isInvalid, describedBy } = props;
  return (
    <span
      className={styles.group}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
    >
      {options.map((option, index) => (
        <label key={option.label} className={`jw-row jw-body jw-nowrap ${styles.option}`}>
          <Radio
            id={index === 0 ? id : undefined}
            name={id}
            checked={option.value === value}
            disabled={isReadOnly}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}
