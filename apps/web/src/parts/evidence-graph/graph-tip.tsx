import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { referenceText } from '../lab/lab-text.ts';
import { ReliabilityMark } from '../lab/reliability-mark.tsx';
import { unitText } from '../lab/unit-text.ts';
import type { GraphChild } from './graph-model.ts';
import styles from './evidence-graph.module.css';

interface GraphTipProps {
  child: GraphChild;
  /** Upper left corner in per cent of the picture. */
  left: number;
  top: number;
}

/** The whole name of a node that shows it cut. */
export function NameTip({ name, left, top }: { name: string; left: number; top: number }) {
  return (
    <div role="tooltip" className={`jw-note ${styles.tip}`} style={{ left: `${left}%`, top: `${top}%` }}>
      <p className="jw-table-text">
        <b>{name}</b>
      </p>
    </div>
  );
}

/** What a node holds: its whole name, reliability, result, interval, share of the diagnosis and the words of its links. */
export function GraphTip({ child, left, top }: GraphTipProps) {
  const { row } = child;
  return (
    <div role="tooltip" className={`jw-note ${styles.tip}`} style={{ left: `${left}%`, top: `${top}%` }}>
      <p className="jw-row jw-start jw-between jw-gap-12">
        <b className="jw-table-text">{child.name}</b>
        {child.kind !== 'uninterpreted' && <ReliabilityMark reliable={child.reliable} />}
      </p>
      <dl className={`jw-grid ${styles.tipFacts}`}>
        {row ? (
          <>
            <dt className="jw-ink-2">结果</dt>
            <dd>
              <AbnormalValue value={row.original_result} abnormalType={row.abnormal_type} critical={row.critical} />{' '}
              {unitText(row.original_units)}
            </dd>
            <dt className="jw-ink-2">参考区间</dt>
            <dd>{referenceText(row)}</dd>
          </>
        ) : (
          child.result !== undefined && (
            <>
              <dt className="jw-ink-2">{child.kind === 'uninterpreted' ? '项目数' : '结果'}</dt>
              <dd>{child.result}</dd>
            </>
          )
        )}
        {child.rate !== undefined && child.kind !== 'uninterpreted' && (
          <>
            <dt className="jw-ink-2">与诊断关联度</dt>
            <dd>{child.rate.toFixed(2)}</dd>
          </>
        )}
      </dl>
      {child.knowledges.map((text) => (
        <p key={text} className={`jw-ink-2 ${styles.tipText}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
