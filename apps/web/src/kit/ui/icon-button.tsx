import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon;
  /** Read out; shown on hover too unless there is a shorter title. */
  readonly label: string;
  readonly size?: number;
}

/** A button that shows no more than an icon. */
export function IconButton({ icon: Icon, label, size = 15, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('jw-icon-button', className)}
    >
      <Icon size={size} />
    </button>
  );
}
