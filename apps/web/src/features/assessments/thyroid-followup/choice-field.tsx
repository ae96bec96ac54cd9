import { FieldError, RequiredMark } from '../../../shared/ui/form-field.tsx';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<T extends string> {
  id: string;
  label: string;
  options: readonly T[];
  value: T | '';
  onChange: (value: T) => void;
  /** stacked: label above, as the fields beside it; row: label and choices on one ruled line. */
  layout: 'stacked' | 'row';
  isReadOnly: boolean;
  isRequired?: boolean;
  error?: string | undefined;
  /** What the label means, in small below it. */
  note?: string | undefined;
}

/** One choice of a few as radios; the first one carries the id, so that the field can be gone to. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { id, label, options, value, layout, isReadOnly, isRequired = false, error, note } = props;
  const described = [error !== undefined && `${id}-error`, note !== undefined && `${id}-note`].filter(Boolean);
  return (
    <div
      className={styles.field}
      data-layout={layout}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      aria-required={isRequired || undefined}
      aria-invalid={error !== undefined || undefined}
    >
      <span className={styles.head}>
        <span className={styles.label}>
          {isRequired && !isReadOnly && <RequiredMark />}
          <span id={`${id}-label`}>{label}</span>
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <span className={styles.options}>
        {options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              className={styles.radio}
              checked={value === option}
              disabled={isReadOnly}
              onChange={() => props.onChange(option)}
            />
            {option}
          </label>
        ))}
      </span>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
