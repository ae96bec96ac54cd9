import { KETOACIDOSIS_ID } from './ketoacidosis.ts';
import type { Finding } from './reading.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

const SIGN = { high: '>', low: '<' } as const;

/** Rows that follow from another one of the report, with those they follow from: `code` and the side of its interval. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'RBC<': ['HGB<'],
  'HCT<': ['HGB<'],
  'RBC>': ['HGB>'],
  'HCT>': ['HGB>'],
  'MCH<': ['MCV<'],
  'MCHC<': ['MCV<'],
  'MCH>': ['MCV>'],
  'LYM%<': ['NEUT%>', 'NEUT#>'],
  'LYM%>': ['NEUT%<', 'NEUT#<'],
  'NEUT%<': ['LYM%>', 'NEUT#<'],
  'CL<': ['NA<'],
  'CL>': ['NA>'],
  'PT>': ['INR>'],
  'UREA>': ['CREA>'],
  'TP<': ['ALB<'],
  'TP>': ['GLO>'],
  // A calcium that its albumin corrects is named by the rule base where the corrected one is low too.
  'CA<': ['ALB<'],
};

/** An acidosis of metabolism is that of the ketones beside it: the ketoacidosis names it and its cause (ADA/EASD 2024). */
const OF_KETONES: readonly string[] = ['MACU', 'MACHAG', 'MACNAG'];

/** Marks the acidosis of a ketoacidosis that is told: it keeps its line and gets no clause of the headline. */
export const withEchoOfKetones =
  (told: readonly Finding[]) =>
  (tool: Finding): Finding =>
    OF_KETONES.includes(tool.diagnosisId ?? '') &&
    told.some(({ diagnosisId, findingId }) => diagnosisId === 'DKA' || findingId === KETOACIDOSIS_ID)
      ? { ...tool, rank: { ...tool.rank, isEcho: true } }
      : tool;

/** A glucan that an aspergillus makes tells of no other fungus (EORTC/MSGERC 2020): the line stays, the headline names the first. */
export const withEchoOfGlucan =
  (told: readonly Finding[]) =>
  (finding: Finding): Finding =>
    finding.diagnosisId === 'PJP' && told.some(({ diagnosisId }) => diagnosisId === 'IPA')
      ? { ...finding, rank: { ...finding.rank, isEcho: true } }
      : finding;

/** Marks a row that tells nothing beside the one that it follows from: it keeps its line and gets no clause of the headline. */
export function withEcho(rows: readonly Row[]): (finding: Finding) => Finding {
  const keys = new Map(
    rows.flatMap((row) => {
      const side = sideOf(row);
      return side === null ? [] : [[row.id, `${row.code}${SIGN[side]}`] as const];
    }),
  );
  const found = new Set<string>(keys.values());
  return (finding) => {
    const [id, ...others] = finding.evidences;
    const key = id === undefined || others.length > 0 ? undefined : keys.get(id);
    const isEcho = finding.urgency === 3 && (FOLLOWS[key ?? ''] ?? []).some((cause) => found.has(cause));
    return isEcho ? { ...finding, rank: { ...finding.rank, isEcho } } : finding;
  };
}
