import { type Cohort, type CohortWindow, isFinished, type Pick, type ResultCondition } from './cohort.ts';

/** Which result of an item stands for a person, as fields of a condition. */
export interface Taken {
  readonly pick: Pick;
  readonly specimen?: string;
  readonly window?: CohortWindow;
}

/** The condition of a cohort that says how a value of an item is taken; undefined where none does. */
export function conditionOn({ conditions }: Cohort, code: string): ResultCondition | undefined {
  return conditions.find(
    (each): each is ResultCondition =>
      each.kind === 'result' &&
      each.laboratory_code === code &&
      each.enabled &&
      !each.negate &&
      each.pick !== 'change' &&
      isFinished(each),
  );
}

/**
 * How one value of an item is taken for everybody of a cohort: as its condition takes it, else the one nearest to day 0. Where any
 * of them satisfies the condition, the last one stands for the person.
 */
export function takenOf(cohort: Cohort, code: string): Taken {
  const own = conditionOn(cohort, code);
  if (own === undefined) return { pick: 'nearest' };
  const { pick, specimen, window } = own;
  return {
    pick: pick === 'any' ? 'last' : pick,
    ...(specimen === undefined ? {} : { specimen }),
    ...(window === undefined ? {} : { window }),
  };
}
