import { getListPlanHistoryMutationKey, listPlanHistory } from '@jianwei/api-client/plans/plans';
import type { PlanHistoryInput } from '@jianwei/api-client/model';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TrendRequest } from '../report/detail-slots.ts';

/** Days that are read first: four windows. */
const FIRST_DAYS = 20;
/** What was asked for at the press is not asked for again by the dialog, in milliseconds. */
const SAME_PRESS_MS = 5000;

/** Value of `planId` for lab items that are no plan: they are looked at as they are. */
export const NO_PLAN = '';

/**
 * The history of lab items, of a plan or looked at as they are (`plan_id` ''). The answer names no patient: it is kept under
 * the patient it was asked for.
 */
export const planHistoryOptions = (input: PlanHistoryInput) =>
  queryOptions({
    queryKey: [...getListPlanHistoryMutationKey(), input],
    queryFn: ({ signal }) => listPlanHistory(input, undefined, signal),
    staleTime: SAME_PRESS_MS,
  });

type TrendItems = Pick<TrendRequest, 'laboratories' | 'planId'>;

/** All results of lab items of a patient. */
export const trendInput = (patientId: string, { laboratories, planId = NO_PLAN }: TrendItems): PlanHistoryInput => ({
  patient_id: patientId,
  laboratories: [...laboratories],
  plan_id: planId,
});

/** Its newest days, which are in sight first: a long history takes its time, and most never page back so far. */
export const newestOptions = (patientId: string, items: TrendItems) =>
  planHistoryOptions({ ...trendInput(patientId, items), newest_days: FIRST_DAYS });

/** Asks for what the dialog shows first, from the press on: its code and its first drawing take their time meanwhile. */
export function prefetchTrend(client: QueryClient, patientId: string, request: TrendRequest): void {
  client.query(newestOptions(patientId, request)).catch(() => undefined);
}
