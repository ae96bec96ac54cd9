import type { ComponentProps } from 'react';
import styles from './radio.module.css';

/** The radio of the theme; the browser's own where colours are forced. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="radio" className={[styles.radio, className].filter(Boolean).join(' ')} />;
}
