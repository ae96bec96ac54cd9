import type { GraceEvidence, GraceInit, GraceInput, GraceOutput, GraceReport } from '@jianwei/api-client/model';
import { answerGrace } from '@jianwei/clinical-rules/grace/grace-wire';
import type { GraceWireResult } from '@jianwei/clinical-rules/grace/grace-wire';
import { creatinineFacts } from '@jianwei/clinical-rules/record/grace-facts';
import type { CreatinineFact } from '@jianwei/clinical-rules/record/grace-facts';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { creatinineSource, necrosisEvidence, newerGraceEvidence } from '../interpretation/grace-evidence.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { graceRecords } from '../store/grace-records.ts';
import type { SavedRecord } from '../store/record-table.ts';
import type { Session } from '../store/session.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';
import {
  deleteOwnRecord,
  editedRecord,
  foundRecord,
  measuredRecord,
  newerPart,
  recordEntry,
  recordHead,
  saveRecord,
} from './records.ts';

/** Messages of the evidence dialog, in the order of its columns. */
const EVIDENCE_FIELDS: readonly (readonly [keyof GraceEvidence, string])[] = [
  ['name', '检验项不能为空'],
  ['specimen', '标本不能为空'],
  ['result', '结果不能为空'],
  ['unit', '单位不能为空'],
  ['reference', '参考值不能为空'],
];

/** Only what the form holds is kept; anything else a caller sends is dropped. */
function cleanInput(body: GraceInput): GraceInput {
  const evidences = (body.evidences ?? []).map((row) => {
    const cleaned: GraceEvidence = {};
    for (const [field, message] of EVIDENCE_FIELDS) {
      const text = (row[field] ?? '').trim();
      if (text === '') throw new Refusal(message);
      cleaned[field] = text;
    }
    return cleaned;
  });
  return {
    cardiac_arrest: body.cardiac_arrest ?? false,
    st_down: body.st_down ?? false,
    cardiac_enzymes_high: body.cardiac_enzymes_high ?? false,
    age: body.age ?? null,
    heart_rate: body.heart_rate ?? null,
    blood_pressure: body.blood_pressure ?? null,
    blood_pressure_unit: body.blood_pressure_unit ?? 'mmHg',
    serum_creatinine: body.serum_creatinine ?? null,
    serum_creatinine_unit: body.serum_creatinine_unit ?? 'μmol/L',
    kill_ip_rank: body.kill_ip_rank ?? null,
    evidences,
  };
}

function score(input: GraceInput): GraceWireResult {
  const answer = answerGrace(input);
  if (!answer.ok) throw new Refusal(answer.message);
  return answer.result;
}

function output(input: GraceInput, isMine: boolean, reference: string): GraceOutput {
  return {
    ...score(input),
    mine: isMine,
    evidence_modify: isMine,
    have_evidence: (input.evidences ?? []).length > 0,
    ...(reference === '' ? {} : { serum_creatinine_reference: reference }),
  };
}

/** The patient's last creatinine up to `time`, by which a saved assessment was made. */
function creatinineAt(world: World, patientId: string | undefined, time: string): CreatinineFact | undefined {
  const record = patientId === undefined ? undefined : patientRecord(world, patientId);
  return record && creatinineFacts(record).find(({ report }) => report.report_time <= time);
}

/** A saved record as it is read, with what follows from it. */
export function graceReport(world: World, row: SavedRecord<GraceInput>, session: Session): GraceReport {
  const { form, patient_id: patientId, saved_time: savedTime } = row;
  const head = recordHead(row, session);
  const creatinine = creatinineAt(world, patientId, savedTime);
  const isFromReport = creatinine !== undefined && creatinine.umolPerL === form.serum_creatinine;
  return {
    ...form,
    ...output(form, head.mine, creatinine?.reference ?? ''),
    ...head,
    patient_id: patientId,
    rule_version: row.rule_version,
    ...(isFromReport ? { serum_creatinine_source: creatinineSource(creatinine) } : {}),
    ...newerPart(newerGraceEvidence(foundPatient(world, patientId), form, savedTime)),
  };
}

export const graceHandlers = {
  initGraceReport: ({ params, world }) => {
    const record = foundPatient(world, params.patient_id);
    const { patient } = record;
    const [creatinine] = creatinineFacts(record);
    const evidences = necrosisEvidence(record, world.now());
    const init: GraceInit = {
      patient_id: patient.patient_id,
      report_id: '',
      cardiac_arrest: false,
      st_down: false,
      cardiac_enzymes_high: evidences.length > 0,
      age: personAt(patient, world.nowText()).ageYears,
      heart_rate: null,
      blood_pressure: null,
      blood_pressure_unit: 'mmHg',
      serum_creatinine: creatinine?.umolPerL ?? null,
      serum_creatinine_unit: 'μmol/L',
      kill_ip_rank: null,
      evidences,
      mine: true,
      evidence_modify: true,
      have_evidence: evidences.length > 0,
      age_source: { text: `按出生日期 ${patient.birth_date} 计算` },
    };
    if (creatinine !== undefined) {
      init.serum_creatinine_source = creatinineSource(creatinine);
      if (creatinine.reference !== '') init.serum_creatinine_reference = creatinine.reference;
    }
    return init;
  },

  measureGrace: ({ body, world, session }) => {
    const saved = measuredRecord(world, graceRecords, body);
    const reference = creatinineAt(world, body.patient_id, world.nowText())?.reference ?? '';
    return output(cleanInput(body), saved === undefined || saved.user_id === session.userId, reference);
  },

  saveGraceReport: ({ params, body, world, session }) => {
    foundPatient(world, params.id);
    const form = cleanInput(body);
    const { rule_version: ruleVersion } = score(form);
    return inTransaction(world, () => {
      const edited = editedRecord(world, graceRecords, params.id, body, session);
      return saveRecord(world, graceRecords, session, edited, { patientId: params.id, ruleVersion, form });
    });
  },

  getGraceReport: ({ params, world, session }) =>
    graceReport(world, foundRecord(world, graceRecords, params.id), session),

  deleteGraceReport: ({ params, world, session }) => deleteOwnRecord(world, graceRecords, params.id, session),

  listGraceReports: ({ params, world, session }) => {
    foundPatient(world, params.id);
    return {
      data: graceRecords.listOfPatient(world, params.id).map((row) => {
        const { score: points, level } = score(row.form);
        return { ...recordEntry(row, session), score: points, level };
      }),
    };
  },
} satisfies Handlers;
