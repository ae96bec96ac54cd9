import type { RecordHistoryEntry } from '@jianwei/api-client/model';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import styles from './change-history.module.css';

/** So many entries show before the list is expanded. */
const SHOWN = 3;
const PATIENT = 2;

/** Who created and changed the record, newest first. Nothing where nobody is named. */
export function ChangeHistory({ entries }: { entries: readonly RecordHistoryEntry[] }) {
  const [isExpanded, setExpanded] = useState(false);
  if (entries.length === 0) return null;
  const shown = isExpanded ? entries : entries.slice(0, SHOWN);
  const Icon = isExpanded ? ChevronUp : ChevronDown;
  return (
    <section aria-label="修改记录">
      <SectionHeading level={3} title="修改记录" aside={`${entries.length} 条`} />
      <ol className={styles.list}>
        {shown.map((entry, index) => (
          <li key={`${entry.date}-${index}`} className={styles.entry}>
            <time dateTime={entry.date}>{formatDate(entry.date, MINUTE_PATTERN)}</time>
            <span>{entry.type}</span>
            <span className={styles.who}>
              {entry.role_type === PATIENT ? '患者' : '医生'} {entry.user_name || entry.user_id}
            </span>
          </li>
        ))}
      </ol>
      {entries.length > SHOWN && (
        <button
          type="button"
          className={`${styles.more} jw-no-print`}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? '收起' : '展开全部'}
          <Icon size={14} strokeWidth={1.6} aria-hidden />
        </button>
      )}
    </section>
  );
}
