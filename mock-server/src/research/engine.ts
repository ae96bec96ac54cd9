import { countedGroups, isFinished, type Cohort, type CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { calendarSpan, type Asked } from './asked.ts';
import { conditionAsker } from './conditions.ts';
import { entryMinutes } from './entry.ts';
import { kept } from './kept.ts';
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

interface Judged {
  readonly conditions: readonly CohortCondition[];
  readonly outcomes: readonly Outcomes[];
  readonly mask: Uint8Array;
}

/** The bit of a group: any of its conditions. 排除 turns a bit round; why somebody had none stays told. */
function maskOf(conditions: readonly CohortCondition[], outcomes: readonly Outcomes[], length: number): Uint8Array {
  const mask = new Uint8Array(length);
  for (const [index, { negate }] of conditions.entries()) {
    const of = outcomes[index] ?? mask;
    for (let patient = 0; patient < length; patient += 1)
      if ((of[patient] === OUTCOME.match) !== negate) mask[patient] = 1;
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

/** Of the people before a step how many have each outcome; of a group those for whom all its conditions have the same. */
function tally(before: Uint8Array, { outcomes }: Judged): Uint32Array {
  const counts = new Uint32Array(Object.keys(OUTCOME).length);
  const [first = new Uint8Array(), ...others] = outcomes;
  for (let patient = 0; patient < before.length; patient += 1) {
    if (before[patient] !== 1) continue;
    const outcome = first[patient] ?? 0;
    if (others.length > 0 && others.some((of) => of[patient] !== outcome)) continue;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** The groups in the order in which a reader wants them counted; those that are not named follow. */
function ordered(cohort: Cohort, order: readonly string[]): readonly (readonly CohortCondition[])[] {
  const place = (group: readonly CohortCondition[]) => {
    const places = group.map(({ id }) => order.indexOf(id)).filter((index) => index >= 0);
    return places.length === 0 ? order.length : Math.min(...places);
  };
  return countedGroups(cohort).toSorted((a, b) => place(a) - place(b));
}

/** What decides an outcome: the condition without its place in the question, day 0 and the calendar. */
function outcomeKey(condition: CohortCondition, { cohort, until }: Asked): unknown {
  const { id: _id, group: _group, negate: _negate, enabled: _enabled, ...asked } = condition;
  return [asked, cohort.entry, cohort.calendar, until];
}

const KEPT_OUTCOMES = 256;
const KEPT_STARTS = 32;

/** Who is in the store, day 0 of everybody, and how their reports count. */
interface Start {
  readonly reports: Uint32Array;
  readonly all: Uint8Array;
  readonly entry: Int32Array;
  readonly entered: Uint8Array;
}

function startOf(store: ResearchStore, asked: Asked): Start {
  const { entry: event, calendar } = asked.cohort;
  const key = { kind: 'start', key: [event, calendar, asked.until], most: KEPT_STARTS };
  return kept(store, key, () => {
    const reports = reportsWithin(store, asked);
    const all = Uint8Array.from(reports, (count) => (count > 0 ? 1 : 0));
    const entry = entryMinutes(store, asked);
    const entered = all.map((bit, patient) => (bit === 1 && entry.has(patient) ? 1 : 0));
    return { reports, all, entry: entry.minutes, entered };
  });
}

/** The outcome of a condition for everybody with a day 0; who belongs to another cohort is judged by its day 0. */
export function outcomeAsker(
  store: ResearchStore,
  asked: Asked,
  entry: Int32Array,
): (condition: CohortCondition) => Outcomes {
  const ask = conditionAsker(store, asked, entry);
  return (condition) => {
    if (condition.kind !== 'cohort') return ask(condition);
    // A member is a match, everybody else fails: the bytes are the same.
    const { cohort } = condition;
    return cohort === undefined ? new Uint8Array(entry.length) : membersOf(store, { cohort, until: asked.until });
  };
}

function judged(store: ResearchStore, asked: Asked, entry: Int32Array, order: readonly string[]): Judged[] {
  const ask = outcomeAsker(store, asked, entry);
  return ordered(asked.cohort, order).map((conditions): Judged => {
    const outcomes = conditions.map((condition) => {
      const key = { kind: 'outcomes', key: outcomeKey(condition, asked), most: KEPT_OUTCOMES };
      return kept(store, key, () => ask(condition));
    });
    return { conditions, outcomes, mask: maskOf(conditions, outcomes, entry.length) };
  });
}

/** Who is in a cohort, without its steps. */
export function membersOf(store: ResearchStore, asked: Asked): Uint8Array {
  const { entry, entered } = startOf(store, asked);
  return judged(store, asked, entry, []).reduce((mask, each) => and(mask, each.mask), entered);
}

/** For each place the AND of all masks from it on. */
function masksFrom(groups: readonly Judged[], none: Uint8Array): Uint8Array[] {
  const masks: Uint8Array[] = [none];
  for (const { mask } of groups.toReversed()) masks.unshift(and(masks[0] ?? none, mask));
  return masks;
}

/** Exact counts of a cohort: its outcomes are kept by condition, so that a change of one asks that one again. */
export function countCohort(store: ResearchStore, asked: Asked, order: readonly string[] = []): ExactCounts {
  const { reports, all, entry, entered } = startOf(store, asked);
  const groups = judged(store, asked, entry, order);
  const behind = masksFrom(groups, new Uint8Array(all.length).fill(1));
  const whole = { noResult: 0, notConvertible: 0, qualitative: 0 };
  const first = sizeOf(all, reports);
  const steps: ExactStep[] = [{ kind: 'store', conditions: [], ...first, lost: 0, ...whole }];
  let members = entered;
  let size = sizeOf(members, reports);
  const { entry: event } = asked.cohort;
  if (event !== undefined && isFinished(event))
    steps.push({ kind: 'entry', conditions: [], ...size, lost: first.patients - size.patients, ...whole });
  for (const [index, group] of groups.entries()) {
    const [before, former] = [members, size];
    const lacks = tally(before, group);
    members = and(members, group.mask);
    size = sizeOf(members, reports);
    steps.push({
      kind: 'group',
      conditions: group.conditions,
      ...size,
      lost: former.patients - size.patients,
      noResult: lacks[OUTCOME.noResult] ?? 0,
      notConvertible: lacks[OUTCOME.notConvertible] ?? 0,
      qualitative: lacks[OUTCOME.qualitative] ?? 0,
      without: sizeOf(and(before, behind[index + 1] ?? before), reports).patients,
    });
  }
  return { steps, ...size, members, entry };
}
