import { judgeRecord } from './judged.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { PrintedPatient, PrintedReport, PrintedRow } from './printed.ts';

/** Code, result and unit of a row; the rest where it matters. */
export type PlainRow = readonly [code: string, result: string, unit?: string, rest?: Partial<PrintedRow>];

/** A report by its day (or whole time) and rows; its id is the day. */
export type PlainReport = Partial<PrintedReport> & { readonly day: string; readonly rows: readonly PlainRow[] };

export const WOMAN: PrintedPatient = { patient_id: 'P1', gender: '女', birth_date: '1965-03-02', tags: [] };
export const MAN: PrintedPatient = { ...WOMAN, gender: '男' };

/** A printed row: what is not given is empty. */
export const printedRow = (given: Partial<PrintedRow>): PrintedRow => ({
  laboratory_id: '1',
  code: '',
  name: '',
  specimen: '',
  result: '',
  unit: '',
  range_text: '',
  group_name: '',
  error: null,
  ...given,
});

/** The time of a report of that day. */
export function at(day: string): string {
  return day.length > 10 ? day : `${day}T08:00:00+08:00`;
}

/** A judged patient; row ids are the report's id and the code. */
export function recordOf(reports: readonly PlainReport[], patient: PrintedPatient = WOMAN): PatientRecord {
  return judgeRecord(
    patient,
    reports.map(({ day, rows, ...named }) => {
      const report = { report_id: day, report_name: '', report_time: at(day), ...named };
      return {
        report,
        rows: rows.map(([code, result, unit = '', rest = {}]) =>
          printedRow({ laboratory_id: `${report.report_id} ${code}`, code, name: code, result, unit, ...rest }),
        ),
      };
    }),
  );
}

/** The report with that id. */
export function reportOf(record: PatientRecord, id: string): JudgedReport {
  const judged = record.reports.find(({ report }) => report.report_id === id);
  if (judged === undefined) throw new Error(`no report ${id}`);
  return judged;
}

/** The patient's only report. */
export function onlyReport(rows: readonly PlainRow[], patient?: PrintedPatient): [PatientRecord, JudgedReport] {
  const record = recordOf([{ day: '2025-11-17', rows }], patient);
  return [record, reportOf(record, '2025-11-17')];
}
