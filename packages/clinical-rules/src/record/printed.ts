/** One printed row. Nothing in it is interpreted. */
export interface PrintedRow {
  readonly laboratory_id: string;
  /** Catalogue code, a code of the source, or ''. */
  readonly code: string;
  readonly name: string;
  readonly specimen: string;
  readonly result: string;
  readonly unit: string;
  /** What the unit is read as where it leaves open what it counts and the row says it elsewhere; else absent. */
  readonly unit_read?: string;
  /** Reference interval as printed; '' when the report prints none. */
  readonly range_text: string;
  readonly group_name: string;
  /** Why the row could not be cleaned; null for a usable one. */
  readonly error: string | null;
  /** Result and unit as an outside source printed them, where they were converted; else absent or ''. */
  readonly source_text?: string;
  /** Flag as an outside source printed it; else absent or ''. */
  readonly source_flag?: string;
  /** Whether an outside source calls the result preliminary or corrected; else absent or ''. */
  readonly source_status?: '' | 'preliminary' | 'corrected';
}

export interface PrintedReport {
  readonly report_id: string;
  readonly report_name: string;
  /** ISO, all of a patient with one offset, so that text order is time order. */
  readonly report_time: string;
  /** When it came from its source; absent or '' where that is not kept. */
  readonly received_at?: string;
  /** What its source is called; absent or '' where that is not kept. */
  readonly source_name?: string;
}

export interface PrintedPatient {
  readonly patient_id: string;
  /** 男, 女, or another word of the source when the sex is unknown. */
  readonly gender: string;
  /** `YYYY-MM-DD`, '' when unknown. */
  readonly birth_date: string;
  readonly tags: readonly string[];
}

/** A report with what it prints, in its order. */
export interface ReportRows {
  readonly report: PrintedReport;
  readonly rows: readonly PrintedRow[];
}
