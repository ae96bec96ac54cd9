import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/marks';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../kit/lib/class-names.ts';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import styles from './result-parts.module.css';

/** Something that must not be overlooked, in amber. */
export function AmberNote({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p className={`jw-table-text jw-row jw-start jw-gap-6 ${styles.note}`} role={role}>
      <TriangleAlert size={14} strokeWidth={1.8} />
      <span>{children}</span>
    </p>
  );
}

/** That the result below belongs to other inputs, and what is to be done for one that belongs to these. */
export const StaleNote = ({ again }: { again: string | undefined }) => (
  <AmberNote role="status">输入已修改，此结果不再对应，请{again}</AmberNote>
);

/** A result; one that no longer belongs to the inputs loses its colour, not its contrast. */
export function Judgment({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div className={styles.judgment} data-stale={isStale}>
      {children}
    </div>
  );
}

/** What of the rule is to be reviewed, and the reservation. */
export function ResultFoot({ notes, ruleVersion }: Pick<ComponentProps<typeof ReviewNotes>, 'notes' | 'ruleVersion'>) {
  return (
    <>
      <ReviewNotes className="jw-above-20" notes={notes} ruleVersion={ruleVersion} />
      <ReferenceOnly className={styles.foot} />
    </>
  );
}

/** That the result is for reference: at the foot of every judgment; paper has it on each page. */
export function ReferenceOnly({ className }: { className?: string | undefined }) {
  return <p className={classNames('jw-no-print jw-note', className)}>{FOOTER_TEXT.reference_only}</p>;
}

interface ConclusionProps {
  /** For the record; without it there is nothing to copy or to print. */
  text: string | undefined;
  lines: readonly string[];
  isNone?: boolean;
  children: ReactNode;
}

/** The conclusion in large type, a part a line, and what belongs to it. */
export function Conclusion({ text, lines, isNone = false, children }: ConclusionProps) {
  return (
    <section className="jw-below-20">
      <SectionHeading
        level={3}
        title="综合判断"
        aside={text !== undefined && <ResultActions isCompact text={text} />}
      />
      <p className={`jw-song jw-stack ${styles.conclusion}`} data-none={isNone || undefined}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {children}
    </section>
  );
}

interface RemarksProps {
  title: string;
  texts: readonly string[] | undefined;
  /** Said where there are none; without it the section is left out then. */
  none?: string;
}

/** Tips and hints of the rule, one a line. */
export function Remarks({ title, texts = [], none }: RemarksProps) {
  if (texts.length === 0 && none === undefined) return null;
  return (
    <section className="jw-below-20">
      <SectionHeading level={3} title={title} aside={texts.length > 0 ? `${texts.length} 条` : undefined} />
      {texts.length === 0 ? (
        <p className="jw-note">{none}</p>
      ) : (
        <ul className={`jw-dotted jw-table-text jw-ink-2 ${styles.remarks}`}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
