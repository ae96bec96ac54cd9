import type { Contribution, GraceDistance, GraceOutput } from '@jianwei/api-client/model';
import { GRACE_ITEM_TEXT, GRACE_LEVEL_TEXT, graceValueText } from '@jianwei/clinical-rules/grace/wording';
import styles from './grace-explained.module.css';

type Item = keyof typeof GRACE_ITEM_TEXT;

function isItem(code: string): code is Item {
  return code in GRACE_ITEM_TEXT;
}

const labelOf = (entry: Pick<Contribution, 'item' | 'label'>) =>
  entry.label ?? (isItem(entry.item) ? GRACE_ITEM_TEXT[entry.item] : entry.item);

/** Texts come with their unit; numbers and yes-or-no get the wording of the rule. */
const valueOf = (item: string, value: Contribution['value']) =>
  isItem(item) && typeof value !== 'string' ? graceValueText(item, value) : String(value);

/** Why the score is what it is, and which single change would put the patient into another band. */
export function GraceExplained({ result }: { result: GraceOutput }) {
  const contributions = result.contributions ?? [];
  const distance = result.distance ?? [];
  return (
    <>
      {contributions.length > 0 && <Why score={result.score} contributions={contributions} />}
      {distance.length > 0 && <Distance entries={distance} />}
    </>
  );
}

function Why({ score, contributions }: { score: number; contributions: readonly Contribution[] }) {
  const sources = [...new Set(contributions.map((entry) => entry.source))];
  return (
    <details className={styles.block} open>
      <summary className={styles.summary}>
        为什么是 {score} 分<span className={styles.aside}>{contributions.length} 项合计</span>
      </summary>
      <table className="jw-table">
        <caption className="jw-visually-hidden">各项得分</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">计算用值</th>
            <th scope="col" className={styles.points}>
              得分
            </th>
          </tr>
        </thead>
        <tbody>
          {contributions.map((entry) => (
            <tr key={entry.item} data-zero={entry.points === 0}>
              <th scope="row" className={styles.item}>
                {labelOf(entry)}
                {sources.length > 1 && <sup>{sources.indexOf(entry.source) + 1}</sup>}
              </th>
              <td>{valueOf(entry.item, entry.value)}</td>
              <td className={styles.points}>{entry.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sources.map((source, index) => (
        <p key={source} className={styles.source}>
          依据{sources.length > 1 ? ` ${index + 1}` : ''}：{source}
        </p>
      ))}
    </details>
  );
}

function Distance({ entries }: { entries: readonly GraceDistance[] }) {
  return (
    <details className={styles.block} open>
      <summary className={styles.summary}>
        距离相邻等级<span className={styles.aside}>仅改变一项</span>
      </summary>
      <ul className={styles.steps}>
        {entries.map((entry) => (
          <li key={`${entry.item}-${entry.level}`}>
            <span>
              {entry.label} {valueOf(entry.item, entry.from)} → {valueOf(entry.item, entry.to)}
            </span>
            <span className={styles.outcome} data-level={entry.level}>
              {entry.score} 分，{GRACE_LEVEL_TEXT[entry.level]}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
