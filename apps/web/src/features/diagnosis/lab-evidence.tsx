import { isTrue, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { DiagnosisKnowledge, LaboratoryRow } from '@jianwei/api-client/model';
import { useMemo, useRef, useState } from 'react';
import { Section } from '../../parts/knowledge/section.tsx';
import { detailAddress, GRAPH_OF } from '../../parts/report/detail-address.ts';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { useRemembered } from '../../kit/lib/address-layer.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { fixed } from '../../kit/lib/format-number.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import type { LeadColumn } from '../../parts/lab/lab-row.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { labName } from '../../parts/lab/lab-text.ts';
import { laboratoriesOf, TrendButton } from '../../parts/lab/trend-button.tsx';
import styles from './diagnosis-body.module.css';

/** Only blood gas has codes of its own. */
const BLOOD_GAS = 3;
/** Evidence of this source runs through intermediate findings: it can be shown as a graph. */
const SOURCE_WITH_GRAPH = 4;

const EvidenceGraph = lazyPart('EvidenceGraph', () => import('../../parts/evidence-graph/evidence-graph.tsx'));

const VIEWS = [
  { value: 'table', label: '表格' },
  { value: 'graph', label: '关系图' },
] as const;

interface LabEvidenceProps {
  knowledge: DiagnosisKnowledge;
  reportId: string;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

const ROLE_TEXT: Partial<Record<string, string>> = {
  required: '必要',
  supporting: '支持',
  concurrent: '并发',
  excluding: '排除（未成立）',
};

/** What each row does for the diagnosis and which condition of the rule it meets, where the back end says it. */
export function rolesColumn({ evidence_roles: roles }: DiagnosisKnowledge): LeadColumn | undefined {
  if (roles === undefined) return undefined;
  const byRow = new Map(roles.map((role) => [role.laboratory_id, role] as const));
  return {
    title: '作用',
    cell: ({ laboratory_id: id }) => {
      const { role = '', condition, points } = byRow.get(id) ?? {};
      const counted = points !== undefined && points !== 0 && `${fixed(points, 0)} 分`;
      return { word: ROLE_TEXT[role] ?? UNDETERMINED, note: [condition, counted].filter(Boolean).join('，') };
    },
  };
}

/** The rows of the report that speak for the diagnosis, as a table or as a graph, with the patient they belong to. */
export function LabEvidence({ knowledge, reportId, onOpenTrend }: LabEvidenceProps) {
  const { laboratories: rows, patient_gender: gender, patient_age: age, graph, diagnosis_id: id = '' } = knowledge;
  const [graphOf, remember] = useRemembered(GRAPH_OF);
  const [view, setView] = useState<'table' | 'graph'>(id !== '' && graphOf === id ? 'graph' : 'table');
  const { unrelated_abnormal: others } = knowledge;
  const facts = [
    `${rows.length} 条`,
    gender,
    age !== undefined && `${age} 岁`,
    others !== undefined && others !== 0 && `另 ${others} 项异常与本病无关`,
  ];
  const hasKnowledge = view === 'table' && rows.some((row) => row.knowledge_id);
  const hasChoice = knowledge.source_type === SOURCE_WITH_GRAPH;
  const lead = useMemo(() => rolesColumn(knowledge), [knowledge]);
  const place = useRef<HTMLDivElement>(null);
  const choose = (next: 'table' | 'graph') => {
    setView(next);
    remember(next === 'graph' ? id : '');
    // The graph is higher than what is left of the first screen.
    if (next === 'graph')
      requestAnimationFrame(() => place.current?.closest('section')?.scrollIntoView({ block: 'start' }));
  };
  return (
    <Section
      id="evidence"
      title="诊断依据"
      aside={
        <span className="jw-row jw-wrap jw-gap-12">
          <span>
            {facts.filter(Boolean).join('　')}
            {hasKnowledge && <span className="jw-no-print">{'\u3000* 有检验知识，点击查看'}</span>}
          </span>
          {hasChoice && (
            <span className="jw-no-print">
              <Segmented label="证据的呈现方式" options={VIEWS} value={view} onChange={choose} />
            </span>
          )}
          <TrendButton of={knowledge.diagnosis_display_name} rows={rows} onOpenTrend={onOpenTrend} />
        </span>
      }
    >
      <div ref={place} />
      <RuleLine knowledge={knowledge} />
      {hasChoice && view === 'graph' ? (
        <EvidenceGraph
          graph={graph ?? { nodes: [], links: [] }}
          rows={rows}
          isKnown={isTrue(knowledge.finding?.known)}
          addressOf={(key) =>
            detailAddress({ reportId, panel: 'diagnosis', diagnosisId: key.replace(/^diagnosis:/, '') })
          }
        />
      ) : rows.length === 0 ? (
        <EmptyState title="本报告没有该诊断的检验依据" />
      ) : (
        <LabTable
          rows={rows}
          caption="诊断依据"
          showCode={knowledge.api_type === BLOOD_GAS}
          hasKnowledge
          lead={lead}
          showPrevious={lead !== undefined}
          showRuler={lead === undefined}
          year={lead && onOpenTrend && yearOf(rows, onOpenTrend)}
        />
      )}
    </Section>
  );
}

/** 本人近 1 年 up to the latest result of these rows; a press opens the trend of that item. */
function yearOf(rows: readonly LaboratoryRow[], onOpenTrend: (request: TrendRequest) => void) {
  const last = rows.map(({ course }) => course?.points.at(-1)?.[0] ?? 0);
  return {
    until: Math.max(0, ...last) * 1000,
    onOpen: (row: LaboratoryRow) =>
      onOpenTrend({ title: `${labName(row)}历史趋势`, laboratories: laboratoriesOf([row]) }),
  };
}

/** Why: the rule in one line, what it added up to and which version it is of; the whole of it in the tip. */
function RuleLine({ knowledge: { criteria, score, rule_version: version } }: Pick<LabEvidenceProps, 'knowledge'>) {
  if (criteria === undefined) return null;
  const sum = [score !== undefined && `合计 ${fixed(score, 0)} 分`, version !== undefined && `规则版本 ${version}`];
  return (
    <p className={`jw-row jw-gap-12 jw-nowrap jw-note jw-ink-2 ${styles.rule}`} title={criteria}>
      <span className={`jw-print-flow ${styles.criteria}`}>{criteria}</span>
      <span className="jw-fixed jw-ink-3">{sum.filter(Boolean).join('\u3000')}</span>
    </p>
  );
}
