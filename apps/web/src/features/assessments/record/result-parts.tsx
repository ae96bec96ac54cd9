import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import styles from './result-parts.module.css';

/** Something that must not be overlooked, in amber. */
export function AmberNote({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p className={`jw-table-text jw-row jw-start jw-gap-6 ${styles.note}`} role={role}>
      <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

interface JudgmentProps {
  isStale: boolean;
  /** What is to be done for a result that belongs to the inputs again. */
  again: string | undefined;
  heading: ReactNode;
  children: ReactNode;
}

/** A result, with the note that it no longer belongs to the inputs; it then loses its colour, not its contrast. */
export function Judgment({ isStale, again, heading, children }: JudgmentProps) {
  return (
    <>
      {heading}
      {isStale && <AmberNote role="status">输入已修改，此结果不再对应，请{again}</AmberNote>}
      <div className={styles.judgment} data-stale={isStale}>
        {children}
      </div>
    </>
  );
}

interface ResultFootProps {
  notes: readonly string[] | undefined;
  ruleVersion: string | undefined;
}

/** What of the rule is to be reviewed, and the reservation. */
export function ResultFoot({ notes, ruleVersion }: ResultFootProps) {
  return (
    <>
      <ReviewNotes className="jw-above-20" notes={notes} ruleVersion={ruleVersion} />
      <p className={`jw-note jw-no-print ${styles.foot}`}>{FOOTER_TEXT.reference_only}</p>
    </>
  );
}
