import type { NewerEvidence, PleuralLaboratory, PleuralValue } from '@jianwei/api-client/model';
import { finiteOrNull, roundHalfUp } from '@jianwei/clinical-rules/core/number';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_ITEM_TEXT, PLEURAL_UNIT } from '@jianwei/clinical-rules/pleural/wording';
import { convert } from '@jianwei/clinical-rules/units/convert';
import type { PleuralForm } from '../store/pleural-records.ts';
import { evidenceOf, numberIn } from './newest-result.ts';
import type { JudgedReport, JudgedRow, PatientRecord } from './patient-record.ts';

/** The form takes results with this many decimals. */
const RESULT_DECIMALS = 2;

interface ItemSource {
  readonly codes: readonly string[];
  readonly specimen: 'serum' | 'fluid';
}

/** Rows that hold an item: laboratories also print the serum's code over a pleural specimen. */
const ITEM_SOURCES: Readonly<Record<PleuralItem, ItemSource>> = {
  total_protein: { codes: ['TP'], specimen: 'serum' },
  protein_quantification: { codes: ['PF-TP', 'TP'], specimen: 'fluid' },
  blood_lactate_dehydrogenase: { codes: ['LDH'], specimen: 'serum' },
  fluid_lactate_dehydrogenase: { codes: ['PF-LDH', 'LDH'], specimen: 'fluid' },
};

/** In the order of the form. */
export const PLEURAL_ITEMS: readonly PleuralItem[] = [
  'total_protein',
  'protein_quantification',
  'blood_lactate_dehydrogenase',
  'fluid_lactate_dehydrogenase',
];

const SPECIMEN_TEXT: Readonly<Record<ItemSource['specimen'], string>> = { serum: '血清', fluid: '胸水' };

/** One value of the form with the row it comes from. */
interface FoundValue {
  readonly item: PleuralItem;
  readonly row: JudgedRow;
  readonly report: JudgedReport['report'];
  readonly value: Required<PleuralValue>;
}

function specimenOf({ code, store }: JudgedRow): ItemSource['specimen'] | null {
  if (code.startsWith('PF-') || store.specimen.includes('胸')) return 'fluid';
  return store.specimen === '' || store.specimen.includes('血') ? 'serum' : null;
}

function boundText(row: JudgedRow, bound: number | undefined, unit: string): string {
  const converted = bound === undefined ? null : convert(bound, row.store.unit, unit, row.code);
  return converted?.ok === true ? `${roundHalfUp(converted.value, RESULT_DECIMALS)}` : '';
}

/** Only a range that the report prints: where it prints none, the rule says that it takes its own limit. */
function valueOf(row: JudgedRow, unit: string, number: number): Required<PleuralValue> {
  const printed = row.store.result.trim();
  const interval = row.flag.rangeSource === 'report' ? row.flag.interval : undefined;
  const isPrintedUsable = /^\d+(\.\d{1,2})?$/.test(printed) && Number(printed) === number;
  return {
    original_result: isPrintedUsable ? printed : `${roundHalfUp(number, RESULT_DECIMALS)}`,
    range_lower: boundText(row, interval?.low, unit),
    range_upper: boundText(row, interval?.high, unit),
  };
}

function findIn({ report, rows }: JudgedReport, item: PleuralItem): FoundValue | undefined {
  const { codes, specimen } = ITEM_SOURCES[item];
  const unit = PLEURAL_UNIT[item];
  for (const row of rows) {
    if (!codes.includes(row.code) || specimenOf(row) !== specimen) continue;
    const number = numberIn(row, unit);
    if (number !== undefined) return { item, row, report, value: valueOf(row, unit, number) };
  }
  return undefined;
}

function findNearest(record: PatientRecord, item: PleuralItem, time: number): FoundValue | undefined {
  return record.reports
    .flatMap((judged) => findIn(judged, item) ?? [])
    .toSorted(
      (a, b) => Math.abs(Date.parse(a.report.report_time) - time) - Math.abs(Date.parse(b.report.report_time) - time),
    )
    .at(0);
}

/**
 * The newest fluid of the patient and, for each serum value, the one nearest to it in time. Both fluid values are of one
 * report: two samples are never mixed. Without a fluid the newest serum values.
 */
export function newestPleuralValues(record: PatientRecord): FoundValue[] {
  const fluid = record.reports.find((judged) =>
    PLEURAL_ITEMS.some((item) => ITEM_SOURCES[item].specimen === 'fluid' && findIn(judged, item)),
  );
  const time = Date.parse(fluid?.report.report_time ?? record.reports[0]?.report.report_time ?? '');
  return PLEURAL_ITEMS.flatMap((item) => {
    if (ITEM_SOURCES[item].specimen === 'serum') return findNearest(record, item, time) ?? [];
    return (fluid && findIn(fluid, item)) ?? [];
  });
}

const EMPTY: Required<PleuralValue> = { original_result: '', range_lower: '', range_upper: '' };

function pleuralForm(values: readonly FoundValue[]): PleuralForm {
  const of = (item: PleuralItem) => values.find((found) => found.item === item)?.value ?? EMPTY;
  return {
    total_protein: of('total_protein'),
    protein_quantification: of('protein_quantification'),
    blood_lactate_dehydrogenase: of('blood_lactate_dehydrogenase'),
    fluid_lactate_dehydrogenase: of('fluid_lactate_dehydrogenase'),
  };
}

const numberOf = (value: PleuralValue): number | null => finiteOrNull(value.original_result);

/** The value of the form among the results up to a time: the latest one that says the same. */
function sourceOf(record: PatientRecord, form: PleuralForm, item: PleuralItem, until: string): FoundValue | undefined {
  for (const judged of record.reports) {
    if (judged.report.report_time > until) continue;
    const found = findIn(judged, item);
    if (found && numberOf(found.value) === numberOf(form[item])) return found;
  }
  return undefined;
}

/** A value with its source becomes a row; empty values are left out. */
function laboratories(form: PleuralForm, source: (item: PleuralItem) => FoundValue | undefined): PleuralLaboratory[] {
  return PLEURAL_ITEMS.filter((item) => form[item].original_result !== '').map((item) => {
    const report = source(item)?.report;
    return {
      ...form[item],
      laboratory_name: PLEURAL_ITEM_TEXT[item],
      original_specimen: SPECIMEN_TEXT[ITEM_SOURCES[item].specimen],
      original_units: PLEURAL_UNIT[item],
      ...(report && { report_id: report.report_id, report_time: report.report_time }),
    };
  });
}

/** Values found in reports as form and rows, each row with its report. */
export function foundPleuralForm(values: readonly FoundValue[]): { form: PleuralForm; rows: PleuralLaboratory[] } {
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
    .filter(({ item, report, value }) => report.report_time > savedTime && numberOf(value) !== numberOf(form[item]))
    .map((found) => ({ ...evidenceOf(found.item, found), label: PLEURAL_ITEM_TEXT[found.item] }));
}
