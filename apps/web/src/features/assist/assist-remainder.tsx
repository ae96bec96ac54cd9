import type { AssistMention, AssistResult } from '@jianwei/api-client/model';
import { LabTable } from '../../shared/ui/lab-table.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import styles from './assist-remainder.module.css';

/** What the ranking does not say: how each result was judged, what could not be interpreted, what findings were compared with. */
export function AssistRemainder({ result }: { result: AssistResult }) {
  const { uninterpreted, excluded, findings, laboratories } = result;
  return (
    <>
      {uninterpreted.length > 0 && (
        <section aria-label="未能解读的检验项目">
          <SectionHeading title="未能解读的检验项目" aside={`${uninterpreted.length} 项`} />
          <ul className={styles.list}>
            {[...Map.groupBy(uninterpreted, ({ reason }) => reason)].map(([reason, rows]) => (
              <li key={reason}>
                <b>{rows.map(({ laboratory_name: name }) => name).join('、')}</b>
                {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {excluded.length > 0 && (
        <section aria-label="被相反结果排除的诊断">
          <SectionHeading title="被相反结果排除的诊断" />
          <ul className={styles.list}>
            {excluded.map(({ diagnosis_id: id, diagnosis_name: name, laboratory_name: laboratory }) => (
              <li key={id}>
                <b>{name}</b>
                {laboratory}的结果不支持
              </li>
            ))}
          </ul>
        </section>
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
          <div className={styles.scroll}>
            <LabTable rows={laboratories} caption="录入结果的判定" compact />
          </div>
        </section>
      )}
    </>
  );
}

/** Quotes the text only where it says more than the finding itself. */
function mentionText({ diagnosis_name: name, kind, text }: AssistMention, finding: string): string {
  return text === finding ? `${name}（${kind}）` : `${name}（${kind}：${text}）`;
}

function Comparison({ result: { findings, diagnoses } }: { result: AssistResult }) {
  const shown = new Set(diagnoses.map(({ diagnosis_id: id }) => id));
  return (
    <div className={styles.scroll}>
      <table className="jw-table">
        <caption className="jw-visually-hidden">知识库中提及各项表现的诊断</caption>
        <thead>
          <tr>
            <th scope="col">表现</th>
            <th scope="col">推断的诊断中</th>
            <th scope="col">其他提及的诊断</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ finding, diagnoses: mentions }) => (
            <tr key={finding} className={styles.comparison}>
              <th scope="row">{finding}</th>
              {[true, false].map((isShown) => (
                <td key={String(isShown)}>
                  {mentions
                    .filter(({ diagnosis_id: id }) => shown.has(id) === isShown)
                    .map((mention) => mentionText(mention, finding))
                    .join('、') || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
