// What is agreed on alike of the four analysis models whose bodies the specification leaves open.
import { expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, noReport, patientMissing, unknownPatient, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import { modelGone } from './model-examples.ts';

interface Report {
  readonly report_id: string;
  readonly report_time: string;
}

interface Reading {
  readonly operationId: string;
  /** What the report holds, in words. */
  readonly when: string;
  readonly given: readonly ProviderState[];
  /** The address of the model, without its last part. */
  readonly base: string;
  readonly report: Report;
  readonly call: (reportId: string) => Promise<Report>;
}

/** The specified part of a report's analysis: which report, and of when; none of a report that is not there. */
export function agreeOnReport({ operationId, when, given, base, report, call }: Reading): void {
  const asked = { operationId, as: 'doctor', method: 'GET' } as const;
  agree({
    ...asked,
    when,
    given,
    path: `${base}/${report.report_id}`,
    answer: { ...report, report_id: is(report.report_id) },
    call: () => call(report.report_id),
    gets: (answer) => expect(answer).toEqual(report),
  });
  refuse({
    ...asked,
    when: 'a report that is not there',
    given: [noReport],
    path: `${base}/${unknownReport}`,
    status: 404,
    message: modelGone,
    call: () => call(unknownReport),
  });
}

interface Timeline {
  readonly operationId: string;
  readonly given: readonly ProviderState[];
  readonly base: string;
  readonly patientId: string;
  /** One of the patient's reports. */
  readonly entry: Report;
  readonly call: (patientId: string) => Promise<{ readonly data: readonly Report[] }>;
}

/** The reports of a patient that a model reads; none of a patient who is not there. */
export function agreeOnTimeline({ operationId, given, base, patientId, entry, call }: Timeline): void {
  const asked = { operationId, as: 'doctor', method: 'GET' } as const;
  agree({
    ...asked,
    when: 'the timeline of a patient',
    given,
    path: `${base}/${patientId}/history`,
    answer: { data: [{ ...entry }] },
    call: () => call(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `${base}/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => call(unknownPatient),
  });
}
