import { useState } from 'react';
import { formatDate } from '../lib/format-date.ts';
import { fieldAria, type FieldProps, FormField, frameProps } from '../ui/form-field.tsx';
import styles from './date-field.module.css';
import { timeOf } from './date-text.ts';
import { PickerButton } from './picker-button.tsx';
import textStyles from './text-field.module.css';

/** What is wrong with a text that names no time. */
export const TIME_FORM_TEXT = '请按 yyyy-MM-dd HH:mm 填写';

interface DateTimeFieldProps extends FieldProps {
  /** Epoch milliseconds, or what is typed as long as that is no whole time; '' where nothing is. */
  value: number | string;
  onChange: (value: number | string) => void;
}

const minuteText = (time: number): string => formatDate(new Date(time), 'yyyy-MM-dd HH:mm');

/**
 * A date with a time of day, local, typed as yyyy-MM-dd HH:mm whatever the browser's language, or taken from its picker,
 * which offers what is past. A text that names no time stays, and is named once the field is left.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { id, label, value, onChange, isReadOnly } = props;
  const [isTyping, setIsTyping] = useState(false);
  const isWrong = typeof value === 'string' && value !== '' && !isTyping;
  const shown = { ...props, error: props.error ?? (isWrong ? TIME_FORM_TEXT : undefined) };
  const text = typeof value === 'number' ? minuteText(value) : value;

  function type(next: string): void {
    const time = timeOf(next);
    // A short form, 7:05, is completed when it is left: while it is typed it may become another one.
    onChange(time !== undefined && minuteText(time) === next ? time : next);
  }
  function leave(): void {
    setIsTyping(false);
    const time = typeof value === 'string' ? timeOf(value) : undefined;
    if (time !== undefined) onChange(time);
  }

  return (
    <FormField {...frameProps(shown)}>
      <span className={`jw-row ${styles.field}`}>
        <input
          id={id}
          className={`jw-input ${textStyles.text}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={isReadOnly ? undefined : 'yyyy-MM-dd HH:mm'}
          maxLength={16}
          readOnly={isReadOnly}
          value={text}
          {...fieldAria(shown)}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setIsTyping(true)}
          onBlur={leave}
        />
        {!isReadOnly && (
          <PickerButton
            type="datetime-local"
            label={label}
            value={typeof value === 'number' ? text.replace(' ', 'T') : ''}
            latest={() => minuteText(Date.now()).replace(' ', 'T')}
            onPick={(picked) => onChange(timeOf(picked) ?? '')}
          />
        )}
      </span>
    </FormField>
  );
}
