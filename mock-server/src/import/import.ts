import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CATALOGUE_GROUPS } from '@jianwei/clinical-rules/catalogue/catalogue';
import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { findPatient, insertPatient } from '../store/clinical-patients.ts';
import { findReport, insertReport } from '../store/clinical-reports.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { readFhir, type BundleContent, type ImportedRow, type RefusedRow } from './fhir.ts';
import { readBundle } from './fhir-resources.ts';

/** What became of one file. */
export interface FileAccount {
  readonly file: string;
  /** Why the whole file was refused; the other figures are 0 then. */
  readonly reason?: string;
  readonly patients: number;
  readonly reports: number;
  readonly observations: number;
  readonly taken: number;
  readonly refused: readonly RefusedRow[];
  readonly others: number;
}

const department = '外院导入';
const notRead: Omit<FileAccount, 'file'> = {
  patients: 0,
  reports: 0,
  observations: 0,
  taken: 0,
  refused: [],
  others: 0,
};

/** The groups of a report's rows, in report order: 生化、血脂. */
function reportName(rows: readonly ImportedRow[]): string {
  const groups = new Set(rows.map(({ item }) => item.group));
  return CATALOGUE_GROUPS.filter((group) => groups.has(group)).join('、');
}

function storeRows(world: World, reportId: string, rows: readonly ImportedRow[]): void {
  rows.forEach((row, index) =>
    insertLaboratory(world, {
      laboratory_id: row.id,
      report_id: reportId,
      position: index + 1,
      code: row.item.code,
      name: row.name,
      specimen: row.item.specimen,
      result: row.result,
      unit: row.unit,
      range_text: row.range,
      group_name: row.item.group,
      error: null,
      source_text: row.source,
    }),
  );
}

/** Stores patients, reports and rows in one transaction. A report that is there already is refused row by row. */
function store(world: World, file: string, content: BundleContent): FileAccount {
  const refused = [...content.refused];
  let taken = 0;
  let reports = 0;
  const byReport = Map.groupBy(content.rows, ({ reportId }) => reportId);
  inTransaction(world, () => {
    for (const patient of content.patients) {
      if (findPatient(world, patient.id)) continue;
      insertPatient(world, {
        patient_id: patient.id,
        name: patient.name,
        gender: patient.gender,
        birth_date: patient.birthDate,
        department,
        bed_no: '',
        inpatient_no: patient.id,
        tags: [],
      });
    }
    for (const report of content.reports) {
      const rows = byReport.get(report.id) ?? [];
      if (findReport(world, report.id)) {
        refused.push(
          ...rows.map(({ name, source }) => ({ place: `${name} ${source}`, reason: `报告 ${report.id} 已经导入过` })),
        );
        continue;
      }
      insertReport(world, {
        report_id: report.id,
        patient_id: report.patientId,
        report_name: reportName(rows),
        report_time: report.time,
      });
      storeRows(world, report.id, rows);
      reports += 1;
      taken += rows.length;
    }
  });
  const { observations, others } = content;
  return { file, patients: content.patients.length, reports, observations, taken, refused, others };
}

/** Takes one FHIR R4 bundle into the world; a file that is not one leaves the world as it was. */
export function importText(world: World, file: string, text: string): FileAccount {
  const bundle = readBundle(text);
  if ('reason' in bundle) return { file, ...notRead, reason: bundle.reason };
  let content: BundleContent;
  try {
    content = readFhir(bundle.entries);
  } catch {
    // A field of another type than FHIR R4 gives it: nothing of such a file can be trusted.
    return { file, ...notRead, reason: '结构不符合 FHIR R4' };
  }
  if (content.patients.length === 0) {
    const why = content.refused.find(({ place }) => place.endsWith('Patient'))?.reason ?? '没有患者';
    return { file, ...notRead, reason: why };
  }
  return store(world, file, content);
}

/** The account of a file as the command line prints it; taken and refused rows add up to its observations. */
export function printAccount(account: FileAccount): string {
  if (account.reason !== undefined) return `${account.file}：整个文件未导入，${account.reason}`;
  const { file, patients, reports, observations, taken, refused, others } = account;
  return [
    `${file}：${observations} 条结果，导入 ${taken} 条，未导入 ${refused.length} 条；患者 ${patients} 位，报告 ${reports} 份；其他资源 ${others} 个不含检验结果`,
    ...refused.map(({ place, reason }) => `  未导入 ${place}：${reason}`),
  ].join('\n');
}

/** Takes files into the world and tells what became of each row. `refused` says that some file was refused whole. */
export function importFiles(
  world: World,
  files: readonly string[],
): { readonly text: string; readonly refused: boolean } {
  const accounts = files.map((file): FileAccount => {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return { file: basename(file), ...notRead, reason: '文件不能读取' };
    }
    return importText(world, basename(file), text);
  });
  return { text: accounts.map(printAccount).join('\n'), refused: accounts.some(({ reason }) => reason !== undefined) };
}
