import type { LaboratoryStoreRow } from '../store/clinical-laboratories.ts';
import type { MappedRow } from './map-row.ts';
import type { SourceRow } from './source.ts';

/** Where the catalogue has no group for an item. */
export const NO_GROUP = '其他';

/** A result of a file as its report will hold it; the report gives the place. */
export type NewRow = Omit<LaboratoryStoreRow, 'position'>;

function commonOf(row: SourceRow) {
  return {
    laboratory_id: row.rowId,
    report_id: row.reportId,
    source_flag: row.flag,
    source_status: row.status === 'preliminary' || row.status === 'corrected' ? row.status : '',
  } as const;
}

/** A result that was mapped to the catalogue. */
export function usableRow(row: SourceRow, mapped: MappedRow): NewRow {
  const { item, specimen, result, unit, range, source } = mapped;
  return {
    ...commonOf(row),
    code: item.code,
    name: row.name === '' ? item.name : row.name,
    specimen,
    result,
    unit,
    range_text: range,
    group_name: item.group,
    error: null,
    source_text: source,
  };
}

/** The interval of a row as its source prints it. */
export function printedRangeOf({ range }: SourceRow): string {
  return range.kind === 'text' ? range.text : `${range.low?.digits ?? ''}–${range.high?.digits ?? ''}`;
}

/** A result that cannot be judged still belongs to its report: as printed, with the reason. */
export function unreadableRow(row: SourceRow, reason: string): NewRow {
  const { value } = row;
  return {
    ...commonOf(row),
    code: '',
    name: row.name,
    specimen: row.specimen.text,
    result: value.kind === 'text' ? value.text : `${value.comparator}${value.digits}`,
    unit: row.printedUnit,
    range_text: printedRangeOf(row),
    group_name: NO_GROUP,
    error: reason,
  };
}
