import type { ReactNode } from 'react';
import { moveFocus } from '../table/row-focus.ts';
import styles from './choice-list.module.css';

interface Choice {
  readonly id: string;
  readonly label: string;
  /** Stands above the entry, where a group of entries begins. */
  readonly heading?: string | undefined;
  readonly before?: ReactNode;
  /** At the right end: a count, a system. */
  readonly after?: ReactNode;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** A list of which one entry is read beside it: one stop for Tab, arrows move, Enter chooses. */
export function ChoiceList({ label, choices, selectedId, onSelect }: ChoiceListProps) {
  const stop = choices.some(({ id }) => id === selectedId) ? selectedId : choices[0]?.id;
  return (
    <ul aria-label={label} onKeyDown={(event) => moveFocus(event, 'li', 'button')}>
      {choices.map(({ id, label: text, heading, before, after }) => (
        <li key={id}>
          {heading !== undefined && <p className={`jw-note ${styles.heading}`}>{heading}</p>}
          <button
            type="button"
            className={`jw-row jw-gap-8 jw-bare ${styles.choice}`}
            aria-current={id === selectedId || undefined}
            tabIndex={id === stop ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {before}
            <span className="jw-grow">{text}</span>
            {after !== undefined && <span className={`jw-note jw-fixed ${styles.after}`}>{after}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
