import type { LayReport } from '@jianwei/api-client/model';
import styles from './reader.module.css';

/** What the laboratory of the hospital says of these results, beside what stands under each of them. */
export function LayNotes({ lay: { notes = [] } }: { lay: LayReport }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.section} aria-label="检验科的话">
      <h2 className={styles.heading}>检验科的话</h2>
      {notes.map(({ rule_id: id, text }) => (
        <p key={id} className={styles.laboratoryNote}>
          {text}
        </p>
      ))}
    </section>
  );
}
