import type { Finding } from './reading.ts';
import type { Row } from './rows.ts';

/** What a doctor looks for in every report: its figure is told even where it only supports a diagnosis of another organ. */
const LOOKED_FOR: readonly string[] = ['CREA', 'HGB', 'PLT', 'NA', 'K'];

/** True for such a row that is evidence of other findings while no text tells its value, nor another row of its organ as urgent. */
export function isUntold(finding: Finding, others: readonly Finding[], rows: readonly Row[]): boolean {
  const row = rows.find(({ id }) => id === finding.evidences[0]);
  if (row === undefined || !LOOKED_FOR.includes(row.code)) return false;
  // Platelets above 50 are no danger of their own.
  if (row.code === 'PLT' && finding.urgency === 3) return false;
  return !others.some(
    ({ evidences, text, rank }) =>
      evidences.includes(row.id) && (text.includes(row.valueText) || rank.organ === finding.rank.organ),
  );
}
