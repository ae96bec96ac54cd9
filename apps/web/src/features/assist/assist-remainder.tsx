import type { AssistFinding, AssistResult } from '@jianwei/api-client/model';
import { Table } from '../../kit/table/table.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import styles from './assist.module.css';

/** What the ranking does not say: how each result was judged, what could not be interpreted, what findings were compared with. */
export function AssistRemainder({ result }: { result: AssistResult }) {
  const { uninterpreted, excluded, findings, laboratories, diagnoses } = result;
  const shown = new Set(diagnoses.map(({ diagnosis_id: id }) => id));
  const mentions = (isShown: boolean) => (finding: AssistFinding) =>
    finding.diagnoses
      .filter(({ diagnosis_id: id }) => shown.has(id) === isShown)
      .map(({ diagnosis_name: name, kind, text }) =>
        // Quotes the text only where it says more than the finding itself.
        text === finding.finding ? `${name}（${kind}）` : `${name}（${kind}：${text}）`,
      )
      .join('、') || '—';
  const byReason = Map.groupBy(uninterpreted, ({ reason }) => reason);
  return (
    <>
      <Reasons
        title="未能解读的检验项目"
        aside={`${uninterpreted.length} 项`}
        rows={[...byReason].map(([reason, rows]) => [rows.map((row) => row.laboratory_name).join('、'), reason])}
      />
      <Reasons
        title="被相反结果排除的诊断"
        rows={excluded.map((row) => [row.diagnosis_name, `${row.laboratory_name}的结果不支持`])}
      />
      {findings.length > 0 && (
        <TitledSection title="表现与知识库对照" aside="不参与计分与排序">
          <div className="jw-scroll-x">
            <Table
              caption="知识库中提及各项表现的诊断"
              className={styles.comparison}
              columns={[
                { header: '表现', isRowHeader: true, cell: ({ finding }) => finding },
                { header: '推断的诊断中', cell: mentions(true) },
                { header: '其他提及的诊断', cell: mentions(false) },
              ]}
              rows={findings}
              rowKey={({ finding }) => finding}
            />
          </div>
        </TitledSection>
      )}
      {laboratories.length > 0 && (
        <TitledSection title="录入结果的判定" aside={`${laboratories.length} 项`}>
          <div className="jw-scroll-x">
            <LabTable rows={laboratories} caption="录入结果的判定" compact />
          </div>
        </TitledSection>
      )}
    </>
  );
}

interface ReasonsProps {
  title: string;
  aside?: string;
  /** Names, each with why it is listed. */
  rows: readonly (readonly [name: string, reason: string])[];
}

function Reasons({ title, aside, rows }: ReasonsProps) {
  if (rows.length === 0) return null;
  return (
    <TitledSection title={title} aside={aside}>
      <ul className={`jw-small jw-ink-2 ${styles.reasons}`}>
        {rows.map(([name, reason]) => (
          <li key={`${name} ${reason}`}>
            <b>{name}</b>
            {reason}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
