import {
  type Cohort,
  type CohortCondition,
  countedGroups,
  defaultWindow,
  EMPTY_COHORT,
  MAX_CONDITIONS,
  refersToCohort,
} from '@jianwei/clinical-rules/cohort/cohort';
import { TOO_MANY } from '@jianwei/clinical-rules/cohort/check';

export const COMBINATIONS = ['and', 'or', 'not'] as const;
export type Combination = (typeof COMBINATIONS)[number];

export type Combined =
  | {
      readonly cohort: Cohort;
      /** What the reader has to know of day 0. */ readonly note?: string;
      readonly problem?: never;
    }
  | { readonly cohort?: never; readonly note?: never; readonly problem: string };

/** A saved cohort as it is called. */
export interface Named {
  readonly name: string;
  readonly cohort: Cohort;
}

type Group = readonly CohortCondition[];

/** Each condition with the window that held for it where it comes from. */
function groupsOf(cohort: Cohort): readonly Group[] {
  return countedGroups(cohort).map((group) =>
    group.map((each) => (each.kind === 'result' ? { ...each, window: each.window ?? defaultWindow(cohort) } : each)),
  );
}

/** Either all groups of one or all of the other: one 或 of each pair. */
function either(one: readonly Group[], other: readonly Group[]): readonly Group[] {
  if (one.length === 0 || other.length === 0) return [];
  return one.flatMap((left) => other.map((right) => [...left, ...right]));
}

/** Not all of the groups: of each choice of one condition a group, at least one of which does not hold. */
function noneOf(groups: readonly Group[]): readonly Group[] {
  const turned = groups.map((group) => group.map((each) => ({ ...each, negate: !each.negate })));
  return turned.reduce<readonly Group[]>(
    (choices, group) => choices.flatMap((choice) => group.map((each) => [...choice, each])),
    [[]],
  );
}

function entryOf({ entry, calendar }: Cohort): string {
  return JSON.stringify([entry ?? null, calendar]);
}

/** Groups as a definition; undefined where they are too many for one. */
function cohortOfGroups(groups: readonly Group[], { entry, calendar }: Cohort): Cohort | undefined {
  const conditions = groups.flatMap((group, place) =>
    group.map((each) => {
      const { group: _old, ...alone } = each;
      return group.length === 1 ? alone : { ...alone, group: `g${place + 1}` };
    }),
  );
  if (conditions.length > MAX_CONDITIONS) return undefined;
  const numbered = conditions.map((each, index) => ({ ...each, id: `c${index + 1}` }));
  return { ...EMPTY_COHORT, calendar, conditions: numbered, ...(entry === undefined ? {} : { entry }) };
}

/** Condition by condition: right where day 0 is the same. */
function written(one: Cohort, other: Cohort, how: Combination): Cohort | undefined {
  const [left, right] = [groupsOf(one), groupsOf(other)];
  const groups = { and: [...left, ...right], or: either(left, right), not: [...left, ...noneOf(right)] }[how];
  return cohortOfGroups(groups, one);
}

function member({ name, cohort }: Named, negate = false): CohortCondition {
  return { id: '', kind: 'cohort', name, cohort, negate, enabled: true };
}

/** By membership: each cohort is judged by its own day 0. */
function referred(one: Named, other: Named, how: Combination, hasOneEntry: boolean): Combined {
  const inner = how === 'or' ? [one, other] : [other];
  const nested = inner.find(({ cohort }) => refersToCohort(cohort));
  if (nested !== undefined) return { problem: `「${nested.name}」引用了别的队列，不能再被引用` };
  const cohort =
    how === 'or'
      ? cohortOfGroups([inner.map((each) => member(each))], hasOneEntry ? one.cohort : EMPTY_COHORT)
      : cohortOfGroups([...groupsOf(one.cohort), [member(other, how === 'not')]], one.cohort);
  if (cohort === undefined) return { problem: TOO_MANY };
  if (hasOneEntry) return { cohort };
  const note =
    how === 'or'
      ? '两个队列的入组日不同：各按自己的入组日判断，合并后以首份报告之日为第 0 天'
      : `两个队列的入组日不同：第 0 天按「${one.name}」，「${other.name}」按自己的入组日判断`;
  return { cohort, note };
}

/**
 * Two saved cohorts as one definition: 且 both, 或 either, 非 the first without the second. Where their day 0 is the same they are
 * written condition by condition; where it is not, or where that would be more conditions than a cohort holds, the one refers to the
 * other, since a window around another day would ask something else.
 */
export function combine(one: Named, other: Named, how: Combination): Combined {
  const hasOneEntry = entryOf(one.cohort) === entryOf(other.cohort);
  if (how === 'not' && hasOneEntry && countedGroups(other.cohort).length === 0)
    return { problem: '后一个队列没有条件，没有可去掉的人' };
  const cohort = hasOneEntry ? written(one.cohort, other.cohort, how) : undefined;
  return cohort === undefined ? referred(one, other, how, hasOneEntry) : { cohort };
}
