import { getAldosteronismReport, listAldosteronismReports } from '@jianwei/api-client/aldosteronism/aldosteronism';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is } from './interaction.ts';
import { modelView } from './model-examples.ts';
import { agreeOnReport, agreeOnTimeline } from './model-interactions.ts';

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

  agreeOnReport({
    operationId: 'getAldosteronismReport',
    when: 'a report with aldosterone and renin',
    given,
    base,
    report: { report_id: reportId, report_time: time },
    call: getAldosteronismReport,
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
});

// covers B-7.1-10
describe('listAldosteronismReports', () => {
  const entry = { report_id: 'R1182-01', report_time: '2025-10-16T08:25:00+08:00' };

  agreeOnTimeline({
    operationId: 'listAldosteronismReports',
    given,
    base,
    patientId,
    entry,
    call: listAldosteronismReports,
  });
});
