import type { Delta } from '../delta/delta.ts';
import type { Flag } from '../flags/flag.ts';
import { normaliseUnit } from '../units/unit.ts';

/** One judged row of a report, as focus and conclusion see it. */
export interface ReportFinding {
  readonly laboratoryId: string;
  /** Catalogue code; '' for a row outside the catalogue. */
  readonly code: string;
  /** Standard name, or the printed one outside the catalogue. */
  readonly name: string;
  /** Result and unit as printed. */
  readonly result: string;
  readonly unit: string;
  readonly flag: Flag;
  readonly delta?: Delta;
}

/** Result with its unit, for a sentence. */
export function resultText(finding: Pick<ReportFinding, 'result' | 'unit'>): string {
  return [finding.result.trim(), normaliseUnit(finding.unit)].filter((part) => part !== '').join(' ');
}

/** How an abnormal row reads: high, low or positive. */
export type Deviation = 'high' | 'low' | 'positive';

export function deviationOf(finding: ReportFinding): Deviation | null {
  const { flag } = finding;
  if (flag.state !== 'abnormal') return flag.critical ?? null;
  if (flag.abnormalType === -1) return 'low';
  return flag.parsed.kind === 'qualitative' || flag.parsed.kind === 'titre' ? 'positive' : 'high';
}
