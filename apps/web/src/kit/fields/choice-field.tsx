import { fieldDescription, FieldError, type FieldProps, RequiredMark } from '../ui/form-field.tsx';
import { type Choice, ChoiceRadios } from './choice-radios.tsx';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<T> extends FieldProps {
  options: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** stacked: label above, as the fields beside it; row: label and choices on one ruled line. */
  layout?: 'stacked' | 'row' | undefined;
}

/** One choice of a few as radios, with its label, message and note. */
export function ChoiceField<T>({ label, error, note, layout = 'stacked', ...radios }: ChoiceFieldProps<T>) {
  const { id, isRequired, isReadOnly } = radios;
  return (
    <div className={styles.field} data-layout={layout}>
      <span className={styles.head}>
        <span className={`jw-body jw-ink-2 ${styles.label}`}>
          {isRequired && !isReadOnly && <RequiredMark />}
          <span id={`${id}-label`}>{label}</span>
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className={`jw-note ${styles.note}`}>
            {note}
          </span>
        )}
      </span>
      <ChoiceRadios
        {...radios}
        labelId={`${id}-label`}
        isInvalid={error !== undefined}
        describedBy={fieldDescription(id, error !== undefined, note !== undefined)}
      />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
