import type { UsedRow } from './episode-rows.ts';

/** What a tool says of a report, in codes; the `…Wire` function of the tool's folder puts it into words. */
export interface ToolReading<Result> {
  readonly result: Result;
  /** Rows whose results the tool took, of this report and, where it looks there, of others. */
  readonly laboratoryIds: readonly string[];
}

/** The reading of a tool that completes a report by others of the same days. */
export interface EpisodeReading<Result, Item extends string = string> extends ToolReading<Result> {
  /** Rows that were looked at, by input; those that cannot be used have the value null. */
  readonly rows: ReadonlyMap<Item, UsedRow>;
}

/** A result with the rows that were looked at, of which `isTaken` tells the inputs that the tool took from them. */
export function episodeReading<Result, Item extends string>(
  result: Result,
  rows: ReadonlyMap<Item, UsedRow>,
  isTaken: (item: Item) => boolean = () => true,
): EpisodeReading<Result, Item> {
  const ids = [...rows].flatMap(([item, { row, value }]) =>
    value !== null && isTaken(item) ? [row.printed.laboratory_id] : [],
  );
  return { result, rows, laboratoryIds: [...new Set(ids)] };
}
