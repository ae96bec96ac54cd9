import type { ReportView } from './report-view.ts';

/** A finding that wants an answer within minutes, in short. */
export interface LoopFinding {
  readonly findingId: string;
  readonly text: string;
  /** The row that it is told by; '' where it rests on none. */
  readonly laboratoryId: string;
}

/** Findings of urgency 1 that rest on no critical row: a critical result is told, and followed up, by itself. */
export function loopFindings({ danger, judged }: ReportView): LoopFinding[] {
  const critical = new Set(
    judged.rows.filter(({ flag }) => flag.critical !== undefined).map(({ printed }) => printed.laboratory_id),
  );
  const results = new Map(judged.rows.map(({ printed }) => [printed.laboratory_id, printed.result] as const));
  return danger.findings
    .filter(({ urgency, evidences }) => urgency === 1 && !evidences.some((id) => critical.has(id)))
    .map(({ findingId, text, evidences, valueText }) => {
      const main = evidences.find((id) => valueText.includes(results.get(id) ?? '?'));
      return { findingId, text, laboratoryId: main ?? evidences[0] ?? '' };
    });
}
