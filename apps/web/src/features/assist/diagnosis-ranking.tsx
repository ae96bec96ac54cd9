import type { AssistResult } from '@jianwei/api-client/model';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
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
  return (
    <div className={styles.scroll}>
      <table className={`jw-table ${styles.table ?? ''}`}>
        <caption className="jw-visually-hidden">推断的诊断</caption>
        <thead>
          <tr>
            <th scope="col">诊断</th>
            <th scope="col">可靠性</th>
            <th scope="col" className={styles.score}>
              得分
            </th>
            <th scope="col">支持的依据</th>
            {findings.length > 0 && <th scope="col">对照表现</th>}
          </tr>
        </thead>
        <tbody>
          {diagnoses.map((diagnosis) => {
            const isSelected = diagnosis.diagnosis_id === selectedId;
            return (
              <tr
                key={diagnosis.diagnosis_id}
                data-selected={isSelected || undefined}
                onClick={() => onSelect(diagnosis.diagnosis_id)}
              >
                <th scope="row">
                  <button
                    type="button"
                    className={styles.name}
                    aria-pressed={isSelected}
                    onClick={(event) => {
                      event.stopPropagation();
                      onSelect(diagnosis.diagnosis_id);
                    }}
                  >
                    {diagnosis.diagnosis_name}
                  </button>
                  <span className={styles.system}>{diagnosis.system_name}</span>
                </th>
                <td>
                  <ReliabilityMark reliable={diagnosis.reliable} />
                </td>
                <td className={styles.score}>{diagnosis.score}</td>
                <td>{diagnosis.summary}</td>
                {findings.length > 0 && <td>{matchesOf(findings, diagnosis.diagnosis_id).join('、') || '—'}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
