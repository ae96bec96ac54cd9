import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './table.module.css';
import { ROW_LINK } from './row-focus.ts';

/** The link that stands for its row with the keyboard; what names the row stays plain where nothing can be opened. */
export function RowLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link {...ROW_LINK} to={to} className={styles.link}>
      {children}
    </Link>
  );
}
