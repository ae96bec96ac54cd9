import { ReliabilityMark } from '../lab/reliability-mark.tsx';
import styles from './evidence-graph.module.css';

const SHAPES = [
  ['diagnosis', '诊断'],
  ['intermediate', '中间概念'],
  ['lab', '检验项目'],
  ['uninterpreted', '未能解读'],
] as const;

/** Shape is the kind of node, bars are reliability, the width of a line is the share of the diagnosis. */
export function GraphLegend() {
  return (
    <span className="jw-grid jw-gap-6">
      <span className={`jw-row jw-wrap ${styles.line}`}>
        {SHAPES.map(([kind, label]) => (
          <span key={kind} className={`jw-row jw-gap-6 ${styles.key}`} data-kind={kind}>
            {label}
          </span>
        ))}
      </span>
      <span className={`jw-row jw-wrap ${styles.line}`}>
        可靠性
        {[2, 1, 0].map((reliable) => (
          <ReliabilityMark key={reliable} reliable={reliable} />
        ))}
        连线越粗，关联度越高
      </span>
    </span>
  );
}
