import type { PleuralReport, PleuralValue, PleuralValues } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { answerPleural } from '@jianwei/clinical-rules/pleural/pleural-wire';
import type { PleuralWireResult } from '@jianwei/clinical-rules/pleural/pleural-wire';
import { PLEURAL_INVALID_TEXT, PLEURAL_ITEM_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { personAt } from '../interpretation/patient-record.ts';
import type { PatientRecord } from '../interpretation/patient-record.ts';
import {
  foundPleuralForm,
  newerPleuralEvidence,
  newestPleuralValues,
  PLEURAL_ITEMS,
  savedPleuralRows,
} from '../interpretation/pleural-facts.ts';
import { wireGender } from '../interpretation/report-summaries.ts';
import {
  deletePleuralReportRow,
  findPleuralReport,
  listPleuralReportsOfPatient,
  savePleuralReportRow,
} from '../store/clinical-pleural.ts';
import type { PleuralForm, PleuralReportRow } from '../store/clinical-pleural.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './types.ts';

const OWNER_ONLY = '仅创建者可编辑或删除';
const GONE = '该报告不存在或已被删除';
const RANGE_INVERTED = '区间上限要大于区间下限';
const INCOMPLETE = '请完善必填项';

/** Results take two decimals; the bounds are printed by laboratories with as many as they like. */
const RESULT = /^\d+(\.\d{1,2})?$/;
const BOUND = /^\d+(\.\d+)?$/;

function text(value: string | undefined): string {
  return (value ?? '').normalize('NFKC').trim();
}

function cleanValue(item: PleuralItem, value: PleuralValue = {}): Required<PleuralValue> {
  const name = PLEURAL_ITEM_TEXT[item];
  const cleaned = {
    original_result: text(value.original_result),
    range_lower: text(value.range_lower),
    range_upper: text(value.range_upper),
  };
  const { original_result: result, range_lower: lower, range_upper: upper } = cleaned;
  if (result !== '' && !RESULT.test(result)) throw new Refusal(`${name}应为不小于 0 的数字，最多两位小数`);
  for (const bound of [lower, upper]) {
    if (bound !== '' && !BOUND.test(bound)) throw new Refusal(`${name}的区间上下限应为不小于 0 的数字`);
  }
  if (lower !== '' && upper !== '' && Number(lower) > Number(upper)) throw new Refusal(RANGE_INVERTED);
  return cleaned;
}

/** Only what the form holds is kept. Refuses a result or bound that is no number, and an inverted range. */
function cleanForm(body: PleuralValues): PleuralForm {
  return {
    total_protein: cleanValue('total_protein', body.total_protein),
    protein_quantification: cleanValue('protein_quantification', body.protein_quantification),
    blood_lactate_dehydrogenase: cleanValue('blood_lactate_dehydrogenase', body.blood_lactate_dehydrogenase),
    fluid_lactate_dehydrogenase: cleanValue('fluid_lactate_dehydrogenase', body.fluid_lactate_dehydrogenase),
  };
}

/** Too few values are an answer without conclusion; an implausible one is refused. */
function measure(form: PleuralForm): PleuralWireResult {
  const { result, invalid } = answerPleural(form);
  const [first] = invalid;
  if (first !== undefined) throw new Refusal(PLEURAL_INVALID_TEXT[first]);
  return result;
}

function foundPleural(world: World, reportId: string): PleuralReportRow {
  const row = findPleuralReport(world, reportId);
  if (!row) throw new Refusal(GONE, 404);
  return row;
}

function ownPleural(world: World, reportId: string, userId: string): PleuralReportRow {
  const row = foundPleural(world, reportId);
  if (row.user_id !== userId) throw new Refusal(OWNER_ONLY);
  return row;
}

function person({ patient }: PatientRecord, time: string) {
  return {
    patient_id: patient.patient_id,
    name: patient.name,
    patient_age: personAt(patient, time).ageYears ?? 0,
    patient_gender: wireGender(patient.gender),
  };
}

function wireReport(world: World, row: PleuralReportRow, userId: string): PleuralReport {
  const { report_id, report_time, user_id, user_name, department, rule_version, form } = row;
  const record = foundPatient(world, row.patient_id);
  const newer = newerPleuralEvidence(record, form, report_time);
  return {
    ...person(record, report_time),
    ...form,
    ...measure(form),
    report_id,
    report_time,
    user_id,
    user_name,
    department,
    rule_version,
    mine: user_id === userId,
    laboratories: savedPleuralRows(record, form, report_time),
    ...(newer.length === 0 ? {} : { newer_evidence: newer }),
  };
}

export const pleuralHandlers = {
  initPleuralReport: ({ params, world }) => {
    const record = foundPatient(world, params.patient_id);
    const { form, rows } = foundPleuralForm(newestPleuralValues(record));
    return { ...person(record, world.nowText()), ...form, mine: true, laboratories: rows };
  },

  measurePleural: ({ body, world }) => {
    if (body.report_id !== undefined && body.report_id !== '') foundPleural(world, body.report_id);
    return measure(cleanForm(body));
  },

  savePleuralReport: ({ params, body, world, session }) => {
    foundPatient(world, params.id);
    const form = cleanForm(body);
    if (PLEURAL_ITEMS.every((item) => form[item].original_result === '')) throw new Refusal(INCOMPLETE);
    const { rule_version: ruleVersion } = measure(form);
    return inTransaction(world, () => {
      const isNew = body.report_id === undefined || body.report_id === '';
      const own = isNew ? undefined : ownPleural(world, body.report_id ?? '', session.userId);
      if (own !== undefined && own.patient_id !== params.id) throw new Refusal('该报告不属于此患者');
      const reportId = own?.report_id ?? world.nextId('PE');
      savePleuralReportRow(world, {
        report_id: reportId,
        patient_id: params.id,
        user_id: session.userId,
        report_time: world.nowText(),
        rule_version: ruleVersion,
        form,
      });
      return { report_id: reportId };
    });
  },

  getPleuralReport: ({ params, world, session }) => wireReport(world, foundPleural(world, params.id), session.userId),

  deletePleuralReport: ({ params, world, session }) => {
    deletePleuralReportRow(world, ownPleural(world, params.id, session.userId).report_id);
    return {};
  },

  listPleuralReports: ({ params, world, session }) => {
    foundPatient(world, params.id);
    return {
      data: listPleuralReportsOfPatient(world, params.id).map((row) => ({
        report_id: row.report_id,
        report_time: row.report_time,
        diagnosis_name: measure(row.form).diagnosis_name,
        mine: row.user_id === session.userId,
        user_name: row.user_name,
        department: row.department,
      })),
    };
  },
} satisfies Handlers;
