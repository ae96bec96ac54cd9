import { Select } from '../../../shared/ui/select.tsx';
import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps<T extends string> {
  id: string;
  label: string;
  options: readonly T[];
  value: T | '';
  onChange: (value: T | '') => void;
  isReadOnly: boolean;
  isRequired?: boolean;
  error?: string | undefined;
}

/** A choice from a list, with its label and message. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { id, label, options, value, isReadOnly, isRequired = false, error } = props;
  return (
    <FormField id={id} label={label} isRequired={isRequired && !isReadOnly} error={error}>
      <Select
        id={id}
        variant="bare"
        className={styles.select}
        value={value}
        disabled={isReadOnly}
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={fieldDescription(id, error !== undefined, false)}
        onChange={(event) => props.onChange(options.find((option) => option === event.target.value) ?? '')}
      >
        <option value="">{isReadOnly ? '' : '请选择'}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
