import { fieldDescription } from '../ui/form-field.tsx';

/** What every field is given, whatever it holds. */
export interface FieldProps {
  /** Of the element that takes the focus. */
  id: string;
  label: string;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  error?: string | undefined;
  /** Where the value comes from, or what it means. */
  note?: string | undefined;
}

/** Attributes by which the field says that it is required or wrong, and which texts explain it. */
export function fieldAria({ id, isRequired, error, note }: FieldProps) {
  return {
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': fieldDescription(id, error !== undefined, note !== undefined),
  } as const;
}

/** The frame's part of the properties: a field that is only read asks for nothing. */
export function frameProps({ id, label, isRequired, isReadOnly, error, note }: FieldProps) {
  return { id, label, isRequired: isRequired === true && isReadOnly !== true, error, note };
}
