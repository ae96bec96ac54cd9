import type { AssistDiagnosis, AssistResult } from '@jianwei/api-client/model';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { ReviewNotes } from '../../parts/result/review-notes.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './assist.module.css';
import { AssistReading } from './assist-reading.tsx';
import { AssistRemainder } from './assist-remainder.tsx';
import { decisionAddress } from '../../parts/report/decision-address.ts';
import { matchesOf, scoreText } from './result-text.ts';
import type { Assessed } from './use-diagnostic-assist.ts';

const EvidenceGraph = lazyPart('EvidenceGraph', () => import('../../parts/evidence-graph/evidence-graph.tsx'));

const VIEWS = [
  { value: 'graph', label: '关系图' },
  { value: 'table', label: '得分表' },
] as const;

const POINT_COLUMNS: readonly Column<AssistDiagnosis['contributions'][number]>[] = [
  { header: '依据', isRowHeader: true, cell: ({ label, item }) => label ?? item },
  { header: '取值', cell: ({ value }) => String(value) },
  { header: '得分', align: 'end', width: 64, cell: ({ points }) => points },
];

/** What the rules make of the entries: the diagnoses that they support, why one of them is, and the rest. */
export function AssistOutcome({ assessed, isStale }: { assessed: Assessed; isStale: boolean }) {
  const { draft, result } = assessed;
  const [chosen, setChosen] = useState<string>();
  const selected = result.diagnoses.find((one) => one.diagnosis_id === chosen) ?? result.diagnoses[0];
  const notes = [...new Set([...result.review_notes, ...(selected?.review_notes ?? [])])];
  return (
    <div className={`jw-grid jw-gap-24 ${styles.outcome}`} data-stale={isStale || undefined}>
      <AssistReading reading={result.reading} />
      <TitledSection title="推断结果" aside={`${result.diagnoses.length} 个诊断\u3000${draft.gender} ${draft.age} 岁`}>
        {isStale && <p className={`jw-small ${styles.stale}`}>录入内容已更改，以下仍为更改前的结果，请重新推断</p>}
        <Ranking result={result} selectedId={selected?.diagnosis_id} onSelect={setChosen} />
      </TitledSection>
      {selected && (
        <Evidence
          key={selected.diagnosis_id}
          result={result}
          diagnosis={selected}
          addressOf={(diagnosisId) => decisionAddress(diagnosisId, draft.source?.reportId)}
        />
      )}
      <AssistRemainder result={result} />
      <ReviewNotes notes={notes} ruleVersion={result.rule_version} knowledgeVersion={result.knowledge_version} />
    </div>
  );
}

interface RankingProps {
  result: AssistResult;
  selectedId: string | undefined;
  onSelect: (diagnosisId: string) => void;
}

/** The diagnoses that the rules support, the most reliable first. */
function Ranking({ result: { diagnoses, findings }, selectedId, onSelect }: RankingProps) {
  if (diagnoses.length === 0)
    return <EmptyState title="没有规则支持的诊断" hint="可补录相关项目后再推断；没有规则支持不等于排除疾病" />;
  const columns: Column<AssistDiagnosis>[] = [
    {
      header: '诊断',
      isRowHeader: true,
      cell: ({ diagnosis_id: id, diagnosis_name: name, system_name: system }) => (
        <>
          <button
            type="button"
            className={`jw-press jw-body jw-strong ${styles.name}`}
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
          <span className={`jw-note ${styles.system}`}>{system}</span>
        </>
      ),
    },
    { header: '可靠性', cell: ({ reliable }) => <ReliabilityMark reliable={reliable} /> },
    { header: '得分', align: 'end', width: '3.5em', cell: ({ score }) => score },
    { header: '支持的依据', cell: ({ summary }) => summary },
    { header: '对照表现', cell: ({ diagnosis_id: id }) => matchesOf(findings, id).join('、') || '—' },
  ];
  return (
    <div className="jw-scroll-x">
      <Table
        caption="推断的诊断"
        className={styles.ranking}
        columns={findings.length > 0 ? columns : columns.slice(0, -1)}
        rows={diagnoses}
        rowKey={({ diagnosis_id: id }) => id}
        rowState={({ diagnosis_id: id }) => ({ 'data-selected': id === selectedId || undefined })}
        onRowPress={({ diagnosis_id: id }) => onSelect(id)}
      />
    </div>
  );
}

interface EvidenceProps {
  result: AssistResult;
  diagnosis: AssistDiagnosis;
  addressOf: (diagnosisId: string) => string;
}

/** Why one diagnosis is shown: its graph or its points, what is still missing, and the way to its decision aid. */
function Evidence({ result, diagnosis, addressOf }: EvidenceProps) {
  const [view, setView] = useState<'graph' | 'table'>('graph');
  const mayOpen = useMayOpen();
  const { diagnosis_id: id, diagnosis_name: name, citations, missing_laboratories: missing } = diagnosis;
  const address = addressOf(id);
  return (
    <TitledSection
      title={`${name}的依据`}
      aside={
        <span className={`jw-row jw-wrap ${styles.aside}`}>
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
              className={`jw-no-print jw-row jw-gap-4 ${styles.link}`}
            >
              决策详情
              <ExternalLink size={13} />
              <span className="jw-visually-hidden">（在新标签页打开）</span>
            </Link>
          )}
        </span>
      }
    >
      {view === 'graph' ? (
        <EvidenceGraph
          graph={diagnosis.graph}
          rows={result.laboratories.filter((row) => diagnosis.evidences.includes(row.laboratory_id))}
          addressOf={(key) => addressOf(key.replace(/^diagnosis:/, ''))}
        />
      ) : (
        <Table
          caption="各项依据的得分"
          columns={POINT_COLUMNS}
          rows={diagnosis.contributions}
          rowKey={({ item }) => item}
        />
      )}
      <dl className={`jw-grid jw-table-text jw-ink-2 ${styles.facts}`}>
        {missing.length > 0 && (
          <>
            <dt className="jw-ink-3">未录入</dt>
            <dd>{missing.join('、')}</dd>
          </>
        )}
        <dt className="jw-ink-3">出处</dt>
        <dd>{citations.join('；')}</dd>
      </dl>
    </TitledSection>
  );
}
