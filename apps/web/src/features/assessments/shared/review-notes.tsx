import { REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import styles from './review-notes.module.css';

interface ReviewNotesProps {
  /** What in the rule rests on us; each may begin with the mark itself. */
  notes: readonly string[] | undefined;
  ruleVersion?: string | undefined;
}

/** 规则待临床复核, and what exactly is to be reviewed. Nothing where nothing is. */
export function ReviewNotes({ notes = [], ruleVersion }: ReviewNotesProps) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p>
        <span className="jw-strong">{REVIEW_MARK}</span>
        {ruleVersion !== undefined && <span className={styles.version}>规则版本 {ruleVersion}</span>}
      </p>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note.replace(new RegExp(`^${REVIEW_MARK}[：:]`), '')}</li>
        ))}
      </ul>
    </div>
  );
}
