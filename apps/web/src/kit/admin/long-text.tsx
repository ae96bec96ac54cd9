import styles from './admin-table.module.css';

/** A text of any length in a row of a list: two lines, the whole of it in the tip and on paper. What the row opens shows it whole. */
export function LongText({ text }: { text: string }) {
  return (
    <span className={`jw-clamp-2 jw-break jw-print-flow jw-print-wrap ${styles.long}`} title={text}>
      {text}
    </span>
  );
}
