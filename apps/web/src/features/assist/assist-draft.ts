import type { AssistFault, AssistInput, AssistItem, ReportData } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';

export type RowField = AssistFault['field'];
export const ROW_FIELDS: readonly RowField[] = ['code', 'result', 'unit', 'reference_interval'];

/** One result; an item is entered once, so that its code names the row. */
export interface DraftRow {
  readonly item: AssistItem;
  readonly result: string;
  readonly unit: string;
  /** Of the report the result is from; '' = the catalogue's. */
  readonly reference_interval: string;
}

export interface Draft {
  readonly age: string;
  readonly gender: '' | '男' | '女';
  readonly rows: readonly DraftRow[];
  readonly findings: readonly string[];
  /** The report that results were taken over from, as 顾怀远 2025-11-18 09:42 生化, and the names of rows that could not be. */
  readonly source?: { readonly reportId: string; readonly title: string; readonly left: readonly string[] };
}

export const EMPTY_DRAFT: Draft = { age: '', gender: '', rows: [], findings: [] };

export function isEmptyDraft({ age, gender, rows, findings }: Draft): boolean {
  return age === '' && gender === '' && rows.length === 0 && findings.length === 0;
}

/** Messages by field: `age`, `gender`, `entries`, and those of rows by {@link rowField}. */
export type DraftErrors = Readonly<Record<string, string>>;

export function rowField(code: string, field: RowField): string {
  return `${code}:${field}`;
}

const OLDEST = 150;

/** What is missing before the server can be asked; whether a text is a result or a unit, its rules know. */
export function checkDraft({ age, gender, rows, findings }: Draft): DraftErrors {
  const empty = rows.filter(({ result }) => result.trim() === '');
  return {
    ...(age === '' && { age: '请输入年龄' }),
    ...(Number(age) > OLDEST && { age: '年龄应在 0 至 150 岁之间' }),
    ...(gender === '' && { gender: '请选择性别' }),
    ...(rows.length === 0 && findings.length === 0 && { entries: '请录入检验结果或临床表现' }),
    ...Object.fromEntries(empty.map(({ item }) => [rowField(item.code, 'result'), '请输入结果'])),
  };
}

export function inputOf({ age, gender, rows, findings, source }: Draft): AssistInput {
  return {
    age: Number(age),
    gender: gender === '男' ? '男' : '女',
    laboratories: rows.map(({ item: { code }, result, unit, reference_interval: interval }) => ({
      // The server names a faulty row by its key.
      key: code,
      code,
      result: result.trim(),
      unit: unit.trim(),
      reference_interval: interval.trim(),
    })),
    findings: [...findings],
    ...(source && { report_id: source.reportId }),
  };
}

export function rowOf(item: AssistItem): DraftRow {
  return { item, result: '', unit: item.unit, reference_interval: '' };
}

/** Completed years at the time of a report; '' without a birth date, so that it is asked for instead of guessed. */
function ageAt(birthDate = '', time = ''): string {
  if (birthDate === '' || time === '') return '';
  const hadBirthday = time.slice(5, 10) >= birthDate.slice(5, 10);
  const years = Number(time.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return years >= 0 ? String(years) : '';
}

/**
 * A report as a draft: its results with the units and intervals it prints, age and sex of its patient. Rows outside the
 * catalogue, rows that could not be cleaned and second results of an item are named instead.
 */
export function draftOfReport(report: ReportData, reportId: string, items: readonly AssistItem[]): Draft | undefined {
  const { patient, report_time: time, report_name: name } = report;
  if (patient === undefined) return undefined;
  const byCode = new Map(items.map((item) => [item.code, item]));
  const rows = new Map<string, DraftRow>();
  const left = report.clean_failed_laboratories.map((row) => row.laboratory_name);
  for (const row of report.laboratories) {
    const item = byCode.get(row.code ?? '');
    if (item === undefined || rows.has(item.code)) left.push(row.laboratory_name);
    else
      rows.set(item.code, {
        item,
        result: row.original_result,
        unit: row.original_units ?? '',
        reference_interval: row.range_source === 'catalogue' ? '' : (row.original_reference_interval ?? ''),
      });
  }
  const title = [patient.name, formatDate(time, 'yyyy-MM-dd HH:mm'), name].filter(Boolean).join('\u3000');
  return {
    age: ageAt(patient.birth_date, time),
    gender: patient.gender,
    rows: [...rows.values()],
    findings: [],
    source: { reportId, title, left },
  };
}
