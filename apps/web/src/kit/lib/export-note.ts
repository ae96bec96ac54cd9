/** What the log keeps of an export. */
export interface ExportFacts {
  /** Path of the page. */
  readonly source: string;
  readonly table: string;
  readonly rows: number;
  readonly columns: readonly string[];
}

// Where nobody keeps them, nothing is exported.
let write: (facts: ExportFacts) => Promise<unknown> = () => Promise.reject(new Error('no log of exports'));

/** Says who writes down that a list was exported. */
export function keepExportsBy(keep: (facts: ExportFacts) => Promise<unknown>): void {
  write = keep;
}

/** Writes down that a list was exported; rejects where that failed. */
export const noteExport = (facts: ExportFacts): Promise<unknown> => write(facts);
