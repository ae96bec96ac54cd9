import { Plus } from 'lucide-react';
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
}

interface AssessmentTimelineProps {
  title: string;
  newLabel: string;
  entries: readonly TimelineEntry[];
  /** null while a new assessment is open. */
  selectedId: string | null;
  /** The line below '未保存的评估' while a new assessment is open. */
  unsaved: { title: string; detail: string };
  note?: string;
  onSelect: (id: string) => void;
  onNew: () => void;
}

/** Records of one tool for one patient, newest first, with the dashed entry for a new one on top. */
export function AssessmentTimeline({
  title,
  newLabel,
  entries,
  selectedId,
  unsaved,
  note,
  onSelect,
  onNew,
}: AssessmentTimelineProps) {
  return (
    <nav className={styles.timeline} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.list}>
        <li className={styles.newItem}>
          <button type="button" className={styles.new} onClick={onNew}>
            <Plus size={14} strokeWidth={1.8} aria-hidden />
            {newLabel}
          </button>
        </li>
        {selectedId === null && (
          <li className={styles.item}>
            <span className={`${styles.entry} ${styles.selected}`} aria-current="true">
              <span className={styles.first}>
                <span className={styles.time}>{unsaved.title}</span>
              </span>
              <span className={styles.by}>{unsaved.detail}</span>
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
                <span className={styles.first}>
                  <span className={styles.time}>{entry.time}</span>
                  {entry.flag && (
                    <span className={styles.flag} data-tone={entry.flag.tone}>
                      {entry.flag.text}
                    </span>
                  )}
                </span>
                <span className={styles.by}>{entry.by}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </nav>
  );
}
