import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { FailedLaboratory, LaboratoryRow, ReportData } from '@jianwei/api-client/model';
import { labState } from '../lab/lab-text.ts';

/** What a filter is called, and what stands there when it shows nothing. */
export const RESULT_FILTERS = [
  { value: 'all', label: '全部', nothing: '这份报告没有检验结果' },
  { value: 'abnormal', label: '异常', nothing: '没有异常结果' },
  { value: 'focus', label: '需关注', nothing: '没有需关注的结果' },
  { value: 'failed', label: '未能解读', nothing: '没有未能解读的结果' },
] as const;

export type ResultFilter = (typeof RESULT_FILTERS)[number]['value'];

const FAILED_GROUP = '未能解读';

type Results = Pick<ReportData, 'laboratories' | 'clean_failed_laboratories' | 'need_focus'>;

/** A row that could not be read, as a row of the table: 无法判定 with its reason, in a group of its own. */
function failedRow({ error, ...row }: FailedLaboratory): LaboratoryRow {
  return { ...row, group_name: FAILED_GROUP, state: 'undetermined', undetermined_reason: error };
}

/** Every row of the report: those that were read, then those that could not be. Nothing is dropped. */
function allResults(report: Results): LaboratoryRow[] {
  const failed = report.clean_failed_laboratories.map(failedRow);
  const failedIds = new Set(failed.map((row) => row.laboratory_id));
  return [...report.laboratories.filter((row) => !failedIds.has(row.laboratory_id)), ...failed];
}

/** Rows that a filter shows. 未能解读 holds what could not be read and what could not be judged. */
export function filterResults(report: Results, filter: ResultFilter): LaboratoryRow[] {
  const rows = allResults(report);
  if (filter === 'all') return rows;
  if (filter === 'abnormal') return rows.filter((row) => labState(row) === 'abnormal');
  if (filter === 'failed') return rows.filter((row) => labState(row) === 'undetermined');
  const focus = new Set(report.need_focus.map((item) => item.laboratory_id));
  return rows.filter((row) => focus.has(row.laboratory_id));
}

/** How many rows a filter shows; 无法判定 where the report wants attention for one that it does not hold. */
export function resultCount(report: Results, filter: ResultFilter): number | typeof UNDETERMINED {
  const shown = filterResults(report, filter);
  const wanted = new Set(report.need_focus.map((item) => item.laboratory_id)).size;
  return filter === 'focus' && shown.length < wanted ? UNDETERMINED : shown.length;
}
