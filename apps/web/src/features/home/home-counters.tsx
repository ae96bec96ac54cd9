import type { HomeCounts } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';

import { focusChangeText } from './greeting.ts';
import styles from './home-counters.module.css';

interface HomeCountersProps {
  counts: HomeCounts;
  /** Day of the figures, yyyy-MM-dd. */
  day: string;
  /** False where the user has no report list: the figures are then plain text. */
  isLinked: boolean;
}

/** Four figures of the day; each leads to the reports behind it. */
export function HomeCounters({ counts, day, isLinked }: HomeCountersProps) {
  const items = [
    { tab: 'critical', count: counts.critical, label: '危急值', note: '达到危急值界限的报告' },
    { tab: 'focus', count: counts.focus, label: '需特别关注', note: focusChangeText(counts.focus_change) },
    { tab: 'unread', count: counts.unread, label: '待读报告', note: `今日已出 ${counts.today} 份` },
    { tab: 'hint', count: counts.hints, label: '评估提示', note: '来自我的应用' },
  ];
  return (
    <ul className={styles.counters} aria-label="今日报告">
      {items.map((item) => {
        const content = (
          <>
            <span className={`jw-row jw-baseline ${styles.line ?? ''}`}>
              <span className={styles.count} data-critical={(item.tab === 'critical' && item.count > 0) || undefined}>
                {item.count}
              </span>
              <span className={styles.label}>{item.label}</span>
            </span>
            <span className="jw-note">{item.note}</span>
          </>
        );
        return (
          <li key={item.tab}>
            {isLinked ? <Link to={`/excellent?tab=${item.tab}&date=${day}`}>{content}</Link> : content}
          </li>
        );
      })}
    </ul>
  );
}
