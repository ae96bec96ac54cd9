import type { PleuralReport, PleuralValue, PleuralValues } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { answerPleural } from '@jianwei/clinical-rules/pleural/pleural-wire';
import type { PleuralWireResult } from '@jianwei/clinical-rules/pleural/pleural-wire';
import { PLEURAL_INVALID_TEXT, PLEURAL_ITEM_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import { newestPleuralValues, PLEURAL_ITEMS, pleuralAda } from '@jianwei/clinical-rules/record/pleural-facts';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { foundPleuralForm, newerPleuralEvidence, savedPleuralRows } from '../interpretation/pleural-evidence.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import { pleuralRecords } from '../store/pleural-records.ts';
import type { PleuralForm } from '../store/pleural-records.ts';
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
  // Without a lower bound it is 0.
  if (upper !== '' && Number(lower) > Number(upper)) throw new Refusal(RANGE_INVERTED);
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

/** With the adenosine deaminase of the sample that the form was filled from. Too few values are an answer without conclusion; an implausible one is refused. */
function measure(form: PleuralForm, record: HospitalRecord | undefined): PleuralWireResult {
  const ada = record === undefined ? undefined : pleuralAda(record, form);
  const { result, invalid } = answerPleural({ ...form, fluid_ada: ada });
  const [first] = invalid;
  if (first !== undefined) throw new Refusal(PLEURAL_INVALID_TEXT[first]);
  return result;
}

function person({ patient }: HospitalRecord, time: string) {
  return {
    patient_id: patient.patient_id,
    name: patient.name,
    patient_age: personAt(patient, time).ageYears ?? 0,
    patient_gender: wireGender(patient.gender),
  };
}

/** A saved record as it is read, with what follows from it. */
export function pleuralReport(world: World, row: SavedRecord<PleuralForm>, session: Session): PleuralReport {
  const { form, saved_time: savedTime } = row;
  const record = foundPatient(world, row.patient_id);
  return {
    ...person(record, savedTime),
    ...form,
    ...measure(form, record),
    ...recordHead(row, session),
    rule_version: row.rule_version,
    laboratories: savedPleuralRows(record, form, savedTime),
    ...newerPart(newerPleuralEvidence(record, form, savedTime)),
  };
}

export const pleuralHandlers = {
  initPleuralReport: ({ params, world }) => {
    const record = foundPatient(world, params.patient_id);
    const { form, rows } = foundPleuralForm(newestPleuralValues(record));
    return { ...person(record, world.nowText()), ...form, mine: true, laboratories: rows };
  },

  measurePleural: ({ body, world }) => {
    const saved = measuredRecord(world, pleuralRecords, body);
    return measure(cleanForm(body), saved && foundPatient(world, saved.patient_id));
  },

  savePleuralReport: ({ params, body, world, session }) => {
    foundPatient(world, params.id);
    const form = cleanForm(body);
    if (PLEURAL_ITEMS.every((item) => form[item].original_result === '')) throw new Refusal(INCOMPLETE);
    const { rule_version: ruleVersion } = measure(form, foundPatient(world, params.id));
    return inTransaction(world, () => {
      const edited = editedRecord(world, pleuralRecords, params.id, body, session);
      return saveRecord(world, pleuralRecords, session, edited, { patientId: params.id, ruleVersion, form });
    });
  },

  getPleuralReport: ({ params, world, session }) =>
    pleuralReport(world, foundRecord(world, pleuralRecords, params.id), session),

  deletePleuralReport: ({ params, world, session }) => deleteOwnRecord(world, pleuralRecords, params.id, session),

  listPleuralReports: ({ params, world, session }) => {
    foundPatient(world, params.id);
    return {
      data: pleuralRecords.listOfPatient(world, params.id).map((row) => ({
        ...recordEntry(row, session),
        diagnosis_name: measure(row.form, foundPatient(world, params.id)).diagnosis_name,
      })),
    };
  },
} satisfies Handlers;
