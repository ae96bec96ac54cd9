import { TitledSection } from '../../../kit/ui/section-heading.tsx';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { RecordHistoryEntry } from '@jianwei/api-client/model';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { minuteText } from '../shared/assessment.ts';
import styles from './record-history.module.css';

/** So many changes stand without being asked for. */
const SHOWN = 3;
const PATIENT = 2;
const ROLE_NAMES: Readonly<Record<number, string>> = { [PATIENT]: '患者', 1: '医生' };

/** Who changed a record: 患者 or 医生, with the name, or the id where there is no name. */
export function changedBy({ role_type: role, user_name: name, user_id: id }: RecordHistoryEntry): string {
  const who = name !== undefined && name !== '' ? name : id;
  return [sayOf(role, ROLE_NAMES[role]), who].filter(Boolean).join(' ');
}

/** Who changed the record and when, newest first; no list where nobody has. Mount it anew for another record. */
export function RecordHistory({ entries }: { entries: readonly RecordHistoryEntry[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (entries.length === 0) return null;
  const shown = isOpen ? entries : entries.slice(0, SHOWN);
  return (
    <TitledSection level={3} title="修改记录" aside={`${entries.length} 条`}>
      <ol id="record-history">
        {shown.map((entry, index) => (
          <li key={index} className={`jw-row jw-wrap jw-note ${styles.entry}`}>
            <time dateTime={entry.date}>{minuteText(entry.date)}</time>
            <span className={`jw-end jw-break ${styles.who}`}>{changedBy(entry)}</span>
            <span>{entry.type}</span>
          </li>
        ))}
      </ol>
      {entries.length > SHOWN && (
        <button
          type="button"
          className={`jw-no-print jw-press jw-row jw-gap-4 ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls="record-history"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '收起' : '展开全部'}
          <ChevronDown size={13} />
        </button>
      )}
    </TitledSection>
  );
}
