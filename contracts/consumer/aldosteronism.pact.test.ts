import { getAldosteronismReport, listAldosteronismReports } from '@jianwei/api-client/aldosteronism/aldosteronism';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, noReport, patientMissing, unknownPatient, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import { modelGone, modelView } from './model-examples.ts';

const patientId = 'P1182';
const reportId = 'R1182-03';
const given: ProviderState[] = [
  ['a patient with aldosterone and renin', { patient_id: patientId, report_id: reportId }],
];
const base = '/api/v2/model/aldosteronism';
const path = `${base}/${reportId}`;
const time = '2024-06-12T08:22:00+08:00';
const terms = '16.8 ÷ 3.1 = 5.42（ng/dL ÷ mU/L）';
const screened = {
  arr: 5.42,
  arr_terms: terms,
  arr_cutoff: 3.7,
  screen: '阳性',
  conclusion: '筛查阳性，建议行确诊试验',
};

// covers B-7.1-09
describe('getAldosteronismReport', () => {
  const asked = { operationId: 'getAldosteronismReport', as: 'doctor', method: 'GET' } as const;

  agree({
    ...asked,
    when: 'a report with aldosterone and renin',
    given,
    path,
    answer: { report_id: is(reportId), report_time: time },
    call: () => getAldosteronismReport(reportId),
    gets: (answer) => expect(answer).toEqual({ report_id: reportId, report_time: time }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'the ratio and what it says',
    whole: true,
    given,
    path,
    answer: {
      report_id: is(reportId),
      patient_id: is(patientId),
      tips: ['采血前停药'],
      ...modelView,
      // 16.8 ng/dL over 3.1 mU/L against 3.7
      arr: is(screened.arr),
      arr_terms: is(terms),
      arr_cutoff: is(screened.arr_cutoff),
      screen: is(screened.screen),
      conclusion: is(screened.conclusion),
    },
    call: () => getAldosteronismReport(reportId),
    gets: (answer) => expect(answer).toMatchObject(screened),
  });
  refuse({
    ...asked,
    when: 'a report that is not there',
    given: [noReport],
    path: `${base}/${unknownReport}`,
    status: 404,
    message: modelGone,
    call: () => getAldosteronismReport(unknownReport),
  });
});

// covers B-7.1-10
describe('listAldosteronismReports', () => {
  const asked = { operationId: 'listAldosteronismReports', as: 'doctor', method: 'GET' } as const;
  const entry = { report_id: 'R1182-01', report_time: '2025-10-16T08:25:00+08:00' };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given,
    path: `${base}/${patientId}/history`,
    answer: { data: [entry] },
    call: () => listAldosteronismReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `${base}/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listAldosteronismReports(unknownPatient),
  });
});
