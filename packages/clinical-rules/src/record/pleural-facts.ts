import { finiteOrNull, roundHalfUp } from '../core/number.ts';
import { resultUnit } from '../flags/flag.ts';
import { readPleuralInput } from '../pleural/pleural-wire.ts';
import { evaluatePleural } from '../pleural/pleural.ts';
import type { PleuralItem, PleuralResult } from '../pleural/pleural.ts';
import { PLEURAL_UNIT } from '../pleural/wording.ts';
import { convert } from '../units/convert.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';
import { numberIn } from './newest-result.ts';
import type { ToolReading } from './tool-reading.ts';

/** The form takes results with this many decimals. */
const RESULT_DECIMALS = 2;

/** A conclusion that nobody checks compares the fluid with serum of the same day; how near is our choice. */
const SIMULTANEOUS_HOURS = 24;
const HOUR_MS = 3_600_000;

interface ItemSource {
  readonly codes: readonly string[];
  readonly specimen: 'serum' | 'fluid';
}

/** Rows that hold an item. What laboratories print with the serum's code over a pleural specimen has the fluid's by then. */
export const PLEURAL_SOURCES: Readonly<Record<PleuralItem, ItemSource>> = {
  total_protein: { codes: ['TP'], specimen: 'serum' },
  protein_quantification: { codes: ['PF-TP'], specimen: 'fluid' },
  blood_lactate_dehydrogenase: { codes: ['LDH'], specimen: 'serum' },
  fluid_lactate_dehydrogenase: { codes: ['PF-LDH'], specimen: 'fluid' },
};

/** In the order of the form. */
export const PLEURAL_ITEMS: readonly PleuralItem[] = [
  'total_protein',
  'protein_quantification',
  'blood_lactate_dehydrogenase',
  'fluid_lactate_dehydrogenase',
];

/** A value as the form holds it, in the unit of its item; bounds are '' where the report prints none. */
export interface PleuralFormValue {
  readonly original_result: string;
  readonly range_lower: string;
  readonly range_upper: string;
}

/** One value of the form with the row it comes from. */
export interface FoundPleuralValue {
  readonly item: PleuralItem;
  readonly row: JudgedRow;
  readonly report: JudgedReport['report'];
  readonly value: PleuralFormValue;
}

function specimenOf({ code, printed }: JudgedRow): ItemSource['specimen'] | null {
  if (code.startsWith('PF-') || printed.specimen.includes('胸')) return 'fluid';
  return printed.specimen === '' || printed.specimen.includes('血') ? 'serum' : null;
}

function boundText(row: JudgedRow, bound: number | undefined, unit: string): string {
  const converted =
    bound === undefined ? null : convert(bound, resultUnit(row.printed, row.flag.parsed), unit, row.code);
  return converted?.ok === true ? `${roundHalfUp(converted.value, RESULT_DECIMALS)}` : '';
}

/** Only a range that the report prints: where it prints none, the rule says that it takes its own limit. */
function valueOf(row: JudgedRow, unit: string, number: number): PleuralFormValue {
  const result = row.printed.result.trim();
  const interval = row.flag.rangeSource === 'report' ? row.flag.interval : undefined;
  const isPrintedUsable = /^\d+(\.\d{1,2})?$/.test(result) && Number(result) === number;
  return {
    original_result: isPrintedUsable ? result : `${roundHalfUp(number, RESULT_DECIMALS)}`,
    range_lower: boundText(row, interval?.low, unit),
    range_upper: boundText(row, interval?.high, unit),
  };
}

/** The value of an item that a report prints. */
export function pleuralValueIn({ report, rows }: JudgedReport, item: PleuralItem): FoundPleuralValue | undefined {
  const { codes, specimen } = PLEURAL_SOURCES[item];
  const unit = PLEURAL_UNIT[item];
  for (const row of rows) {
    if (!codes.includes(row.code) || specimenOf(row) !== specimen) continue;
    const number = numberIn(row, unit);
    if (number !== undefined) return { item, row, report, value: valueOf(row, unit, number) };
  }
  return undefined;
}

/** True for a report with protein or lactate dehydrogenase of the fluid. */
export function isPleuralReport(judged: JudgedReport): boolean {
  return PLEURAL_ITEMS.some((item) => PLEURAL_SOURCES[item].specimen === 'fluid' && pleuralValueIn(judged, item));
}

/** Serum values of a record by item, newest first, each with its instant: found once, however many fluids are read. */
const SERUM = new WeakMap<PatientRecord, Map<PleuralItem, readonly SerumValue[]>>();

interface SerumValue {
  readonly found: FoundPleuralValue;
  readonly time: number;
}

function serumValues(record: PatientRecord, item: PleuralItem): readonly SerumValue[] {
  const items = SERUM.get(record) ?? new Map<PleuralItem, readonly SerumValue[]>();
  SERUM.set(record, items);
  const values =
    items.get(item) ??
    record.reports.flatMap((judged): SerumValue[] => {
      const found = pleuralValueIn(judged, item);
      return found === undefined ? [] : [{ found, time: Date.parse(found.report.report_time) }];
    });
  items.set(item, values);
  return values;
}

