import { WARNING_ITEMS } from '../covid19/options.ts';
import type { WarningItem, WarningLimit, WarningState } from '../covid19/options.ts';
import { sideOfFlag } from '../flags/side.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';
import { newestRow, numberIn, rangeIn } from './newest-result.ts';
import type { NewestRow, TimeWindow } from './newest-result.ts';

/** Results that are older say nothing about the present course. The limit is our choice. */
const COURSE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Results of the last days, up to the end of the day: answers are cached for a day. */
export function courseWindow(nowText: string): TimeWindow {
  const day = nowText.slice(0, 10);
  return { after: new Date(Date.parse(day) - COURSE_DAYS * DAY_MS).toISOString().slice(0, 10) };
}

function stateByNumber(row: JudgedRow, { unit, below, above }: WarningLimit): WarningState | null {
  const range = rangeIn(row, unit);
  if (range === null) return null;
  if (below !== undefined) return isWhollyBelow(range, below) ? 1 : isWhollyAtLeast(range, below) ? 2 : null;
  if (above !== undefined) return isWhollyAbove(range, above) ? 1 : isWhollyAtMost(range, above) ? 2 : null;
  return null;
}

/** 1 beyond the suggested limit, 2 within it, null where the result does not tell. */
function stateOf(row: JudgedRow, limit: WarningLimit): WarningState | null {
  if (limit.isAboveRange !== true) return stateByNumber(row, limit);
  if (row.flag.state === 'undetermined') return null;
  return sideOfFlag(row.flag) === 'high' ? 1 : 2;
}

/** A warning item, the state that its newest result suggests, and that result. */
export interface SuggestedWarning {
  readonly item: WarningItem;
  readonly state: WarningState | null;
  readonly newest?: NewestRow;
}

/** The suggested state of every item that a laboratory tells; 3 where there is no result. */
export function suggestedWarnings(record: PatientRecord, window: TimeWindow): SuggestedWarning[] {
  return WARNING_ITEMS.flatMap((item): SuggestedWarning[] => {
    if (item.limit === undefined) return [];
    const newest = newestRow(record, item.limit.code, window);
    return newest === undefined ? [{ item, state: 3 }] : [{ item, state: stateOf(newest.row, item.limit), newest }];
  });
}

/** The newest oxygen pressure, mmHg; of a venous sample none. */
export function arterialOxygen(record: PatientRecord, window: TimeWindow): (NewestRow & { value: number }) | undefined {
  const newest = newestRow(record, 'PO2', window);
  if (newest === undefined || newest.row.printed.specimen.includes('静脉')) return undefined;
  const value = numberIn(newest.row, 'mmHg');
  return value === undefined ? undefined : { ...newest, value };
}
