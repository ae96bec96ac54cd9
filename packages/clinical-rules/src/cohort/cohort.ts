import { isRecord } from '../core/rule.ts';

/** `nearest`: the result nearest to day 0, the earlier of two. */
export const PICKS = ['first', 'last', 'nearest', 'any', 'min', 'max', 'mean', 'change'] as const;
export type Pick = (typeof PICKS)[number];

export const COMPARATORS = [
  '>',
  '≥',
  '<',
  '≤',
  'between',
  'above_upper',
  'below_lower',
  'times_upper',
  'positive',
  'grade_ge',
  'present',
] as const;
export type Comparator = (typeof COMPARATORS)[number];

export const CHANGE_KINDS = ['percent', 'absolute', 'per_year'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Days around day 0; with the anchor `calendar` the whole window of the study counts and the days say nothing. */
export interface CohortWindow {
  readonly anchor: 'entry' | 'calendar';
  readonly from_days: number;
  readonly to_days: number;
}

interface Common {
  readonly id: string;
  /** Conditions of one group are 或, groups are 且; a condition without a group stands alone. */
  readonly group?: string | undefined;
  /** 排除. */
  readonly negate: boolean;
  readonly enabled: boolean;
}

export interface ResultCondition extends Common {
  readonly kind: 'result';
  readonly laboratory_code?: string | undefined;
  readonly specimen?: string | undefined;
  readonly pick: Pick;
  /** Absent: not chosen yet, the condition is unfinished. */
  readonly comparator?: Comparator | undefined;
  readonly value?: number | undefined;
  readonly value_to?: number | undefined;
  readonly unit?: string | undefined;
  readonly window?: CohortWindow | undefined;
  readonly change_kind?: ChangeKind | undefined;
  readonly min_gap_days?: number | undefined;
}

export interface DiagnosisCondition extends Common {
  readonly kind: 'diagnosis';
  readonly diagnosis_id?: string | undefined;
  readonly reliability_min: number;
  readonly pick: 'any' | 'last';
  /** Absent: anywhere in the study. */
  readonly window?: CohortWindow | undefined;
  readonly rule_version?: string | undefined;
}

export interface AgeCondition extends Common {
  readonly kind: 'age';
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface SexCondition extends Common {
  readonly kind: 'sex';
  /** 1 男, 2 女. */
  readonly values: readonly number[];
}

export interface DepartmentCondition extends Common {
  readonly kind: 'department';
  readonly ids: readonly string[];
}

export interface FollowUpCondition extends Common {
  readonly kind: 'follow_up';
  readonly reports: number;
  readonly days: number;
}

/** People of another cohort, judged by its own day 0. */
export interface MemberCondition extends Common {
  readonly kind: 'cohort';
  /** What the other cohort is called. */
  readonly name: string;
  /** Its definition as it stood; it refers to no further cohort. */
  readonly cohort?: Cohort | undefined;
}

export type EntryCondition = ResultCondition | DiagnosisCondition;
export type CohortCondition =
  | EntryCondition
  | AgeCondition
  | SexCondition
  | DepartmentCondition
  | FollowUpCondition
  | MemberCondition;
export type ConditionKind = CohortCondition['kind'];

/** Days as `yyyy-MM-dd`; an open side reaches to the end of the store. */
export interface CohortCalendar {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Cohort {
  readonly version: 1;
  readonly unit: 'patient';
  /** The first match is day 0; absent: the first report of the calendar window. */
  readonly entry?: EntryCondition | undefined;
  readonly conditions: readonly CohortCondition[];
  readonly calendar: CohortCalendar;
}

export const EMPTY_COHORT: Cohort = { version: 1, unit: 'patient', conditions: [], calendar: {} };
export const MAX_CONDITIONS = 20;
export const DEFAULT_DAYS = 90;
export const DEFAULT_FOLLOW_UP = { reports: 2, days: 180 };
export const MAX_AGE = 200;

/** Where a result is looked for when nothing is said: before day 0, or around it where day 0 is just a first report. */
export function defaultWindow(cohort: { readonly entry?: unknown }): CohortWindow {
  return { anchor: 'entry', from_days: -DEFAULT_DAYS, to_days: cohort.entry === undefined ? DEFAULT_DAYS : 0 };
}

/** A new condition of a kind, still unfinished. */
export function newCondition(kind: ConditionKind, id: string): CohortCondition {
  const common = { id, negate: false, enabled: true };
  switch (kind) {
    case 'result':
      return { ...common, kind, pick: 'any' };
    case 'diagnosis':
      return { ...common, kind, reliability_min: 1, pick: 'any' };
    case 'age':
      return { ...common, kind };
    case 'sex':
      return { ...common, kind, values: [] };
    case 'department':
      return { ...common, kind, ids: [] };
    case 'follow_up':
      return { ...common, kind, ...DEFAULT_FOLLOW_UP };
    case 'cohort':
      return { ...common, kind, name: '' };
  }
}

/** Comparators that stand without a number. */
export const WORD_COMPARATORS: readonly string[] = ['above_upper', 'below_lower', 'positive', 'present'];

/** Whether everything is chosen that counting needs; what is not finished is dashed and never counted. */
export function isFinished(condition: CohortCondition): boolean {
  switch (condition.kind) {
    case 'result': {
      const { laboratory_code, comparator, value, value_to } = condition;
      if (laboratory_code === undefined || laboratory_code === '' || comparator === undefined) return false;
      if (WORD_COMPARATORS.includes(comparator)) return true;
      return value !== undefined && (comparator !== 'between' || value_to !== undefined);
    }
    case 'diagnosis':
      return condition.diagnosis_id !== undefined && condition.diagnosis_id !== '';
    case 'age':
      return condition.from !== undefined || condition.to !== undefined;
    case 'sex':
      return condition.values.length > 0;
    case 'department':
      return condition.ids.length > 0;
    case 'follow_up':
      return true;
    case 'cohort':
      return condition.cohort !== undefined;
  }
}

/** Finished conditions that are switched on, in groups: all groups must hold, of one group any condition. */
export function countedGroups(cohort: Cohort): readonly (readonly CohortCondition[])[] {
  const counted = cohort.conditions.filter((each) => each.enabled && isFinished(each));
  return [...Map.groupBy(counted, groupKey).values()];
}

function groupKey({ id, group }: CohortCondition): string {
  return group === undefined || group === '' ? `of ${id}` : `group ${group}`;
}

/** Whether a cohort refers to another one: it cannot be referred to itself. */
export function refersToCohort({ conditions }: Cohort): boolean {
  return conditions.some(({ kind }) => kind === 'cohort');
}

const KINDS: readonly string[] = ['result', 'diagnosis', 'age', 'sex', 'department', 'follow_up', 'cohort'];

function isCondition(given: unknown): given is Record<string, unknown> & { kind: ConditionKind } {
  return isRecord(given) && KINDS.includes(String(given['kind']));
}

function readCondition(given: unknown, index: number): CohortCondition[] {
  if (!isCondition(given)) return [];
  const id = typeof given['id'] === 'string' && given['id'] !== '' ? given['id'] : `c${index + 1}`;
  const known = Object.entries(given).filter(([, part]) => part !== undefined && part !== null);
  const group = given['group'];
  return [
    {
      ...newCondition(given.kind, id),
      ...Object.fromEntries(known),
      id,
      ...(typeof group === 'number' ? { group: String(group) } : {}),
      ...(given.kind === 'cohort' && isRecord(given['cohort']) ? { cohort: readCohort(given['cohort']) } : {}),
    },
  ];
}

/** The day of a calendar side; a time behind it says nothing. */
export function calendarDay(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text;
}

function readCalendar(given: unknown): CohortCalendar {
  if (!isRecord(given)) return {};
  const days = ['from', 'to'].flatMap((side) => {
    const text = given[side];
    return typeof text === 'string' && text !== '' ? [[side, calendarDay(text)] as const] : [];
  });
  return Object.fromEntries(days);
}

/**
 * A cohort as JSON writes it, what may be left out filled in. Types of single fields are those that `cohortProblems`
 * finds nothing wrong with.
 */
export function readCohort(given: unknown): Cohort {
  if (!isRecord(given)) return EMPTY_COHORT;
  const conditions = Array.isArray(given['conditions']) ? given['conditions'].flatMap(readCondition) : [];
  const [entry] = readCondition(given['entry'], -1);
  return {
    ...EMPTY_COHORT,
    ...(entry?.kind === 'result' || entry?.kind === 'diagnosis' ? { entry: { ...entry, id: 'entry' } } : {}),
    conditions,
    calendar: readCalendar(given['calendar']),
  };
}
