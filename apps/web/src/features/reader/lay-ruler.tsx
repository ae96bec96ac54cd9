import type { LayItem } from '@jianwei/api-client/model';
import { rulerGeometry } from '../../parts/lab/interval-ruler-geometry.ts';
import styles from './lay.module.css';

/** The result against its interval, with the last result and, where a guideline has one, the limit from which it acts. */
export function LayRuler({ item }: { item: LayItem }) {
  const { number, range_lower: low, range_upper: high, anchor, previous } = item;
  const drawn = rulerGeometry(number, low, high);
  if (drawn === undefined)
    return item.reference === '' ? null : <p className={styles.reference}>参考：{item.reference}</p>;
  const at = (value: number | undefined) => rulerGeometry(value, low, high)?.marker;
  const [before, limit] = [
    at(previous === undefined ? undefined : Number.parseFloat(previous.value)),
    at(anchor?.value),
  ];
  const [from, to] = drawn.band;
  return (
    <div className={styles.ruler}>
      <div className={`jw-print-fill ${styles.scale}`} aria-hidden="true">
        <span className={styles.band} style={{ left: `${from}%`, width: `${to - from}%` }} />
        {limit !== undefined && <span className={styles.limit} style={{ left: `${limit}%` }} />}
        {before !== undefined && <span className={styles.before} style={{ left: `${before}%` }} />}
        <span className={styles.marker} data-position={drawn.position} style={{ left: `${drawn.marker}%` }} />
      </div>
      <div className={styles.reference}>
        <span>参考区间 {item.reference}</span>
        {anchor !== undefined && (
          <details className={styles.anchor}>
            <summary>{anchor.words}</summary>
            来源：{anchor.source}
          </details>
        )}
      </div>
    </div>
  );
}
