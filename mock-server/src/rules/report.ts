/** One row of a report as rules read it: what is printed, nothing interpreted. */
export interface RuleRow {
  /** Catalogue code, or the source's own. */
  readonly code: string;
  /** '' where the report names none. */
  readonly specimen: string;
  readonly result: string;
  readonly unit: string;
  /** Reference interval as printed, '' for none. */
  readonly range: string;
  /** Flag as the source printed it, '' for none. */
  readonly flag: string;
  /** Group of a row that the catalogue does not know. */
  readonly group?: string;
}

export interface EarlierReport {
  readonly time: string;
  readonly rows: readonly RuleRow[];
}

/** A row of an earlier report with the time of that report. */
export interface PastRow {
  readonly row: RuleRow;
  /** ISO. */
  readonly time: string;
}

/** What was found of an item before a report, the newest first; asked item by item, because a record may hold years. */
export type Past = (code: string) => Iterable<PastRow>;

/** A name with what is told beside it. */
export interface NamedFact {
  /** All names it goes by: id and words. */
  readonly names: readonly string[];
  /** 0 blue, 1 amber, 2 red. */
  readonly reliability?: number;
  /** ISO time or day; absent where it is not known. */
  readonly time?: string;
}

/** What a fact asks of the rows of a report: an item, a group of items, or only what specimens there are. */
export interface RowsFor {
  readonly by: 'item' | 'group' | 'specimen';
  readonly name: string;
}

/** Everything that a rule may ask of one report. What is absent is not known, an empty list is known to hold nothing. */
export interface RuleReport {
  /** Completed years. */
  readonly ageYears: number | null;
  /** Days, where the birth date or the days are known. */
  readonly ageDays: number | null;
  readonly sex: '男' | '女' | null;
  readonly department: string | null;
  /** ISO. */
  readonly time: string;
  readonly source: string | null;
  readonly rows: readonly RuleRow[];
  /** Those that a fact asks for, where they can be told without reading the others; of specimens without their results. */
  readonly rowsFor?: (asked: RowsFor) => readonly RuleRow[];
  /** What was found before. */
  readonly earlier: Past;
  readonly diagnoses: readonly NamedFact[] | null;
  readonly historyDiagnoses: readonly NamedFact[] | null;
  readonly patientTags: readonly NamedFact[] | null;
  /** What the product says of it; only push lines ask. */
  readonly signals?: readonly string[];
}
