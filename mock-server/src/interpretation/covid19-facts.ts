import type { Covid19Form, NewerEvidence } from '@jianwei/api-client/model';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '@jianwei/clinical-rules/flags/value-set';
import { WARNING_ITEMS } from '@jianwei/clinical-rules/covid19/options';
import type { WarningItem, WarningKey, WarningLimit, WarningState } from '@jianwei/clinical-rules/covid19/options';
import type { SavedRecord } from '../store/record-table.ts';
import { evidenceOf, newestRow, numberIn, rangeIn } from './newest-result.ts';
import type { NewestRow, TimeWindow } from './newest-result.ts';
import type { JudgedRow, PatientRecord } from './patient-record.ts';

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
  const { flag } = row;
  if (flag.state === 'undetermined') return null;
  return flag.state === 'abnormal' && flag.abnormalType === 1 ? 1 : 2;
}

interface Suggested {
  readonly item: WarningItem;
  readonly state: WarningState | null;
  readonly newest?: NewestRow;
}

/** The suggested state of every item that a laboratory tells; 3 where there is no result. */
function suggestedStates(record: PatientRecord, window: TimeWindow): Suggested[] {
  return WARNING_ITEMS.flatMap((item): Suggested[] => {
    if (item.limit === undefined) return [];
    const newest = newestRow(record, item.limit.code, window);
    return newest === undefined ? [{ item, state: 3 }] : [{ item, state: stateOf(newest.row, item.limit), newest }];
  });
}

/** The newest oxygen pressure; of a venous sample none. */
function arterialOxygen(record: PatientRecord, window: TimeWindow): (NewestRow & { value: number }) | undefined {
  const newest = newestRow(record, 'PO2', window);
  if (newest === undefined || newest.row.store.specimen.includes('静脉')) return undefined;
  const value = numberIn(newest.row, 'mmHg');
  return value === undefined ? undefined : { ...newest, value };
}

/** What the laboratory fills in: states of warning items, oxygen pressure, and where they come from. */
export function covidPrefill(record: PatientRecord, nowText: string) {
  const window = courseWindow(nowText);
  const suggested = suggestedStates(record, window);
  const oxygen = arterialOxygen(record, window);
  return {
    states: new Map<WarningKey, WarningState | null>(suggested.map(({ item, state }) => [item.key, state])),
    paO2: oxygen?.value ?? null,
    sources: [
      ...(oxygen === undefined ? [] : [evidenceOf('paO2', oxygen)]),
      ...suggested.flatMap(({ item, newest }) => (newest === undefined ? [] : [evidenceOf(item.key, newest)])),
    ],
  };
}

/** Results reported after the record was saved that would change an input of it. */
export function newerCovidResults(
  record: PatientRecord,
  { form, saved_time: savedTime }: SavedRecord<Covid19Form>,
): NewerEvidence[] {
  const window = { after: savedTime };
  const oxygen = arterialOxygen(record, window);
  const changed = suggestedStates(record, window).flatMap(({ item, state, newest }) => {
    const saved = form[item.group]?.find((entry) => entry.key === item.key)?.value;
    return newest === undefined || state === null || state === saved ? [] : [evidenceOf(item.key, newest)];
  });
  return [...(oxygen === undefined || oxygen.value === form.paO2 ? [] : [evidenceOf('paO2', oxygen)]), ...changed];
}
