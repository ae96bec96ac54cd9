import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import styles from './select.module.css';

interface SelectProps extends ComponentProps<'select'> {
  /** bare: inside a frame that somebody else draws. */
  variant?: 'framed' | 'bare';
}

/** The browser's own select in the theme; options are ordinary option elements. */
export function Select({ variant = 'framed', className, ...rest }: SelectProps) {
  return (
    <span className={['jw-with-chevron', styles.place, className].filter(Boolean).join(' ')} data-variant={variant}>
      <select {...rest} className={`jw-bare ${styles.select}`} />
      <ChevronDown size={14} />
    </span>
  );
}
