import { AddButton } from '../../../kit/ui/button.tsx';
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
  note?: string | undefined;
  onSelect: (id: string) => void;
}

/** Records (or lab reports) of one tool for one patient, newest first, with the dashed entry for a new one on top. */
export function AssessmentTimeline({ title, create, entries, selectedId, note, onSelect }: AssessmentTimelineProps) {
  return (
    <nav className={styles.timeline} aria-label={title}>
      <h3 className="jw-heading">{title}</h3>
      <ol className={styles.list}>
        {create && (
          <li>
            <AddButton className={styles.new} label={create.label} onClick={create.onNew} />
          </li>
        )}
        {create && selectedId === null && (
          <li>
            <span className={styles.entry} aria-current="true">
              <EntryText
                time={create.unsaved.title}
                by={`${formatDate(create.unsaved.startedAt, 'MM-dd HH:mm')}\u3000编辑中`}
              />
            </span>
          </li>
        )}
        {entries.map(({ id, ...text }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              <EntryText {...text} />
            </button>
          </li>
        ))}
      </ol>
      {note !== undefined && <p className="jw-note jw-above-20">{note}</p>}
    </nav>
  );
}

function EntryText({ time, by, flag, figure }: Omit<TimelineEntry, 'id'>) {
  return (
    <>
      <span className="jw-row jw-baseline jw-between jw-gap-6 jw-nowrap">
        <span className={styles.time}>{time}</span>
        {flag && (
          <span className="jw-tag" data-tone={flag.tone}>
            {flag.text}
          </span>
        )}
        {figure !== undefined && <span className={`jw-table-text jw-ink-2 ${styles.figure}`}>{figure}</span>}
      </span>
      <span className={`jw-note ${styles.by}`}>{by}</span>
    </>
  );
}
