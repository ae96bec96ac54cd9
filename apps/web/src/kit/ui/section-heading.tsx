import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: string;
  level?: 2 | 3;
  aside?: ReactNode;
  /** Where the 1 px ink rule runs. */
  rule?: 'above' | 'below' | 'none';
}

/** Heading of a section, 15/24 600, with its ink rule and what stands at its right end. */
export function SectionHeading({ title, level = 2, aside, rule = 'above' }: SectionHeadingProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`jw-row jw-baseline jw-between jw-gap-12 ${styles.heading}`} data-rule={rule}>
      <Title className="jw-heading">{title}</Title>
      {aside !== undefined && aside !== false && <div className="jw-note">{aside}</div>}
    </div>
  );
}

interface TitledSectionProps extends SectionHeadingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A section under its heading, which is its name too. */
export function TitledSection({ className, children, ...heading }: TitledSectionProps) {
  return (
    <section className={className} aria-label={heading.title}>
      <SectionHeading {...heading} />
      {children}
    </section>
  );
}
