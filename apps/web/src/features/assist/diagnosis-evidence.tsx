import type { AssistDiagnosis, AssistResult } from '@jianwei/api-client/model';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { decisionAddress } from './decision-address.ts';
import styles from './diagnosis-evidence.module.css';
import { scoreText } from './result-text.ts';

const EvidenceGraph = lazyPart('evidence-graph', () =>
  import('../../parts/evidence-graph/evidence-graph.tsx').then((module) => module.EvidenceGraph),
);

const VIEWS = [
  { value: 'graph', label: '关系图' },
  { value: 'table', label: '得分表' },
] as const;

const POINT_COLUMNS: readonly Column<AssistDiagnosis['contributions'][number]>[] = [
  { id: 'item', header: '依据', isRowHeader: true, cell: ({ label, item }) => label ?? item },
  { id: 'value', header: '取值', cell: ({ value }) => String(value) },
  { id: 'points', header: '得分', align: 'end', width: 64, cell: ({ points }) => points },
];

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
          <span className={`jw-row jw-wrap ${styles.aside ?? ''}`}>
            <span>{scoreText(diagnosis)}</span>
            <span className="jw-no-print">
              <Segmented label="依据的呈现方式" options={VIEWS} value={view} onChange={setView} />
            </span>
            {mayOpen(address) && (
              // In a new tab, so that what was entered is not lost.
              <Link
                to={address}
                target="_blank"
                rel="noreferrer"
                className={`jw-no-print jw-gap-4 ${styles.link ?? ''}`}
              >
                决策详情
                <ExternalLink size={13} strokeWidth={1.6} aria-hidden />
                <span className="jw-visually-hidden">（在新标签页打开）</span>
              </Link>
            )}
          </span>
        }
      />
      {view === 'graph' ? (
        <EvidenceGraph
          graph={diagnosis.graph}
          rows={rows}
          addressOf={(key) => decisionAddress(key.replace(/^diagnosis:/, ''), reportId)}
        />
      ) : (
        <Table
          caption="各项依据的得分"
          columns={POINT_COLUMNS}
          rows={diagnosis.contributions}
          rowKey={({ item }) => item}
        />
      )}
      <dl className={`jw-grid jw-table-text jw-ink-2 ${styles.facts ?? ''}`}>
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
