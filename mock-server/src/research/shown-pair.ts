import type { ResearchCount } from '@jianwei/api-client/model';
import { HIDDEN, isSmall, JOINED, roundedShown, shownChain, shownCount } from './suppress.ts';

/** Who came and who went between two totals that are told: either number would follow from the other. */
export function shownPair(gained: number, lost: number): { gained: ResearchCount; lost: ResearchCount } {
  const told = { gained: shownCount(gained), lost: shownCount(lost) };
  if (isSmall(gained) && lost > 0 && !isSmall(lost)) return { ...told, lost: JOINED };
  if (isSmall(lost) && gained > 0 && !isSmall(gained)) return { ...told, gained: JOINED };
  return told;
}

/** Two totals of nearly the same people: where they differ by 1 to 9 both are told rounded (R5), as they stand elsewhere one by one. */
export function shownTotals(from: number, to: number): [ResearchCount, ResearchCount] {
  return isSmall(Math.abs(from - to)) ? [roundedShown(from), roundedShown(to)] : [shownCount(from), shownCount(to)];
}

/**
 * Totals of the versions of a project by their attrition, the newest first: one within 9 of another that is told is told rounded.
 * @param today the total of the version that is opened, which stands above them
 */
export function shownVersions(chains: readonly (readonly number[])[], today: number): ResearchCount[] {
  const told = [today];
  return chains.map((chain) => {
    const total = chain.at(-1) ?? 0;
    const shown = shownChain(chain);
    const last = shown.patients.at(-1) ?? HIDDEN;
    if (shown.isTotalRounded) return last;
    if (told.some((other) => isSmall(Math.abs(other - total)))) return roundedShown(total);
    told.push(total);
    return last;
  });
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
