import type { SyncHour, SyncSource } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useRovingFocus } from '../../kit/lib/use-roving-focus.ts';
import { hourAddress, numberOf } from './sync-words.ts';
import styles from './sync.module.css';

/** The last 24 hours of a source: read below, refused above it; an hour opens its rows. */
export function HourStrip({ source }: { source: SyncSource }) {
  const { hours } = source;
  const stop = useRovingFocus(hours.length);
  const most = Math.max(1, ...hours.map(({ read, refused }) => numberOf(read) + numberOf(refused)));
  const sum = (of: (hour: SyncHour) => unknown) => hours.reduce((total, hour) => total + numberOf(of(hour)), 0);
  return (
    <ol
      className={styles.strip}
      aria-label={`近 24 小时读出 ${sum(({ read }) => read)} 条，拒收 ${sum(({ refused }) => refused)} 条`}
    >
      {hours.map((each, place) => {
        const { hour, read, refused } = each;
        const label = `${formatDate(hour, 'HH:00')} 读出 ${read}，拒收 ${refused}`;
        return (
          <li key={hour}>
            <Link to={hourAddress(source, hour)} aria-label={label} title={label} {...stop(place)}>
              <i className={styles.refused} style={{ height: `${(100 * numberOf(refused)) / most}%` }} />
              <i className={styles.readBar} style={{ height: `${(100 * numberOf(read)) / most}%` }} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
