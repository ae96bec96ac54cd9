import { readCsvRecords, UnreadableCsv, type CsvRecord } from '../tables/csv-records.ts';
import { cleanText, readPatientParts, rowIdIn, shortId } from './source-text.ts';
import { FileRefusal } from './source.ts';
import type { RefusedRow, SourceContent, SourcePatient, SourceRow, SourceStatus } from './source.ts';
import { readCsvTime, readDate } from './times.ts';

/** Columns by name: English, then Chinese. The README of the mock hospital gives the same list. */
const COLUMNS = {
  source: '来源机构',
  patient_id: '患者编号',
  name: '姓名',
  sex: '性别',
  birth_date: '出生日期',
  report_id: '报告编号',
  time: '时间',
  code: '项目代码',
  loinc: 'LOINC',
  item: '项目名称',
  specimen: '标本',
  result: '结果',
  unit: '单位',
  range: '参考区间',
  flag: '标志',
  status: '状态',
} as const;

type Column = keyof typeof COLUMNS;

const REQUIRED: readonly Column[] = ['patient_id', 'name', 'sex', 'birth_date', 'time', 'result'];
const ITEM_COLUMNS: readonly Column[] = ['code', 'loinc', 'item'];

const columnByName = new Map<string, Column>(
  (Object.keys(COLUMNS) as Column[]).flatMap((column) => [
    [column, column] as const,
    [COLUMNS[column].toLowerCase(), column] as const,
  ]),
);

const statuses = new Map<string, SourceStatus>([
  ['', 'final'],
  ['final', 'final'],
  ['终报', 'final'],
  ['preliminary', 'preliminary'],
  ['初报', 'preliminary'],
  ['corrected', 'corrected'],
  ['更正', 'corrected'],
  ['deleted', 'withdrawn'],
  ['作废', 'withdrawn'],
]);

function columnOf(heading: string): Column | undefined {
  return columnByName.get(cleanText(heading).toLowerCase());
}

/** Whether a first line is this header, at least in part. */
export function looksLikeCsv(text: string): boolean {
  const [line = ''] = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, 1);
  const known = line.split(/[,;\t]/).filter((heading) => columnOf(heading.replace(/^"|"$/g, '')) !== undefined);
  return known.length >= 2;
}

interface Header {
  readonly columns: readonly (Column | undefined)[];
  readonly unread: readonly string[];
}

function readHeader({ fields }: CsvRecord): Header {
  const columns = fields.map(columnOf);
  const named = columns.filter((column) => column !== undefined);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice !== undefined) throw new FileRefusal(`CSV 表头中「${COLUMNS[twice]}」出现两次`);
  const missing = REQUIRED.filter((column) => !named.includes(column));
  if (missing.length > 0) {
    throw new FileRefusal(`CSV 表头缺少 ${missing.map((column) => `${COLUMNS[column]}（${column}）`).join('、')}`);
  }
  if (!ITEM_COLUMNS.some((column) => named.includes(column))) {
    throw new FileRefusal('CSV 表头缺少 项目名称（item）、项目代码（code）或 LOINC（loinc）');
  }
  return { columns, unread: fields.filter((_, index) => columns[index] === undefined) };
}

type Cells = (column: Column) => string;

function readCsvPatient(cell: Cells): SourcePatient | string {
  if (cell('patient_id') === '') return '患者没有编号';
  return readPatientParts({
    id: shortId('csv patient', cell('source'), cell('patient_id')),
    number: cell('patient_id'),
    name: cell('name'),
    gender: cell('sex'),
    birthDate: readDate(cell('birth_date')),
  });
}

function readRow(cell: Cells, place: string, patient: SourcePatient): SourceRow | { readonly reason: string } {
  const statusText = cell('status');
  const status = statuses.get(statusText.toLowerCase());
  if (status === undefined) return { reason: `不认识的状态「${statusText}」` };
  const name = cell('item') || cell('code') || cell('loinc');
  if (name === '') return { reason: '没有项目' };
  const time = readCsvTime(cell('time'));
  if (time === undefined) return { reason: `没有可用的时间「${cell('time')}」` };
  if (cell('result') === '' && status !== 'withdrawn') return { reason: '没有结果' };
  const reportId = shortId('csv report', patient.id, cell('report_id'), time);
  return {
    place,
    patient,
    reportId,
    rowId: rowIdIn(reportId, cell('code'), cell('loinc'), cell('item'), cell('specimen')),
    time,
    loinc: cell('loinc'),
    itemCode: cell('code'),
    localNames: [cell('item')].filter((text) => text !== ''),
    name,
    specimen: { codes: [], text: cell('specimen') },
    value: { kind: 'text', text: cell('result') },
    units: [cell('unit')].filter((text) => text !== ''),
    printedUnit: cell('unit'),
    range: { kind: 'text', text: cell('range') },
    flag: cell('flag'),
    status,
    statusText,
  };
}

function* recordsOf(text: string): Generator<CsvRecord> {
  try {
    yield* readCsvRecords(text);
  } catch (error) {
    throw error instanceof UnreadableCsv ? new FileRefusal(error.message) : error;
  }
}

/**
 * Reads a CSV file with our header: every line after it ends as a row or as refused. The patients are read at once, the rows
 * each when it is asked for: a large file is never held as rows. Throws FileRefusal.
 */
export function readCsv(text: string): SourceContent {
  const [first] = recordsOf(text);
  if (!first) throw new FileRefusal('CSV 是空的');
  const { columns, unread } = readHeader(first);
  const cellsOf =
    ({ fields }: CsvRecord): Cells =>
    (column) =>
      cleanText(fields[columns.indexOf(column)] ?? '');

  const patients = new Map<string, SourcePatient>();
  let count = 0;
  let sender = '';
  for (const record of recordsOf(text).drop(1)) {
    count += 1;
    sender ||= cellsOf(record)('source');
    if (record.fields.length !== columns.length) continue;
    const patient = readCsvPatient(cellsOf(record));
    if (typeof patient !== 'string' && !patients.has(patient.id)) patients.set(patient.id, patient);
  }
  if (count === 0) throw new FileRefusal('CSV 只有表头');

  function rowOf(record: CsvRecord): SourceRow | RefusedRow {
    const cell = cellsOf(record);
    const place = `第 ${record.line} 行 ${cell('item') || cell('code') || cell('loinc')}`.trimEnd();
    if (record.fields.length !== columns.length) {
      return { place, reason: `有 ${record.fields.length} 列，表头有 ${columns.length} 列` };
    }
    const patient = readCsvPatient(cell);
    if (typeof patient === 'string') return { place, reason: `该结果的患者不能导入：${patient}` };
    const row = readRow(cell, place, patient);
    return 'reason' in row ? { place, reason: row.reason } : row;
  }

  return {
    format: 'CSV',
    patients: [...patients.values()],
    rows: { [Symbol.iterator]: () => recordsOf(text).drop(1).map(rowOf) },
    count,
    notes: unread.map((heading) => ({ place: '表头', note: `列「${heading}」未读取` })),
    others: unread.length,
    sender,
    messages: count,
  };
}
