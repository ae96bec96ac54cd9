import type {
  ThyroidFollowUpAssessment,
  ThyroidFollowUpForm,
  ThyroidFollowUpListItem,
  ThyroidFollowUpRecord,
  ThyroidReference,
} from '@jianwei/api-client/model';
import { OTHER_DOSE } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import {
  answerThyroidFollowUp,
  thyroidLimitFields,
} from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import { TSH_STATUS_TEXT } from '@jianwei/clinical-rules/thyroid-followup/wording';
import type { FormContext } from '../record/record-tool.ts';
import type { ThyroidFollowUpTypes } from './thyroid-followup-fields.ts';

type Dose = Pick<ThyroidFollowUpForm, 'medicine_time'> & {
  medicine_metering?: string;
  other_medicine_metering?: string;
};

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
 * What the rule says of a form that nobody saved yet, as the server would on saving it now.
 * @param others the patient's other follow-ups; the one before decides whether the dose was changed
 * @param now epoch milliseconds; stands in while no medicine time is chosen
 */
export function assessForm(
  form: ThyroidFollowUpForm,
  references: readonly ThyroidReference[] | undefined,
  others: readonly ThyroidFollowUpListItem[],
  now: number,
): ThyroidFollowUpAssessment {
  const time = form.medicine_time ?? now;
  const [previous] = others.filter((other) => timeOf(other) < time).toSorted((a, b) => timeOf(b) - timeOf(a));
  const isKnown = previous?.medicine_metering !== undefined && form.medicine_metering !== '';
  return answerThyroidFollowUp({
    ...form,
    ...thyroidLimitFields(references),
    is_dose_changed: isKnown && doseOf(previous) !== doseOf(form),
  });
}

/** What the rule says of a form as it stands, with what is known beside it. */
export const assessIn = (form: ThyroidFollowUpForm, { init, report, others, now }: FormContext<ThyroidFollowUpTypes>) =>
  assessForm(form, init?.references ?? report?.references, others, now);

/** When a record was changed last. */
export function savedAt({ history, report_time: time }: ThyroidFollowUpRecord): string | undefined {
  return history[0]?.date ?? time;
}

/** Does the assessment say anything? Without an age, for one, there is no target. */
export function isTelling({ target_lower: lower, target_upper: upper, status }: ThyroidFollowUpAssessment): boolean {
  return status !== null || (lower ?? upper ?? null) !== null;
}

export type StatusTone = 'ok' | 'high' | 'low' | 'plain';

const TONES: Record<string, StatusTone> = {
  [TSH_STATUS_TEXT.on_target]: 'ok',
  [TSH_STATUS_TEXT.too_high]: 'high',
  [TSH_STATUS_TEXT.too_low]: 'low',
};

/** Colour of a status; a wording of a newer server has none. */
export function statusTone(status: string | null): StatusTone {
  return (status !== null && TONES[status]) || 'plain';
}

/** 1 above, -1 below the laboratory's interval; undefined where there is none, or no number. */
export function flagOf(text: string, reference: ThyroidReference | undefined): 1 | -1 | undefined {
  const value = Number(text);
  if (text === '' || reference === undefined || !Number.isFinite(value)) return undefined;
  if (typeof reference.upper === 'number' && value > reference.upper) return 1;
  return typeof reference.lower === 'number' && value < reference.lower ? -1 : undefined;
}
