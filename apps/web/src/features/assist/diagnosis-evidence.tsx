import type { AssistDiagnosis, AssistResult } from '@jianwei/api-client/model';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../shared/lib/lazy-part.tsx';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { decisionAddress } from './decision-address.ts';
import styles from './diagnosis-evidence.module.css';
import { scoreText } from './result-text.ts';

const RelationGraph = lazyPart('relation-graph', () =>
  import('../../shared/graph/relation-graph.tsx').then((module) => module.RelationGraph),
);

const VIEWS = [
  { value: 'graph', label: '关系图' },
  { value: 'table', label: '得分表' },
] as const;

interface DiagnosisEvidenceProps {
  result: AssistResult;
  diagnosis: AssistDiagnosis;
  reportId: string | undefined;
}

/** Why one diagnosis is shown: its graph or its points, what is still missing, and the way to its decision aid. */
export function DiagnosisEvidence({ result, diagnosis, reportId }: DiagnosisEvidenceProps) {
  const [view, setView] = useState<'graph' | 'table'>('graph');
  const mayOpen = useMayOpen();
  const { diagnosis_id: id, diagnosis_name: name, citations, missing_laboratories: missing } = diagnosis;
  const rows = result.laboratories.filter((row) => diagnosis.evidences.includes(row.laboratory_id));
  const address = decisionAddress(id, reportId);
  return (
    <section aria-label={`${name}的依据`}>
      <SectionHeading
        title={`${name}的依据`}
        aside={
          <span className={styles.aside}>
            <span>{scoreText(diagnosis)}</span>
            <span className="jw-no-print">
              <Segmented label="依据的呈现方式" options={VIEWS} value={view} onChange={setView} />
            </span>
            {mayOpen(address) && (
              // What was entered stays where it is.
              <Link to={address} target="_blank" rel="noreferrer" className={`jw-no-print ${styles.link ?? ''}`}>
                决策详情
                <ExternalLink size={13} strokeWidth={1.6} aria-hidden />
                <span className="jw-visually-hidden">（在新标签页打开）</span>
              </Link>
            )}
          </span>
        }
      />
      {view === 'graph' ? (
        <RelationGraph
          graph={diagnosis.graph}
          rows={rows}
          addressOf={(key) => decisionAddress(key.replace(/^diagnosis:/, ''), reportId)}
        />
      ) : (
        <Points diagnosis={diagnosis} />
      )}
      <dl className={styles.facts}>
        {missing.length > 0 && (
          <>
            <dt>未录入</dt>
            <dd>{missing.join('、')}</dd>
          </>
        )}
        <dt>出处</dt>
        <dd>{citations.join('；')}</dd>
      </dl>
    </section>
  );
}

function Points({ diagnosis }: { diagnosis: AssistDiagnosis }) {
  return (
    <table className="jw-table">
      <caption className="jw-visually-hidden">各项依据的得分</caption>
      <thead>
        <tr>
          <th scope="col">依据</th>
          <th scope="col">取值</th>
          <th scope="col" className={styles.points}>
            得分
          </th>
        </tr>
      </thead>
      <tbody>
        {diagnosis.contributions.map((entry) => (
          <tr key={entry.item}>
            <th scope="row" className={styles.item}>
              {entry.label ?? entry.item}
            </th>
            <td>{String(entry.value)}</td>
            <td className={styles.points}>{entry.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
