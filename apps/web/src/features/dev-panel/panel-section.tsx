import { type ReactNode, useCallback, useEffect, useState } from 'react';
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

/** What the mock hospital says now, and how to ask it again. A stable `load` (a constant) is asked once by itself. */
export function usePanelData<T>(load: () => Promise<readonly T[]>): [readonly T[], () => Promise<void>] {
  const [data, setData] = useState<readonly T[]>([]);
  const reload = useCallback(async () => setData(await load()), [load]);
  useEffect(() => {
    // A world that is gone is told by the first thing that is done with it.
    load().then(setData, () => undefined);
  }, [load]);
  return [data, reload];
}
