import type { RiskModel } from '@jianwei/api-client/model';
import { fixed } from '../../../kit/lib/format-number.ts';
import { signedText } from '../../../kit/lib/signed-text.ts';
import { Section } from '../../../parts/knowledge/section.tsx';
import { Contributions, ReviewNotes } from '../reasoning.tsx';

/** Why the probability is what it is: what each feature added to or took from the average case. */
export function RiskWhy({ model, percent }: { model: RiskModel | undefined; percent: number | undefined }) {
  if (model === undefined || percent === undefined || model.contributions.length === 0) return null;
  const { contributions, rule_version: version, review_notes: notes } = model;
  return (
    <Section
      id="risk-why"
      title={`为什么是 ${fixed(percent, 1)}%`}
      aside={`${contributions.length} 项\u3000规则版本 ${version}`}
    >
      <Contributions
        caption="各特征的贡献"
        headings={{ item: '特征', points: '影响（对数优势）' }}
        entries={contributions}
        pointsText={(points) => signedText(points, 3)}
      />
      <ReviewNotes notes={notes} />
    </Section>
  );
}
