import { itemOf } from '@jianwei/clinical-rules/record/judged';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { listLaboratoriesOfItem, listLaboratoriesOfPatient } from '../store/clinical-laboratories.ts';
import type { LaboratoryStoreRow } from '../store/clinical-laboratories.ts';
import type { World } from '../store/world.ts';
import type { RuleRow } from './report.ts';

/** Rows under the id of their report. */
export type RowsByReport = ReadonlyMap<string, readonly RuleRow[]>;

/** What the reports of a patient print, as rules read it. */
export interface RecordRows {
  readonly all: () => RowsByReport;
  /** Those of one item: a rule names few, and a record may hold hundreds. */
  readonly ofItem: (code: string) => RowsByReport;
}

function ruleRow(row: PrintedRow, code: string): RuleRow {
  return {
    code,
    specimen: row.specimen,
    result: row.result,
    unit: row.unit,
    range: row.range_text,
    flag: row.source_flag ?? '',
    group: row.group_name,
  };
}

/** Codes as judged (a printed name finds its item), everything else as printed; rows that could not be cleaned stand last. */
function ruleRows(printed: readonly PrintedRow[]): RuleRow[] {
  return [
    ...printed.filter(({ error }) => error === null).map((row) => ruleRow(row, itemOf(row)?.code ?? row.code)),
    ...printed.filter(({ error }) => error !== null).map((row) => ruleRow(row, row.code)),
  ];
}

function onlyItem(rows: RowsByReport, code: string): RowsByReport {
  const own = [...rows].map(([id, each]) => [id, each.filter((row) => row.code === code)] as const);
  return new Map(own.filter(([, each]) => each.length > 0));
}

/** Reads once what is asked for. */
function readOnce(readAll: () => RowsByReport, readItem: (code: string) => RowsByReport): RecordRows {
  let all: RowsByReport | undefined;
  const items = new Map<string, RowsByReport>();
  const readAllOnce = () => (all ??= readAll());
  return {
    all: readAllOnce,
    ofItem: (code) => {
      const found = items.get(code) ?? onlyItem(all ?? readItem(code), code);
      items.set(code, found);
      return found;
    },
  };
}

function byReport(rows: readonly LaboratoryStoreRow[]): RowsByReport {
  const reports = Map.groupBy(rows, ({ report_id: id }) => id);
  return new Map([...reports].map(([id, printed]) => [id, ruleRows(printed)]));
}

/** Rows of a patient from the store. */
export function storedRows(world: World, patientId: string): RecordRows {
  return readOnce(
    () => byReport(listLaboratoriesOfPatient(world, patientId)),
    (code) => byReport(listLaboratoriesOfItem(world, patientId, code)),
  );
}

/** Rows of reports that were read from the store already; nothing is judged for them. */
export function printedRows(reports: readonly JudgedReport[]): RecordRows {
  const rows = () => new Map(reports.map(({ report, printed }) => [report.report_id, ruleRows(printed)]));
  const once = readOnce(rows, () => once.all());
  return once;
}
