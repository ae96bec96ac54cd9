import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import { Section } from '../../parts/knowledge/section.tsx';
import styles from './reasoning.module.css';

/** Is there anything to explain about how this diagnosis was reached? */
export function hasReasoning(knowledge: DiagnosisKnowledge): boolean {
  return (knowledge.contributions ?? []).length > 0 || (knowledge.citations ?? []).length > 0;
}

/** Why this diagnosis is suspected: what each result contributed, by which source, and what is still to be reviewed. */
export function Reasoning({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const { contributions = [], citations = [], review_notes: notes = [], score, rule_version: version } = knowledge;
  // One source for all rows stands once below the table instead of in every row.
  const sources = [...new Set(contributions.map((entry) => entry.source))];
  const references = [...new Set([...(sources.length === 1 ? sources : []), ...citations])];
  const aside = [score !== undefined && `合计 ${score} 分`, version !== undefined && `规则版本 ${version}`].filter(
    Boolean,
  );
  return (
    <Section id="reasoning" title="推理说明" aside={aside.join('　')}>
      {contributions.length > 0 && (
        <table className={`jw-table ${styles.reasons}`}>
          <caption className="jw-visually-hidden">各项依据的得分与出处</caption>
          <thead>
            <tr>
              <th scope="col">依据</th>
              <th scope="col">取值</th>
              <th scope="col" className={styles.points}>
                得分
              </th>
              {sources.length > 1 && <th scope="col">出处</th>}
            </tr>
          </thead>
          <tbody>
            {contributions.map((entry) => (
              <tr key={entry.item}>
                <th scope="row">{entry.label ?? entry.item}</th>
                <td>{valueText(entry.value)}</td>
                <td className={styles.points}>{entry.points}</td>
                {sources.length > 1 && <td className="jw-ink-3">{entry.source}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {references.length > 0 && (
        <div className={`jw-row jw-start jw-gap-8 jw-note ${styles.citations}`}>
          <span>依据</span>
          <ol aria-label="文献">
            {references.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ol>
        </div>
      )}
      <ReviewNotes notes={notes} />
    </Section>
  );
}

/** 规则待临床复核, and what exactly is to be reviewed; each note may begin with the mark itself. */
export function ReviewNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className={`jw-row jw-wrap jw-note ${styles.notes}`}>
      <b className="jw-ink-2">{REVIEW_MARK}</b>
      {notes.map((note) => (
        <span key={note}>{note.replace(new RegExp(`^${REVIEW_MARK}[：:]`), '')}</span>
      ))}
    </div>
  );
}

function valueText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '有' : '无';
  return String(value);
}
