import type { ResearchDictionaryColumn, ResearchDistribution } from '@jianwei/api-client/model';
import { INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { csvFile, csvLine } from './csv.ts';
import type { RowsFile } from './export-rows.ts';
import { isSmall, roundedCount, THRESHOLD, WITHHELD } from './suppress.ts';
import type { Table } from './table-one.ts';

/** What a file says, before it is written. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly changes: readonly string[];
  readonly suppressedCells: number;
}

const HIDDEN_TEXT = `<${THRESHOLD}`;

/** A count in a file: to the nearest 5, hidden where it is small (R2). */
function fileCount(count: { readonly value?: number; readonly shown: string }): string {
  if (count.value === undefined) return count.shown;
  const rounded = roundedCount(count.value);
  return isSmall(rounded) ? HIDDEN_TEXT : String(rounded);
}

/** What was done to the counts of a file, and how many cells do not say theirs. */
function protection(rows: readonly (readonly string[])[]): Pick<Sheet, 'changes' | 'suppressedCells'> {
  const countOf = (text: string): number => rows.flat().filter((cell) => cell === text).length;
  const [small, withheld] = [countOf(HIDDEN_TEXT), countOf(WITHHELD.shown)];
  return {
    changes: [
      '人数取整到 5',
      ...(small > 0 ? [`${small} 个单元格 ${HIDDEN_TEXT}`] : []),
      ...(withheld > 0 ? [`${withheld} 个单元格可据以推算，隐去`] : []),
    ],
    suppressedCells: small + withheld,
  };
}

/** Table one in a file: counts to the nearest 5, with shares of those counts. */
export function tableSheet({ columns, rows }: Table): Sheet {
  const total = columns.map(({ n }) => (n.value === undefined ? 0 : roundedCount(n.value)));
  const cell = (row: Table['rows'][number], index: number): string => {
    const found = row.cells[index];
    if (found?.n?.value === undefined || total[index] === 0) return found?.shown ?? '';
    const count = fileCount(found.n);
    const percent = ((roundedCount(found.n.value) / (total[index] ?? 1)) * 100).toFixed(1);
    return count === HIDDEN_TEXT ? count : `${count} (${percent})`;
  };
  const missing = (row: Table['rows'][number], index: number): string => {
    const found = row.missing[index];
    return found?.n === undefined ? (found?.shown ?? '') : fileCount(found.n);
  };
  const lines = rows.map((row) => [
    row.form === 'level' ? `  ${row.name}` : `${row.name}${row.unit === '' ? '' : `，${unitText(row.unit)}`}`,
    ...columns.map((_, index) => cell(row, index)),
    ...columns.map((_, index) => missing(row, index)),
    row.smd === undefined ? '' : String(row.smd),
    row.p_shown ?? '',
    row.test ?? '',
  ]);
  return {
    columns: [
      '变量',
      ...columns.map(({ label, n }) => `${label} (n=${fileCount(n)})`),
      ...columns.map(({ label }) => `${label} 缺失`),
      'SMD',
      'P',
      '检验',
    ],
    rows: lines,
    ...protection(lines),
  };
}

/** Distributions in a file: a line for each bin or level. */
export function distributionsSheet(distributions: readonly ResearchDistribution[]): Sheet {
  const lines = distributions.flatMap(({ name, unit, bins, levels, missing, outside }) => {
    const head = [name, unit];
    const ends = [
      ['低于', '', fileCount(outside.below)],
      ['高于', '', fileCount(outside.above)],
    ];
    return [
      ...bins.map(({ from, to, n }) => [...head, String(from), String(to), fileCount(n)]),
      ...levels.map(({ label, n }) => [...head, label, '', fileCount(n)]),
      ...(bins.length === 0 ? [] : ends.map((end) => [...head, ...end])),
      [...head, '缺失', '', fileCount(missing)],
    ];
  });
  return {
    columns: ['变量', '单位', '自或类', '至', '人数'],
    rows: lines,
    ...protection(lines),
  };
}

export function rowsSheet({ columns, rows, changes }: RowsFile): Sheet {
  return { columns, rows, changes, suppressedCells: 0 };
}

export interface FileHead {
  readonly title: string;
  readonly definition: string;
  readonly dataTime: string;
  /** The figures are those of demonstration patients too. */
  readonly isDemo: boolean;
}

/** The lines that stand before every file. */
function headLines({ title, definition, dataTime, isDemo }: FileHead): string[] {
  return [
    `# 检微 ${title}`,
    `# 定义 ${definition}`,
    `# 数据时点 ${dataTime.slice(0, 16).replace('T', ' ')}${isDemo ? '，演示数据' : ''}`,
    `# 规则版本 ${INFERENCE_VERSION}`,
  ].map((line) => line.replaceAll(/[\r\n]+/g, ' '));
}

export function sheetLines(sheet: Sheet, head: FileHead): string[] {
  return [...headLines(head), csvLine(sheet.columns), ...sheet.rows.map(csvLine)];
}

export function dictionaryFile(columns: readonly ResearchDictionaryColumn[], head: FileHead): string {
  const lines = columns.map((each) =>
    csvLine([
      each.name,
      each.label,
      each.unit,
      each.type,
      each.allowed,
      each.derivation,
      fileCount(each.missing),
      each.rule_version,
    ]),
  );
  const heading = csvLine(['name', 'label', 'unit', 'type', 'allowed', 'derivation', 'missing', 'rule_version']);
  return csvFile([...headLines({ ...head, title: `${head.title} 数据字典` }), heading, ...lines]);
}
