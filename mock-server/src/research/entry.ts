import { isFinished } from '@jianwei/clinical-rules/cohort/cohort';
import { calendarSpan, type Asked } from './asked.ts';
import { NO_ENTRY } from './outcome.ts';
import { firstMinute } from './result-condition.ts';
import { columnOf, diagnosisOf, type ResearchStore } from './store.ts';

export interface Entry {
  /** Minute of day 0, by patient; `NO_ENTRY` where there is none. */
  readonly minutes: Int32Array;
  readonly has: (patient: number) => boolean;
}

/** The first report of the calendar. */
function firstReports(store: ResearchStore, asked: Asked, minutes: Int32Array): void {
  const { reportStart, reportMinute } = store;
  const span = calendarSpan(asked);
  for (let patient = 0; patient < minutes.length; patient += 1) {
    const own = reportMinute.subarray(reportStart[patient], reportStart[patient + 1]);
    const found = own.find((minute) => minute >= span.from && minute <= span.to);
    if (found !== undefined) minutes[patient] = found;
  }
}

/** Day 0 of everybody: the first match of the entry event, else the first report. */
export function entryMinutes(store: ResearchStore, asked: Asked): Entry {
  const minutes = new Int32Array(store.patientIds.length).fill(NO_ENTRY);
  const entry: Entry = { minutes, has: (patient) => minutes[patient] !== NO_ENTRY };
  const { entry: event } = asked.cohort;
  const span = calendarSpan(asked);
  if (event === undefined || !isFinished(event)) {
    firstReports(store, asked, minutes);
    return entry;
  }
  if (event.kind === 'diagnosis') {
    const { who, start, minute, reliable } = diagnosisOf(store, event.diagnosis_id ?? '');
    for (const [k, patient] of who.entries()) {
      for (let row = start[k] ?? 0; row < (start[k + 1] ?? 0); row += 1) {
        const at = minute[row] ?? 0;
        if (at < span.from || at > span.to || (reliable[row] ?? 0) < event.reliability_min) continue;
        minutes[patient] = at;
        break;
      }
    }
    return entry;
  }
  const column = columnOf(store, event.laboratory_code ?? '');
  const first = firstMinute(event);
  for (const [k, patient] of column.who.entries()) {
    const found = first(column, k, span);
    if (found !== undefined) minutes[patient] = found;
  }
  return entry;
}
