import { FOLLOW_UP_STATUS_TEXT } from '@jianwei/clinical-rules/thyroid-followup/wording';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { useFormValues, useRecordState } from '../record/record-store.ts';
import type { RecordPart } from '../record/open-record.ts';
import { AmberNote, ResultFoot } from '../shared/result-parts.tsx';
import { assessmentText, minuteText } from '../shared/assessment.ts';
import { Distance, Why } from '../shared/explained.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import {
  assessIn,
  conclusionText,
  hasUnit,
  isTelling,
  lackingText,
  NOT_ASSESSABLE,
  savedAt,
} from './thyroid-followup-assessment.ts';
import { thyroidFormToApi, type ThyroidFollowUpTypes } from './thyroid-followup-form-values.ts';
import styles from './thyroid-followup-result.module.css';

/** Tone of a status; a wording of a newer server has none. */
const TONES: Partial<Record<string, string>> = {
  [FOLLOW_UP_STATUS_TEXT.on_target]: 'ok',
  [FOLLOW_UP_STATUS_TEXT.too_high]: 'high',
  [FOLLOW_UP_STATUS_TEXT.too_low]: 'low',
  [FOLLOW_UP_STATUS_TEXT.too_low_in_range]: 'low',
  [FOLLOW_UP_STATUS_TEXT.on_target_ft4_high]: 'high',
  [FOLLOW_UP_STATUS_TEXT.on_target_ft3_high]: 'high',
};

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
  const { status, target_text: target, advice, phase, reference_dose: dose } = assessment;
  const facts = [
    { name: '复发风险', value: assessment.recurrence },
    { name: '副作用风险', value: assessment.side_effect },
    phase !== undefined && { name: '时期', value: phase },
    dose && { name: '左甲状腺素参考剂量', value: `${dose.lower}~${dose.upper} μg/d`, note: '仅供对照' },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return (
    <>
      <SectionHeading level={3} title="TSH 抑制评估" aside={isSaved ? `${minuteText(time)} 保存` : '随填写更新'} />
      {!isSaved && <AmberNote>按当前填写的内容评估，{assessmentText.notSaved}</AmberNote>}
      <div className={styles.hero}>
        <p className={`jw-row jw-baseline jw-wrap ${styles.target}`}>
          <span className={`jw-small jw-ink-3 ${styles.caption}`}>TSH 目标</span>
          <span className={hasUnit(target) ? styles.figure : styles.words}>{target}</span>
          {hasUnit(target) && <span className="jw-ink-2">mU/L</span>}
        </p>
        <p className={`jw-row jw-baseline jw-wrap ${styles.target}`}>
          <span className={`jw-small jw-ink-3 ${styles.caption}`}>本次 TSH</span>
          <span className={styles.value}>{typeof form.tsh === 'number' ? form.tsh : '未填写'}</span>
          {typeof form.tsh === 'number' && <span className="jw-ink-2">{form.tsh_unit}</span>}
          {status !== null && (
            <span className={`jw-song jw-end jw-tone-ink ${styles.status}`} data-tone={TONES[status]}>
              {status}
            </span>
          )}
        </p>
      </div>
      <dl className={`jw-table-text ${styles.facts}`}>
        {facts.map(({ name, value, note }) => (
          <div key={name} className={`jw-row jw-wrap jw-between ${styles.fact}`}>
            <dt className="jw-ink-2">{name}</dt>
            <dd className="jw-strong">
              {value}
              {note !== undefined && <span className={`jw-note ${styles.note}`}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.advice} data-alert={Boolean(assessment.overtreatment)}>
        <h4 className="jw-row jw-between">
          建议
          {actions}
        </h4>
        <ul className="jw-dotted">
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
