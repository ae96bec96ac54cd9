import type { Contribution, LaboratoryRow, ModelReport } from '@jianwei/api-client/model';
import { unitText } from '../../../parts/lab/lab-text.ts';
import type { WhyRow } from '../shared/explained.tsx';
import { recordText } from '../shared/record-text.ts';

const NO_CONCLUSION = '暂无结论';
export const CONCLUSION_TITLE = '综合判断';

/** The conclusion in its parts, one a line; 暂无结论 where the rule draws none. */
export function conclusionLines({ conclusion = '' }: ModelReport): string[] {
  return conclusion === '' ? [NO_CONCLUSION] : conclusion.split('；');
}

/** Powers of ten inside a text as they are set in print: 620 ×10^6/L becomes 620 ×10⁶/L. */
export function printedPowers(text: string): string {
  return text.replace(/[×*]?10\^(-?)(\d+)/g, (_whole, minus: string, digits: string) =>
    unitText(`10^${digits}`).replace('10', minus === '' ? '10' : '10⁻'),
  );
}

/** What could not be used, as one sentence; undefined where nothing is missing. */
export function missingText({ missing = [] }: ModelReport): string | undefined {
  return missing.length === 0 ? undefined : `缺少：${missing.join('、')}`;
}

/**
 * What a doctor pastes into the record.
 * @param name of the tool
 * @param given what the conclusion rests on and does not say itself, such as a ratio with its cut-off
 */
export function modelRecordText(report: ModelReport, name: string, given?: string): string {
  const { conclusion = '' } = report;
  const parts = conclusion === '' ? [NO_CONCLUSION, missingText(report)] : [given, conclusion];
  return recordText({ time: report.report_time, name }, parts, report.review_notes);
}

/** `R1171-05 2024-06-13 1mg地塞米松抑制试验；<rule>`: an origin always holds a date, a rule's sources never do. */
const ORIGIN_AND_RULE = /^([^；]*\d{4}-\d{2}-\d{2}[^；]*)；(.+)$/s;

/**
 * The source of a contribution: the report (or the entry by hand) that its value was read from, '' where it comes from none,
 * such as an age; then the publications of the rule.
 */
export function splitSource(source: string): { origin: string; rule: string } {
  const [, origin = '', rule = source] = ORIGIN_AND_RULE.exec(source) ?? [];
  return { origin, rule };
}

const NO_REPORT = '患者基本信息';

/** Rows of 为什么, each with the report of its value; the publications are told apart from them, once. */
export function explainedRows(contributions: readonly Contribution[]): { rows: WhyRow[]; rules: string[] } {
  const sources = contributions.map(({ source }) => splitSource(source));
  return {
    rows: contributions.map(({ value, ...row }, index) => ({
      ...row,
      value: typeof value === 'string' ? printedPowers(value) : value,
      source: sources[index]?.origin || NO_REPORT,
    })),
    rules: [...new Set(sources.map(({ rule }) => rule))],
  };
}

/**
 * The rows with the report they come from as their group, where some were used from other reports of the same days; undefined
 * where all are of this report. Rows carry no report of their own: their ids begin with its id, as the origins do.
 */
export function rowsByReport(report: ModelReport): LaboratoryRow[] | undefined {
  const { report_id: ownId, laboratories: rows = [], contributions = [] } = report;
  const others = new Map(
    contributions.flatMap(({ source }) => {
      const { origin } = splitSource(source);
      const [id = '', ...rest] = origin.split(' ');
      return id === '' || id === ownId ? [] : [[`${id}-`, rest.join(' ')] as const];
    }),
  );
  const otherOf = (row: LaboratoryRow) => [...others].find(([prefix]) => row.laboratory_id.startsWith(prefix))?.[1];
  if (!rows.some((row) => otherOf(row) !== undefined)) return undefined;
  return rows.map((row) => ({ ...row, group_name: otherOf(row) ?? '本报告' }));
}
