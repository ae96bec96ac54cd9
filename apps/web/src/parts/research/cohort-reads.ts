import type { ResearchCatalogue, ResearchTableInput } from '@jianwei/api-client/model';
import { countCohort, getTableOne, listCohortDistributions } from '@jianwei/api-client/research/research';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadState } from '../../kit/query/query-state.tsx';
import { countValue, wireCohort } from './cohort-wire.ts';

/** What is counted stays right as long as the data do not change; the same question again is answered from here. */
const FRESH_MS = 60_000;

/** Of one question, as the contract bounds it. */
export const MOST_VARIABLES = 24;

/** A cohort question as a screen needs to know it. */
export interface CohortRead<T> extends ReadState<T> {
  readonly isFetching: boolean;
  /** What is shown belongs to an earlier question, or could not be read again. */
  readonly isStale: boolean;
  readonly error: Error | null;
}

const COHORTS = ['api', 'v2', 'research', 'cohorts'] as const;

/** A call that failed and left nothing to show. */
export const isDown = ({ isError, data }: Pick<CohortRead<unknown>, 'isError' | 'data'>): boolean =>
  isError && data === undefined;

/**
 * A question that is asked by POST and answered like a read: an older one that nobody waits for any more is cancelled, and the last
 * answer stays until the new one is there, also when that fails. What failed beside it is asked again with it: a screen tells it once.
 */
function useCohortRead<T>(
  key: QueryKey,
  ask: (signal: AbortSignal) => Promise<T>,
  enabled = true,
  staysWhileFailing = true,
): CohortRead<T> {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...COHORTS, ...key],
    queryFn: ({ signal }) => ask(signal),
    staleTime: FRESH_MS,
    enabled,
  });
  const [last, setLast] = useState(query.data);
  if (query.data !== undefined && query.data !== last) setLast(query.data);
  const { isError, isFetching, error } = query;
  const kept = staysWhileFailing ? last : undefined;
  return {
    data: query.data ?? kept,
    isError,
    isFetching,
    error,
    isStale: query.data === undefined && kept !== undefined,
    refetch: () =>
      queries.refetchQueries({ queryKey: COHORTS, type: 'active', predicate: ({ state }) => state.status === 'error' }),
  };
}

const QUIET = { suppress: true } as const;

export function useCount(cohort: Cohort, enabled = true) {
  const input = { cohort: wireCohort(cohort) };
  return useCohortRead(['count', input], (signal) => countCohort(input, QUIET, signal), enabled);
}

/** `hasCourse`: with the medians after day 0. */
export function useDistributions(
  cohort: Cohort,
  variables: readonly string[],
  { enabled = true, hasCourse = false }: { enabled?: boolean; hasCourse?: boolean } = {},
) {
  const input = { cohort: wireCohort(cohort), variables: [...variables], without_own: true, course: hasCourse };
  return useCohortRead(['distributions', input], (signal) => listCohortDistributions(input, QUIET, signal), enabled);
}

export function useTableOne(input: ResearchTableInput, enabled = true) {
  return useCohortRead(['table_one', input], (signal) => getTableOne(input, QUIET, signal), enabled);
}

/** Variables that a cohort shows by itself, six at least: age and sex, its own items, three of them or more, and the department. */
export function ownVariables(cohort: Cohort, { items }: ResearchCatalogue): string[] {
  const asked = [cohort.entry, ...cohort.conditions].flatMap((each) =>
    each?.kind === 'result' && each.laboratory_code !== undefined ? [each.laboratory_code] : [],
  );
  const known = new Map(items.map((item) => [item.laboratory_code, item]));
  const own = [...new Set(asked)].filter((code) => known.has(code));
  const usual = items
    .filter(({ laboratory_code: code, result_type: type }) => type === 'numeric' && !own.includes(code))
    .toSorted((one, other) => (countValue(other.patients) ?? 0) - (countValue(one.patients) ?? 0))
    .slice(0, Math.max(0, 3 - own.length));
  return ['age', ...own, ...usual.map(({ laboratory_code: code }) => code), 'sex', 'department'].slice(
    0,
    MOST_VARIABLES,
  );
}
