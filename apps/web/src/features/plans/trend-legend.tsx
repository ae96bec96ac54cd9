import { planText } from './plan-text.ts';
import styles from './trend-legend.module.css';

/** How the charts choose what they show. */
export const LEGEND_NOTE = '每屏 5 次；同日多次结果取绝对值最大者';

/** What lines and marks of the charts mean. */
export function TrendLegend() {
  return (
    <div className={styles.legend}>
      <ul aria-label="图例">
        <li>
          <span className={styles.upper} />
          {planText.upper}
        </li>
        <li>
          <span className={styles.lower} />
          {planText.lower}
        </li>
        <li>
          <span className={styles.band} />
          参考区间
        </li>
        <li>
          <svg width="10" height="9" viewBox="0 0 10 9" className={styles.high} aria-hidden="true">
            <path d="M5 0 10 9H0Z" />
          </svg>
          高于上限
        </li>
        <li>
          <svg width="10" height="9" viewBox="0 0 10 9" className={styles.low} aria-hidden="true">
            <path d="M0 0h10L5 9Z" />
          </svg>
          低于下限
        </li>
        <li>
          <span className={styles.gap} />
          其间未检
        </li>
      </ul>
      <span>{LEGEND_NOTE}</span>
    </div>
  );
}
