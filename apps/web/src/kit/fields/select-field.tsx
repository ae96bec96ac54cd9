import { fieldAria, type FieldProps, FormField, frameProps } from '../ui/form-field.tsx';
import { Select } from '../ui/select.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps<T extends string> extends FieldProps {
  options: readonly T[];
  value: T | '';
  onChange: (value: T | '') => void;
}

/** A choice from a list, with its label and message. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { id, options, value, onChange, isReadOnly } = props;
  return (
    <FormField {...frameProps(props)}>
      <Select
        id={id}
        variant="bare"
        className={styles.select}
        value={value}
        disabled={isReadOnly}
        {...fieldAria(props)}
        onChange={({ target }) => onChange(options.find((option) => option === target.value) ?? '')}
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
