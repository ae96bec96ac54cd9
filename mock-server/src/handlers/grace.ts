import type { GraceEvidence, GraceInit, GraceInput, GraceOutput, GraceReport } from '@jianwei/api-client/model';
import { answerGrace } from '@jianwei/clinical-rules/grace/grace-wire';
import type { GraceWireResult } from '@jianwei/clinical-rules/grace/grace-wire';
import { creatinineFacts, necrosisEvidence, newerGraceEvidence } from '../interpretation/grace-facts.ts';
import type { CreatinineFact } from '../interpretation/grace-facts.ts';
import { patientRecord, personAt } from '../interpretation/patient-record.ts';
import {
  deleteGraceReportRow,
  findGraceReport,
  listGraceReportsOfPatient,
  saveGraceReportRow,
} from '../store/clinical-grace.ts';
import type { GraceReportRow } from '../store/clinical-grace.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './types.ts';

const OWNER_ONLY = '仅创建者可编辑或删除';
const GONE = '该报告不存在或已被删除';

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
  return record && creatinineFacts(record).find((fact) => (fact.source.report_time ?? '') <= time);
}

function foundGrace(world: World, reportId: string): GraceReportRow {
  const row = findGraceReport(world, reportId);
  if (!row) throw new Refusal(GONE, 404);
  return row;
}

function ownGrace(world: World, reportId: string, userId: string): GraceReportRow {
  const row = foundGrace(world, reportId);
  if (row.user_id !== userId) throw new Refusal(OWNER_ONLY);
  return row;
}

function wireReport(world: World, row: GraceReportRow, userId: string): GraceReport {
  const creatinine = creatinineAt(world, row.patient_id, row.report_time);
  const newer = newerGraceEvidence(foundPatient(world, row.patient_id), row.input, row.report_time);
  const isFromReport = creatinine !== undefined && creatinine.umolPerL === row.input.serum_creatinine;
  return {
    ...row.input,
    ...output(row.input, row.user_id === userId, creatinine?.reference ?? ''),
    report_id: row.report_id,
    patient_id: row.patient_id,
    report_time: row.report_time,
    user_id: row.user_id,
    user_name: row.user_name,
    department: row.department,
    rule_version: row.rule_version,
    ...(isFromReport ? { serum_creatinine_source: creatinine.source } : {}),
    ...(newer.length === 0 ? {} : { newer_evidence: newer }),
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
    };
    if (patient.birth_date !== '') init.age_source = { text: `按出生日期 ${patient.birth_date} 计算` };
    if (creatinine !== undefined) {
      init.serum_creatinine_source = creatinine.source;
      if (creatinine.reference !== '') init.serum_creatinine_reference = creatinine.reference;
    }
    return init;
  },

  measureGrace: ({ body, world, session }) => {
    const saved = body.report_id === undefined || body.report_id === '' ? undefined : foundGrace(world, body.report_id);
    const reference = creatinineAt(world, body.patient_id, world.nowText())?.reference ?? '';
    return output(cleanInput(body), saved === undefined || saved.user_id === session.userId, reference);
  },

  saveGraceReport: ({ params, body, world, session }) => {
    foundPatient(world, params.id);
    const input = cleanInput(body);
    const { rule_version: ruleVersion } = score(input);
    return inTransaction(world, () => {
      const isNew = body.report_id === undefined || body.report_id === '';
      const reportId = isNew ? world.nextId('GR') : ownGrace(world, body.report_id ?? '', session.userId).report_id;
      if (!isNew && foundGrace(world, reportId).patient_id !== params.id) throw new Refusal('该报告不属于此患者');
      saveGraceReportRow(world, {
        report_id: reportId,
        patient_id: params.id,
        user_id: session.userId,
        report_time: world.nowText(),
        rule_version: ruleVersion,
        input,
      });
      return { report_id: reportId };
    });
  },

  getGraceReport: ({ params, world, session }) => wireReport(world, foundGrace(world, params.id), session.userId),

  deleteGraceReport: ({ params, world, session }) => {
    deleteGraceReportRow(world, ownGrace(world, params.id, session.userId).report_id);
    return {};
  },

  listGraceReports: ({ params, world, session }) => {
    foundPatient(world, params.id);
    return {
      data: listGraceReportsOfPatient(world, params.id).map((row) => {
        const { score: points, level } = score(row.input);
        return {
          report_id: row.report_id,
          report_time: row.report_time,
          score: points,
          level,
          mine: row.user_id === session.userId,
          user_name: row.user_name,
          department: row.department,
        };
      }),
    };
  },
} satisfies Handlers;
