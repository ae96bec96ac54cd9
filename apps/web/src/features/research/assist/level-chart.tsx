import type { ResearchDistribution } from '@jianwei/api-client/model';
import { useState } from 'react';
import { countValue } from '../../../parts/research/cohort-wire.ts';
import styles from './charts.module.css';

/** Rows that a chart has at first; where there are more classes, the last row calls for them. */
const ROWS = 5;

interface LevelChartProps {
  of: ResearchDistribution;
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

/** Classes of a variable as bars; each row is a filter that is pressed. */
export function LevelChart({ of, chosen, onToggle }: LevelChartProps) {
  const { levels } = of;
  const [hasAll, setAll] = useState(false);
  const most = levels.length > ROWS ? ROWS - 1 : ROWS;
  const isShown = (index: number, key: string): boolean => index < most || chosen.includes(key);
  const shown = levels.filter(({ key }, index) => isShown(index, key));
  const hidden = levels.length - shown.length;
  const rows = hasAll ? levels : shown;
  const widest = Math.max(1, ...levels.flatMap(({ n, store_n: all }) => [countValue(n) ?? 0, countValue(all) ?? 0]));
  const width = (value: number | undefined): string => `${((value ?? 0) / widest) * 100}%`;
  return (
    <ul className={styles.levels}>
      {rows.map(({ key, label, n, store_n: all }) => (
        <li key={key}>
          <button
            type="button"
            className={`jw-bare jw-table-text ${styles.level}`}
            aria-pressed={chosen.includes(key)}
            aria-label={`${of.name} ${label}，${n.shown} 人`}
            onClick={() => onToggle(key)}
          >
            <span className="jw-ellipsis">{label}</span>
            <span className={`jw-print-fill ${styles.track}`} aria-hidden="true">
              <i className={styles.trackStore} style={{ width: width(countValue(all)) }} />
              <i className={styles.trackCohort} style={{ width: width(countValue(n)) }} />
            </span>
            <span className={styles.levelCount}>{n.shown}</span>
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className={`jw-bare jw-note jw-no-print ${styles.more}`}
            aria-expanded={hasAll}
            onClick={() => setAll(!hasAll)}
          >
            {hasAll ? '收起' : `另有 ${hidden} 类`}
          </button>
        </li>
      )}
    </ul>
  );
}
