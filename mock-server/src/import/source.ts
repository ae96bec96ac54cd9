/** What every reader of a file hands on: rows as the source gives them, in one shape for FHIR, HL7 v2 and CSV. */

export type SourceFormat = 'FHIR R4' | 'HL7 v2 ORU^R01' | 'CSV';

export interface SourcePatient {
  /** Our id: the same person of the same source always gets the same one. */
  readonly id: string;
  /** The number the source itself uses, '' when it has none. */
  readonly number: string;
  readonly name: string;
  readonly gender: '男' | '女';
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

export type SourceValue =
  | {
      readonly kind: 'quantity';
      readonly comparator: '' | '<' | '≤' | '>' | '≥';
      readonly value: number;
      /** Digits as the source printed them. */
      readonly digits: string;
    }
  | { readonly kind: 'text'; readonly text: string };

export interface SourceBound {
  readonly value: number;
  readonly digits: string;
  readonly units: readonly string[];
}

export type SourceRange =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bounds'; readonly low: SourceBound | undefined; readonly high: SourceBound | undefined };

/** `withdrawn`: the source takes an earlier result back. */
export type SourceStatus = 'final' | 'preliminary' | 'corrected' | 'withdrawn';

export interface SourceSpecimen {
  /** Codes of the source (HL7 tables 0070 and 0487, SNOMED CT), tried before the text. */
  readonly codes: readonly string[];
  readonly text: string;
}

export interface SourceRow {
  /** Where in the file. */
  readonly place: string;
  readonly patient: SourcePatient;
  readonly reportId: string;
  readonly rowId: string;
  /** ISO with the hospital's offset. */
  readonly time: string;
  /** '' when the source gives no LOINC code. */
  readonly loinc: string;
  /** Code of the laboratory catalogue, where the source names one as such; else ''. */
  readonly itemCode: string;
  /** Names and codes of the source, in the order in which they are looked up; not used beside a code above. */
  readonly localNames: readonly string[];
  /** Name as printed. */
  readonly name: string;
  readonly specimen: SourceSpecimen;
  readonly value: SourceValue;
  /** Spellings of one unit, the most exact first; empty when the source gives none. */
  readonly units: readonly string[];
  readonly printedUnit: string;
  readonly range: SourceRange;
  /** Flag as printed, '' for none. */
  readonly flag: string;
  readonly status: SourceStatus;
  /** The word of the source for its status. */
  readonly statusText: string;
}

export interface RefusedRow {
  /** Where in the file, such as `entry[35] Observation 8302-2 Body Height`. */
  readonly place: string;
  readonly reason: string;
}

/** Something to be said that costs no row: a correction, a comment, a patient who cannot be taken. */
export interface ImportNote {
  readonly place: string;
  readonly note: string;
}

export interface SourceContent {
  readonly format: SourceFormat;
  readonly patients: readonly SourcePatient[];
  /** Every row of the file in its order, perhaps read as it is asked for; some are refused before they are looked at. */
  readonly rows: Iterable<SourceRow | RefusedRow>;
  /** Number of rows. */
  readonly count: number;
  readonly notes: readonly ImportNote[];
  /** Resources, segments or columns that hold no results. */
  readonly others: number;
  /** What the file calls its sender (MSH-4, 来源机构); '' where it does not say. */
  readonly sender?: string;
  /** Messages, lines or resources with results. */
  readonly messages?: number;
}

/** A file that is not what it says: nothing of it is taken, and the message says why. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}
