import type { ReactNode } from 'react';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './section.module.css';

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
