import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** primary: the one verb of a surface; text: without border, for toolbars and dense rows. */
  readonly variant?: 'primary' | 'default' | 'danger' | 'text';
  readonly size?: 'small' | 'middle' | 'large';
  readonly icon?: ReactNode;
  /** Shows that the action is under way; the button keeps the focus and ignores further clicks. */
  readonly busy?: boolean;
}

/** A button in the theme. `type` is `button` unless told otherwise. */
export function Button({
  variant = 'default',
  size = 'middle',
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = ['jw-button', `jw-button-${variant}`, `jw-button-${size}`];
  if (className !== undefined) classes.push(className);
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      className={classes.join(' ')}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      {children}
    </button>
  );
}

const FIELDS = 'input, textarea, select';

interface AddButtonProps {
  label: string;
  className: string | undefined;
  onClick: () => void;
}

/** Adds one more to the list it stands in: as wide as that, in a dashed frame. */
export function AddButton({ label, className = '', onClick }: AddButtonProps) {
  return (
    <button
      type="button"
      className={`jw-row jw-gap-6 jw-add ${className}`}
      onClick={({ currentTarget: { parentElement: part } }) => {
        const before = new Set(part?.querySelectorAll<HTMLElement>(FIELDS));
        onClick();
        // Whoever adds a row writes into it.
        requestAnimationFrame(() =>
          [...(part?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find((field) => !before.has(field))?.focus(),
        );
      }}
    >
      <Plus size={14} strokeWidth={1.8} />
      {label}
    </button>
  );
}

interface SaveActionsProps {
  busy: boolean;
  disabled?: boolean;
  onCancel: (() => void) | undefined;
  onSave: () => void;
}

/** At the foot of what is filled in: leave it, or save it. */
export function SaveActions({ busy, disabled, onCancel, onSave }: SaveActionsProps) {
  return (
    <>
      <Button onClick={onCancel}>取消</Button>
      <Button variant="primary" busy={busy} disabled={disabled} onClick={onSave}>
        保存
      </Button>
    </>
  );
}
