import type { Covid19Option } from '@jianwei/api-client/model';
import { CheckField } from '../../../kit/fields/check-field.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import styles from './option-group.module.css';
import { fieldId } from './covid19-fields.ts';

interface OptionGroupProps {
  /** Its name on the wire. */
  list: string;
  title: string;
  /** The heading of its section says the same already. */
  hidesTitle?: boolean;
  options: readonly Covid19Option[];
  /** null: not known. */
  chosen: readonly number[] | null;
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}

/** The options of one list as checkboxes. */
export function OptionGroup({ list, title, hidesTitle = false, options, chosen, error, onChange }: OptionGroupProps) {
  const errorId = `${fieldId(list)}-error`;
  const toggle = (key: number, isChosen: boolean) => {
    const others = (chosen ?? []).filter((entry) => entry !== key);
    // In ascending order, so that choosing and taking back leaves the form as it was.
    onChange(isChosen ? [...others, key].toSorted((a, b) => a - b) : others);
  };
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={hidesTitle ? 'jw-visually-hidden' : styles.title}>{title}</legend>
      <div className={styles.options}>
        {options.map(({ key, label }, index) => (
          <CheckField
            key={key}
            id={index === 0 ? fieldId(list) : `${fieldId(list)}-${key}`}
            label={label}
            isChecked={chosen?.includes(key) === true}
            onChange={(isChosen) => toggle(key, isChosen)}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}
