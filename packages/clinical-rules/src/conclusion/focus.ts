import { findItem } from '../catalogue/catalogue.ts';
import { TREND_FROM } from '../delta/delta.ts';
import { unitFactor } from '../flags/flag.ts';
import { valueSet } from '../flags/value-set.ts';
import type { Inference } from '../lab-inference/infer.ts';
import type { ReportFinding } from './finding.ts';

/**
 * Which rows of a report need special attention. No publication ranks them; the weights below are our choice and marked so.
 */
export const FOCUS_RULE = {
  /** Critical values always appear; others fill up to this many rows in all. */
  fillUpTo: 4,
  /** Points from which a row that is not critical appears. */
  from: 1,
  /** Deviation in interval widths, and evidence, count at most this much each. */
  cap: 3,
  /** Points of a value that has reached its critical limit, in proportion on the way there. */
  criticalWay: 3,
  /** Share of that way from which a value stands before all that only deviate. */
  nearCriticalFrom: 1 / 3,
  /** Points of a run in the abnormal direction or of a worse stage. */
  change: 1,
} as const;

export type FocusReason = 'critical' | 'deviation' | 'near_critical' | 'evidence' | 'change';

export interface FocusRow {
  readonly finding: ReportFinding;
  readonly points: number;
  /** 2 critical, 1 a third of the way to the critical limit or more, 0 else. */
  readonly rank: 0 | 1 | 2;
  readonly reasons: readonly FocusReason[];
}

function numberOf(finding: ReportFinding): number | null {
  const set = valueSet(finding.flag.parsed);
  if (set === null) return null;
  const value = Number.isFinite(set.high) ? set.high : set.low;
  return Number.isFinite(value) ? value : null;
}

/** Distance beyond the bound in interval widths (one-sided: in bounds); a positive grade counts half its plus signs. */
function deviationPoints(finding: ReportFinding): number {
  const { flag } = finding;
  if (flag.state !== 'abnormal') return 0;
  if (flag.parsed.kind === 'qualitative') return flag.parsed.grade / 2;
  const value = numberOf(finding);
  const { low, high } = flag.interval ?? {};
  const bound = flag.abnormalType === 1 ? high : low;
  if (value === null || bound === undefined) return FOCUS_RULE.change;
  const width = low !== undefined && high !== undefined && high > low ? high - low : Math.abs(bound);
  return width === 0 ? FOCUS_RULE.cap : Math.min(Math.abs(value - bound) / width, FOCUS_RULE.cap);
}

/** Share (0 to 1) of the way from the bound to the critical limit, in the result's unit. */
function criticalWay(finding: ReportFinding): number {
  const { flag } = finding;
  const item = findItem(finding.code);
  if (flag.state !== 'abnormal' || item?.critical == null) return 0;
  const isHigh = flag.abnormalType === 1;
  const limit = isHigh ? item.critical.high : item.critical.low;
  const bound = isHigh ? flag.interval?.high : flag.interval?.low;
  const value = numberOf(finding);
  const { factor, failure } = unitFactor(item.unit, finding.unit, item.code);
  if (limit === undefined || bound === undefined || value === null || failure !== undefined) return 0;
  const way = limit * factor - bound;
  return way === 0 ? 0 : Math.max(0, Math.min((value - bound) / way, 1));
}

function evidencePoints(finding: ReportFinding, inference: Inference): number {
  const points = inference.diagnoses.map((diagnosis) => {
    const weight = diagnosis.satisfied
      .filter((row) => row.laboratoryIds.includes(finding.laboratoryId))
      .reduce((sum, row) => sum + row.counted, 0);
    return (weight * (diagnosis.reliable + 1)) / 3;
  });
  return Math.min(Math.max(0, ...points), FOCUS_RULE.cap);
}

function changePoints({ flag, delta }: ReportFinding): number {
  if (flag.state !== 'abnormal' || delta === undefined) return 0;
  const isRun = Math.abs(delta.streak) >= TREND_FROM && Math.sign(delta.streak) === flag.abnormalType;
  const isWorse = delta.notes.some((note) => note.code === 'stage_changed' && note.direction === flag.abnormalType);
  const isNew = delta.notes.some((note) => note.code === 'turned_positive');
  return isRun || isWorse || isNew ? FOCUS_RULE.change : 0;
}

function weigh(finding: ReportFinding, inference: Inference): FocusRow {
  const way = criticalWay(finding);
  const isCritical = finding.flag.critical !== undefined;
  const parts: [FocusReason, number][] = [
    ['deviation', deviationPoints(finding)],
    ['near_critical', way * FOCUS_RULE.criticalWay],
    ['evidence', evidencePoints(finding, inference)],
    ['change', changePoints(finding)],
  ];
  const reasons = parts.filter(([, points]) => points > 0).map(([reason]) => reason);
  return {
    finding,
    points: parts.reduce((sum, [, points]) => sum + points, 0),
    rank: isCritical ? 2 : way >= FOCUS_RULE.nearCriticalFrom ? 1 : 0,
    reasons: isCritical ? ['critical', ...reasons] : reasons,
  };
}

/**
 * Rows that need special attention: every critical value, then values a third of the way to their critical limit or more,
 * then the rest by deviation, weight as evidence and change since last time; one per section of the catalogue until four
 * stand. A row outside the catalogue is never chosen: what it means is not known here.
 */
export function selectFocus(findings: readonly ReportFinding[], inference: Inference): FocusRow[] {
  const deviant = findings.filter(({ flag }) => flag.state === 'abnormal' || flag.critical !== undefined);
  const rows = deviant
    .filter((finding) => findItem(finding.code) !== undefined)
    .map((finding) => weigh(finding, inference))
    .toSorted((a, b) => b.rank - a.rank || b.points - a.points);
  const chosen = rows.filter((row) => row.rank === 2);
  const sections = new Set(chosen.map((row) => findItem(row.finding.code)?.group));
  for (const row of rows) {
    if (chosen.length >= FOCUS_RULE.fillUpTo) break;
    const section = findItem(row.finding.code)?.group;
    const isEligible = row.finding.flag.state === 'abnormal' && row.rank < 2 && row.points >= FOCUS_RULE.from;
    if (!isEligible || sections.has(section)) continue;
    sections.add(section);
    chosen.push(row);
  }
  return chosen;
}
