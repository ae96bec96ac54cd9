import type { StoredContent } from './store-content.ts';
import type { SourceFormat } from './source.ts';

/** What became of one file. Taken and refused rows add up to its rows. */
export interface FileAccount extends StoredContent {
  readonly file: string;
  readonly format: SourceFormat | undefined;
  /** Why the whole file was refused; the other figures are 0 then. */
  readonly reason?: string;
  readonly rows: number;
  readonly others: number;
}

export function refusedFile(file: string, reason: string): FileAccount {
  const nothing = { taken: 0, refused: [], notes: [], patients: [], reports: 0, rows: 0, others: 0 };
  const none: ReadonlySet<string> = new Set();
  return { file, format: undefined, reason, ...nothing, changed: none, corrected: none, runId: 0 };
}

const otherThings: Readonly<Record<SourceFormat, string>> = {
  'FHIR R4': '个资源',
  'HL7 v2 ORU^R01': '个段',
  CSV: '列',
};

/** The account of a file as the command line prints it. */
export function printAccount(account: FileAccount): string {
  const { file, format, reason, rows, taken, refused, notes, patients, reports, others } = account;
  if (reason !== undefined || format === undefined) return `${file}：整个文件未导入，${reason ?? ''}`;
  const rest = others === 0 ? '' : `；另有 ${others} ${otherThings[format]}不含检验结果`;
  return [
    `${file}（${format}）：${rows} 条结果，导入 ${taken} 条，未导入 ${refused.length} 条；患者 ${patients.length} 位，新报告 ${reports} 份${rest}`,
    ...patients.map(({ patient_id, name, reports: count }) => `  患者 ${name}（${patient_id}）：报告 ${count} 份`),
    ...notes.map(({ place, note }) => `  注意 ${place}：${note}`),
    ...refused.map((row) => `  未导入 ${row.place}：${row.reason}`),
  ].join('\n');
}

/** The answer of `POST /__mock/import`. */
export function accountAnswer(accounts: readonly FileAccount[]) {
  return {
    files: accounts.map(({ file, format, rows, taken, refused, reports, others }) => ({
      file,
      format,
      rows,
      taken,
      refused: refused.length,
      reports,
      others,
    })),
    taken: accounts.reduce((sum, { taken }) => sum + taken, 0),
    refused: accounts.flatMap(({ refused }) => refused),
    notes: accounts.flatMap(({ notes }) => notes),
    patients: accounts.flatMap(({ patients }) => patients),
  };
}

/** One set of all: that of a single large file is not copied. */
function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const [only] = sets;
  return only !== undefined && sets.length === 1 ? only : new Set(sets.flatMap((each) => [...each]));
}

/** Reports of several files that rules are to read. */
export function changedReports(accounts: readonly FileAccount[]): {
  reportIds: ReadonlySet<string>;
  corrected: ReadonlySet<string>;
} {
  return {
    reportIds: union(accounts.map(({ changed }) => changed)),
    corrected: union(accounts.map(({ corrected }) => corrected)),
  };
}
