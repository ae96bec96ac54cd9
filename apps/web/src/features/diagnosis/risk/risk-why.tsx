import type { RiskModel } from '@jianwei/api-client/model';
import { REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import { Section } from '../../../shared/knowledge/section.tsx';
import reasoning from '../reasoning.module.css';

interface RiskWhyProps {
  model: RiskModel | undefined;
  percent: number | undefined;
}

const signed = (points: number) => `${points < 0 ? '\u2212' : '+'}${Math.abs(points).toFixed(3)}`;

/** Why the probability is what it is: what each feature added to or took from the average case. */
export function RiskWhy({ model, percent }: RiskWhyProps) {
  if (model === undefined || percent === undefined || model.contributions.length === 0) return null;
  return (
    <Section
      id="risk-why"
      title={`为什么是 ${percent.toFixed(1)}%`}
      aside={[`${model.contributions.length} 项`, `规则版本 ${model.rule_version}`].join('\u3000')}
    >
      <table className="jw-table">
        <caption className="jw-visually-hidden">各特征的贡献</caption>
        <thead>
          <tr>
            <th scope="col">特征</th>
            <th scope="col">取值</th>
            <th scope="col" className={reasoning.points} style={{ width: 'auto', whiteSpace: 'nowrap' }}>
              影响（对数优势）
            </th>
          </tr>
        </thead>
        <tbody>
          {model.contributions.map((entry) => (
            <tr key={entry.item}>
              <th scope="row" className={reasoning.item}>
                {entry.label ?? entry.item}
              </th>
              <td>{String(entry.value)}</td>
              <td className={reasoning.points}>{signed(entry.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={reasoning.notes}>
        <span className={reasoning.mark}>{REVIEW_MARK}</span>
        {model.review_notes.map((note) => (
          <span key={note}>{note.replace(new RegExp(`^${REVIEW_MARK}[：:]`), '')}</span>
        ))}
      </div>
    </Section>
  );
}
