import type { ErrorBody, NewerEvidence } from '@jianwei/api-client/model';
import type { ApiError } from '@jianwei/api-client/transport/api-error';
import type { UseQueryOptions } from '@tanstack/react-query';

/*
 * One machine for records.
 *
 * A tool of this kind keeps records of its own: a list of them at the left, a form, what follows from it at the right. All
 * of what such a tool does stands here once: creating, opening, drafting, measuring (asking the server for the result of
 * what is typed), saving, editing, deleting, whose record it is, newer evidence, the question before something is lost, the
 * list with its failed state. A tool hands in a `RecordTool`: its api_type, words, calls, the form from and to the wire,
 * what is wrong with a form, and the components that show form and result.
 *
 *   record-tool    what a tool hands in
 *   record-state   the state and its transitions, pure
 *   record-store   the state of one open tool; what a component selects decides when it renders
 *   use-record     the machine: state and actions of one tool for one patient, over what use-record-reads reads
 *   open-record    what the machine hands to form and result
 *   record-view    the frame around form and result: list, strip of the draft, notes, actions at the foot
 *   field-table    a form as a table of its fields
 *
 * A tool that measures saves what was measured; one that does not saves what is typed. A tool with `over` shows its records
 * apart from the form, and its form stands over them: the editor is a mode of the record as everywhere. Tools that add values
 * to reports of the laboratory take `use-record` alone and have a frame of their own.
 */

/** What every saved record says of itself. */
export interface SavedRecord {
  report_id: string;
  report_time?: string;
  user_name?: string;
  mine?: boolean;
  newer_evidence?: NewerEvidence[];
}

/** When a record was saved, and by whom: as it is said to the one who reads, and with the name for paper. */
export interface SavedMoment {
  time: string | undefined;
  who: string | undefined;
  author?: string | undefined;
}

/** What the records of a tool are made of. */
export interface RecordTypes {
  /** What the form holds. */
  form: object;
  /** What the server computes before it saves; `never` where it computes nothing. */
  result: unknown;
  /** Initial data of a new record. */
  init: object;
  report: SavedRecord;
  /** One of the list. */
  entry: { report_id: string; report_time: string };
  /** What the form offers, where the hospital says so. */
  offers: unknown;
  body: object;
}

/** A call that reads, as the generated client hands it out. */
export type Read<Data> = UseQueryOptions<Data, ApiError<ErrorBody>, Data>;

/** The message of each field that is wrong, in the order of the form. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What a form is judged against. */
export interface FormContext<T extends RecordTypes> {
  patientId: string;
  /** Of the record that is edited, '' of a new one. */
  id: string;
  /** The patient's other records, newest first. */
  others: readonly T['entry'][];
  offers: T['offers'] | undefined;
  init: T['init'] | undefined;
  /** As it was read last; undefined of a new one. */
  report: T['report'] | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** How a tool asks the server for the result of what is typed. */
interface Measuring<T extends RecordTypes> {
  call: (body: T['body']) => Promise<T['result']>;
  /** The result that a saved record holds. */
  resultOf: (report: T['report']) => T['result'];
  /** What a screen reader hears; '' where something else tells. */
  spoken: (result: T['result'], values: T['form']) => string;
  /** What is to be done after a change, such as 重新查看结果. */
  again: string;
}

/** What the machine is handed in. */
export interface RecordTool<T extends RecordTypes> {
  /** Under this name what is typed is kept when the session ends. */
  draft?: string;
  words: {
    /** What a screen reader hears. */
    saved: string | ((values: T['form'], context: FormContext<T>) => string);
    deleted?: string;
  };
  calls: {
    list: (patientId: string) => Read<{ data: T['entry'][] }>;
    record: (id: string) => Read<T['report']>;
    init?: (patientId: string) => Read<T['init']>;
    offers?: (patientId: string) => Read<T['offers']>;
    save: (body: T['body'], of: { patientId: string; id: string }) => Promise<{ report_id: string }>;
    /** Absent for records that are never deleted. */
    remove?: (id: string) => Promise<unknown>;
    measure?: Measuring<T>;
  };
  /** What stands open first: a new record, the newest, or the one of the page's report. */
  opens: 'new' | 'newest' | 'page';
  /** The creator's alone, or of every clinician. */
  isOwn: (report: T['report']) => boolean;
  emptyForm: T['form'];
  fromApi: (data: T['init'] | T['report']) => T['form'];
  toApi: (values: T['form'], context: FormContext<T>) => T['body'];
  validate?: (values: T['form'], context: FormContext<T>) => FieldErrors;
  /** What is wrong with this field shows before anybody asks. */
  isSaidAtOnce?: (field: string, values: T['form']) => boolean;
  /** The field that a refusal of the server speaks about. */
  fieldOfRefusal?: (message: string) => string | undefined;
  /** A change with what it takes along. */
  withConsequences?: (change: Partial<T['form']>) => Partial<T['form']>;
  /** What of a record just saved is known before the server's own is read, beside what was sent and measured. */
  asSaved?: (saved: T['body'], context: FormContext<T>) => Partial<T['report']>;
  /** When a record was saved, and by whom, where the record says it in its own way. */
  savedBy?: (report: T['report']) => SavedMoment;
}
