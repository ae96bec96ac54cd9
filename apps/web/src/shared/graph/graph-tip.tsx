import { AbnormalValue } from '../ui/abnormal-value.tsx';
import { referenceText } from '../ui/lab-text.ts';
import { ReliabilityMark } from '../ui/reliability-mark.tsx';
import { unitText } from '../ui/unit-text.ts';
import type { GraphChild } from './graph-model.ts';
import styles from './graph-tip.module.css';

interface GraphTipProps {
  child: GraphChild;
  /** Upper left corner in per cent of the picture. */
  left: number;
  top: number;
}

/** The whole name of a node that shows it cut. */
export function NameTip({ name, left, top }: { name: string; left: number; top: number }) {
  return (
    <div role="tooltip" className={styles.tip} style={{ left: `${left}%`, top: `${top}%` }}>
      <p className={styles.name}>{name}</p>
    </div>
  );
}

/** What a node holds: its whole name, reliability, result, interval, share of the diagnosis and the words of its links. */
export function GraphTip({ child, left, top }: GraphTipProps) {
  const { row } = child;
  return (
    <div role="tooltip" className={styles.tip} style={{ left: `${left}%`, top: `${top}%` }}>
      <p className={styles.head}>
        <span className={styles.name}>{child.name}</span>
        {child.kind !== 'uninterpreted' && <ReliabilityMark reliable={child.reliable} />}
      </p>
      <dl className={styles.facts}>
        {row ? (
          <>
            <dt>结果</dt>
            <dd>
              <AbnormalValue value={row.original_result} abnormalType={row.abnormal_type} critical={row.critical} />{' '}
              {unitText(row.original_units)}
            </dd>
            <dt>参考区间</dt>
            <dd>{referenceText(row)}</dd>
          </>
        ) : (
          child.result !== undefined && (
            <>
              <dt>{child.kind === 'uninterpreted' ? '项目数' : '结果'}</dt>
              <dd>{child.result}</dd>
            </>
          )
        )}
        {child.rate !== undefined && child.kind !== 'uninterpreted' && (
          <>
            <dt>与诊断关联度</dt>
            <dd>{child.rate.toFixed(2)}</dd>
          </>
        )}
      </dl>
      {child.knowledges.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </div>
  );
}
