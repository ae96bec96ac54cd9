import { firstOfCode, rowsOfCodes } from '../../core/rows-by-code.ts';
import type { Urgency } from '../../lab-inference/infer.ts';
import type { JudgedReport, PatientRecord } from '../../record/judged.ts';
import type { FindingStatus, HarmClass } from '../reading.ts';
import type { Row } from '../rows.ts';
import { minutesBetween } from '../interval-text.ts';

/** What a doctor saved for the patient with a tool. */
export interface SavedForm {
  readonly apiType: number;
  readonly form: Readonly<Record<string, unknown>>;
  /** ISO; absent: with the report. */
  readonly savedTime?: string;
}

export interface ToolContext {
  readonly record: PatientRecord;
  readonly judged: JudgedReport;
  readonly rows: readonly Row[];
  readonly forms: readonly SavedForm[];
  /** Saved case type of a gas report: 1 acute, 2 chronic. */
  readonly gasTypes: ReadonlyMap<string, 1 | 2>;
  readonly known: ReadonlySet<string>;
  readonly tags: readonly string[];
}

/** One sentence of a tool, before it becomes a finding. */
export interface ToolPart {
  readonly key: string;
  /** Outcome by which the table of actions knows it; null where it has no steps. */
  readonly outcome: string | null;
  /** The steps of the outcome that hold, by their place from 1; absent: all of them. */
  readonly onlySteps?: readonly number[];
  /** The diagnosis of the rule base that it says in its own words; null: none of its own. */
  readonly answers: string | null;
  readonly title: string;
  readonly text: string;
  readonly lead: string;
  readonly change: string;
  readonly phrase: string;
  readonly valueText: string;
  readonly urgency: Urgency;
  readonly status: FindingStatus;
  readonly isKnown: boolean;
  /** Rows of the report by id. */
  readonly evidences: readonly string[];
  readonly harm: HarmClass;
  readonly organ: string;
  readonly isLifeThreatening: boolean;
  /** 1 for a sentence that leaves the cause open: what names one comes first. */
  readonly reliable: 0 | 1 | 2;
}

/** What a tool says of a report: its parts, and which diagnoses of the rule base it decides (J-04). */
export interface ToolStatement {
  readonly apiType: number;
  readonly name: string;
  readonly ruleId: string;
  readonly ruleVersion: string;
  readonly parts: readonly ToolPart[];
  readonly decides: readonly string[];
}

export type Tool = (context: ToolContext) => ToolStatement | null;

/** A part with what most of them share. */
export function part(given: Partial<ToolPart> & Pick<ToolPart, 'key' | 'title' | 'evidences'>): ToolPart {
  return {
    outcome: null,
    answers: null,
    text: given.title,
    lead: given.title,
    change: '',
    phrase: given.title,
    valueText: '',
    urgency: 3,
    status: 'new',
    isKnown: false,
    harm: 'D',
    organ: given.key,
    isLifeThreatening: false,
    reliable: 2,
    ...given,
  };
}

/** Ids of the rows of these codes. */
export function idsOf(rows: readonly Row[], codes: readonly string[]): string[] {
  return rowsOfCodes(rows, codes).map(({ id }) => id);
}

/** A row of the report by its code. */
export function rowOf(rows: readonly Row[], code: string): Row | undefined {
  return firstOfCode(rows, code);
}

/** Only the abnormal ones of these rows carry a finding; where none is, all of them do. */
export function speaking(rows: readonly Row[], codes: readonly string[]): string[] {
  const found = rowsOfCodes(rows, codes);
  const abnormal = found.filter(({ judged }) => judged.flag.state === 'abnormal' || judged.flag.critical !== undefined);
  return (abnormal.length === 0 ? found : abnormal).map(({ id }) => id);
}

/** The newest form of a tool; forms come newest first. */
export function newestForm(forms: readonly SavedForm[], apiType: number): SavedForm | undefined {
  return forms.find((saved) => saved.apiType === apiType);
}

/** Whether a form was saved within so many hours of a report, before or after. */
export function isOfEvent({ savedTime }: SavedForm, reportTime: string, hours: number): boolean {
  return savedTime === undefined || Math.abs(minutesBetween(savedTime, reportTime)) <= hours * 60;
}
