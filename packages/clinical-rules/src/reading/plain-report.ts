import { ADRENAL_ITEM_TEXT } from '../adrenal-cortex/wording.ts';
import { findItem, findItemByLoinc } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { findPrintedItem, itemsOfBlood } from '../catalogue/printed-name.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { unitFactor } from '../flags/flag.ts';
import { judgeRecord } from '../record/judged.ts';
import type { PrintedRow, ReportRows } from '../record/printed.ts';
import { parseRange } from '../ranges/range.ts';
import { findUnit } from '../units/unit.ts';
import type { ReadingInput } from './read.ts';
import { hospitalTime, plainBirth, plainRange, plainText as text, plainTime, plainWords } from './plain-values.ts';
import type { SavedForm } from './tools/statement.ts';

/** Function tests that have no code of the catalogue, by the name that a report prints. */
const TEST_CODES: Readonly<Record<string, string>> = {
  [ADRENAL_ITEM_TEXT.acth_stim_peak]: 'COR-STIM',
  [ADRENAL_ITEM_TEXT.dst_1mg]: 'COR-DST',
  [ADRENAL_ITEM_TEXT.hddst_suppression]: 'HDDST',
};

/** WBC and GLU without a specimen are those of the blood or of the urine: the unit tells that it is the blood. */
function codeByUnit(row: PlainInput, name: string): string {
  const [unit, specimen] = [text(row['unit']), text(row['specimen'])];
  if (unit === '' || specimen !== '') return '';
  const items = itemsOfBlood(name).filter((item) => unitFactor(unit, item.unit, item.code).failure === undefined);
  const own = items.filter((item) => findUnit(unit)?.name === item.unit);
  const likely = own.length > 0 ? own : items;
  // Ca2+ is either calcium: the interval beside it tells which, without one it would be a guess.
  const [one, another] = likely.length > 1 ? likely.filter((item) => isOfRange(item, row, unit)) : likely;
  return another === undefined ? (one?.code ?? '') : '';
}

/** True where the interval that a row prints has something in common with the item's own. */
function isOfRange({ code, unit: itsUnit, intervals }: CatalogueItem, row: PlainInput, unit: string): boolean {
  const printed = parseRange(plainRange(row['range'] ?? { low: row['range_low'], high: row['range_high'] }));
  const usual = intervals.male ?? intervals.female;
  if (printed.kind !== 'interval' || printed.low === undefined || printed.high === undefined || usual == null)
    return false;
  const { factor } = unitFactor(unit, itsUnit, code);
  return printed.low * factor < (usual.high ?? Infinity) && printed.high * factor > (usual.low ?? -Infinity);
}

/** The code of a printed name; '' where it names nothing that is known. */
function codeOfName(row: PlainInput, name: string): string {
  if (name === '') return '';
  return findPrintedItem(name, text(row['specimen']))?.code ?? TEST_CODES[name] ?? codeByUnit(row, name);
}

function codeOf(row: PlainInput): string {
  const code = text(row['code']);
  const name = text(row['name']);
  const item = code === '' ? undefined : (findItem(code) ?? findItem(code.toUpperCase()) ?? findItemByLoinc(code));
  // A code of the hospital's own says nothing; the name beside it may.
  return item?.code ?? (codeOfName(row, code) || codeOfName(row, name) || code);
}

/** HbA1c of the IFCC (mmol/mol) in percent of the NGSP: IFCC = 10.93 × % − 23.5. */
const percentOf = (printed: string): string =>
  printed.replace(/\d+(?:\.\d+)?/g, (figure) => ((Number(figure) + 23.5) / 10.93).toFixed(1));

function inPercent(row: PlainInput, code: string): PlainInput {
  if (code !== 'HBA1C' || !/^mmol\/mol$/i.test(text(row['unit']).trim())) return row;
  return { ...row, value: percentOf(text(row['value'])), range: percentOf(plainRange(row['range'])), unit: '%' };
}

