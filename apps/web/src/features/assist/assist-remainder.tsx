import type { AssistMention, AssistResult } from '@jianwei/api-client/model';
import { Table } from '../../kit/table/table.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import shared from './assist.module.css';
import styles from './assist-remainder.module.css';

/** What the ranking does not say: how each result was judged, what could not be interpreted, what findings were compared with. */
export function AssistRemainder({ result }: { result: AssistResult }) {
  const { uninterpreted, excluded, findings, laboratories } = result;
  return (
    <>
      {uninterpreted.length > 0 && (
        <Reasons
          title="未能解读的检验项目"
          aside={`${uninterpreted.length} 项`}
          rows={[...Map.groupBy(uninterpreted, ({ reason }) => reason)].map(([reason, rows]) => ({
            name: rows.map(({ laboratory_name: name }) => name).join('、'),
            reason,
          }))}
        />
      )}
      {excluded.length > 0 && (
        <Reasons
          title="被相反结果排除的诊断"
          rows={excluded.map(({ diagnosis_name: name, laboratory_name: laboratory }) => ({
            name,
            reason: `${laboratory}的结果不支持`,
          }))}
        />
      )}
      {findings.length > 0 && (
        <section aria-label="表现与知识库对照">
          <SectionHeading title="表现与知识库对照" aside="不参与计分与排序" />
          <Comparison result={result} />
        </section>
      )}
      {laboratories.length > 0 && (
        <section aria-label="录入结果的判定">
          <SectionHeading title="录入结果的判定" aside={`${laboratories.length} 项`} />
          <div className={shared.scroll}>
            <LabTable rows={laboratories} caption="录入结果的判定" compact />
          </div>
        </section>
      )}
    </>
  );
}

interface ReasonsProps {
  title: string;
  aside?: string;
  rows: readonly { name: string; reason: string }[];
}

/** Names, each with why it is listed. */
function Reasons({ title, aside, rows }: ReasonsProps) {
  return (
    <section aria-label={title}>
      <SectionHeading title={title} aside={aside} />
      <ul className={`jw-ink-2 ${styles.list ?? ''}`}>
        {rows.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            <b>{name}</b>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Quotes the text only where it says more than the finding itself. */
function mentionText({ diagnosis_name: name, kind, text }: AssistMention, finding: string): string {
  return text === finding ? `${name}（${kind}）` : `${name}（${kind}：${text}）`;
}

function Comparison({ result: { findings, diagnoses } }: { result: AssistResult }) {
  const shown = new Set(diagnoses.map(({ diagnosis_id: id }) => id));
  const mentioned = (isShown: boolean) => (finding: AssistResult['findings'][number]) =>
    finding.diagnoses
      .filter(({ diagnosis_id: id }) => shown.has(id) === isShown)
      .map((mention) => mentionText(mention, finding.finding))
      .join('、') || '—';
  return (
    <div className={shared.scroll}>
      <Table
        caption="知识库中提及各项表现的诊断"
        className={styles.comparison}
        columns={[
          { id: 'finding', header: '表现', isRowHeader: true, cell: ({ finding }) => finding },
          { id: 'shown', header: '推断的诊断中', cell: mentioned(true) },
          { id: 'others', header: '其他提及的诊断', cell: mentioned(false) },
        ]}
        rows={findings}
        rowKey={({ finding }) => finding}
      />
    </div>
  );
}
