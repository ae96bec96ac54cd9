import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { researchCatalogue } from '../research/catalogue.ts';
import { countCohort, type ExactCounts } from '../research/engine.ts';
import { guardTotal, isAskedOften } from '../research/guard.ts';
import { shownCounts } from '../research/shown-counts.ts';
import { researchStore, type ResearchStore } from '../research/store.ts';
import { checkedCohort, vocabularyOf } from '../research/vocabulary.ts';

/** A cohort as it may be counted; refused in the words of the builder. */
export function cohortOf(store: ResearchStore, given: unknown): Cohort {
  const checked = checkedCohort(store, given);
  if ('problem' in checked) throw new Refusal(checked.problem);
  return checked.cohort;
}

export interface Counted {
  readonly store: ResearchStore;
  readonly cohort: Cohort;
  readonly exact: ExactCounts;
  /** The total that is told instead of the own one (R5). */
  readonly guardedTotal: number | undefined;
}

type Asking = Pick<Call<'countCohort'>, 'world' | 'session'>;

/** Counts a cohort for an account, whose earlier questions are held against this one. */
export function counted({ world, session }: Asking, given: unknown, order: readonly string[] = []): Counted {
  const store = researchStore(world);
  const cohort = cohortOf(store, given);
  const exact = countCohort(store, { cohort }, order);
  const asked = { cohort, members: exact.members, dataTime: store.dataTime };
  return { store, cohort, exact, guardedTotal: guardTotal(world, session, asked) };
}

/** Whole milliseconds since a moment. */
export const since = (begin: number): number => Math.round(performance.now() - begin);

export const researchHandlers = {
  getResearchCatalogue: ({ world }) => {
    const store = researchStore(world);
    return world.memoClinical('research:catalogue', () => researchCatalogue(store));
  },

  countCohort: (call) => {
    const begin = performance.now();
    const { store, cohort, exact, guardedTotal } = counted(call, call.body.cohort, call.body.step_order);
    const shown = shownCounts(exact, cohort, vocabularyOf(store), {
      dataTime: store.dataTime,
      isDemo: store.isDemo,
      elapsedMs: since(begin),
      guardedTotal,
    });
    const isOften = shown.guarded === true && isAskedOften(call.world, call.session.userId);
    return isOften ? { ...shown, asked_often: true } : shown;
  },
} satisfies Handlers;
