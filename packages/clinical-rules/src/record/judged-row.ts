import type { CatalogueItem } from '../catalogue/catalogue.ts';
import type { Flag } from '../flags/flag.ts';
import type { Suspicion } from '../plausible/plausible.ts';
import type { PrintedRow } from './printed.ts';

export interface CatalogueNumber {
  readonly value: number;
  readonly factor: number;
}

/** A printed row and what the rules say about it. */
export interface JudgedRow {
  readonly printed: PrintedRow;
  /** The same as rules read it: without logarithms, powers of ten and words that say its name again. */
  readonly read: PrintedRow;
  /** Catalogue code, or the source's own code where the catalogue has none. */
  readonly code: string;
  readonly item: CatalogueItem | undefined;
  readonly flag: Flag;
  /** The figure in the catalogue's unit, with its factor; null for a bound, a text and a unit that does not convert. */
  readonly number: CatalogueNumber | null;
  /** Why the result cannot be believed: in no rule, no tool and no curve. Absent for most. */
  readonly suspicion?: Suspicion;
}
