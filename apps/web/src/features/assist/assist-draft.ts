import type { AssistFault, AssistInput, AssistItem, Patient, ReportData } from '@jianwei/api-client/model';

export type RowField = 'result' | 'unit' | 'range';

export interface DraftRow {
  /** Unique within the page; the server names a faulty row by it. */
  readonly key: string;
  readonly item: AssistItem;
  readonly result: string;
  readonly unit: string;
  /** Reference interval of the report the result is from; '' = the catalogue's. */
  readonly range: string;
}

/** Where entered results were taken over from. */
export interface DraftSource {
  readonly reportId: string;
  /** 顾怀远 2025-11-18 09:42 生化 */
  readonly title: string;
  /** Names of rows that could not be taken over. */
  readonly left: readonly string[];
}

export interface Draft {
  readonly age: string;
  readonly gender: '' | '男' | '女';
  readonly rows: readonly DraftRow[];
  readonly findings: readonly string[];
  readonly source: DraftSource | null;
}

export const EMPTY_DRAFT: Draft = { age: '', gender: '', rows: [], findings: [], source: null };

export function isEmptyDraft({ age, gender, rows, findings }: Draft): boolean {
  return age === '' && gender === '' && rows.length === 0 && findings.length === 0;
}

/** Messages by field: `age`, `gender`, `entries`, and `<row key>:<field>`. */
export type DraftErrors = Readonly<Record<string, string>>;

export function rowField(key: string, field: RowField | 'code'): string {
  return `${key}:${field}`;
}

const OLDEST = 150;

/** What is missing before the server can be asked; whether a text is a result or a unit, its rules know. */
export function checkDraft({ age, gender, rows, findings }: Draft): DraftErrors {
  const errors: Record<string, string> = {};
  if (age === '') errors['age'] = '请输入年龄';
  else if (Number(age) > OLDEST) errors['age'] = '年龄应在 0 至 150 岁之间';
  if (gender === '') errors['gender'] = '请选择性别';
  if (rows.length === 0 && findings.length === 0) errors['entries'] = '请录入检验结果或临床表现';
  for (const row of rows) if (row.result.trim() === '') errors[rowField(row.key, 'result')] = '请输入结果';
  return errors;
}

const FIELD: Record<AssistFault['field'], RowField | 'code'> = {
  code: 'code',
  result: 'result',
  unit: 'unit',
  reference_interval: 'range',
};

/** The server's faults, each beside its field. */
export function errorsOf(faults: readonly AssistFault[]): DraftErrors {
  return Object.fromEntries(faults.map(({ key, field, message }) => [rowField(key, FIELD[field]), message]));
}

export function inputOf(draft: Draft): AssistInput {
  return {
    age: Number(draft.age),
    gender: draft.gender === '男' ? '男' : '女',
    laboratories: draft.rows.map(({ key, item, result, unit, range }) => ({
      key,
      code: item.code,
      result: result.trim(),
      unit: unit.trim(),
      reference_interval: range.trim(),
    })),
    findings: [...draft.findings],
    ...(draft.source === null ? {} : { report_id: draft.source.reportId }),
  };
}

export function rowOf(item: AssistItem): DraftRow {
  return { key: item.code, item, result: '', unit: item.unit, range: '' };
}

/** Completed years at the time of a report; '' without a birth date, so that it is asked for instead of guessed. */
export function ageAt(birthDate: string | undefined, time: string | undefined): string {
  if (birthDate === undefined || birthDate === '' || time === undefined) return '';
  const [birth, day] = [birthDate, time].map((text) => text.slice(0, 10).split('-').map(Number));
  const [year = 0, month = 0, date = 0] = birth ?? [];
  const [thatYear = 0, thatMonth = 0, thatDate = 0] = day ?? [];
  const hadBirthday = thatMonth > month || (thatMonth === month && thatDate >= date);
  const years = thatYear - year - (hadBirthday ? 0 : 1);
  return years >= 0 ? String(years) : '';
}

/**
 * A report as a draft: its results with the units and intervals it prints, age and sex of its patient. Rows outside the
 * catalogue, rows that could not be cleaned and second results of an item are named instead.
 */
export function draftOfReport(
  report: ReportData,
  patient: Patient,
  reportId: string,
  items: readonly AssistItem[],
  time: string,
): Draft {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const rows = new Map<string, DraftRow>();
  const left = report.clean_failed_laboratories.map((row) => row.laboratory_name);
  for (const row of report.laboratories) {
    const item = byCode.get(row.code ?? '');
    if (item === undefined || rows.has(item.code)) left.push(row.laboratory_name);
    else
      rows.set(item.code, {
        ...rowOf(item),
        result: row.original_result,
        unit: row.original_units ?? '',
        range: row.range_source === 'catalogue' ? '' : (row.original_reference_interval ?? ''),
      });
  }
  return {
    age: ageAt(patient.birth_date, report.report_time),
    gender: patient.gender,
    rows: [...rows.values()],
    findings: [],
    source: {
      reportId,
      title: [patient.name, time, report.report_name].filter(Boolean).join('\u3000'),
      left,
    },
  };
}
