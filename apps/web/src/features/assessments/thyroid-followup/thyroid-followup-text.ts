import type { ThyroidFollowUpAssessment, ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { recordText } from '../shared/record-text.ts';
import { isTelling } from './thyroid-followup-assessment.ts';

/** Stands in the place of an assessment that says nothing. */
export const NOT_ASSESSABLE = '尚不能评估';

/** Whether the assessment is the stored one, and of when it is. */
export interface ThyroidMoment {
  /** Otherwise it is of what is typed. */
  isSaved: boolean;
  time: string | Date | undefined;
}

/** What the assessment lacks, as screen and record say it; undefined where nothing is named. */
export function lackingText({ missing = [] }: ThyroidFollowUpAssessment): string | undefined {
  return missing.length === 0 ? undefined : `缺少${missing.join('、')}`;
}

/** What a doctor pastes into the record. */
export function conclusionText(
  assessment: ThyroidFollowUpAssessment,
  form: ThyroidFollowUpForm,
  { isSaved, time }: ThyroidMoment,
): string {
  const subject = { time, name: '甲状腺用药随访' };
  const notSaved = isSaved ? undefined : '随访记录尚未保存';
  if (!isTelling(assessment)) {
    return recordText(subject, [notSaved, NOT_ASSESSABLE, lackingText(assessment)], assessment.review_notes);
  }
  const { recurrence, side_effect: sideEffect, phase, target_text: target, status } = assessment;
  const tsh = typeof form.tsh === 'number' ? `TSH ${form.tsh} ${form.tsh_unit ?? ''}`.trim() : undefined;
  return recordText(
    subject,
    [
      notSaved,
      [`复发风险${recurrence}`, `副作用风险${sideEffect}`, phase].filter(Boolean).join('，'),
      [`TSH 目标 ${targetWithUnit(target)}`, tsh && `本次 ${tsh}`, status].filter(Boolean).join('，'),
      ...assessment.advice,
    ],
    assessment.review_notes,
  );
}

/** The target with its unit; words such as 无法判定 have none. */
export function targetWithUnit(target: string): string {
  return /\d$/.test(target) ? `${target} mU/L` : target;
}

/** What a screen reader hears when a record was saved. */
export function spokenSave({ status, target_text: target }: ThyroidFollowUpAssessment): string {
  return ['随访记录已保存', status && `TSH ${status}`, `目标 ${targetWithUnit(target)}`].filter(Boolean).join('，');
}
