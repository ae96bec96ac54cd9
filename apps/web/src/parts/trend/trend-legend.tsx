import { planText } from '../plan/plan-text.ts';
import styles from './trend-legend.module.css';

/** How the charts choose what they show. */
export const LEGEND_NOTE = '每屏 5 次；同日多次结果取绝对值最大者';

/** Lines and areas are boxes, points are drawn. */
const ENTRIES = [
  { kind: 'upper', text: planText.upper },
  { kind: 'lower', text: planText.lower },
  { kind: 'band', text: '参考区间' },
  { kind: 'high', text: '高于上限', path: 'M5 0 10 9H0Z' },
  { kind: 'low', text: '低于下限', path: 'M0 0h10L5 9Z' },
  { kind: 'gap', text: '其间未检' },
] as const;

/** What lines and marks of the charts mean. */
export function TrendLegend() {
  return (
    <div className={`jw-row jw-start jw-wrap jw-between jw-note jw-ink-2 ${styles.legend ?? ''}`}>
      <ul className={`jw-row jw-wrap ${styles.entries ?? ''}`} aria-label="图例">
        {ENTRIES.map(({ kind, text, ...mark }) => (
          <li key={kind} className="jw-row jw-gap-6">
            {'path' in mark ? (
              <svg width="10" height="9" viewBox="0 0 10 9" className={styles[kind]} aria-hidden="true">
                <path d={mark.path} />
              </svg>
            ) : (
              <span className={styles[kind]} />
            )}
            {text}
          </li>
        ))}
      </ul>
      <span>{LEGEND_NOTE}</span>
    </div>
  );
}