/** The value nearest to a time; of two the newer. */
function nearestSerum(
  record: PatientRecord,
  item: PleuralItem,
  time: number,
  withinHours: number,
): FoundPleuralValue | undefined {
  const distance = (value: SerumValue | undefined) => Math.abs((value?.time ?? Infinity) - time);
  let nearest: SerumValue | undefined;
  for (const value of serumValues(record, item))
    if (distance(value) <= withinHours * HOUR_MS && distance(value) < distance(nearest)) nearest = value;
  return nearest?.found;
}

/**
 * Both fluid values of one report (two samples are never mixed) and, for each serum value, the one nearest to it in time.
 * Without a fluid the newest serum values.
 */
function pleuralValues(record: PatientRecord, fluid: JudgedReport | undefined, withinHours: number) {
  const time = Date.parse((fluid ?? record.reports[0])?.report.report_time ?? '');
  return PLEURAL_ITEMS.flatMap((item): FoundPleuralValue[] => {
    const isSerum = PLEURAL_SOURCES[item].specimen === 'serum';
    const found = isSerum ? nearestSerum(record, item, time, withinHours) : fluid && pleuralValueIn(fluid, item);
    return found === undefined ? [] : [found];
  });
}

/** The values of the newest fluid, as a form is filled: serum of any time, for the reader to check. */
export function newestPleuralValues(record: PatientRecord): FoundPleuralValue[] {
  return pleuralValues(record, record.reports.find(isPleuralReport), Infinity);
}

const EMPTY: PleuralFormValue = { original_result: '', range_lower: '', range_upper: '' };

/** The form that found values fill. */
export function pleuralForm(values: readonly FoundPleuralValue[]): Record<PleuralItem, PleuralFormValue> {
  const of = (item: PleuralItem) => values.find((found) => found.item === item)?.value ?? EMPTY;
  return {
    total_protein: of('total_protein'),
    protein_quantification: of('protein_quantification'),
    blood_lactate_dehydrogenase: of('blood_lactate_dehydrogenase'),
    fluid_lactate_dehydrogenase: of('fluid_lactate_dehydrogenase'),
  };
}

export interface PleuralReading extends ToolReading<PleuralResult> {
  readonly values: readonly FoundPleuralValue[];
}

/** An albumin of the fluid, which is no item of the catalogue. */
const FLUID_ALBUMIN = /^(?:胸水|胸腔积液|胸液)白蛋白|^PF-ALB$/i;
const ALBUMIN = /^(?:白蛋白|ALB)/i;

function isFluidAlbumin({ printed: { name, code, specimen } }: JudgedRow): boolean {
  return FLUID_ALBUMIN.test(name) || FLUID_ALBUMIN.test(code) || (specimen.includes('胸') && ALBUMIN.test(name));
}

const isSerumAlbumin = (row: JudgedRow): boolean => row.code === 'ALB' && specimenOf(row) === 'serum';

function albuminIn({ rows }: JudgedReport, isMeant: (row: JudgedRow) => boolean): number | undefined {
  const row = rows.find(isMeant);
  return row && numberIn(row, 'g/L');
}

/** Serum minus fluid albumin, g/L: both of one day; undefined where either was not measured. */
function albuminGradient(record: PatientRecord, fluid: JudgedReport): number | undefined {
  const time = Date.parse(fluid.report.report_time);
  const ofFluid = albuminIn(fluid, isFluidAlbumin);
  if (ofFluid === undefined) return undefined;
  const distance = ({ report }: JudgedReport) => Math.abs(Date.parse(report.report_time) - time);
  const near = record.reports.filter((judged) => distance(judged) <= SIMULTANEOUS_HOURS * HOUR_MS);
  for (const judged of near.toSorted((a, b) => distance(a) - distance(b))) {
    const ofSerum = albuminIn(judged, isSerumAlbumin);
    if (ofSerum !== undefined) return roundHalfUp(ofSerum - ofFluid, 1);
  }
  return undefined;
}

/** Light's criteria for the fluid of a report and the serum of within a day of it; null for a report without fluid. */
export function pleuralOf(record: PatientRecord, judged: JudgedReport): PleuralReading | null {
  if (!isPleuralReport(judged)) return null;
  const values = pleuralValues(record, judged, SIMULTANEOUS_HOURS);
  return {
    values,
    result: evaluatePleural(
      readPleuralInput({ ...pleuralForm(values), albumin_gradient: albuminGradient(record, judged) }),
    ),
    laboratoryIds: values.map(({ row }) => row.printed.laboratory_id),
  };
}

/** True when both say the same number. */
export function isSamePleuralResult(a: { original_result?: string }, b: { original_result?: string }): boolean {
  return finiteOrNull(a.original_result) === finiteOrNull(b.original_result);
}

const ADA_CODE = 'PF-ADA';

/** Adenosine deaminase, U/L, of the sample that a form was filled from: the report that prints the form's fluid values. */
export function pleuralAda(
  record: PatientRecord,
  form: Readonly<Partial<Record<PleuralItem, { original_result?: string }>>>,
): number | undefined {
  const fluids = PLEURAL_ITEMS.filter((item) => PLEURAL_SOURCES[item].specimen === 'fluid');
  const sample = record.reports.find((judged) =>
    fluids.every((item) => {
      const found = pleuralValueIn(judged, item);
      return found !== undefined && isSamePleuralResult(found.value, form[item] ?? {});
    }),
  );
  const row = sample?.rows.find(({ code }) => code === ADA_CODE);
  return row && numberIn(row, 'U/L');
}
