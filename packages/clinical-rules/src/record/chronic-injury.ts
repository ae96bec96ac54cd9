import { sideOfFlag } from '../flags/side.ts';
import type { EarlierResult } from '../lab-inference/infer.ts';
import type { JudgedRow } from './judged-row.ts';

/** What the rule base calls a myocardial injury, and an infarction to be excluded. */
export const INJURY = { injury: 'MI', infarction: 'ACS' } as const;
export const CHRONIC_INJURY_NAME = '慢性心肌损伤可能（肌钙蛋白平稳）';
/** Selector of its steps. */
export const CHRONIC_INJURY_STEPS = 'MI:steady';

const TROPONINS: readonly string[] = ['CTNI', 'CTNT'];
/** A troponin that stays within a fifth is an injury, but no acute one (fourth universal definition, 2018), hours apart and not years. */
const STEADY_WITHIN = 0.2;
const APART_HOURS = 3;
const WITHIN_HOURS = 168;
/** Far above its bound it may stay because it is at its peak: that is no chronic injury (ours). */
const TIMES_UPPER = 10;

function isSteady({ code, flag, number }: JudgedRow, earlier: readonly EarlierResult[]): boolean {
  const upper = flag.interval?.high;
  if (number === null || upper === undefined || number.value >= TIMES_UPPER * upper * number.factor) return false;
  const past = earlier.filter((each) => each.code === code && each.hoursAgo <= WITHIN_HOURS);
  return (
    past.some(({ hoursAgo }) => hoursAgo >= APART_HOURS) &&
    past.every(({ value }) => Math.abs(number.value - value) <= STEADY_WITHIN * value + 1e-9)
  );
}

/**
 * True where every raised troponin of a patient whose kidneys hold it back stays as it was for hours: an injury of the heart that is not
 * acute. Of others a level that stays may be that of an infarction of yesterday.
 */
export function isChronicInjury(
  rows: readonly JudgedRow[],
  earlier: readonly EarlierResult[],
  known: ReadonlySet<string>,
): boolean {
  if (!known.has('CKD') && !known.has('dialysis')) return false;
  const raised = rows.filter(({ code, flag }) => TROPONINS.includes(code) && sideOfFlag(flag) === 'high');
  return raised.length > 0 && raised.every((row) => isSteady(row, earlier));
}
