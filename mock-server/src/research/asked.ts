import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { dayOf, MINUTES_OF_DAY } from './minutes.ts';
import type { Span } from './result-condition.ts';

/** A cohort as it is asked: now, or as it stood when the data ended earlier. */
export interface Asked {
  readonly cohort: Cohort;
  /** Minute after which nothing was known yet. */
  readonly until?: number | undefined;
}

export const ALWAYS: Span = { from: -2_147_483_647, to: 2_147_483_647 };

/** The study in minutes, its last day whole. */
export function calendarSpan({ cohort: { calendar }, until }: Asked): Span {
  const from = calendar.from === undefined ? ALWAYS.from : dayOf(calendar.from) * MINUTES_OF_DAY;
  const to = calendar.to === undefined ? ALWAYS.to : (dayOf(calendar.to) + 1) * MINUTES_OF_DAY - 1;
  return { from, to: Math.min(to, until ?? ALWAYS.to) };
}
