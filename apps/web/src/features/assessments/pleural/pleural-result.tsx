import type { PleuralCriterion, PleuralInit } from '@jianwei/api-client/model';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { RecordPart } from '../record/open-record.ts';
import { AmberNote, Judgment, ResultFoot } from '../record/result-parts.tsx';
import { Distance, Why } from '../shared/explained.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import styles from './pleural-result.module.css';
import type { PleuralTypes } from './pleural-form-values.ts';
import { conclusionName, conclusionText } from './pleural-text.ts';
import { RatioScale } from './ratio-scale.tsx';

/** 符合 1 / 3 条，1 条未计算. */
function countText(criteria: readonly PleuralCriterion[]): string {
  const met = criteria.filter((criterion) => criterion.met === true).length;
  const unknown = criteria.filter((criterion) => criterion.met === null).length;
  return `符合 ${met} / ${criteria.length} 条${unknown > 0 ? `，${unknown} 条未计算` : ''}`;
}

/** The combined judgement, the three ratios it rests on and what would change it. */
export function PleuralResult({ record }: RecordPart<PleuralTypes>) {
  const { judged, loaded } = record;
  const heading = <SectionHeading level={3} title="综合判断" aside={personText(loaded.data)} />;
  if (judged === undefined) {
    return (
      <div>
        {heading}
        <EmptyState title="尚未评估" hint="填写左侧各项后点击「评估」" />
      </div>
    );
  }
  const { result: outcome, values, at, isStale } = judged;
  const { diagnosis_name: name, judgment, hint, criteria = [] } = outcome;
  return (
    <div>
      <Judgment isStale={isStale} again={record.tool.calls.measure?.again} heading={heading}>
        <div className={`jw-row jw-baseline jw-gap-16 ${styles.hero}`}>
          <p className={`jw-song jw-fixed ${styles.name}`} data-concluded={Boolean(name)} data-part="verdict">
            {conclusionName(name)}
          </p>
          {criteria.length > 0 && <p className="jw-grow jw-ink-2">{countText(criteria)}</p>}
          {!isStale && (
            <span className={`jw-end jw-fixed ${styles.actions}`}>
              <ResultActions isCompact text={conclusionText(outcome, at)} />
            </span>
          )}
        </div>
        {judgment !== undefined && <p className={`jw-ink-2 ${styles.judgment}`}>{judgment}</p>}
        {hint !== undefined && hint !== '' && <AmberNote>{hint}</AmberNote>}
        {criteria.length > 0 && (
          <ul className={styles.ratios} aria-label="Light 标准的三项比值">
            {criteria.map((criterion) => (
              <RatioScale key={criterion.code} criterion={criterion} values={values} />
            ))}
          </ul>
        )}
        <Why title={`为什么是「${conclusionName(name)}」`} rows={outcome.contributions} hidesPoints />
        <Distance steps={outcome.distance} />
      </Judgment>
      <ResultFoot notes={outcome.review_notes} ruleVersion={outcome.rule_version} />
    </div>
  );
}

function personText(person: Pick<PleuralInit, 'patient_gender' | 'patient_age'> | undefined): string {
  const { patient_gender: gender, patient_age: age } = person ?? {};
  return [gender, age !== undefined && `${age} 岁`].filter(Boolean).join('　');
}
