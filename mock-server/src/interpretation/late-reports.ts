import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';

/** Reports that came when one sampled later was there already (补录): they are no news, whenever they came. */
export function lateReports(newestFirst: readonly JudgedReport[]): ReadonlySet<string> {
  const late = new Set<string>();
  let earliest = '';
  for (const { report } of newestFirst) {
    const { report_id: id, received_at: received = '' } = report;
    if (received === '') continue;
    if (earliest !== '' && received > earliest) late.add(id);
    else earliest = received;
  }
  return late;
}
