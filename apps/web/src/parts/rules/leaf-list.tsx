import type { LeafResult } from '@jianwei/api-client/model';
import { Check, CircleHelp, X } from 'lucide-react';
import styles from './trial.module.css';

const RESULTS = {
  true: { icon: Check, word: '满足' },
  false: { icon: X, word: '不满足' },
  undetermined: { icon: CircleHelp, word: '无法判定' },
} as const;

/** Each leaf of a condition on one report: what it asks, what the report holds, and whether it holds. */
export function LeafList({
  leaves,
  more = [],
}: {
  leaves: readonly LeafResult[];
  more?: readonly (readonly [string, string])[];
}) {
  return (
    <ul className={`jw-table-text ${styles.leaves}`} aria-label="各条件的取值">
      {leaves.map(({ path, text = '', actual, result }) => {
        const { icon: Icon, word } = RESULTS[result];
        return (
          <li key={path} data-result={result}>
            <Icon size={14} role="img" aria-label={word} />
            <span>{text}</span>
            <span className="jw-ink-2">{actual}</span>
          </li>
        );
      })}
      {more.map(([text, actual]) => (
        <li key={text} data-result="true">
          <Check size={14} aria-hidden />
          <span>{text}</span>
          <span className="jw-ink-2">{actual}</span>
        </li>
      ))}
    </ul>
  );
}
