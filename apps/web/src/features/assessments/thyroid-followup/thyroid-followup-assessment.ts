import type {
  ThyroidFollowUpAssessment,
  ThyroidFollowUpForm,
  ThyroidFollowUpListItem,
  ThyroidFollowUpRecord,
} from '@jianwei/api-client/model';
import { OTHER_DOSE } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import {
  answerThyroidFollowUp,
  thyroidLimitFields,
} from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { FormContext } from '../record/record-tool.ts';
import { recordText, type RecordSubject } from '../shared/record-text.ts';
import type { ThyroidFollowUpTypes } from './thyroid-followup-form-values.ts';

interface Dose {
  medicine_metering?: string;
  other_medicine_metering?: string;
}

const doseOf = ({ medicine_metering: dose = '', other_medicine_metering: other = '' }: Dose): string =>
  `${dose} ${other}`;

/** The dose as a line of the timeline shows it. */
export function doseText({ medicine_metering: dose = '', other_medicine_metering: other = '' }: Dose): string {
  return dose === OTHER_DOSE && other !== '' ? other : dose;
}

/** Medicine time of an entry in epoch milliseconds; entries without one stand at their report time. */
export function timeOf({ medicine_time: time, report_time: reported }: ThyroidFollowUpListItem): number {
  return time ?? Date.parse(reported);
}

/**
 * What the rule says of a form that nobody saved yet, as the server would on saving it now. The follow-up before decides
 * whether the dose was changed; now stands in while there is no medicine time.
 */
export function assessIn(
  form: ThyroidFollowUpForm,
  { init, report, others, now }: FormContext<ThyroidFollowUpTypes>,
): ThyroidFollowUpAssessment {
  const time = form.medicine_time ?? now;
  const [previous] = others.filter((other) => timeOf(other) < time).toSorted((a, b) => timeOf(b) - timeOf(a));
  const isKnown = previous?.medicine_metering !== undefined && form.medicine_metering !== '';
  return answerThyroidFollowUp({
    ...form,
    ...thyroidLimitFields(init?.references ?? report?.references),
    is_dose_changed: isKnown && doseOf(previous) !== doseOf(form),
  });
}

/** When a record was changed last. */
export function savedAt({ history, report_time: time }: ThyroidFollowUpRecord): string | undefined {
  return history[0]?.date ?? time;
}

/** Does the assessment say anything? Without an age, for one, there is no target. */
export function isTelling({ target_lower: lower, target_upper: upper, status }: ThyroidFollowUpAssessment): boolean {
  return status !== null || (lower ?? upper ?? null) !== null;
}

/** Stands in the place of an assessment that says nothing. */
export const NOT_ASSESSABLE = '尚不能评估';

/** What the assessment lacks, as screen and record say it; undefined where nothing is named. */
export function lackingText({ missing = [] }: ThyroidFollowUpAssessment): string | undefined {
  return missing.length === 0 ? undefined : `缺少${missing.join('、')}`;
}

/** Words such as 无法判定 have no unit. */
export const hasUnit = (target: string): boolean => /\d$/.test(target);

const targetWithUnit = (target: string): string => (hasUnit(target) ? `${target} mU/L` : target);

/**
 * What a doctor pastes into the record.
 * @param isSaved the assessment is the stored one; otherwise it is of what is typed
 */
export function conclusionText(
  assessment: ThyroidFollowUpAssessment,
  form: ThyroidFollowUpForm,
  { isSaved, time }: { isSaved: boolean } & Pick<RecordSubject, 'time'>,
): string {
  const { recurrence, side_effect: sideEffect, phase, target_text: target, status } = assessment;
  const tsh = typeof form.tsh === 'number' ? `本次 TSH ${form.tsh} ${form.tsh_unit ?? ''}`.trim() : undefined;
  const sentences = isTelling(assessment)
    ? [
        [`复发风险${recurrence}`, `副作用风险${sideEffect}`, phase].filter(Boolean).join('，'),
        [`TSH 目标 ${targetWithUnit(target)}`, tsh, status].filter(Boolean).join('，'),
        ...assessment.advice,
      ]
    : [NOT_ASSESSABLE, lackingText(assessment)];
  const notSaved = isSaved ? undefined : '随访记录尚未保存';
  return recordText({ time, name: '甲状腺用药随访' }, [notSaved, ...sentences], assessment.review_notes);
}

/** What a screen reader hears when a record was saved. */
export function spokenSave({ status, target_text: target }: ThyroidFollowUpAssessment): string {
  return ['随访记录已保存', status && `TSH ${status}`, `目标 ${targetWithUnit(target)}`].filter(Boolean).join('，');
}
