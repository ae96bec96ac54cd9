import type { LaboratoryStoreRow } from '../store/clinical-laboratories.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import type { SourceItem, SourceRowRecord } from '../store/source-records.ts';
import type { World } from '../store/world.ts';
import type { SourcePatient, SourceRow, SourceStatus } from './source.ts';

/** What a source item says of each of its rows. */
export function rowOfItem(
  item: Pick<SourceItem, 'code' | 'name' | 'specimen' | 'unit'>,
  { value, range }: { readonly value: string; readonly range: string },
): Omit<SourceRow, 'place' | 'patient' | 'reportId' | 'rowId' | 'time' | 'flag' | 'status' | 'statusText'> {
  const { code, name, specimen, unit } = item;
  return {
    loinc: '',
    itemCode: '',
    localNames: [name, code].filter((text) => text !== ''),
    name,
    specimen: { codes: [], text: specimen },
    value: { kind: 'text', text: value },
    units: unit === '' ? [] : [unit],
    printedUnit: unit,
    range: { kind: 'text', text: range },
  };
}

const statusOf = (status: LaboratoryStoreRow['source_status']): SourceStatus =>
  status === 'preliminary' || status === 'corrected' ? status : 'final';

/** The row as its source sent it: what the importer kept, or what follows from item, report and patient. */
export function storedSourceRow(
  world: World,
  item: SourceItem,
  held: SourceRowRecord,
  laboratory: LaboratoryStoreRow,
): SourceRow | undefined {
  if (held.raw !== '') return JSON.parse(held.raw) as SourceRow;
  const report = findReport(world, laboratory.report_id);
  const found = report && findPatient(world, report.patient_id);
  if (!report || !found) return undefined;
  const patient: SourcePatient = {
    id: found.patient_id,
    number: found.inpatient_no,
    name: found.name,
    gender: found.gender === '女' ? '女' : '男',
    birthDate: found.birth_date,
  };
  return {
    ...rowOfItem(item, { value: held.value, range: held.range_text }),
    place: `报告 ${report.report_id} ${item.name}`,
    patient,
    reportId: report.report_id,
    rowId: held.laboratory_id,
    time: report.report_time,
    flag: laboratory.source_flag ?? '',
    status: statusOf(laboratory.source_status),
    statusText: '',
  };
}
