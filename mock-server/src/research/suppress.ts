import type { ResearchCount } from '@jianwei/api-client/model';

/** From this number on people are told (R2). */
export const THRESHOLD = 10;
/** What is rounded is rounded to this. */
export const ROUNDING = 5;

export const HIDDEN: ResearchCount = { shown: `<${THRESHOLD}` };
/** Not small itself: told, it would tell the hidden number of a neighbour. */
export const WITHHELD: ResearchCount = { shown: '隐去' };
/** Joined with its neighbour: neither told nor said to be small. */
export const JOINED: ResearchCount = { shown: '—' };

const grouped = new Intl.NumberFormat('en-US');

export function isSmall(count: number): boolean {
  return count > 0 && count < THRESHOLD;
}

/** To the nearest 5; what is not 0 and below 10 stays hidden. */
export function roundedCount(count: number): number {
  return Math.round(count / ROUNDING) * ROUNDING;
}

/** A count as it may leave: 1 to 9 only as `<10`. */
export function shownCount(count: number): ResearchCount {
  return isSmall(count) ? HIDDEN : { value: count, shown: grouped.format(count) };
}

/** A count that is hidden: only one that is small is said to be. */
export function hiddenShown(count: number): ResearchCount {
  return isSmall(count) ? HIDDEN : WITHHELD;
}

/** Rounded as it may leave; nobody is nobody. */
export function roundedShown(count: number): ResearchCount {
  if (count === 0) return shownCount(0);
  if (isSmall(count) || isSmall(roundedCount(count))) return HIDDEN;
  const value = roundedCount(count);
  return { value, shown: `约 ${grouped.format(value)}` };
}

/**
 * Cells that sum up to a known total, as they may leave. Where exactly one is hidden its number would follow from the others: the
 * next smallest goes with it.
 * @returns which cells are hidden
 */
export function hiddenCells(cells: readonly number[], alreadyHidden: readonly boolean[] = []): boolean[] {
  const hidden = cells.map((count, index) => isSmall(count) || alreadyHidden[index] === true);
  if (hidden.filter(Boolean).length !== 1) return hidden;
  const open = cells
    .map((count, index) => ({ count, index }))
    .filter(({ count, index }) => hidden[index] !== true && count > 0)
    .toSorted((a, b) => a.count - b.count);
  const [next] = open;
  if (next !== undefined) hidden[next.index] = true;
  return hidden;
}

export function suppressCells(cells: readonly number[]): ResearchCount[] {
  const hidden = hiddenCells(cells);
  return cells.map((count, index) => (hidden[index] === true ? hiddenShown(count) : shownCount(count)));
}

/** A number beside others that hold it or are held by it: where it differs from one by 1 to 9 it is told rounded. */
export function besideCount(count: number, others: readonly number[]): ResearchCount {
  return others.some((other) => isSmall(Math.abs(count - other))) ? roundedShown(count) : shownCount(count);
}

/**
 * Cells beside those of a part of the same people: who is in the whole and not in the part are cells of a total themselves. Where one of
 * them would follow, the cell of the whole is told rounded.
 * @param told the cells of the whole as they may leave by themselves
 */
export function besideCells(
  told: readonly ResearchCount[],
  whole: readonly number[],
  part: readonly number[],
): ResearchCount[] {
  const hidden = hiddenCells(whole.map((count, index) => count - (part[index] ?? 0)));
  return told.map((cell, index) =>
    hidden[index] === true && cell.value !== undefined ? roundedShown(whole[index] ?? 0) : cell,
  );
}

/** How many of a known whole: where nearly all are, who is not would follow from the exact number. */
export function partCount(count: number, whole: number): ResearchCount {
  return isSmall(whole - count) ? capped(roundedShown(count), whole) : shownCount(count);
}

/** What of the attrition may be printed. */
export interface ShownChain {
  readonly patients: readonly ResearchCount[];
  readonly lost: readonly ResearchCount[];
  readonly joined: readonly boolean[];
  /** The total would tell a loss of 1 to 9 from the store itself: it is rounded. */
  readonly isTotalRounded: boolean;
}

/** Places of the chain whose numbers are printed: no two neighbours differ by 1 to 9. */
function printedPlaces(chain: readonly number[]): number[] {
  const last = chain.length - 1;
  const printed: number[] = [];
  for (const [place, count] of chain.entries()) {
    const before = chain[printed.at(-1) ?? -1];
    if (before === undefined || !isSmall(before - count)) printed.push(place);
  }
  // The total is always told: a last loss of 1 to 9 is joined with the steps before it.
  while (
    printed.length > 1 &&
    printed.at(-1) !== last &&
    isSmall((chain[printed.at(-1) ?? 0] ?? 0) - (chain[last] ?? 0))
  )
    printed.pop();
  return printed.at(-1) === last ? printed : [...printed, last];
}

/**
 * The numbers of a chain of steps, each at most the one before. A step that loses 1 to 9 is joined with its neighbour and only the
 * joint loss is told.
 */
export function shownChain(chain: readonly number[]): ShownChain {
  const last = chain.length - 1;
  const printed = printedPlaces(chain);
  const isTotalRounded = last > 0 && isSmall((chain[0] ?? 0) - (chain[last] ?? 0));
  const patients: ResearchCount[] = chain.map(() => JOINED);
  const lost: ResearchCount[] = chain.map(() => JOINED);
  for (const [index, place] of printed.entries()) {
    const count = chain[place] ?? 0;
    const before = printed[index - 1];
    const isRounded = isTotalRounded && place === last;
    patients[place] = isRounded ? capped(roundedShown(count), chain[0] ?? 0) : shownCount(count);
    const former = before === undefined ? count : (chain[before] ?? 0);
    // A loss beside a hidden number would tell it.
    const isTold = !isRounded && !isSmall(count) && !isSmall(former) && !isSmall(former - count);
    lost[place] = isTold ? shownCount(former - count) : JOINED;
  }
  return {
    patients,
    lost,
    joined: chain.map((_, place) => !printed.includes(place)),
    isTotalRounded,
  };
}

/** Rounding never makes a cohort larger than the store. */
export function capped(count: ResearchCount, most: number): ResearchCount {
  if (count.value === undefined || count.value <= most) return count;
  const value = Math.floor(most / ROUNDING) * ROUNDING;
  return isSmall(value) ? HIDDEN : { value, shown: `约 ${grouped.format(value)}` };
}
