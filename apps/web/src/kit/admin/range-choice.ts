/**
 * Keys that are chosen after a press with Shift: all rows between the row that was chosen last and the pressed one, as they stand
 * now; where all of them are chosen already, none of them. A last row that is not shown any more (another page, another filter)
 * begins no range: the pressed row alone changes.
 * @param shown keys in the order in which they stand
 * @param last key of the row that was chosen last, undefined where none was
 */
export function rangeChoice(
  shown: readonly string[],
  chosen: readonly string[],
  last: string | undefined,
  pressed: string,
): string[] {
  const to = shown.indexOf(pressed);
  const from = last === undefined ? -1 : shown.indexOf(last);
  const range = from < 0 ? [pressed] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const isAdding = range.some((key) => !chosen.includes(key));
  return isAdding ? [...new Set([...chosen, ...range])] : chosen.filter((key) => !range.includes(key));
}
