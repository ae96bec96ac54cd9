import type { PlanHistoryInput } from '@jianwei/api-client/model';
import { getListPlanHistoryMutationKey, listPlanHistory } from '@jianwei/api-client/plans/plans';
import { queryOptions } from '@tanstack/react-query';

/**
 * The history of lab items, of a plan or looked at as they are (`plan_id` ''). The answer names no patient: it is kept under
 * the patient it was asked for.
 */
export const planHistoryOptions = (input: PlanHistoryInput) =>
  queryOptions({
    queryKey: [...getListPlanHistoryMutationKey(), input],
    queryFn: ({ signal }) => listPlanHistory(input, undefined, signal),
  });
