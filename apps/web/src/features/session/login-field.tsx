import type { AuthInfo } from '@jianwei/api-client/model';
import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../kit/ui/button.tsx';

/** What each way to sign in is given. */
export interface LoginFormProps {
  /** The session stands and the next screen is on its way. */
  readonly isOpening: boolean;
  /** `given` is the password it was opened with, if any. */
  readonly onSession: (answer: AuthInfo, given?: string) => void;
}

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly end?: ReactNode;
  readonly error?: string | undefined;
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
        <Icon size={16} />
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

/** The verb of the login page. */
export function LoginButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" variant="primary" size="large" className="login-submit" busy={busy}>
      登录
    </Button>
  );
}
