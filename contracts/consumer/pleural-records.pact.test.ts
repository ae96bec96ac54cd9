import { deletePleuralReport, getPleuralReport, listPleuralReports } from '@jianwei/api-client/pleural/pleural';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import {
  patientId,
  labReport,
  ownReport,
  otherReport,
  own,
  other,
  ownerOnly,
  form,
  person,
  laboratory,
  source,
  explained,
} from './pleural-examples.ts';

const unknownReport = 'PE999999';
const none: ProviderState[] = [['no pleural report', { report_id: unknownReport }]];
const gone = '该报告不存在或已被删除';

// covers A-7-13
describe('getPleuralReport', () => {
  const asked = { operationId: 'getPleuralReport', as: 'doctor', method: 'GET' } as const;
  const saved = { ...person, ...form, report_time: '2025-11-05T11:34:00+08:00', laboratories: [laboratory] };
  const owner = { user_name: '沈若溪', user_id: 'u-doctor', department: '内分泌科', patient_id: patientId };

  agree({
    ...asked,
    when: 'the own assessment',
    given: own,
    path: `/api/v2/model/exudate/${ownReport}`,
    answer: { ...saved, report_id: is(ownReport), diagnosis_name: '渗出液', mine: is(true) },
    call: () => getPleuralReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject({ ...form, report_id: ownReport, mine: true }),
  });
  agree({
    ...asked,
    when: "another doctor's assessment, which cannot be edited",
    given: other,
    path: `/api/v2/model/exudate/${otherReport}`,
    answer: { ...saved, report_id: is(otherReport), diagnosis_name: '渗出液', mine: is(false) },
    call: () => getPleuralReport(otherReport),
    gets: (answer) => expect(answer).toMatchObject({ report_id: otherReport, mine: false }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'who made it, and how the conclusion came about',
    given: own,
    path: `/api/v2/model/exudate/${ownReport}`,
    answer: { ...owner, ...explained, laboratories: [source] },
    call: () => getPleuralReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject(owner),
  });
  const newer = {
    item: 'protein_quantification',
    label: '胸水蛋白定量',
    value: '44.8 g/L',
    report_id: labReport,
    report_time: '2025-11-05T09:20:00+08:00',
  };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'results that came after it',
    whole: true,
    given: other,
    path: `/api/v2/model/exudate/${otherReport}`,
    answer: { newer_evidence: [newer] },
    call: () => getPleuralReport(otherReport),
    gets: (answer) => expect(answer.newer_evidence).toEqual([newer]),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/exudate/${unknownReport}`,
    status: 404,
    message: gone,
    call: () => getPleuralReport(unknownReport),
  });
});

// covers B-7.1-04
describe('listPleuralReports', () => {
  const asked = { operationId: 'listPleuralReports', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/exudate/${patientId}/history`;
  const entry = { report_id: ownReport, report_time: '2025-11-05T11:34:00+08:00' };
  const fullEntry = { ...entry, diagnosis_name: '渗出液', mine: true, user_name: '沈若溪', department: '内分泌科' };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given: own,
    path,
    answer: { data: [entry] },
    call: () => listPleuralReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'conclusion and author of each assessment',
    given: own,
    path,
    answer: { data: [fullEntry] },
    call: () => listPleuralReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([fullEntry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/exudate/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listPleuralReports(unknownPatient),
  });
});

// covers A-7-30
describe('deletePleuralReport', () => {
  const asked = { operationId: 'deletePleuralReport', as: 'doctor', method: 'POST' } as const;
  // Another one than the rest reads, so that the order of verification does not matter where states stay.
  const toDelete = 'PE000006';

  agree({
    ...asked,
    when: 'the own assessment',
    given: [['a pleural report of the caller', { patient_id: 'P1141', report_id: toDelete }]],
    path: `/api/v2/model/exudate/${toDelete}/delete`,
    answer: {},
    call: () => deletePleuralReport(toDelete),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: "another doctor's assessment",
    given: other,
    path: `/api/v2/model/exudate/${otherReport}/delete`,
    status: 400,
    message: ownerOnly,
    call: () => deletePleuralReport(otherReport),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/exudate/${unknownReport}/delete`,
    status: 404,
    message: gone,
    call: () => deletePleuralReport(unknownReport),
  });
});
