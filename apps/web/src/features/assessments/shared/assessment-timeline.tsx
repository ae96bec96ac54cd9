import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../kit/lib/format-date.ts';
import styles from './assessment-timeline.module.css';

export type TimelineTone = 'ok' | 'amber' | 'high' | 'plain';

export interface TimelineEntry {
  id: string;
  /** yyyy-MM-dd HH:mm */
  time: string;
  /** Who made it, from which department. */
  by: string;
  /** The outcome in a word, such as '高危 171'. */
  flag?: { text: string; tone: TimelineTone };
  /** A figure at the right end where there is no class to name: pH 7.312 ↓. */
  figure?: ReactNode;
}

interface AssessmentTimelineProps {
  title: string;
  /** The dashed entry on top; absent for tools that read lab reports and make no records of their own. */
  create?: {
    label: string;
    /** The entry that stands for a new, unsaved record. */
    unsaved: { title: string; startedAt: Date };
    onNew: () => void;
  };
  entries: readonly TimelineEntry[];
  /** null while a new assessment is open. */
  selectedId: string | null;
  note?: string;
  onSelect: (id: string) => void;
}

/** Records (or lab reports) of one tool for one patient, newest first, with the dashed entry for a new one on top. */
export function AssessmentTimeline({ title, create, entries, selectedId, note, onSelect }: AssessmentTimelineProps) {
  return (
    <nav className={styles.timeline} aria-label={title}>
      <h3 className={`jw-heading ${styles.title ?? ''}`}>{title}</h3>
      <ol className={styles.list}>
        {create && (
          <li className={styles.newItem}>
            <button type="button" className={`jw-row jw-gap-6 ${styles.new ?? ''}`} onClick={create.onNew}>
              <Plus size={14} strokeWidth={1.8} aria-hidden />
              {create.label}
            </button>
          </li>
        )}
        {create && selectedId === null && (
          <li className={styles.item}>
            <span className={`${styles.entry} ${styles.selected}`} aria-current="true">
              <span className="jw-row jw-baseline jw-between jw-gap-6">
                <span className={styles.time}>{create.unsaved.title}</span>
              </span>
              <span
                className={`jw-note ${styles.by ?? ''}`}
              >{`${formatDate(create.unsaved.startedAt, 'MM-dd HH:mm')}\u3000编辑中`}</span>
            </span>
          </li>
        )}
        {entries.map((entry) => {
          const isSelected = entry.id === selectedId;
          return (
            <li key={entry.id} className={styles.item}>
              <button
                type="button"
                className={isSelected ? `${styles.entry} ${styles.selected}` : styles.entry}
                aria-current={isSelected ? 'true' : undefined}
                onClick={() => onSelect(entry.id)}
              >
                <span className="jw-row jw-baseline jw-between jw-gap-6">
                  <span className={styles.time}>{entry.time}</span>
                  {entry.flag && (
                    <span className={styles.flag} data-tone={entry.flag.tone}>
                      {entry.flag.text}
                    </span>
                  )}
                  {entry.figure !== undefined && (
                    <span className={`jw-table-text jw-ink-2 jw-nowrap ${styles.figure ?? ''}`}>{entry.figure}</span>
                  )}
                </span>
                <span className={`jw-note ${styles.by ?? ''}`}>{entry.by}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {note !== undefined && <p className={`jw-note ${styles.note ?? ''}`}>{note}</p>}
    </nav>
  );
}
