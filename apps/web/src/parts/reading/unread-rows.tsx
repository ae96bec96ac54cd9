import type { Reading } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import findingStyles from './findings.module.css';
import styles from './unread-rows.module.css';

/** Named before the rest is asked for. */
const NAMED = 3;

/** 未判读: the rows that nobody could read, by name, each with its reason and with what the report says. */
export function UnreadRows({ unread }: Pick<Reading, 'unread'>) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  if (unread.length === 0) return null;
  const shown = isWhole || isPrinting ? unread : unread.slice(0, NAMED);
  return (
    <TitledSection className={styles.unread} title="未判读" aside={`${unread.length} 项`}>
      <ul className="jw-dotted jw-table-text">
        {shown.map(({ laboratory_id: id, laboratory_name: name, original_result: result, reason }) => (
          <li key={id} title={result}>
            {name} <span className="jw-ink-2">{result}</span>
            <span className={`jw-note ${styles.reason}`}>{reason}</span>
          </li>
        ))}
      </ul>
      {shown.length < unread.length && (
        <button type="button" className={`jw-press jw-small ${findingStyles.rest}`} onClick={() => setWhole(true)}>
          等 {unread.length} 项
        </button>
      )}
    </TitledSection>
  );
}

/** 状态: pregnancy, menopause, immunity; no diseases. */
export function States({ states }: Pick<Reading, 'states'>) {
  if (states.length === 0) return null;
  return (
    <TitledSection className={styles.unread} title="状态">
      <p className="jw-table-text">{states.join('、')}</p>
    </TitledSection>
  );
}
