import { NO_NUMBER } from '@jianwei/clinical-rules/cohort/check';
import { finiteOrNull } from '@jianwei/clinical-rules/core/number';
import { useState } from 'react';
import { TextField } from '../../../kit/fields/text-field.tsx';

interface NumberTextProps {
  id: string;
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  error?: string | undefined;
  note?: string | undefined;
}

/** A number that is typed: what is none stays in the field with its message, and is told to nobody. */
export function NumberText({ value, onChange, error, ...field }: NumberTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === undefined ? '' : String(value));
  const isWrong = typed !== null && typed.trim() !== '' && finiteOrNull(typed) === null;
  const type = (text: string): void => {
    setTyped(text);
    const number = finiteOrNull(text);
    if (text.trim() === '') onChange(undefined);
    else if (number !== null) onChange(number);
  };
  return (
    <div onBlur={() => !isWrong && setTyped(null)}>
      <TextField {...field} value={shown} onChange={type} error={isWrong ? NO_NUMBER : error} limit={20} />
    </div>
  );
}
