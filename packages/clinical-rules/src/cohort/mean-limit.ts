import type { CohortCondition, Comparator } from './cohort.ts';

/** What is compared with a limit of the reference interval. */
const BY_LIMIT: readonly (Comparator | undefined)[] = ['above_upper', 'below_lower', 'times_upper'];

/** How limits are handled that differ between the results of one person. */
export const MEAN_LIMIT_NOTE = '平均值与参考限比较时，参考限取各次结果所附参考限的平均值';

export function isMeanByLimit(condition: CohortCondition): boolean {
  return condition.kind === 'result' && condition.pick === 'mean' && BY_LIMIT.includes(condition.comparator);
}
