import { FormField } from '../ui/form-field.tsx';
import { fieldAria, frameProps } from './field-frame.ts';
import type { FieldProps } from './field-frame.ts';
import styles from './text-field.module.css';

interface DateTimeFieldProps extends FieldProps {
  /** Epoch milliseconds; null while nothing (or only a part) is chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Latest time that can be picked, epoch milliseconds. */
  latest?: number | undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Local time as the browser's own picker writes it: yyyy-MM-ddTHH:mm. */
function localMinute(time: number): string {
  const at = new Date(time);
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A date with a time of day, local, in the browser's own picker; as text where it is only read, the same in every language. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { id, value, onChange, latest, isReadOnly } = props;
  const shown = value === null ? '' : localMinute(value);
  return (
    <FormField {...frameProps(props)}>
      {isReadOnly ? (
        <input id={id} className={`jw-input ${styles.text}`} value={shown.replace('T', ' ')} readOnly aria-required />
      ) : (
        <input
          id={id}
          type="datetime-local"
          className={`jw-input ${styles.text}`}
          value={shown}
          max={latest === undefined ? undefined : localMinute(latest)}
          {...fieldAria(props)}
          onChange={({ target }) => {
            const time = Date.parse(target.value);
            onChange(Number.isNaN(time) ? null : time);
          }}
        />
      )}
    </FormField>
  );
}
