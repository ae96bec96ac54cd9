import type { RangeSpelling, SeedPatient, SeedSpecialRow } from '../seed-types.ts';

/** A patient whose reports follow from lines of a table instead of being written one by one. */
export interface Course extends Omit<SeedPatient, 'inpatientNo' | 'reports'> {
  /**
   * Visits of one kind, one line each:
   * `report name | first day..last day ×number of visits @HH:mm | panels | rows`, days in the picture calendar.
   * `| panels` may be empty (`||`). A row is `CODE a→b→c`, then as in {@link SeedPatient} its own unit, `[range]` and
   * `{name}`: the values drift between the written ones, which lie evenly over the visits; words and bounds (`阴性→1+`,
   * `<20`) hold until the next is nearer.
   */
  readonly visits: readonly string[];
  /** Rows that the notation cannot carry, by the name of their reports. */
  readonly special?: Readonly<Record<string, readonly SeedSpecialRow[]>>;
  /** How the laboratory of this patient spells its ranges. */
  readonly spelling?: RangeSpelling;
}
