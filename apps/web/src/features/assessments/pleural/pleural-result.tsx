import type { PleuralCriterion } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { TriangleAlert } from 'lucide-react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Distance, distanceSteps, Why, whyRows } from '../shared/explained.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import styles from './pleural-result.module.css';
import type { MeasuredOutcome } from './pleural-state.ts';
import { conclusionName, conclusionText } from './pleural-text.ts';
import { RatioScale } from './ratio-scale.tsx';

interface PleuralResultProps {
  result: MeasuredOutcome | null;
  /** Sex and age, at the right end of the heading. */
  person: string;
  /** When it was computed or saved. */
  time: string | Date | undefined;
  isStale: boolean;
}

/** 符合 1 / 3 条，1 条未计算. */
function countText(criteria: readonly PleuralCriterion[]): string {
  const met = criteria.filter((criterion) => criterion.met === true).length;
  const unknown = criteria.filter((criterion) => criterion.met === null).length;
  return `符合 ${met} / ${criteria.length} 条${unknown > 0 ? `，${unknown} 条未计算` : ''}`;
}

/** The combined judgement, the three ratios it rests on and what would change it. */
export function PleuralResult({ result, person, time, isStale }: PleuralResultProps) {
  if (result === null) {
    return (
      <div>
        <SectionHeading level={3} title="综合判断" aside={person} />
        <EmptyState title="尚未评估" hint="填写左侧各项后点击「评估」" />
      </div>
    );
  }
  const { outcome, values } = result;
  const { diagnosis_name: name, judgment, hint, criteria = [] } = outcome;
  return (
    <div className={styles.result} data-stale={isStale}>
      <SectionHeading level={3} title="综合判断" aside={person} />
      {isStale && (
        <p className={styles.note} role="status">
          <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />
          输入已修改，此结果不再对应，请重新评估
        </p>
      )}
      <div className={styles.dimmed}>
        <div className={styles.hero}>
          <p className={`jw-song ${styles.name}`} data-concluded={Boolean(name)}>
            {conclusionName(name)}
          </p>
          {criteria.length > 0 && <p className={styles.count}>{countText(criteria)}</p>}
          {!isStale && (
            <span className={styles.actions}>
              <ResultActions text={conclusionText(outcome, time)} />
            </span>
          )}
        </div>
        {judgment !== undefined && <p className={styles.judgment}>{judgment}</p>}
        {hint !== undefined && hint !== '' && (
          <p className={styles.note}>
            <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />
            {hint}
          </p>
        )}
        {criteria.length > 0 && (
          <ul className={styles.ratios} aria-label="Light 标准的三项比值">
            {criteria.map((criterion) => (
              <RatioScale key={criterion.code} criterion={criterion} values={values} />
            ))}
          </ul>
        )}
        <Why title={`为什么是「${conclusionName(name)}」`} rows={whyRows(outcome.contributions)} hidesPoints />
        <Distance steps={distanceSteps(outcome.distance)} />
      </div>
      <ReviewNotes notes={outcome.review_notes} ruleVersion={outcome.rule_version} />
      <p className={`jw-no-print ${styles.footer}`}>{FOOTER_TEXT.reference_only}</p>
    </div>
  );
}
