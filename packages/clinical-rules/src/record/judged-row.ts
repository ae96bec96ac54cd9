import type { CatalogueItem } from '../catalogue/catalogue.ts';
import type { Flag } from '../flags/flag.ts';
import type { Suspicion } from '../plausible/plausible.ts';
import type { PrintedRow } from './printed.ts';

/** A printed row and what the rules say about it. */
export interface JudgedRow {
  readonly printed: PrintedRow;
  /** Catalogue code, or the source's own code where the catalogue has none. */
  readonly code: string;
  readonly item: CatalogueItem | undefined;
  readonly flag: Flag;
  /** Why the result cannot be believed: in no rule, no tool and no curve. Absent for most. */
  readonly suspicion?: Suspicion;
}
