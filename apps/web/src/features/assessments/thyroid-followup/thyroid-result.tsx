import type { ThyroidFollowUpAssessment, ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { Distance, distanceSteps, Why, whyRows } from '../shared/explained.tsx';
import { ResultActions } from '../shared/result-actions.tsx';
import { ReviewNotes } from '../shared/review-notes.tsx';
import { isTelling, statusTone } from './thyroid-assessment.ts';
import styles from './thyroid-result.module.css';
import { conclusionText, lackingText, thyroidText } from './thyroid-text.ts';
import type { ThyroidMoment } from './thyroid-text.ts';

interface ThyroidResultProps extends ThyroidMoment {
  assessment: ThyroidFollowUpAssessment | undefined;
  form: ThyroidFollowUpForm | undefined;
}

/** What the follow-up says: the TSH target, where TSH stands, advice, and what it rests on. */
export function ThyroidResult({ assessment, form, isSaved, time }: ThyroidResultProps) {
  const actions = assessment && form && <ResultActions text={conclusionText(assessment, form, { isSaved, time })} />;
  if (assessment === undefined || form === undefined || !isTelling(assessment)) {
    return (
      <>
        <SectionHeading level={3} title="TSH 抑制评估" aside={actions} />
        <EmptyState
          title={thyroidText.notAssessable}
          hint={(assessment && lackingText(assessment)) ?? '填写左侧各项后给出评估'}
        />
      </>
    );
  }
  const { status, target_text: target, advice } = assessment;
  const hasUnit = /\d$/.test(target);
  return (
    <>
      <SectionHeading
        level={3}
        title="TSH 抑制评估"
        aside={isSaved ? `${formatDate(time, MINUTE_PATTERN)} 保存` : '随填写更新'}
      />
      {!isSaved && (
        <p className={styles.unsaved}>
          <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />
          按当前填写的内容评估，{thyroidText.notSaved}
        </p>
      )}
      <div className={styles.hero}>
        <p className={styles.target}>
          <span className={styles.caption}>TSH 目标</span>
          <span className={hasUnit ? styles.figure : styles.words}>{target}</span>
          {hasUnit && <span className={styles.unit}>mU/L</span>}
        </p>
        <p className={styles.target}>
          <span className={styles.caption}>本次 TSH</span>
          <span className={styles.value}>{typeof form.tsh === 'number' ? form.tsh : '未填写'}</span>
          {typeof form.tsh === 'number' && <span className={styles.unit}>{form.tsh_unit}</span>}
          {status !== null && (
            <span className={`jw-song ${styles.status}`} data-tone={statusTone(status)}>
              {status}
            </span>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact name="复发风险" value={assessment.recurrence} />
        <Fact name="副作用风险" value={assessment.side_effect} />
        {assessment.phase !== undefined && <Fact name="时期" value={assessment.phase} />}
        {assessment.reference_dose && (
          <Fact
            name="左甲状腺素参考剂量"
            value={`${assessment.reference_dose.lower}~${assessment.reference_dose.upper} μg/d`}
            note="仅供对照"
          />
        )}
      </dl>
      <div className={styles.advice} data-alert={assessment.overtreatment === true}>
        <h4 className={styles.adviceTitle}>
          建议
          {actions}
        </h4>
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Why title="为什么是这个目标" rows={whyRows(assessment.contributions)} hidesPoints />
      <Distance steps={distanceSteps(assessment.distance)} />
      <ReviewNotes notes={assessment.review_notes} ruleVersion={assessment.rule_version} />
      <p className={`jw-no-print ${styles.footer}`}>{FOOTER_TEXT.reference_only}</p>
    </>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
