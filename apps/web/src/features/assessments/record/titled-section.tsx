import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';

/** A section under its heading, which is its name too; with figures or a link at the right end of the heading. */
export function TitledSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionHeading level={3} title={title} aside={aside} />
      {children}
    </section>
  );
}
