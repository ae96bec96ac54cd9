import { formatDate } from '../../../kit/lib/format-date.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { useFormValues, useRecordState } from '../record/record-store.ts';
import type { RecordPart } from '../record/record-tool.ts';
import { AmberNote, ResultFoot } from '../record/result-parts.tsx';
import { assessmentText, MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { Distance, Why } from '../shared/explained.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { assessIn, isTelling, savedAt, statusTone } from './thyroid-followup-assessment.ts';
import type { ThyroidFollowUpTypes } from './thyroid-followup-fields.ts';
import { thyroidFormToApi } from './thyroid-followup-form-values.ts';
import styles from './thyroid-followup-result.module.css';
import { conclusionText, lackingText, NOT_ASSESSABLE } from './thyroid-followup-text.ts';

/** What the follow-up says: the TSH target, where TSH stands, advice, and what it rests on. */
export function ThyroidFollowUpResult({ record }: RecordPart<ThyroidFollowUpTypes>) {
  const { store, source, mode, report } = record;
  const values = useFormValues(store, source);
  const now = useRecordState(store, (state) => state.now);
  const isSaved = mode === 'read';
  const time = isSaved ? report && savedAt(report) : new Date(now);
  if (values === undefined) return null;
  const form = thyroidFormToApi(values);
  // As stored of a record that is read, else of what is typed.
  const assessment = (isSaved ? report?.assessment : undefined) ?? assessIn(form, record.context());
  const actions = <ResultActions isCompact text={conclusionText(assessment, form, { isSaved, time })} />;
  if (!isTelling(assessment)) {
    return (
      <>
        <SectionHeading level={3} title="TSH 抑制评估" aside={actions} />
        <EmptyState title={NOT_ASSESSABLE} hint={lackingText(assessment) ?? '填写左侧各项后给出评估'} />
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
      {!isSaved && <AmberNote>按当前填写的内容评估，{assessmentText.notSaved}</AmberNote>}
      <div className={styles.hero}>
        <p className={`jw-row jw-baseline jw-wrap ${styles.target}`}>
          <span className={styles.caption}>TSH 目标</span>
          <span className={hasUnit ? styles.figure : styles.words}>{target}</span>
          {hasUnit && <span className={styles.unit}>mU/L</span>}
        </p>
        <p className={`jw-row jw-baseline jw-wrap ${styles.target}`}>
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
      <dl className={`jw-table-text ${styles.facts}`}>
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
        <h4 className={`jw-row jw-between ${styles.adviceTitle}`}>
          建议
          {actions}
        </h4>
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Why title="为什么是这个目标" rows={assessment.contributions} hidesPoints />
      <Distance steps={assessment.distance} />
      <ResultFoot notes={assessment.review_notes} ruleVersion={assessment.rule_version} />
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
