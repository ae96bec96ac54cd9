import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';

interface TitledSectionProps {
  title: string;
  /** Figures or a link at the right end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section under its heading, which is its name too. */
export function TitledSection({ title, aside, children }: TitledSectionProps) {
  return (
    <section aria-label={title}>
      <SectionHeading level={3} title={title} aside={aside} />
      {children}
    </section>
  );
}
