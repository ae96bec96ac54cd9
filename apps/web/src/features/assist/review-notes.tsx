import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import styles from './review-notes.module.css';

interface ReviewNotesProps {
  notes: readonly string[];
  ruleVersion?: string | undefined;
  knowledgeVersion: string;
}

/** 规则待临床复核 with what exactly is to be reviewed, the versions, and that all of it is for reference. */
export function ReviewNotes({ notes, ruleVersion, knowledgeVersion }: ReviewNotesProps) {
  const versions = [ruleVersion !== undefined && `规则版本 ${ruleVersion}`, `知识库 ${knowledgeVersion}`];
  return (
    <div className={styles.notes}>
      <p>
        {notes.length > 0 && <span className={styles.mark}>{REVIEW_MARK}</span>}
        <span>{versions.filter(Boolean).join('　')}</span>
        <span>{FOOTER_TEXT.reference_only}</span>
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note.replace(new RegExp(`^${REVIEW_MARK}[：:]`), '')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
