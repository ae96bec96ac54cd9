import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Control inside the field, at its right end. */
  readonly end?: ReactNode;
  readonly error?: string | undefined;
  /** A remark below the field that is no error. */
  readonly hint?: string | undefined;
}

/** A labelled field of the login page with its icon, its own control and its message. */
export function LoginField({ label, icon: Icon, end, error, hint, id, ...input }: LoginFieldProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className="login-field">
      <label htmlFor={id} className="jw-table-text jw-ink-2 login-label">
        {label}
      </label>
      <div className="login-control">
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        <input
          id={id}
          className="jw-input login-input"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          {...input}
        />
        {end}
      </div>
      {note !== undefined && (
        <p id={noteId} className="jw-table-text login-hint" data-error={error !== undefined || undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
