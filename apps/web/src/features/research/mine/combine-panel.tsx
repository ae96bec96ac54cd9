import type { ResearchProjectItem } from '@jianwei/api-client/model';
import { useGetResearchProject } from '@jianwei/api-client/research/research';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { joinReads, QueryState } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { useCount } from '../../../parts/research/cohort-reads.ts';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';
import { ASSIST_PATH } from '../../../parts/research/research-text.ts';
import { type Combination, combine, COMBINATIONS, type Named } from './combine.ts';
import styles from './mine.module.css';

const WORDS = { and: '且', or: '或', not: '非' } as const;

interface CombinePanelProps {
  pair: readonly [ResearchProjectItem, ResearchProjectItem];
  onSwap: () => void;
  onClear: () => void;
}

interface NumbersProps {
  pair: readonly [Named, Named];
  how: Combination;
}

/** How many people each part holds; every number goes through the one rule of small counts. */
function Numbers({ pair: [one, other], how }: NumbersProps) {
  const combined = combine(one, other, how);
  const first = useCount(one.cohort);
  const second = useCount(other.cohort);
  const both = useCount(combined.cohort ?? one.cohort, combined.cohort !== undefined);
  if (combined.problem !== undefined) return <p className="jw-caution jw-table-text">{combined.problem}</p>;
  const address = `${ASSIST_PATH}?${new URLSearchParams({ cohort: JSON.stringify({ cohort: combined.cohort, extra: [] }) }).toString()}`;
  return (
    <QueryState
      query={joinReads<[typeof first.data, typeof first.data, typeof first.data]>(first, second, both)}
      failed={both.error?.message ?? first.error?.message ?? second.error?.message ?? '未能计数'}
      lines={2}
    >
      {([left, right, all]) => (
        <div className="jw-row jw-wrap jw-gap-24">
          <dl className={`jw-row jw-gap-24 ${styles.venn}`}>
            {[
              [one.name, left?.total.patients.shown],
              [other.name, right?.total.patients.shown],
              [`${one.name} ${WORDS[how]} ${other.name}`, all?.total.patients.shown],
            ].map(([label, shown]) => (
              <div key={label}>
                <dt className="jw-note">{label}</dt>
                <dd>
                  <b>{shown}</b> 人
                </dd>
              </div>
            ))}
          </dl>
          <Link className="jw-button jw-button-primary" to={address}>
            作为新队列打开
          </Link>
          {combined.note !== undefined && <p className="jw-caution jw-table-text">{combined.note}</p>}
        </div>
      )}
    </QueryState>
  );
}

/** Two saved cohorts become a new one: 且, 或, or the first without the second. */
export function CombinePanel({ pair: [one, other], onSwap, onClear }: CombinePanelProps) {
  const [how, setHow] = useState<Combination>('and');
  const request = { suppress: true } as const;
  const first = useGetResearchProject(one.project_id, {}, { request });
  const second = useGetResearchProject(other.project_id, {}, { request });
  return (
    <section className={`jw-sheet ${styles.combine}`} aria-label="组合队列">
      <div className="jw-row jw-wrap jw-gap-12">
        <h2 className="jw-heading">组合</h2>
        <span className="jw-strong">{one.name}</span>
        <Segmented
          label="组合方式"
          options={COMBINATIONS.map((value) => ({ value, label: WORDS[value] }))}
          value={how}
          onChange={setHow}
        />
        <span className="jw-strong">{other.name}</span>
        <Button size="small" variant="text" onClick={onSwap}>
          交换
        </Button>
        <Button size="small" variant="text" className="jw-end" onClick={onClear}>
          取消组合
        </Button>
      </div>
      <QueryState query={joinReads(first, second)} failed="队列的定义未能载入" lines={2}>
        {([left, right]) => (
          <Numbers
            pair={[
              { name: one.name, cohort: cohortOf(left.definition) },
              { name: other.name, cohort: cohortOf(right.definition) },
            ]}
            how={how}
          />
        )}
      </QueryState>
    </section>
  );
}
