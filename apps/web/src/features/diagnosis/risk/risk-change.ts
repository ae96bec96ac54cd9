import type { DiagnosisKnowledge, SingleIndicatorHistory } from '@jianwei/api-client/model';

type Entry = SingleIndicatorHistory['histories'][number];

/** The figure before that of the report on screen, and the difference in percentage points; undefined for a first one. */
export function changeSincePrevious({
  report_id: reportId,
  risk_probability_normal: percent,
  histories_normal: history,
}: Pick<DiagnosisKnowledge, 'report_id' | 'risk_probability_normal' | 'histories_normal'>):
  | { previous: Entry; points: number }
  | undefined {
  if (percent === undefined || history === undefined) return undefined;
  const sorted = history.histories.toSorted((a, b) => Date.parse(a.result_time) - Date.parse(b.result_time));
  const at = sorted.findIndex((entry) => entry.report_id === reportId);
  const previous = sorted[at - 1];
  if (at < 1 || previous === undefined) return undefined;
  return { previous, points: Math.round((percent - previous.rate) * 10) / 10 };
}
