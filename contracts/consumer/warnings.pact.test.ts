import { cancelWarning, createOrUpdateWarning, listWarnings } from '@jianwei/api-client/warnings/warnings';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { aReport, noPatient, patientId, patientMissing, reportId, unknownPatient } from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const place = { patient_id: 'P1001', report_id: 'R1001-01', laboratory_id: 'R1001-01-01' };
const warningId = 'W-R1001-01-01';
const open: ProviderState[] = [['an open warning of a critical result', { ...place, warning_id: warningId }]];
// Another one than the rest reads, so that the order of verification does not matter where states stay.
const toCancel = {
  patient_id: 'P1002',
  report_id: 'R1002-01',
  laboratory_id: 'R1002-01-01',
  warning_id: 'W-R1002-01-01',
};
const unknown = 'WN999999';
const none: ProviderState[] = [['no warning', { warning_id: unknown }]];
const missing = '该预警不存在';

const entry = {
  warning_id: warningId,
  patient_id: place.patient_id,
  patient_name: '孟庆山',
  content: '钾 6.82 mmol/L，达到危急值界限，请立即复核并联系检验科',
  warning_status: 'open',
  create_time: '2025-11-18T10:26:00+08:00',
};

// covers B-7.2-01..03, B-3-53..56
describe('listWarnings', () => {
  const asked = {
    operationId: 'listWarnings',
    given: open,
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/warnings',
  } as const;
  const frame = { page: 0, page_size: 15, total_elements: 111 };

  agree({
    ...asked,
    when: 'the first page',
    query: { page: '0', page_size: '15' },
    answer: { ...frame, data: [entry] },
    call: () => listWarnings({ page: 0, page_size: 15 }),
    gets: (answer) => expect(answer).toEqual({ ...frame, data: [entry] }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'with the critical results that raised them',
    whole: true,
    query: { page: '0', page_size: '15' },
    answer: {
      data: some({
        ...place,
        department: '肾内科',
        bed_no: '07 床',
        laboratory_name: '钾',
        original_result: '6.82',
        original_units: 'mmol/L',
        critical: is('high'),
        warning_source: is('critical'),
        handling: is('pending'),
        short_name: 'K',
        original_laboratory_name: '钾',
        original_specimen: '血清',
        original_reference_interval: '3.5-5.3',
        critical_limit: '> 6.2',
        report_name: '急诊生化',
        patient_gender: '男',
        patient_age: 74,
      }),
      counts: { all: 132, pending: 2, recorded: 2, cancelled: 128 },
    },
    call: () => listWarnings({ page: 0, page_size: 15 }),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ ...place, critical: 'high' }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'one entry alone',
    query: { page: '0', page_size: '1', warning_id: warningId },
    answer: { page: 0, total_elements: is(1), data: [{ ...place, warning_id: is(warningId) }] },
    call: () => listWarnings({ page: 0, page_size: 1, warning_id: warningId }),
    gets: (answer) => expect(answer.data[0]?.warning_id).toBe(warningId),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'those of a patient that wait for somebody',
    query: { page: '0', page_size: '15', handling: 'pending', keyword: place.report_id },
    answer: { page: 0, data: some({ warning_id: warningId, handling: is('pending'), records: is([]) }) },
    call: () => listWarnings({ page: 0, page_size: 15, handling: 'pending', keyword: place.report_id }),
    gets: (answer) => expect(answer.data[0]?.handling).toBe('pending'),
  });
  agree({
    ...asked,
    given: [],
    when: 'a page behind the last',
    query: { page: '1000', page_size: '15' },
    answer: { page: is(1000), page_size: 15, total_elements: 111, data: is([]) },
    call: () => listWarnings({ page: 1000, page_size: 15 }),
    gets: (answer) => expect(answer.data).toEqual([]),
  });
});

// covers B-7.2-04
describe('createOrUpdateWarning', () => {
  const asked = {
    operationId: 'createOrUpdateWarning',
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/warnings/create_update',
  } as const;
  const created = { patient_id: patientId, report_id: reportId, content: '肌酐持续升高，请肾内科会诊' };
  const updated = { ...place, warning_id: warningId, content: '已电话通知，复查血钾' };

  agree({
    ...asked,
    when: 'a new one',
    given: [aReport],
    body: created,
    answer: { warning_id: 'WN000001' },
    call: () => createOrUpdateWarning(created),
    gets: (answer) => expect(answer.warning_id).toBe('WN000001'),
  });
  agree({
    ...asked,
    when: 'what was done about a critical result',
    given: open,
    body: updated,
    answer: { warning_id: is(warningId) },
    call: () => createOrUpdateWarning(updated),
    gets: (answer) => expect(answer.warning_id).toBe(warningId),
  });
  refuse({
    ...asked,
    when: 'without content',
    given: [aReport],
    body: { ...created, content: ' ' },
    status: 400,
    message: '请填写预警内容',
    call: () => createOrUpdateWarning({ ...created, content: ' ' }),
  });
  refuse({
    ...asked,
    when: "with another patient's report",
    given: open,
    body: { ...created, report_id: place.report_id },
    status: 400,
    message: '报告不属于该患者',
    call: () => createOrUpdateWarning({ ...created, report_id: place.report_id }),
  });
  refuse({
    ...asked,
    when: 'for a patient who is not there',
    given: [noPatient],
    body: { patient_id: unknownPatient, content: created.content },
    status: 404,
    message: patientMissing,
    call: () => createOrUpdateWarning({ patient_id: unknownPatient, content: created.content }),
  });
  refuse({
    ...asked,
    when: 'a change of one that is not there',
    given: none,
    body: { ...created, warning_id: unknown },
    status: 404,
    message: missing,
    call: () => createOrUpdateWarning({ ...created, warning_id: unknown }),
  });
});

// covers B-7.2-05
describe('cancelWarning', () => {
  const asked = {
    operationId: 'cancelWarning',
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/warnings/cancel',
  } as const;

  agree({
    ...asked,
    when: 'one of a critical result',
    given: [['an open warning of a critical result', toCancel]],
    body: { warning_id: toCancel.warning_id },
    answer: {},
    call: () => cancelWarning({ warning_id: toCancel.warning_id }),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: 'one that is not there',
    given: none,
    body: { warning_id: unknown },
    status: 404,
    message: missing,
    call: () => cancelWarning({ warning_id: unknown }),
  });
});
