import type { ChangeEvent, CompositionEvent } from 'react';
import { limitText } from '../lib/limit-text.ts';
import { fieldAria, type FieldProps, FormField, frameProps } from '../ui/form-field.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Characters that it takes at most. */
  limit?: number | undefined;
  /** Several lines, of which so many show. */
  rows?: number | undefined;
}

/** Text with its label and message. What an input method is still composing is not final, and not cut. */
export function TextField(props: TextFieldProps) {
  const { id, value, onChange, limit = Infinity, rows, isReadOnly } = props;
  const input = {
    id,
    value,
    readOnly: isReadOnly,
    ...fieldAria(props),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange((nativeEvent as InputEvent).isComposing ? target.value : limitText(target.value, limit)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (limit !== Infinity) onChange(limitText(currentTarget.value, limit));
    },
  };
  return (
    <FormField {...frameProps(props)}>
      {rows === undefined ? (
        <input className={`jw-input ${styles.text}`} autoComplete="off" {...input} />
      ) : (
        <textarea className={`jw-input ${styles.text} ${styles.lines}`} rows={rows} {...input} />
      )}
    </FormField>
  );
}
