import type { JudgedReport } from '../record/judged.ts';
import type { Reading } from '../reading/reading.ts';
import type { Row } from '../reading/rows.ts';
import { LAY_ANCHORS } from './lay-tables.ts';

/** How soon a reader should do something, the most urgent first. */
export const ADVICE_LEVELS = ['urgent', 'today', 'soon', 'routine'] as const;
export type AdviceLevel = (typeof ADVICE_LEVELS)[number];

export const ADVICE_TEXT: Readonly<Record<AdviceLevel, string>> = {
  urgent: '立即就医',
  today: '今日联系',
  soon: '近期复诊',
  routine: '按期复查',
};

export interface Advice {
  readonly level: AdviceLevel;
  /** The rule that decided it. */
  readonly ruleId: string;
}

/** From this part of the way between its bound and its critical limit on, a result is near critical. */
const NEAR = 0.8;

/** True for a result close to a critical limit on its own side. */
function isNearCritical({ judged, value, factor }: Row): boolean {
  const { flag, item } = judged;
  if (flag.state !== 'abnormal' || value === null || item?.critical == null || flag.interval === undefined)
    return false;
  const isHigh = flag.abnormalType === 1;
  const [limit, bound] = isHigh ? [item.critical.high, flag.interval.high] : [item.critical.low, flag.interval.low];
  if (limit === undefined || bound === undefined) return false;
  const from = bound * factor;
  return limit !== from && (value - from) / (limit - from) >= NEAR;
}

/** True for a result at or past a limit from which a guideline acts the same day, in the unit of that limit. */
function isPastActionLimit({ judged: { flag }, code, value, factor }: Row): boolean {
  if (flag.state !== 'abnormal' || value === null || factor !== 1) return false;
  return LAY_ANCHORS.some(
    ({ code: of, side, value: limit, today }) =>
      today === 'yes' && of === code && (side === 'high' ? value >= limit : value < limit),
  );
}

/** An abnormal row that carries a diagnosis of at least medium reliability. */
function supportsDiagnosis({ rows, inference }: JudgedReport): boolean {
  const abnormal = new Set(
    rows.filter(({ flag }) => flag.state === 'abnormal').map(({ printed }) => printed.laboratory_id),
  );
  return inference.diagnoses.some(
    ({ reliable, isState, evidences }) => !isState && reliable >= 1 && evidences.some((id) => abnormal.has(id)),
  );
}

/**
 * True where something is said of results that all lie within their intervals (a marker that rises, a flag of the laboratory, a limit of
 * pregnancy): nobody is told that all is within and to come back as planned. A known disease that stays where it was is no such thing.
 */
function speaksOfWithin({ findings }: Reading, { rows }: JudgedReport): boolean {
  const within = new Set(
    rows.filter(({ flag }) => flag.state === 'normal').map(({ printed }) => printed.laboratory_id),
  );
  return findings.some(
    ({ evidences, isKnown, changeText, actions }) =>
      evidences.length > 0 &&
      evidences.every((id) => within.has(id)) &&
      !(isKnown && changeText === '' && actions.length === 0),
  );
}

/**
 * The level of advice, by rule alone: the highest that any rule gives. What cannot be judged gives none, so it never lowers one.
 */
export function adviceOf(reading: Reading, judged: JudgedReport, rows: readonly Row[]): Advice {
  const has = (urgency: number) => reading.findings.some((finding) => finding.urgency <= urgency);
  const isCritical = reading.level === 'critical' || rows.some((row) => row.judged.flag.critical !== undefined);
  if (isCritical || has(1)) return { level: 'urgent', ruleId: 'LAY-1' };
  if (has(2) || rows.some((row) => isNearCritical(row) || isPastActionLimit(row)))
    return { level: 'today', ruleId: 'LAY-2' };
  if (
    supportsDiagnosis(judged) ||
    reading.findings.some(({ kind }) => kind === 'tool') ||
    speaksOfWithin(reading, judged)
  )
    return { level: 'soon', ruleId: 'LAY-3' };
  return { level: 'routine', ruleId: 'LAY-4' };
}
