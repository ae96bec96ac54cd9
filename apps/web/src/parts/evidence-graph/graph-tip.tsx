import { Fragment } from 'react';
import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { referenceText } from '../lab/lab-text.ts';
import { ReliabilityMark } from '../lab/reliability-mark.tsx';
import { unitText } from '../lab/unit-text.ts';
import { HEIGHT, TIP, WIDTH } from './graph-layout.ts';
import { rateText, type GraphChild } from './graph-model.ts';
import styles from './evidence-graph.module.css';

const PLACE = { left: `${(TIP.x / WIDTH) * 100}%`, top: `${(TIP.y / HEIGHT) * 100}%` };

/** Result, reference interval and share of the diagnosis, as far as the node has them. */
function factsOf({ kind, row, result, rate }: GraphChild) {
  const isInterpreted = kind !== 'uninterpreted';
  const value = row ? (
    <>
      <AbnormalValue value={row.original_result} abnormalType={row.abnormal_type} critical={row.critical} />{' '}
      {unitText(row.original_units)}
    </>
  ) : (
    result
  );
  return [
    { term: isInterpreted ? '结果' : '项目数', value },
    { term: '参考区间', value: row && referenceText(row) },
    { term: '与诊断关联度', value: isInterpreted ? rateText(rate) : undefined },
  ].filter((fact) => fact.value !== undefined);
}

/** The whole name of a node that shows it cut, and what a child holds besides: reliability, facts, the words of its links. */
export function GraphTip({ name, child }: { name: string; child: GraphChild | undefined }) {
  return (
    <div role="tooltip" className={`jw-note jw-float ${styles.tip}`} style={PLACE}>
      <p className="jw-row jw-start jw-between jw-gap-12">
        <b className="jw-table-text">{name}</b>
        {child && child.kind !== 'uninterpreted' && <ReliabilityMark reliable={child.reliable} />}
      </p>
      {child && (
        <dl className={`jw-grid ${styles.tipFacts}`}>
          {factsOf(child).map(({ term, value }) => (
            <Fragment key={term}>
              <dt className="jw-ink-2">{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {child?.knowledges.map((text) => (
        <p key={text} className={`jw-ink-2 ${styles.tipText}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
