import type { ReactNode } from 'react';
import styles from './dev-panel.module.css';

/** Does something and tells when it fails. */
export type Run = (work: () => Promise<unknown>) => void;

/** One part of the panel, named by its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`jw-grid jw-gap-8 jw-table-text ${styles.section}`} aria-label={title}>
      <h3 className={`jw-note ${styles.heading}`}>{title}</h3>
      {children}
    </section>
  );
}
