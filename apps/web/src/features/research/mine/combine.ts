import {
  type Cohort,
  type CohortCondition,
  countedGroups,
  defaultWindow,
  EMPTY_COHORT,
  MAX_CONDITIONS,
} from '@jianwei/clinical-rules/cohort/cohort';
import { TOO_MANY } from '@jianwei/clinical-rules/cohort/check';

export const COMBINATIONS = ['and', 'or', 'not'] as const;
export type Combination = (typeof COMBINATIONS)[number];

export type Combined =
  | { readonly cohort: Cohort; readonly problem?: never }
  | { readonly cohort?: never; readonly problem: string };

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

/**
 * Two saved cohorts as one definition: 且 both, 或 either, 非 the first without the second. Their day 0 must be the same: a window
 * around another day would ask something else.
 */
export function combine(one: Cohort, other: Cohort, how: Combination): Combined {
  if (entryOf(one) !== entryOf(other)) return { problem: '两个队列的入组事件或时段不同，不能合为一个定义' };
  const [left, right] = [groupsOf(one), groupsOf(other)];
  if (how === 'not' && right.length === 0) return { problem: '后一个队列没有条件，没有可去掉的人' };
  const groups = { and: [...left, ...right], or: either(left, right), not: [...left, ...noneOf(right)] }[how];
  const conditions = groups.flatMap((group, place) =>
    group.map((each) => {
      const { group: _old, ...alone } = each;
      return group.length === 1 ? alone : { ...alone, group: `g${place + 1}` };
    }),
  );
  if (conditions.length > MAX_CONDITIONS) return { problem: TOO_MANY };
  const numbered = conditions.map((each, index) => ({ ...each, id: `c${index + 1}` }));
  const { entry, calendar } = one;
  return {
    cohort: { ...EMPTY_COHORT, calendar, conditions: numbered, ...(entry === undefined ? {} : { entry }) },
  };
}
