import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { Reading } from '../store/saved-assessments.ts';

/** The result of a row as it is printed, with its report. */
export function rowSource({ printed }: JudgedRow, report: JudgedReport['report']): NonNullable<Reading['source']> {
  const text = [printed.result, printed.unit].filter(Boolean).join(' ');
  return { text, report_id: report.report_id, report_time: report.report_time };
}
