import { CircleAlert } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './form-field.module.css';

/** Ids of the texts below a field, for its aria-describedby. */
export function fieldDescription(id: string, hasError: boolean, hasNote: boolean): string | undefined {
  const ids = [hasError && `${id}-error`, hasNote && `${id}-note`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface FormFieldProps {
  id: string;
  label: string;
  isRequired?: boolean;
  error?: string | undefined;
  /** Where the value comes from, or its reference interval. */
  note?: ReactNode;
  children: ReactNode;
}

/** Label above, the field, then its message and its source. */
export function FormField({ id, label, isRequired = false, error, note, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <label className={`jw-body jw-ink-2 ${styles.label}`} htmlFor={id}>
        {isRequired && <RequiredMark />}
        {label}
      </label>
      {children}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      {note !== undefined && (
        <p id={`${id}-note`} className={`jw-note ${styles.note}`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** The star of a required field; `aria-required` on the field says the same to a screen reader. */
export function RequiredMark() {
  return (
    <span className={styles.star} aria-hidden>
      *
    </span>
  );
}

/** A message under a field. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={`jw-row jw-gap-4 jw-note jw-ink-high ${styles.error}`}>
      <CircleAlert size={13} strokeWidth={1.8} />
      {text}
    </p>
  );
}

/** Submits a form on the page it stands on. */
export const withoutReload = (submit: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  submit();
};

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
export function fieldAria({ id, isRequired, error, note }: Omit<FieldProps, 'label'>) {
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
