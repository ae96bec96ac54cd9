import { diffArrays } from 'diff';
import styles from './difference.module.css';

/** Words, numbers and single characters: Chinese has no spaces to part it by. */
const PARTS = /[\w.%/^]+|\s+|[^\w\s]/gu;

const parts = (text: string): string[] => text.match(PARTS) ?? [];

/** What was taken out of a sentence and what came in, told by strokes and lines, not by colour alone. */
export function SentenceDifference({ from, to }: { from: string; to: string }) {
  return (
    <span>
      {diffArrays(parts(from), parts(to)).map(({ value, added, removed }, index) => {
        const text = value.join('');
        if (added)
          return (
            <ins key={index} className={styles.added}>
              {text}
            </ins>
          );
        return removed ? (
          <del key={index} className={styles.removed}>
            {text}
          </del>
        ) : (
          <span key={index}>{text}</span>
        );
      })}
    </span>
  );
}
