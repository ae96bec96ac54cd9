import type { AssistDiagnosis, AssistResult } from '@jianwei/api-client/model';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import shared from './assist.module.css';
import styles from './diagnosis-ranking.module.css';
import { matchesOf } from './result-text.ts';

interface DiagnosisRankingProps {
  result: AssistResult;
  /** The diagnosis whose evidence is shown. */
  selectedId: string | undefined;
  onSelect: (diagnosisId: string) => void;
}

/** The diagnoses that the rules support, the most reliable first. */
export function DiagnosisRanking({ result, selectedId, onSelect }: DiagnosisRankingProps) {
  const { diagnoses, findings } = result;
  if (diagnoses.length === 0)
    return <EmptyState title="没有规则支持的诊断" hint="可补录相关项目后再推断；没有规则支持不等于排除疾病" />;
  const columns: Column<AssistDiagnosis>[] = [
    {
      id: 'name',
      header: '诊断',
      isRowHeader: true,
      cell: ({ diagnosis_id: id, diagnosis_name: name, system_name: system }) => (
        <>
          <button
            type="button"
            className={`jw-body jw-strong ${shared.press ?? ''} ${styles.name ?? ''}`}
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
          <span className={`jw-note ${styles.system ?? ''}`}>{system}</span>
        </>
      ),
    },
    { id: 'reliable', header: '可靠性', cell: ({ reliable }) => <ReliabilityMark reliable={reliable} /> },
    { id: 'score', header: '得分', align: 'end', width: '3.5em', cell: ({ score }) => score },
    { id: 'summary', header: '支持的依据', cell: ({ summary }) => summary },
    {
      id: 'findings',
      header: '对照表现',
      cell: ({ diagnosis_id: id }) => matchesOf(findings, id).join('、') || '—',
    },
  ];
  return (
    <div className={shared.scroll}>
      <Table
        caption="推断的诊断"
        className={styles.table}
        columns={findings.length > 0 ? columns : columns.slice(0, -1)}
        rows={diagnoses}
        rowKey={({ diagnosis_id: id }) => id}
        rowState={({ diagnosis_id: id }) => ({ 'data-selected': id === selectedId || undefined })}
        onRowPress={({ diagnosis_id: id }) => onSelect(id)}
      />
    </div>
  );
}
