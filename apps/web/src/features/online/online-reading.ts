import { findItem, intervalFor, printInterval, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { finiteOrNull, roundHalfUp } from '@jianwei/clinical-rules/core/number';
import { UNDETERMINED_TEXT } from '@jianwei/clinical-rules/flags/wording';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { readPlainReport } from '@jianwei/clinical-rules/reading/plain-report';
import { read } from '@jianwei/clinical-rules/reading/read';
import type { Reading } from '@jianwei/clinical-rules/reading/reading';
import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import { convert } from '@jianwei/clinical-rules/units/convert';
import type { OnlineDraft, OnlineRow } from './online-draft.ts';

export const NOT_A_RESULT = '请输入数值或阴性／阳性';
export const NO_UNIT = '请选择单位';
export const IMPLAUSIBLE = '数值超出可能范围，请核对单位';
const RANGE_UNREADABLE = '参考区间无法识别，如 3.5–5.3';
export const WRONG_AGE = '请填写0-200的年龄';

/** Nothing said here depends on the day, but a report has a time. */
const AT = '2025-01-01T08:00:00+08:00';

/** A row as the table shows it: what is wrong with it, or how it was judged. */
export interface ShownRow {
  readonly row: OnlineRow;
  readonly item: CatalogueItem;
  /** What keeps it out of the reading; undefined where it is read, or nothing was typed yet. */
  readonly error: string | undefined;
  readonly judged: JudgedRow | undefined;
  /** The result in the catalogue's unit, where another was chosen: 合 168 μmol/L. */
  readonly converted: string | undefined;
}

export interface OnlineReading {
  readonly reading: Reading;
  readonly judged: JudgedReport;
  /** With a line of their own, in the order of the reading. */
  readonly diagnoses: readonly InferredDiagnosis[];
}

export function ageError(age: string): string | undefined {
  const years = finiteOrNull(age);
  return age === '' || (years !== null && years >= 0 && years <= 200) ? undefined : WRONG_AGE;
}

/** No interval changes beyond this age, and the rules doubt a birth date that makes somebody much older. */
const OLDEST = 120;

const plainRow = ({ code, result, unit, range }: OnlineRow, { name, specimen }: CatalogueItem) => ({
  code,
  name,
  specimen,
  value: result,
  unit,
  range,
});

function plainReport({ sex, age }: OnlineDraft, rows: readonly ShownRow[]) {
  return readPlainReport({
    at: AT,
    sex,
    ...(ageError(age) === undefined && age !== '' ? { age: Math.min(Math.floor(Number(age)), OLDEST) } : {}),
    results: rows.map(({ row, item }) => plainRow(row, item)),
  });
}

function errorOf({ result, unit, range }: OnlineRow, item: CatalogueItem): string | undefined {
  const { kind } = parseResult(result);
  if (kind === 'empty') return undefined;
  if (kind === 'text' || kind === 'between') return NOT_A_RESULT;
  if (kind === 'number' && item.unit !== '' && unit === '') return NO_UNIT;
  return range !== '' && ['none', 'unparsed'].includes(parseRange(range).kind) ? RANGE_UNREADABLE : undefined;
}

const DIGITS = 3;

/** Three figures that count, as laboratories print what they convert. */
export const figureText = (value: number): string =>
  String(roundHalfUp(value, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Math.abs(value) || 1)))));

function convertedText({ result, unit, code }: OnlineRow, item: CatalogueItem): string | undefined {
  const parsed = parseResult(result);
  if (parsed.kind !== 'number' || unit === '' || unit === item.unit) return undefined;
  const converted = convert(parsed.value, unit, item.unit, code);
  return converted.ok ? `合 ${parsed.comparator ?? ''}${figureText(converted.value)} ${item.unit}` : undefined;
}

/** Every row by itself, the wrong ones with what is wrong. */
export function showRows(draft: OnlineDraft): ShownRow[] {
  const rows = draft.rows.flatMap((row): ShownRow[] => {
    const item = findItem(row.code);
    if (item === undefined) return [];
    return [{ row, item, error: errorOf(row, item), judged: undefined, converted: convertedText(row, item) }];
  });
  const { judged } = plainReport(draft, rows);
  return rows.map((shown, index) => {
    const row = judged.rows[index];
    if (shown.error !== undefined || shown.row.result.trim() === '') return shown;
    return row?.suspicion === undefined
      ? { ...shown, judged: row }
      : { ...shown, error: IMPLAUSIBLE, judged: undefined };
  });
}

/** The rules' reading of the rows that can be read; undefined where there is none. */
export function readOnline(draft: OnlineDraft, rows: readonly ShownRow[]): OnlineReading | undefined {
  const usable = rows.filter(({ judged }) => judged !== undefined);
  if (usable.length === 0) return undefined;
  const input = plainReport(draft, usable);
  const reading = read(input);
  const lines = input.judged.inference.diagnoses.filter(({ foldedUnder, isState }) => foldedUnder === null && !isState);
  return { reading, judged: input.judged, diagnoses: lines };
}

/** Why a judged row is neither normal nor abnormal. */
export function undeterminedText({ flag }: JudgedRow): string | undefined {
  return flag.state === 'undetermined' ? UNDETERMINED_TEXT[flag.reason] : undefined;
}

/** How far outside of its interval a result lies: 高于上限 0.32; '' where there is no number to tell it by. */
export function distanceText({ flag, printed }: JudgedRow): string {
  const { parsed, interval } = flag;
  if (parsed.kind !== 'number' || parsed.comparator !== undefined || interval === undefined) return '';
  const decimals = printed.result.split('.')[1]?.length ?? 0;
  const { low, high } = interval;
  const text = (distance: number) => roundHalfUp(distance, Math.max(decimals, 0) || (distance < 1 ? 2 : 0));
  if (high !== undefined && parsed.value > high) return `高于上限 ${text(parsed.value - high)}`;
  return low !== undefined && parsed.value < low ? `低于下限 ${text(low - parsed.value)}` : '';
}

/** The reference interval of the catalogue for the person, in the unit of the row; '' where it has none. */
export function catalogueRange(draft: OnlineDraft, { row, item }: ShownRow): string {
  if (item.valueType === 'qualitative') return item.qualitativeReference;
  const { sex, ageYears } = plainReport(draft, []).judged.person;
  const found = intervalFor(item, sex, ageYears);
  const converted = convert(1, item.unit, row.unit, item.code);
  if (found.status === 'none' || !converted.ok) return '';
  const { factor } = converted;
  if (factor === 1) return printInterval(found.interval);
  const bound = (value: number | undefined, name: 'low' | 'high') =>
    value === undefined ? {} : { [name]: Number(figureText(value * factor)) };
  return printInterval({ ...bound(found.interval.low, 'low'), ...bound(found.interval.high, 'high') });
}
