import type { PushState } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './push-strategy.module.css';

/** Versions that were in use, the newest first. */
export function PushVersions({ state: { editions } }: { state: PushState }) {
  return (
    <ul className={styles.skipped}>
      {editions.map(({ version, enabled_at: from, enabled_by: by, ended_at: to, line_count: count }) => (
        <li key={version}>
          <b>{`v${version}`}</b>
          {`　${count} 行　${formatDate(from, 'yyyy-MM-dd HH:mm')} 由${by}启用，${to === undefined ? '在用' : `${formatDate(to, 'yyyy-MM-dd HH:mm')} 止`}`}
        </li>
      ))}
    </ul>
  );
}
