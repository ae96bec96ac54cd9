import type { Urgency } from '../lab-inference/infer.ts';
import type { Action } from './actions.ts';

export type FindingKind =
  | 'critical'
  | 'tool'
  | 'diagnosis'
  | 'row'
  | 'source_flag'
  | 'suspect'
  | 'unread'
  | 'prompt'
  | 'hold';

export type FindingStatus = 'new' | 'worse' | 'same' | 'better';

/**
 * What can be harmed, the nearest first: A airway, breathing, conduction; B circulation, brain, bleeding; C poison and
 * metabolism; D organ, infection, endocrine; E screening.
 */
export type HarmClass = 'A' | 'B' | 'C' | 'D' | 'E';

/** How a finding is said in the headline. */
export interface ClauseWords {
  /** Name and value, as the first clause begins: 「血钾 6.82 mmol/L，危急」. */
  readonly lead: string;
  /** 「26 小时升 0.70」, or ''. */
  readonly change: string;
  /** As a later clause: a noun phrase with one value in brackets. */
  readonly phrase: string;
  /** The finding that a critical value is part of, and its name. */
  readonly picture?: { readonly of: string; readonly name: string };
}

/** One statement about a report (J-03). */
export interface Finding {
  readonly findingId: string;
  readonly kind: FindingKind;
  readonly title: string;
  readonly text: string;
  readonly urgency: Urgency;
  readonly status: FindingStatus;
  readonly isKnown: boolean;
  /** Rows of the report that carry it. */
  readonly evidences: readonly string[];
  readonly valueText: string;
  readonly changeText: string;
  readonly actions: readonly Action[];
  /** The tool that says it. */
  readonly apiType: number | null;
  readonly diagnosisId: string | null;
  /** One dated sentence (J-110). */
  readonly copyText: string;
  readonly ruleId: string;
  readonly ruleVersion: string;
  readonly words: ClauseWords;
  readonly rank: FindingRank;
}

/** What decides the order within one urgency (J-11). */
export interface FindingRank {
  /** One organ, one clause. */
  readonly organ: string;
  readonly harm: HarmClass;
  readonly isCriticalValue: boolean;
  /** A critical flag of the source on a row that could not be read. */
  readonly isCriticalFlag: boolean;
  /** A result of a tool that threatens life by itself (J-16). */
  readonly isLifeThreatening: boolean;
  /** Widths beyond the critical limit, 0 to 3. */
  readonly distance: number;
  readonly isFast: boolean;
  /** Tells nothing beside another row of the report (a low share of lymphocytes beside many neutrophils): no clause of its own. */
  readonly isEcho?: boolean;
  readonly reliable: 0 | 1 | 2;
  /** Place of its main row in the catalogue, and in the report. */
  readonly catalogueOrder: number;
  readonly rowOrder: number;
}

export interface HeadlineClause {
  /** Null in the quiet state. */
  readonly findingId: string | null;
  readonly text: string;
}

export type ReadingLevel = 'critical' | 'focus' | 'undetermined' | 'normal';

export interface UnreadRow {
  readonly laboratoryId: string;
  readonly name: string;
  readonly result: string;
  readonly reason: string;
}

export interface SuspectRow {
  readonly laboratoryId: string;
  readonly name: string;
  readonly reason: 'implausible' | 'unit_slip';
  /** Factor to the unit that would explain it; null where none does. */
  readonly factor: number | null;
  /** The value in the catalogue's unit that another unit would give. */
  readonly suggestion: string | null;
}

/** A tool that was read for the report, whether it spoke or stayed quiet. */
export interface ToolLink {
  readonly apiType: number;
  readonly name: string;
  readonly isQuiet: boolean;
}

/** A diagnosis of the rule base that the patient is known to have. */
export interface KnownDiagnosis {
  readonly id: string;
  /** Of the disease, which may be the whole that the diagnosis is a part of. */
  readonly name: string;
}

/** Everything that is said of one report (J-01). */
export interface Reading {
  readonly version: string;
  readonly level: ReadingLevel;
  /** Null where nothing was found. */
  readonly urgency: Urgency | null;
  readonly headline: readonly HeadlineClause[];
  readonly findings: readonly Finding[];
  /** Ids of the rule base in order: each line, what is folded under it with it. */
  readonly diagnoses: readonly string[];
  /** Those of them that are known and not suspected (J-31), whether a line of their own or a tool tells them. */
  readonly known: readonly KnownDiagnosis[];
  /** Pregnancy, menopause, immunity: states, not diseases. */
  readonly states: readonly string[];
  readonly actions: readonly Action[];
  readonly unread: readonly UnreadRow[];
  readonly suspicious: readonly SuspectRow[];
  readonly links: readonly ToolLink[];
  /** Rows that need attention: those that carry a finding, most dangerous first. */
  readonly needFocus: readonly string[];
  /** Rows of the report that were read. */
  readonly readCount: number;
}
