import type { SyncHour } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { numberOf } from './sync-words.ts';
import styles from './sync.module.css';

/** The last 24 hours of a source: read below, refused above it. */
export function HourStrip({ hours }: { hours: readonly SyncHour[] }) {
  const most = Math.max(1, ...hours.map(({ read, refused }) => numberOf(read) + numberOf(refused)));
  const sum = (of: (hour: SyncHour) => unknown) => hours.reduce((total, hour) => total + numberOf(of(hour)), 0);
  return (
    <span
      className={styles.strip}
      role="img"
      aria-label={`近 24 小时读出 ${sum(({ read }) => read)} 条，拒收 ${sum(({ refused }) => refused)} 条`}
    >
      {hours.map(({ hour, read, refused }) => (
        <span key={hour} title={`${formatDate(hour, 'HH:00')} 读出 ${read}，拒收 ${refused}`}>
          <i className={styles.refused} style={{ height: `${(100 * numberOf(refused)) / most}%` }} />
          <i className={styles.readBar} style={{ height: `${(100 * numberOf(read)) / most}%` }} />
        </span>
      ))}
    </span>
  );
}
