import styles from './choice-radios.module.css';

interface ChoiceRadiosProps<T> {
  /** Names the group for the browser; unique on the page. */
  name: string;
  /** Element of the label of the group. */
  labelId: string;
  /** Element of the first choice, for a message that leads there. */
  id?: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  describedBy?: string | undefined;
  onChange: (value: T) => void;
}

/** One choice of two or three, side by side. Nothing is chosen until somebody does. */
export function ChoiceRadios<T>({ name, labelId, id, options, value, describedBy, onChange }: ChoiceRadiosProps<T>) {
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      {options.map((option, index) => (
        <label key={option.label} className={styles.option}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
