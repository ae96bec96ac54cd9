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
