import { cancelWarning, createOrUpdateWarning, listWarnings } from '@jianwei/api-client/warnings/warnings';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { aReport, noPatient, patientId, patientMissing, reportId, unknownPatient } from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';
import { cancelled, rechecked, stillCritical, urgent } from './warning-examples.ts';

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
    query: { page: '0', page_size: '15' },
    answer: {
      data: some(
        {
          ...place,
          department: '肾内科',
          bed_no: '07 床',
          laboratory_name: '钾',
          original_result: '6.82',
          original_units: 'mmol/L',
          critical: is('high'),
          warning_source: is('critical'),
          mine: false,
          state: is('unacknowledged'),
          records: some({ step: is('detected'), at: '2025-11-18T10:26:00+08:00', text: '钾 6.82 mmol/L' }),
          due: { acknowledge_at: '2025-11-18T10:36:00+08:00', handle_at: '2025-11-18T10:56:00+08:00' },
          short_name: 'K',
          original_laboratory_name: '钾',
          original_specimen: '血清',
          original_reference_interval: '3.5-5.3',
          critical_limit: '> 6.2',
          report_name: '急诊生化',
          patient_gender: '男',
          patient_age: 74,
          finding_id: is('row:R1001-01-01'),
          actions: some({ action_id: is('A-K-H:1'), text: '立即心电图、心电监护', source: '急性高钾血症指南' }),
        },
        rechecked,
        stillCritical,
        urgent,
      ),
      counts: {
        all: 132,
        open: 3,
        ringing: 0,
        unacknowledged: 2,
        unhandled: 0,
        awaiting_recheck: 0,
        awaiting_close: 1,
        closed: 128,
        cancelled: 1,
      },
      time: '2025-11-18T10:30:00+08:00',
    },
    call: () => listWarnings({ page: 0, page_size: 15 }),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ ...place, critical: 'high' }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'those that were taken back',
    query: { page: '0', page_size: '15', progress: 'cancelled' },
    answer: { page: 0, data: some(cancelled) },
    call: () => listWarnings({ page: 0, page_size: 15, progress: 'cancelled' }),
    gets: (answer) => expect(answer.data[0]?.cancel_reason).toBe('duplicate'),
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
    query: { page: '0', page_size: '15', progress: 'open', keyword: place.report_id },
    answer: { page: 0, data: some({ warning_id: warningId, state: is('unacknowledged') }) },
    call: () => listWarnings({ page: 0, page_size: 15, progress: 'open', keyword: place.report_id }),
    gets: (answer) => expect(answer.data[0]?.state).toBe('unacknowledged'),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'those of a report',
    query: { page: '0', page_size: '200', report_id: place.report_id },
    answer: { page: 0, data: some({ warning_id: warningId, report_id: is(place.report_id) }) },
    call: () => listWarnings({ page: 0, page_size: 200, report_id: place.report_id }),
    gets: (answer) => expect(answer.data[0]?.report_id).toBe(place.report_id),
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
  const handled = { step: 'handled', text: '已心电监护', action_id: 'A-K-H-1' } as const;
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
  agree({
    ...asked,
    origin: 'proposed',
    when: 'a step of the loop',
    given: open,
    body: { warning_id: warningId, record: handled },
    answer: {
      warning_id: is(warningId),
      state: is('awaiting_recheck'),
      records: some(
        { step: is('detected'), at: '2025-11-18T10:26:00+08:00', text: '钾 6.82 mmol/L' },
        {
          record_id: '9',
          step: is('handled'),
          at: '2025-11-18T10:30:00+08:00',
          user_name: '沈若溪',
          text: '已心电监护',
          action_id: 'A-K-H-1',
        },
        {
          record_id: '1',
          step: is('notified'),
          at: '2025-11-18T10:27:00+08:00',
          user_name: '周以宁',
          text: '已电话通知，对方已复述',
          recipient: '护士站 周敏',
        },
      ),
    },
    call: () => createOrUpdateWarning({ warning_id: warningId, record: handled }),
    gets: (answer) => expect(answer.state).toBe('awaiting_recheck'),
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
    body: { warning_id: toCancel.warning_id, reason: 'specimen', text: '溶血' },
    answer: {},
    call: () => cancelWarning({ warning_id: toCancel.warning_id, reason: 'specimen', text: '溶血' }),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: 'one that is not there',
    given: none,
    body: { warning_id: unknown, reason: 'specimen' },
    status: 404,
    message: missing,
    call: () => cancelWarning({ warning_id: unknown, reason: 'specimen' }),
  });
});
