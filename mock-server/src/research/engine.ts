import { countedGroups, isFinished, type Cohort, type CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { calendarSpan, type Asked } from './asked.ts';
import { conditionAsker } from './conditions.ts';
import { entryMinutes } from './entry.ts';
import { keptOutcomes } from './kept.ts';
import { OUTCOME, type Outcomes } from './outcome.ts';
import type { ResearchStore } from './store.ts';

/** One step of the attrition, exact. Nothing of it leaves the server before `suppress`. */
export interface ExactStep {
  /** Conditions of one group are one step; empty for the store. */
  readonly conditions: readonly CohortCondition[];
  readonly kind: 'store' | 'entry' | 'group';
  readonly patients: number;
  readonly lost: number;
  readonly reports: number;
  readonly noResult: number;
  readonly notConvertible: number;
  readonly qualitative: number;
  /** The total without this step; undefined for the store and the entry. */
  readonly without?: number | undefined;
}

export interface ExactCounts {
  readonly steps: readonly ExactStep[];
  readonly patients: number;
  readonly reports: number;
  /** 1 for who is in the cohort, by patient. */
  readonly members: Uint8Array;
  /** Minute of day 0, by patient. */
  readonly entry: Int32Array;
}

/** Reports of each patient within the calendar. */
function reportsWithin({ reportStart, reportMinute, patientIds }: ResearchStore, asked: Asked): Uint32Array {
  const span = calendarSpan(asked);
  const counts = new Uint32Array(patientIds.length);
  for (let patient = 0; patient < counts.length; patient += 1) {
    const end = reportStart[patient + 1] ?? 0;
    let count = 0;
    for (let index = reportStart[patient] ?? 0; index < end; index += 1) {
      const minute = reportMinute[index] ?? 0;
      if (minute >= span.from && minute <= span.to) count += 1;
    }
    counts[patient] = count;
  }
  return counts;
}

/** 排除 turns the bit round; why somebody had none stays told. */
function keeps(outcome: number, negate: boolean): boolean {
  return (outcome === OUTCOME.match) !== negate;
}

interface Judged {
  readonly conditions: readonly CohortCondition[];
  readonly outcomes: readonly Outcomes[];
  readonly mask: Uint8Array;
}

/** The bit of a group: any of its conditions. */
function maskOf(conditions: readonly CohortCondition[], outcomes: readonly Outcomes[], length: number): Uint8Array {
  const mask = new Uint8Array(length);
  for (const [index, condition] of conditions.entries()) {
    const of = outcomes[index] ?? mask;
    for (let patient = 0; patient < length; patient += 1)
      if (keeps(of[patient] ?? 0, condition.negate)) mask[patient] = 1;
  }
  return mask;
}

function and(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(left.length);
  for (let patient = 0; patient < left.length; patient += 1)
    both[patient] = (left[patient] ?? 0) & (right[patient] ?? 0);
  return both;
}

/** People and their reports. */
function sizeOf(mask: Uint8Array, reports: Uint32Array): { patients: number; reports: number } {
  let [patients, sum] = [0, 0];
  for (let patient = 0; patient < mask.length; patient += 1) {
    if (mask[patient] !== 1) continue;
    patients += 1;
    sum += reports[patient] ?? 0;
  }
  return { patients, reports: sum };
}

/** Of the people before a step those for whom each of its conditions lacks something of a kind. */
function lacking(before: Uint8Array, { outcomes }: Judged, kind: number): number {
  let count = 0;
  for (let patient = 0; patient < before.length; patient += 1)
    if (before[patient] === 1 && outcomes.every((of) => of[patient] === kind)) count += 1;
  return count;
}

/** The groups in the order in which a reader wants them counted; those that are not named follow. */
function ordered(cohort: Cohort, order: readonly string[]): readonly (readonly CohortCondition[])[] {
  const place = (group: readonly CohortCondition[]) => {
    const places = group.map(({ id }) => order.indexOf(id)).filter((index) => index >= 0);
    return places.length === 0 ? order.length : Math.min(...places);
  };
  return countedGroups(cohort).toSorted((a, b) => place(a) - place(b));
}

/** Exact counts of a cohort: its outcomes are kept by condition, so that a change of one asks that one again. */
export function countCohort(store: ResearchStore, asked: Asked, order: readonly string[] = []): ExactCounts {
  const { cohort } = asked;
  const reports = reportsWithin(store, asked);
  const length = store.patientIds.length;
  const all = Uint8Array.from(reports, (count) => (count > 0 ? 1 : 0));
  const entry = entryMinutes(store, asked);
  const entered = Uint8Array.from(entry.minutes, (_, patient) => (entry.has(patient) ? 1 : 0));
  const ask = keptOutcomes(store, asked, conditionAsker(store, asked, entry.minutes));
  const groups = ordered(cohort, order).map((conditions): Judged => {
    const outcomes = conditions.map(ask);
    return { conditions, outcomes, mask: maskOf(conditions, outcomes, length) };
  });
  const whole = { noResult: 0, notConvertible: 0, qualitative: 0 };
  const first = sizeOf(all, reports);
  const steps: ExactStep[] = [{ kind: 'store', conditions: [], ...first, lost: 0, ...whole }];
  let members = and(all, entered);
  const start = members;
  const added = cohort.entry !== undefined && isFinished(cohort.entry);
  if (added) {
    const size = sizeOf(members, reports);
    steps.push({ kind: 'entry', conditions: [], ...size, lost: first.patients - size.patients, ...whole });
  }
  for (const [index, group] of groups.entries()) {
    const before = members;
    members = and(members, group.mask);
    const size = sizeOf(members, reports);
    const others = groups.filter((_, other) => other !== index).reduce((mask, each) => and(mask, each.mask), start);
    steps.push({
      kind: 'group',
      conditions: group.conditions,
      ...size,
      lost: sizeOf(before, reports).patients - size.patients,
      noResult: lacking(before, group, OUTCOME.noResult),
      notConvertible: lacking(before, group, OUTCOME.notConvertible),
      qualitative: lacking(before, group, OUTCOME.qualitative),
      without: sizeOf(others, reports).patients,
    });
  }
  return { steps, ...sizeOf(members, reports), members, entry: entry.minutes };
}
