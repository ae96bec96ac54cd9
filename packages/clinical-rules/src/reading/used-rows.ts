import type { Inference } from '../lab-inference/infer.ts';
import type { Finding } from './reading.ts';
import type { ToolStatement } from './tools/statement.ts';

// Which rows a report's findings rest on.

export function coveredRows(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.flatMap(({ evidences }) => evidences));
}

/** Rows of diagnoses that a speaking tool decides: they are evidence of its finding, and need none of their own. */
export function decidedRows({ diagnoses }: Inference, statements: readonly ToolStatement[]): string[] {
  const speaking = statements.filter(({ parts }) => parts.length > 0).flatMap(({ decides }) => decides);
  return diagnoses.filter(({ id }) => speaking.includes(id)).flatMap(({ evidences }) => evidences);
}

/** Rows of what is told inside the line of another diagnosis. */
export function foldedRows({ diagnoses }: Inference, kept: readonly Finding[]): string[] {
  const told = new Set(kept.map(({ diagnosisId }) => diagnosisId));
  return diagnoses
    .filter(({ foldedUnder }) => foldedUnder !== null && told.has(foldedUnder))
    .flatMap(({ evidences }) => evidences);
}

/** What speaks of the figure of a row: a flag of the source or a doubt about the row does not. */
const READING_KINDS: readonly Finding['kind'][] = ['critical', 'tool', 'diagnosis', 'row'];

/** Rows whose results a finding uses: it read them, though no interval judges them by themselves (J-20). */
export function usedRows(
  findings: readonly Finding[],
  inference: Inference,
  statements: readonly ToolStatement[],
): ReadonlySet<string> {
  const telling = findings.filter(({ kind }) => READING_KINDS.includes(kind));
  const within = [...foldedRows(inference, telling), ...decidedRows(inference, statements)];
  return new Set([...coveredRows(telling), ...within]);
}
