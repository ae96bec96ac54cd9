import { Fragment, type ReactNode } from 'react';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './knowledge.module.css';

interface SectionProps {
  /** Name of the section for the tab strip, unique within the drawer. */
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section the tab strip can jump to: its heading takes the focus. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} data-section={id}>
      <SectionHeading level={3} title={title} aside={aside} />
      {children}
    </section>
  );
}

/** Terms, each with what is known of it. */
export function Pairs({ rows }: { rows: readonly (readonly [term: string, content: ReactNode])[] }) {
  return (
    <dl className={`jw-grid ${styles.pairs}`}>
      {rows.map(([term, content]) => (
        <Fragment key={term}>
          <dt className="jw-small jw-ink-3">{term}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
