import type { ResearchCount } from '@jianwei/api-client/model';
import { isSmall, JOINED, roundedShown, shownCount } from './suppress.ts';

/** Who came and who went between two totals that are told: either number would follow from the other. */
export function shownPair(gained: number, lost: number): { gained: ResearchCount; lost: ResearchCount } {
  const told = { gained: shownCount(gained), lost: shownCount(lost) };
  if (isSmall(gained) && lost > 0 && !isSmall(lost)) return { ...told, lost: JOINED };
  if (isSmall(lost) && gained > 0 && !isSmall(gained)) return { ...told, gained: JOINED };
  return told;
}

/** Two totals of nearly the same people: where they differ by 1 to 9 the larger one is told rounded (R5). */
export function shownTotals(from: number, to: number): [ResearchCount, ResearchCount] {
  if (!isSmall(Math.abs(from - to))) return [shownCount(from), shownCount(to)];
  return from > to ? [roundedShown(from), shownCount(to)] : [shownCount(from), roundedShown(to)];
}

/** People who are in the second mask and not in the first, and the other way round. */
export function movedBetween(before: Uint8Array, after: Uint8Array): { gained: number; lost: number } {
  let [gained, lost] = [0, 0];
  for (const [patient, bit] of after.entries()) {
    if (bit === 1 && before[patient] !== 1) gained += 1;
    if (bit !== 1 && before[patient] === 1) lost += 1;
  }
  return { gained, lost };
}
