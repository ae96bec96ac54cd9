import { deleteGraceReport, getGraceReport, listGraceReports, saveGraceReport } from '@jianwei/api-client/grace/grace';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { explained, form, given, input, output, own, ownReport, patientId } from './grace-examples.ts';
import { agree, is, refuse } from './interaction.ts';

const otherReport = 'GR000002';
const unknownReport = 'GR999999';
const other: ProviderState[] = [
  ['a Grace report of another doctor', { patient_id: patientId, report_id: otherReport }],
];
const none: ProviderState[] = [['no Grace report', { report_id: unknownReport }]];

const ownerOnly = '仅创建者可编辑或删除';
const gone = '该报告不存在或已被删除';

// covers A-7-09
describe('saveGraceReport', () => {
  const asked = { operationId: 'saveGraceReport', as: 'doctor', method: 'POST' } as const;
  const path = `/api/v2/model/grace/${patientId}`;
  const changed = { ...input, report_id: ownReport, heart_rate: 84 };
  const foreign = { ...input, report_id: otherReport };

  agree({
    ...asked,
    when: 'a new assessment',
    given,
    path,
    body: input,
    answer: { report_id: 'GR000004' },
    call: () => saveGraceReport(patientId, input),
    gets: (answer) => expect(answer.report_id).toBe('GR000004'),
  });
  agree({
    ...asked,
    when: 'a change of the own assessment',
    given: own,
    path,
    body: changed,
    answer: { report_id: is(ownReport) },
    call: () => saveGraceReport(patientId, changed),
    gets: (answer) => expect(answer.report_id).toBe(ownReport),
  });
  refuse({
    ...asked,
    when: "a change of another doctor's assessment",
    given: other,
    path,
    body: foreign,
    status: 400,
    message: ownerOnly,
    call: () => saveGraceReport(patientId, foreign),
  });
});

// covers A-7-07
describe('getGraceReport', () => {
  const asked = { operationId: 'getGraceReport', as: 'doctor', method: 'GET' } as const;
  const owner = {
    report_time: '2025-11-18T09:50:00+08:00',
    user_name: '沈若溪',
    user_id: 'u-doctor',
    department: '内分泌科',
  };

  agree({
    ...asked,
    when: 'the own assessment',
    given: own,
    path: `/api/v2/model/grace/${ownReport}`,
    answer: { ...form, ...output, report_id: is(ownReport), patient_id: is(patientId), mine: is(true) },
    call: () => getGraceReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject({ ...input, report_id: ownReport, mine: true }),
  });
  agree({
    ...asked,
    when: "another doctor's assessment, which cannot be edited",
    whole: true,
    given: other,
    path: `/api/v2/model/grace/${otherReport}`,
    answer: { ...form, ...output, report_id: is(otherReport), patient_id: is(patientId), mine: is(false) },
    call: () => getGraceReport(otherReport),
    gets: (answer) => expect(answer).toMatchObject({ report_id: otherReport, mine: false }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'who made it and when, and how the score came about',
    given: own,
    path: `/api/v2/model/grace/${ownReport}`,
    answer: { ...owner, ...explained },
    call: () => getGraceReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject(owner),
  });
  const newer = {
    item: 'serum_creatinine',
    label: '血肌酐',
    value: '112 μmol/L',
    report_id: 'R1002-01',
    report_time: '2025-11-18T09:12:00+08:00',
  };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'results that came after it',
    whole: true,
    given: other,
    path: `/api/v2/model/grace/${otherReport}`,
    answer: { newer_evidence: [newer] },
    call: () => getGraceReport(otherReport),
    gets: (answer) => expect(answer.newer_evidence).toEqual([newer]),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/grace/${unknownReport}`,
    status: 404,
    message: gone,
    call: () => getGraceReport(unknownReport),
  });
});

// covers B-7.1-03
describe('listGraceReports', () => {
  const asked = { operationId: 'listGraceReports', as: 'doctor', method: 'GET' } as const;
  const entry = { report_id: ownReport, report_time: '2025-11-18T09:50:00+08:00' };
  const fullEntry = { ...entry, score: 171, level: 'high', mine: true, user_name: '沈若溪', department: '内分泌科' };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given: own,
    path: `/api/v2/model/grace/${patientId}/history`,
    answer: { data: [entry] },
    call: () => listGraceReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'score and author of each assessment',
    given: own,
    path: `/api/v2/model/grace/${patientId}/history`,
    answer: { data: [fullEntry] },
    call: () => listGraceReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([fullEntry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/grace/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listGraceReports(unknownPatient),
  });
});

// covers A-7-12
describe('deleteGraceReport', () => {
  const asked = { operationId: 'deleteGraceReport', as: 'doctor', method: 'POST' } as const;
  // Another one than the rest reads, so that the order of verification does not matter where states stay.
  const toDelete = 'GR000001';

  agree({
    ...asked,
    when: 'the own assessment',
    given: [['a Grace report of the caller', { patient_id: patientId, report_id: toDelete }]],
    path: `/api/v2/model/grace/${toDelete}/delete`,
    answer: {},
    call: () => deleteGraceReport(toDelete),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: "another doctor's assessment",
    given: other,
    path: `/api/v2/model/grace/${otherReport}/delete`,
    status: 400,
    message: ownerOnly,
    call: () => deleteGraceReport(otherReport),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/grace/${unknownReport}/delete`,
    status: 404,
    message: gone,
    call: () => deleteGraceReport(unknownReport),
  });
});
