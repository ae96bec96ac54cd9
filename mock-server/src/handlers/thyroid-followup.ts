import type { ThyroidFollowUpForm, ThyroidFollowUpInit } from '@jianwei/api-client/model';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import { newestHormones, thyroidReferences } from '@jianwei/clinical-rules/record/thyroid-followup-facts';
import { thyroidFormProblems } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { answerThyroidFollowUp } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { ThyroidWireAssessment } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { cleanThyroidForm, emptyThyroidForm } from '../forms/thyroid-followup-form.ts';
import { evidenceOf } from '../interpretation/newer-evidence.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { newerHormones } from '../interpretation/thyroid-followup-evidence.ts';
import { followUpInput } from '../interpretation/thyroid-followup-input.ts';
import type { JudgedFollowUp } from '../interpretation/thyroid-followup-input.ts';
import type { SavedRecord } from '../store/record-table.ts';
import type { Session } from '../store/session.ts';
import { inTransaction } from '../store/sql.ts';
import { thyroidFollowUpRecords } from '../store/thyroid-followup-records.ts';
import { hospitalDate, hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';
import { editedRecord, foundRecord, mayEdit, newerPart, recordHead, saveRecord } from './records.ts';

type FollowUp = SavedRecord<ThyroidFollowUpForm>;

/** What an operation found, and what a patient is known for, is the same at the next follow-up. */
const KEPT_FIELDS = [
  'weight',
  'operation',
  'lymph_metastasis',
  'capsular_invasion',
  'heart_disease',
  'postmenopausal',
  'osteoporosis',
  'osteopenia',
  'cv_risk',
  'high_risk_feature',
] as const;

const dateOf = (epochMs: number): string => hospitalDate(new Date(epochMs));

/** Whole months between two days, both `YYYY-MM-DD`. */
function monthsBetween(from: string, to: string): number {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const whole = months(to) - months(from) - (to.slice(8) < from.slice(8) ? 1 : 0);
  return Math.max(whole, 0);
}

function kept({ form, report_time: time }: FollowUp, today: string): ThyroidFollowUpForm {
  const months = form.months_since_surgery ?? null;
  return {
    ...Object.fromEntries(KEPT_FIELDS.map((field) => [field, form[field]])),
    months_since_surgery: months === null ? null : months + monthsBetween(time.slice(0, 10), today),
  };
}

function assess(world: World, record: HospitalRecord, row: JudgedFollowUp): ThyroidWireAssessment {
  return answerThyroidFollowUp(followUpInput(world, record, row));
}

/** A saved record as it is read, with what follows from it. */
export function thyroidFollowUp(world: World, row: FollowUp, session: Session) {
  const record = foundPatient(world, row.patient_id);
  const all = thyroidFollowUpRecords.listOfPatient(world, row.patient_id);
  // A later follow-up has taken newer results up.
  const newer = all[0]?.report_id === row.report_id ? newerHormones(record, row) : [];
  return {
    ...row.form,
    ...recordHead(row, session),
    patient_id: row.patient_id,
    history: [...row.history],
    references: thyroidReferences(record, row.saved_time),
    editable: mayEdit(session),
    ...newerPart(newer),
    assessment: { ...assess(world, record, row), rule_version: row.rule_version },
  };
}

/** Throws with the message of the first thing that is wrong. */
function checkForm(form: ThyroidFollowUpForm, others: readonly FollowUp[], now: Date): void {
  const takenDates = new Set(others.map((row) => row.report_time.slice(0, 10)));
  const [problem] = thyroidFormProblems({ ...form }, { now: now.getTime(), dateOf, takenDates });
  if (problem) throw new Refusal(problem.message);
}

export const thyroidFollowUpHandlers = {
  initThyroidFollowUp: ({ params, world }): ThyroidFollowUpInit => {
    const record = foundPatient(world, params.patient_id);
    const { patient } = record;
    const [previous] = thyroidFollowUpRecords.listOfPatient(world, patient.patient_id);
    const hormones = newestHormones(record);
    const today = world.nowText();
    return {
      ...emptyThyroidForm(),
      report_id: '',
      patient_id: patient.patient_id,
      name: patient.name,
      gender: wireGender(patient.gender),
      age: personAt(patient, today).ageYears,
      ...(previous === undefined ? {} : kept(previous, today.slice(0, 10))),
      ...Object.fromEntries(hormones.map(({ item, value }) => [item, value])),
      sources: hormones.map(({ item, newest }) => evidenceOf(item, newest)),
      references: thyroidReferences(record, today),
    };
  },

  saveThyroidFollowUp: ({ params, body, world, session }) => {
    const record = foundPatient(world, params.id);
    return inTransaction(world, () => {
      const edited = editedRecord(world, thyroidFollowUpRecords, params.id, body);
      const form = cleanThyroidForm(body);
      const all = thyroidFollowUpRecords.listOfPatient(world, params.id);
      const others = all.filter((row) => row.report_id !== edited?.report_id);
      checkForm(form, others, world.now());
      const reportTime = hospitalTime(new Date(form.medicine_time ?? 0));
      const judged = { patient_id: params.id, form, report_time: reportTime, saved_time: world.nowText() };
      const { rule_version: ruleVersion } = assess(world, record, judged);
      return saveRecord(world, thyroidFollowUpRecords, session, edited, {
        patientId: params.id,
        reportTime,
        ruleVersion,
        form,
      });
    });
  },

  getThyroidFollowUp: ({ params, world, session }) =>
    thyroidFollowUp(world, foundRecord(world, thyroidFollowUpRecords, params.id), session),

  listThyroidFollowUps: ({ params, world }) => {
    foundPatient(world, params.id);
    return {
      data: thyroidFollowUpRecords.listOfPatient(world, params.id).map((row) => ({
        report_id: row.report_id,
        report_time: row.report_time,
        medicine_time: row.form.medicine_time ?? null,
        medicine_metering: row.form.medicine_metering ?? '',
        other_medicine_metering: row.form.other_medicine_metering ?? '',
        tsh: row.form.tsh ?? null,
      })),
    };
  },
} satisfies Handlers;
