import { ReliabilityMark } from '../ui/reliability-mark.tsx';
import styles from './relation-graph.module.css';

const SHAPES = [
  ['diagnosis', '诊断'],
  ['intermediate', '中间概念'],
  ['lab', '检验项目'],
  ['uninterpreted', '未能解读'],
] as const;

/** Shape is the kind of node, bars are reliability, the width of a line is the share of the diagnosis. */
export function GraphLegend() {
  return (
    <span className={styles.legend}>
      <span className={styles.legendLine}>
        {SHAPES.map(([kind, label]) => (
          <span key={kind} className={styles.key} data-kind={kind}>
            {label}
          </span>
        ))}
      </span>
      <span className={styles.legendLine}>
        可靠性
        {[2, 1, 0].map((reliable) => (
          <ReliabilityMark key={reliable} reliable={reliable} />
        ))}
        连线越粗，关联度越高
      </span>
    </span>
  );
}
