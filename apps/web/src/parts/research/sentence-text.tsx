import type { Editable, SentencePart } from '@jianwei/clinical-rules/cohort/sentence';
import styles from './sentence-text.module.css';

interface SentenceTextProps {
  parts: readonly SentencePart[];
  /** Pressed where a part of it is changed; without it the sentence is only read. */
  onEdit?: ((edits: Editable) => void) | undefined;
}

/** A condition as its sentence; what can be changed in it is underlined. */
export function SentenceText({ parts, onEdit }: SentenceTextProps) {
  return parts.map(({ text, edits }, index) =>
    edits === undefined ? (
      <span key={index}>{text}</span>
    ) : onEdit ? (
      <button key={index} type="button" className={`jw-bare ${styles.part}`} onClick={() => onEdit(edits)}>
        {text}
      </button>
    ) : (
      <b key={index} className={styles.part}>
        {text}
      </b>
    ),
  );
}
