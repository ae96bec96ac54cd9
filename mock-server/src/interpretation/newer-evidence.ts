import type { NewerEvidence } from '@jianwei/api-client/model';
import type { NewestRow } from '@jianwei/clinical-rules/record/newest-result';

/** The row as a note beside an input: what was printed and where. */
export function evidenceOf(item: string, { row, report }: NewestRow): NewerEvidence {
  const { printed, item: known } = row;
  return {
    item,
    label: known?.shortName ?? printed.name,
    value: printed.unit === '' ? printed.result : `${printed.result} ${printed.unit}`,
    report_id: report.report_id,
    report_time: report.report_time,
  };
}
