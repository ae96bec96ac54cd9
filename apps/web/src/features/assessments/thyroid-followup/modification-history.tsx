import type { RecordHistoryEntry } from '@jianwei/api-client/model';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import styles from './modification-history.module.css';
import { changedBy } from './thyroid-text.ts';

/** So many changes stand without being asked for. */
const SHOWN = 3;

/** Who changed the record and when, newest first; no list where nobody has. Mount it anew for another record. */
export function ModificationHistory({ entries }: { entries: readonly RecordHistoryEntry[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (entries.length === 0) return null;
  const shown = isOpen ? entries : entries.slice(0, SHOWN);
  return (
    <section className={styles.history} aria-label="修改记录">
      <SectionHeading level={3} title="修改记录" aside={`${entries.length} 条`} />
      <ul id="thyroid-history">
        {shown.map((entry, index) => (
          <li key={index} className={styles.entry}>
            <span>{formatDate(entry.date, MINUTE_PATTERN)}</span>
            <span className={styles.who}>{changedBy(entry)}</span>
            {entry.type !== undefined && <span className={styles.type}>{entry.type}</span>}
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="thyroid-history"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '收起' : '展开全部'}
          <ChevronDown size={13} strokeWidth={1.6} aria-hidden />
        </button>
      )}
    </section>
  );
}
