import type { ComponentType } from 'react';
import type { TimelineEntry } from '../shared/assessment-timeline.tsx';
import type { FieldErrors, RecordTool, RecordTypes } from './record-tool.ts';
import type { useRecord } from './use-record.ts';

/** The open record of a tool: what is known of it, and what may be done with it. */
export type OpenRecord<T extends RecordTypes> = ReturnType<typeof useRecord<T>>;

/** What form and result of a tool get. */
export interface RecordPart<T extends RecordTypes> {
  record: OpenRecord<T>;
}

export interface FormPart<T extends RecordTypes> extends RecordPart<T> {
  values: T['form'];
  errors: FieldErrors;
}

/** A tool whose frame is the one of all records. */
export interface RecordViewTool<T extends RecordTypes> extends RecordTool<T> {
  apiType: number;
  /** Heading of the list. */
  title: string;
  /** The entry that stands for a new, unsaved record. */
  unsaved: string;
  /** Below the list. */
  note?: string;
  /** One line of the list. */
  entry: (
    entry: T['entry'],
    of: { index: number; count: number; isEdited: boolean },
  ) => Pick<TimelineEntry, 'by' | 'flag'> & { time?: Date };
  /** Below the list: who changed the record. */
  Aside?: ComponentType<{ report: T['report'] }>;
  /** The form beside the result; a tool whose form stands over its records has `over` in its place. */
  Form?: ComponentType<FormPart<T>>;
  over?: {
    /** The record as it is read. */
    Read: ComponentType<RecordPart<T>>;
    /** What stands over it while it is edited, or while a new one is made. */
    Editor: ComponentType<RecordPart<T>>;
  };
  Result: ComponentType<RecordPart<T>>;
}
