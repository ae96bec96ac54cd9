import type { NewerEvidence, PleuralLaboratory } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_ITEM_TEXT, PLEURAL_UNIT } from '@jianwei/clinical-rules/pleural/wording';
import type { PatientRecord } from '@jianwei/clinical-rules/record/judged';
import {
  isSamePleuralResult,
  newestPleuralValues,
  PLEURAL_ITEMS,
  PLEURAL_SOURCES,
  pleuralForm,
  pleuralValueIn,
} from '@jianwei/clinical-rules/record/pleural-facts';
import type { FoundPleuralValue } from '@jianwei/clinical-rules/record/pleural-facts';
import type { PleuralForm } from '../store/pleural-records.ts';
import { evidenceOf } from './newer-evidence.ts';

const SPECIMEN_TEXT = { serum: '血清', fluid: '胸水' } as const;

/** The value of the form among the results up to a time: the latest one that says the same. */
function sourceOf(
  record: PatientRecord,
  form: PleuralForm,
  item: PleuralItem,
  until: string,
): FoundPleuralValue | undefined {
  for (const judged of record.reports) {
    if (judged.report.report_time > until) continue;
    const found = pleuralValueIn(judged, item);
    if (found && isSamePleuralResult(found.value, form[item])) return found;
  }
  return undefined;
}

/** A value with its source becomes a row; empty values are left out. */
function laboratories(
  form: PleuralForm,
  source: (item: PleuralItem) => FoundPleuralValue | undefined,
): PleuralLaboratory[] {
  return PLEURAL_ITEMS.filter((item) => form[item].original_result !== '').map((item) => {
    const report = source(item)?.report;
    return {
      ...form[item],
      laboratory_name: PLEURAL_ITEM_TEXT[item],
      original_specimen: SPECIMEN_TEXT[PLEURAL_SOURCES[item].specimen],
      original_units: PLEURAL_UNIT[item],
      ...(report && { report_id: report.report_id, report_time: report.report_time }),
    };
  });
}

/** Values found in reports as form and rows, each row with its report. */
export function foundPleuralForm(values: readonly FoundPleuralValue[]): {
  form: PleuralForm;
  rows: PleuralLaboratory[];
} {
  const form = pleuralForm(values);
  return { form, rows: laboratories(form, (item) => values.find((found) => found.item === item)) };
}

/** A saved form as rows; a value that a report up to `until` holds names that report. */
export function savedPleuralRows(record: PatientRecord, form: PleuralForm, until: string): PleuralLaboratory[] {
  return laboratories(form, (item) => sourceOf(record, form, item, until));
}

/** Results after `savedTime` with which a new assessment would start and that differ from the saved ones. */
export function newerPleuralEvidence(record: PatientRecord, form: PleuralForm, savedTime: string): NewerEvidence[] {
  return newestPleuralValues(record)
    .filter(({ item, report, value }) => report.report_time > savedTime && !isSamePleuralResult(value, form[item]))
    .map((found) => ({ ...evidenceOf(found.item, found), label: PLEURAL_ITEM_TEXT[found.item] }));
}
