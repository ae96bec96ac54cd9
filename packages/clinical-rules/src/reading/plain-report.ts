import { ADRENAL_ITEM_TEXT } from '../adrenal-cortex/wording.ts';
import { findItem, findItemByName } from '../catalogue/catalogue.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { judgeRecord } from '../record/judged.ts';
import type { PrintedRow, ReportRows } from '../record/judged.ts';
import type { ReadingInput } from './read.ts';
import type { SavedForm } from './tools/statement.ts';

const GENDER: Readonly<Record<string, string>> = { male: '男', female: '女', M: '男', F: '女' };

/** Function tests that have no code of the catalogue, by the name that a report prints. */
const TEST_CODES: Readonly<Record<string, string>> = {
  [ADRENAL_ITEM_TEXT.acth_stim_peak]: 'COR-STIM',
  [ADRENAL_ITEM_TEXT.dst_1mg]: 'COR-DST',
  [ADRENAL_ITEM_TEXT.hddst_suppression]: 'HDDST',
};

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** 血清钾, 钾（K）, K+, 丙氨酸氨基转移酶(ALT): the name without its specimen, its sign or what stands in brackets, and that itself. */
function namesIn(name: string): string[] {
  const [, bare = name, inside = ''] = /^(.*?)\s*[（(]([^（()）]+)[)）]\s*$/.exec(name) ?? [];
  const own = [name, bare, inside].filter((each) => each !== '');
  return [...own, ...own.map((each) => each.replace(/^(血清|血浆|全血|血)/, '').replace(/(离子|[+⁺\-⁻²]+)$/, ''))];
}

function codeOf(row: PlainInput): string {
  const code = text(row['code']);
  const name = text(row['name']);
  if (code !== '') return findItem(code)?.code ?? findItem(code.toUpperCase())?.code ?? code;
  const found = namesIn(name).map((each) => findItemByName(each, text(row['specimen']))?.code ?? TEST_CODES[each]);
  return found.find((each) => each !== undefined) ?? '';
}

/** HbA1c of the IFCC (mmol/mol) in percent of the NGSP: IFCC = 10.93 × % − 23.5. */
const percentOf = (printed: string): string =>
  printed.replace(/\d+(?:\.\d+)?/g, (figure) => ((Number(figure) + 23.5) / 10.93).toFixed(1));

function inPercent(row: PlainInput, code: string): PlainInput {
  if (code !== 'HBA1C' || !/^mmol\/mol$/i.test(text(row['unit']).trim())) return row;
  return { ...row, value: percentOf(text(row['value'])), range: percentOf(text(row['range'])), unit: '%' };
}

function printedRow(given: PlainInput, id: string): PrintedRow {
  const code = codeOf(given);
  const row = inPercent(given, code);
  return {
    laboratory_id: id,
    code,
    name: text(row['name']),
    specimen: text(row['specimen']),
    result: text(row['value']),
    unit: text(row['unit']),
    range_text: text(row['range']),
    group_name: '',
    error: null,
    source_flag: text(row['source_flag']),
  };
}

function reportRows(report: PlainInput, id: string): ReportRows {
  const rows = Array.isArray(report['results']) ? report['results'].filter(isRecord) : [];
  return {
    report: { report_id: id, report_name: '', report_time: text(report['at']) },
    rows: rows.map((row, index) => printedRow(row, `${id}-${index + 1}`)),
  };
}

/** A birth date that makes the age on the day of the report; '' where neither is told. */
function birthDate(report: PlainInput): string {
  const birth = text(report['birth']);
  const age = finiteOrNull(report['age']);
  const at = text(report['at']);
  if (birth !== '' || age === null) return birth;
  return `${String(Number(at.slice(0, 4)) - age).padStart(4, '0')}-01-01`;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
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
 * A report in plain words as the command line takes it: `{ at, sex, age | birth, department, tags, results [{ code | name, value,
 * unit, range, source_flag }], earlier [{ at, results, case_type }], assessment { api_type, form, at } }`.
 */
export function readPlainReport(report: PlainInput): ReadingInput {
  const own = reportRows({ at: EMPTY_TIME, ...report }, 'now');
  const earlier = (Array.isArray(report['earlier']) ? report['earlier'].filter(isRecord) : []).map((past, index) => ({
    id: `earlier-${index + 1}`,
    past,
  }));
  const sex = text(report['sex']);
  const patient = {
    patient_id: 'patient',
    gender: GENDER[sex] ?? sex,
    birth_date: birthDate(report),
    tags: texts(report['tags']),
  };
  const record = judgeRecord(patient, [own, ...earlier.map(({ id, past }) => reportRows(past, id))]);
  const judged = record.reports.find((each) => each.report.report_id === 'now');
  if (judged === undefined) throw new Error('the report has no time');
  const types = [{ id: 'now', past: report }, ...earlier].flatMap(({ id, past }) => {
    const type = finiteOrNull(past['case_type']);
    return type === 1 || type === 2 ? [[id, type] as const] : [];
  });
  return {
    record,
    judged,
    forms: formsOf(report),
    gasTypes: new Map(types),
    earlierDiagnoses: texts(report['diagnoses']),
  };
}
