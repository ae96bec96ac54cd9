import type { DiagnosisKnowledge, LaboratoryRow } from '@jianwei/api-client/model';
import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../shared/knowledge/section.tsx';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import type { TrendRequest } from '../../shared/lib/detail-slots.ts';
import { lazyPart } from '../../shared/lib/lazy-part.tsx';
import { trendOfRows } from '../../shared/lib/trend-request.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LabTable } from '../../shared/ui/lab-table.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { SourceTextDialog } from '../../shared/ui/source-text-dialog.tsx';
import styles from './lab-evidence.module.css';

/** Only blood gas has codes of its own. */
const BLOOD_GAS = 3;
/** Evidence of this source runs through intermediate findings: it can be shown as a graph. */
const SOURCE_WITH_GRAPH = 4;

const RelationGraph = lazyPart('relation-graph', () =>
  import('../../shared/graph/relation-graph.tsx').then((module) => module.RelationGraph),
);

const VIEWS = [
  { value: 'table', label: '表格' },
  { value: 'graph', label: '关系图' },
] as const;

interface LabEvidenceProps {
  knowledge: DiagnosisKnowledge;
  reportId: string;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** The rows of the report that speak for the diagnosis, as a table or as a graph, with the patient they belong to. */
export function LabEvidence({ knowledge, reportId, onOpenTrend }: LabEvidenceProps) {
  const [view, setView] = useState<'table' | 'graph'>('table');
  const [opened, setOpened] = useState<LaboratoryRow | null>(null);
  const { laboratories: rows, patient_gender: gender, patient_age: age, graph } = knowledge;
  const facts = [`${rows.length} 条`, gender, age !== undefined && `${age} 岁`];
  const hasKnowledge = view === 'table' && rows.some((row) => row.knowledge_id);
  const hasChoice = knowledge.source_type === SOURCE_WITH_GRAPH;
  return (
    <Section
      id="evidence"
      title="诊断依据"
      aside={
        <span className={styles.aside}>
          <span>
            {facts.filter(Boolean).join('　')}
            {hasKnowledge && <span className="jw-no-print">{'\u3000* 有检验知识，点击查看'}</span>}
          </span>
          {hasChoice && <Segmented label="证据的呈现方式" options={VIEWS} value={view} onChange={setView} />}
          {onOpenTrend && rows.length > 0 && (
            <Button
              size="small"
              icon={<TrendingUp size={14} strokeWidth={1.6} aria-hidden />}
              onClick={() => onOpenTrend(trendOfRows(`${knowledge.diagnosis_display_name}历史趋势`, rows))}
            >
              查看历史趋势
            </Button>
          )}
        </span>
      }
    >
      {hasChoice && view === 'graph' ? (
        <RelationGraph
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
          rows={rows}
          caption="诊断依据"
          showCode={knowledge.api_type === BLOOD_GAS}
          onOpenKnowledge={setOpened}
        />
      )}
      <SourceTextDialog row={opened} onClose={() => setOpened(null)} />
    </Section>
  );
}
