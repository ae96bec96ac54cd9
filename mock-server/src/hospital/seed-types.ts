/**
 * Shapes of the written part of the seeded hospital.
 *
 * Times are written in the calendar of the design pictures (today = 2025-11-18) and are moved by whole days
 * when a world is seeded, so that the picture's today becomes the day of the world's clock.
 */

/** A row that the short notation of {@link SeedReport.rows} cannot carry. */
export interface SeedSpecialRow {
  /** Laboratory name as the report prints it. */
  readonly name: string;
  readonly result: string;
  /** Code of the laboratory, a code outside the catalogue included; absent where the report prints none. */
  readonly code?: string;
  readonly unit?: string;
  readonly range?: string;
  readonly specimen?: string;
  /** Heading of the report under which the row stands. */
  readonly group?: string;
  /** Reason why the row could not be cleaned; such a row is listed apart and never judged. */
  readonly error?: string;
}

/** One printed report. */
export interface SeedReport {
  /** `YYYY-MM-DD HH:mm`, Asia/Shanghai, picture calendar. */
  readonly at: string;
  readonly name: string;
  /**
   * Written rows, separated by `;`. One row is `CODE result`, optionally followed by its own unit, by
   * `[its own range]` and by `{its own name}`. `[]` means that the report prints no range, unit `-` that it
   * prints no unit.
   */
  readonly rows?: string;
  /** Panels whose remaining codes are filled with unremarkable values. */
  readonly panels?: readonly string[];
  readonly special?: readonly SeedSpecialRow[];
  /** Specimen of every written row that is not the catalogue's usual one (electrolytes of a blood gas). */
  readonly specimen?: string;
  /** How this laboratory spells its ranges; default is the en dash. */
  readonly spelling?: RangeSpelling;
}

/** Spellings of one interval that laboratories print. */
export type RangeSpelling = 'dash' | 'tilde' | 'hyphen' | 'chinese';

export interface SeedPatient {
  /** Four digits; patient id is `P` + number, report ids are `R` + number + `-01` (newest) and so on. */
  readonly number: number;
  readonly name: string;
  readonly gender: '男' | '女';
  /** `YYYY-MM-DD`, picture calendar. */
  readonly born: string;
  readonly department: string;
  readonly bed: string;
  readonly inpatientNo: string;
  readonly tags: readonly string[];
  /** Newest first. */
  readonly reports: readonly SeedReport[];
}
