import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { DiagnosisKnowledge, LaboratoryRow } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Section } from '../../parts/knowledge/section.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TrendButton } from '../../parts/lab/trend-button.tsx';

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

/** The rows under what they do for the diagnosis, where the back end says it; an unknown role reads 无法判定. */
export function byRole({ laboratories: rows, evidence_roles: roles }: DiagnosisKnowledge): readonly LaboratoryRow[] {
  if (roles === undefined) return rows;
  const roleOf = new Map(roles.map(({ laboratory_id: id, role }) => [id, ROLE_TEXT[role] ?? UNDETERMINED] as const));
  return rows.map((row) => ({ ...row, group_name: roleOf.get(row.laboratory_id) ?? UNDETERMINED }));
}

/** The rows of the report that speak for the diagnosis, as a table or as a graph, with the patient they belong to. */
export function LabEvidence({ knowledge, reportId, onOpenTrend }: LabEvidenceProps) {
  const [view, setView] = useState<'table' | 'graph'>('table');
  const { laboratories: rows, patient_gender: gender, patient_age: age, graph } = knowledge;
  const { unrelated_abnormal: others } = knowledge;
  const facts = [
    `${rows.length} 条`,
    gender,
    age !== undefined && `${age} 岁`,
    others !== undefined && others !== 0 && `另 ${others} 项异常与本病无关`,
  ];
  const hasKnowledge = view === 'table' && rows.some((row) => row.knowledge_id);
  const hasChoice = knowledge.source_type === SOURCE_WITH_GRAPH;
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
              <Segmented label="证据的呈现方式" options={VIEWS} value={view} onChange={setView} />
            </span>
          )}
          <TrendButton of={knowledge.diagnosis_display_name} rows={rows} onOpenTrend={onOpenTrend} />
        </span>
      }
    >
      {hasChoice && view === 'graph' ? (
        <EvidenceGraph
          graph={graph ?? { nodes: [], links: [] }}
          rows={rows}
          addressOf={(key) =>
            detailAddress({ reportId, panel: 'diagnosis', diagnosisId: key.replace(/^diagnosis:/, '') })
          }
        />
      ) : rows.length === 0 ? (
        <EmptyState title="本报告没有该诊断的检验依据" />
      ) : (
        <LabTable
          rows={byRole(knowledge)}
          grouped={knowledge.evidence_roles !== undefined}
          caption="诊断依据"
          showCode={knowledge.api_type === BLOOD_GAS}
          hasKnowledge
        />
      )}
    </Section>
  );
}
