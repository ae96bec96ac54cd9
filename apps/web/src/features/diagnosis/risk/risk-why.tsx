import type { RiskModel } from '@jianwei/api-client/model';
import { Section } from '../../../parts/knowledge/section.tsx';
import { ReviewNotes } from '../reasoning.tsx';
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
      <table className={`jw-table ${reasoning.reasons}`}>
        <caption className="jw-visually-hidden">各特征的贡献</caption>
        <thead>
          <tr>
            <th scope="col">特征</th>
            <th scope="col">取值</th>
            <th scope="col" className={reasoning.points}>
              影响（对数优势）
            </th>
          </tr>
        </thead>
        <tbody>
          {model.contributions.map((entry) => (
            <tr key={entry.item}>
              <th scope="row">{entry.label ?? entry.item}</th>
              <td>{String(entry.value)}</td>
              <td className={reasoning.points}>{signed(entry.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ReviewNotes notes={model.review_notes} />
    </Section>
  );
}
