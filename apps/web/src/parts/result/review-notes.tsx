import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { classNames } from '../../kit/lib/class-names.ts';
import styles from './review-notes.module.css';

interface ReviewNotesProps {
  /** What in the rule rests on us; each may begin with the mark itself. */
  notes?: readonly string[] | undefined;
  ruleVersion?: string | undefined;
  /** With it the note is about a whole page: the versions, and that all of it is for reference, stand in any case. */
  knowledgeVersion?: string | undefined;
  className?: string;
}

/** 规则待临床复核 with what exactly is to be reviewed, and the versions. Nothing where there is nothing to say. */
export function ReviewNotes({ notes = [], ruleVersion, knowledgeVersion, className }: ReviewNotesProps) {
  if (notes.length === 0 && knowledgeVersion === undefined) return null;
  const versions = [
    ruleVersion !== undefined && `规则版本 ${ruleVersion}`,
    knowledgeVersion !== undefined && `知识库 ${knowledgeVersion}`,
  ];
  return (
    <div className={classNames('jw-note', styles.notes, className)}>
      <p className="jw-row jw-wrap">
        {notes.length > 0 && <span className="jw-ink-2 jw-strong">{REVIEW_MARK}</span>}
        <span>{versions.filter(Boolean).join('　')}</span>
        {knowledgeVersion !== undefined && <span>{FOOTER_TEXT.reference_only}</span>}
      </p>
      {notes.length > 0 && (
        <ul className="jw-dotted">
          {notes.map((note) => (
            <li key={note}>{note.replace(new RegExp(`^${REVIEW_MARK}[：:]`), '')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