/** What a row is called: as it is printed, else as the catalogue or the source's code has it. */
function nameOf(row: PlainInput, code: string): string {
  return text(row['name']) || (findItem(code)?.name ?? code);
}

function printedRow(given: PlainInput, id: string): PrintedRow {
  const code = codeOf(given);
  const row = inPercent({ ...given, value: given['value'] ?? given['result'] }, code);
  return {
    laboratory_id: id,
    code,
    name: nameOf(row, code),
    specimen: text(row['specimen']),
    result: text(row['value']),
    unit: text(row['unit']),
    range_text: plainRange(row['range'] ?? { low: row['range_low'], high: row['range_high'] }),
    group_name: '',
    error: null,
    source_flag: text(row['source_flag']),
  };
}

function reportRows(report: PlainInput, id: string, at: string): ReportRows {
  const rows = Array.isArray(report['results']) ? report['results'].filter(isRecord) : [];
  return {
    report: { report_id: id, report_name: '', report_time: at, received_at: plainTime(report['received_at']) },
    rows: rows.map((row, index) => printedRow(row, `${id}-${index + 1}`)),
  };
}

const HOUR_MS = 3_600_000;

/** An earlier report and its place in time, told as such or in hours before the report that is read; none where neither is. */
function placedEarlier(report: PlainInput, at: string): { id: string; past: PlainInput; at: string }[] {
  const all = Array.isArray(report['earlier']) ? report['earlier'].filter(isRecord) : [];
  return all.flatMap((past, index) => {
    const hours = finiteOrNull(past['hours_ago']);
    const then = hours === null ? plainTime(past['at']) : hospitalTime(Date.parse(at) - hours * HOUR_MS);
    return then === '' ? [] : [{ id: `earlier-${index + 1}`, past, at: then }];
  });
}

function formsOf(report: PlainInput): SavedForm[] {
  const given = Array.isArray(report['assessments']) ? report['assessments'] : [report['assessment']];
  return given.filter(isRecord).flatMap((saved) => {
    const apiType = finiteOrNull(saved['api_type']);
    return apiType === null || !isRecord(saved['form'])
      ? []
      : [{ apiType, form: saved['form'], ...(text(saved['at']) === '' ? {} : { savedTime: text(saved['at']) }) }];
  });
}

const EMPTY_TIME = '1970-01-01T00:00:00+08:00';

/**
 * A report in plain words as the command line takes it: `{ at, received_at, sex, age | age_months | birth, department, tags, results [{ code | name,
 * value, unit, range, source_flag }], earlier [{ at | hours_ago, results, case_type }], assessment { api_type, form, at } }`. What is
 * missing or null is not told; a range is a text, two bounds or `{ low, high }`; an age may be 「8个月」; a time without a zone is the
 * hospital's.
 */
export function readPlainReport(report: PlainInput): ReadingInput {
  const at = plainTime(report['at']) || EMPTY_TIME;
  const earlier = placedEarlier(report, at);
  const patient = {
    patient_id: 'patient',
    gender: text(report['sex']),
    birth_date: plainBirth(report, at),
    tags: plainWords(report['tags']),
  };
  const past = earlier.map(({ id, past: own, at: then }) => reportRows(own, id, then));
  const record = judgeRecord(patient, [reportRows(report, 'now', at), ...past]);
  const judged = record.reports.find((each) => each.report.report_id === 'now');
  if (judged === undefined) throw new Error('the record lacks the report that is read');
  const types = [{ id: 'now', past: report }, ...earlier].flatMap(({ id, past: own }) => {
    const type = finiteOrNull(own['case_type']);
    return type === 1 || type === 2 ? [[id, type] as const] : [];
  });
  return {
    record,
    judged,
    forms: formsOf(report),
    gasTypes: new Map(types),
    earlierDiagnoses: plainWords(report['diagnoses']),
  };
}
