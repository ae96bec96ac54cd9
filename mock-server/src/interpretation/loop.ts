import type { WarningDue, WarningState } from '@jianwei/api-client/model';
import type { HarmClass } from '@jianwei/clinical-rules/reading/reading';
import { minutesFor } from '../hospital/loop-minutes.ts';
import type { WarningRecordRow, WarningRow } from '../store/clinical-warnings.ts';
import { minutesAfter } from '../store/time.ts';

/** When a loop that began at an ISO time is late, by the minutes of its item. */
export function dueOf(begin: string, code: string): WarningDue {
  const { acknowledge, handle } = minutesFor(code);
  return { acknowledge_at: minutesAfter(begin, acknowledge), handle_at: minutesAfter(begin, handle) };
}

/** Whom a loop may ring. */
export interface RingedPerson {
  readonly role: number;
  readonly department: string;
}

const LABORATORY_ROLE = 1;
const CLINICIAN_ROLE = 4;

/** What decides whether a loop rings: where it stands, since when (ISO), its item and the department of its patient. */
export interface RingingLoop {
  readonly state: WarningState;
  readonly begin: string;
  readonly code: string;
  readonly department: string;
}

/** Whether an unreceived loop rings somebody now (ISO): the clinicians of its department first, then the laboratory (J-102). */
export function isRinging({ state, begin, code, department }: RingingLoop, person: RingedPerson, now: string): boolean {
  if (state !== 'unacknowledged') return false;
  const { ring_department: first, ring_laboratory: then } = minutesFor(code);
  const passed = (minutes: number): boolean => Date.parse(now) >= Date.parse(minutesAfter(begin, minutes));
  if (person.role === CLINICIAN_ROLE) return person.department === department && passed(first);
  return person.role === LABORATORY_ROLE && passed(then);
}

/** The entries that still hold: neither taken back nor the taking back itself. */
export function standingRecords(records: readonly WarningRecordRow[]): readonly WarningRecordRow[] {
  const withdrawn = new Set(records.map(({ corrects }) => corrects));
  return records.filter(({ record_id: id, step }) => step !== 'withdrawn' && !withdrawn.has(id));
}

/**
 * Where a loop stands. Whoever records what was done has received the report, also without saying so.
 * @param hasRecheck looks for a newer result; asked only where it decides
 */
export function loopState(
  { cancel_time: cancelled }: Pick<WarningRow, 'cancel_time'>,
  records: readonly WarningRecordRow[],
  hasRecheck: () => boolean,
): WarningState {
  if (cancelled !== '') return 'cancelled';
  const steps = new Set(standingRecords(records).map(({ step }) => step));
  if (steps.has('closed')) return 'closed';
  if (steps.has('handled')) return hasRecheck() ? 'awaiting_close' : 'awaiting_recheck';
  return steps.has('acknowledged') ? 'unhandled' : 'unacknowledged';
}

/** Among open loops what nobody has received comes first. */
export const STATE_ORDER: Readonly<Record<WarningState, number>> = {
  unacknowledged: 0,
  unhandled: 1,
  awaiting_close: 2,
  awaiting_recheck: 3,
  closed: 4,
  cancelled: 5,
};

const HARM_ORDER: readonly HarmClass[] = ['A', 'B', 'C', 'D', 'E'];

/** Rank of an open loop, the most dangerous first: its step, then what it can harm, as the reading orders it. */
export function dangerOf(state: WarningState, harm: HarmClass): number {
  return STATE_ORDER[state] * HARM_ORDER.length + HARM_ORDER.indexOf(harm);
}
