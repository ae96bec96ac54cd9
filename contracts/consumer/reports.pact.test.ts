import {
  listPatientHistoryDiagnoses,
  listPatientReports,
  listReports,
  translatePatientId,
} from '@jianwei/api-client/reports/reports';
import { describe, expect } from 'vitest';
import {
  aReport,
  markedListItem,
  noPatient,
  patientId,
  patientMissing,
  report,
  reportId,
  reportListItem,
  timelineReport,
  unknownPatient,
} from './examples.ts';
import { agree, endedSession, is, refuse, some } from './interaction.ts';

describe('listReports', () => {
  const frame = { page: 0, page_size: 12, total_elements: 145, departments: ['内分泌科'] };
  const counts = { all: 145, unread: 127, critical: 2, focus: 31, hint: 5 };
  const loop = {
    warning_id: 'W-R1001-01-01',
    step: 'unacknowledged',
    since: '2025-11-18T10:26:00+08:00',
    due: '2025-11-18T10:36:00+08:00',
    notified_at: '2025-11-18T10:27:00+08:00',
    unacknowledged_ids: ['W-R1001-01-01'],
  };
  const asked = { operationId: 'listReports', origin: 'proposed', as: 'doctor', method: 'GET' } as const;

  agree({
    ...asked,
    when: 'the first page of all reports',
    given: [aReport],
    path: '/api/v2/reports',
    query: { tab: 'all', page: '0', page_size: '12' },
    answer: { ...frame, counts, data: some(reportListItem, { loop }) },
    call: () => listReports({ tab: 'all', page: 0, page_size: 12 }),
    gets: (answer) => {
      expect(answer.counts).toEqual(counts);
      expect(answer.departments).toEqual(['内分泌科']);
    },
  });
  agree({
    ...asked,
    when: 'a report with its marks, found by its number',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    path: '/api/v2/reports',
    query: { tab: 'all', keyword: reportId, page: '0', page_size: '12' },
    answer: { ...frame, total_elements: 1, counts, data: [{ ...markedListItem, report_id: is(reportId) }] },
    call: () => listReports({ tab: 'all', keyword: reportId, page: 0, page_size: 12 }),
    gets: (answer) => expect(answer.data[0]?.diagnoses[0]?.diagnosis_name).toBe('慢性肾脏病'),
  });
  agree({
    ...asked,
    when: 'the critical ones of a patient',
    given: [['a critical lab report that the caller has not read', { patient_id: 'P1001', report_id: 'R1001-01' }]],
    path: '/api/v2/reports',
    query: { tab: 'critical', patient_id: 'P1001', page: '0', page_size: '12' },
    answer: {
      ...frame,
      counts,
      data: [
        {
          ...reportListItem,
          level: is('critical'),
          reading: {
            level: is('critical'),
            urgency: is(1),
            headline: ['血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图'],
          },
          key_results: some({ laboratory_id: 'R1001-01-01', original_result: '6.82', critical: is('high') }),
        },
      ],
    },
    call: () => listReports({ tab: 'critical', patient_id: 'P1001', page: 0, page_size: 12 }),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ level: 'critical', reading: { level: 'critical' } }),
  });
  agree({
    ...asked,
    as: 'laboratory',
    when: 'those that a rule acted on in the last days',
    path: '/api/v2/reports',
    query: { tab: 'all', prompt_rule_id: 'AR-999', prompt_rule_days: '30', page: '0', page_size: '12' },
    answer: { ...frame, total_elements: is(0), departments: [], data: is([]), counts: { ...counts, all: is(0) } },
    call: () => listReports({ tab: 'all', prompt_rule_id: 'AR-999', prompt_rule_days: 30, page: 0, page_size: 12 }),
    gets: (answer) => expect(answer.data).toEqual([]),
  });
  agree({
    ...asked,
    when: 'narrowed until nothing is left',
    path: '/api/v2/reports',
    query: { tab: 'focus', keyword: '无此人', department: '内分泌科', date: '2025-11-18', page: '0', page_size: '12' },
    answer: { ...frame, total_elements: is(0), departments: [], data: is([]), counts: { ...counts, all: is(0) } },
    call: () =>
      listReports({
        tab: 'focus',
        keyword: '无此人',
        department: '内分泌科',
        date: '2025-11-18',
        page: 0,
        page_size: 12,
      }),
    gets: (answer) => expect(answer.data).toEqual([]),
  });
});

// covers A-7-79
describe('listPatientReports', () => {
  const path = `/api/v2/reading2/patients/${patientId}/reports`;

  agree({
    operationId: 'listPatientReports',
    when: 'the first page of a patient',
    given: [aReport],
    as: 'doctor',
    method: 'GET',
    path,
    query: { page: '0', page_size: '12' },
    answer: { page: 0, page_size: 12, total_elements: 17, data: [timelineReport] },
    call: () => listPatientReports(patientId, { page: 0, page_size: 12 }),
    gets: (answer) => expect(answer.data).toEqual([timelineReport]),
  });
  refuse({
    operationId: 'listPatientReports',
    when: 'of a patient who is not there',
    given: [noPatient],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/reading2/patients/${unknownPatient}/reports`,
    status: 404,
    message: patientMissing,
    call: () => listPatientReports(unknownPatient),
  });
  refuse({
    operationId: 'listPatientReports',
    when: 'without a session',
    method: 'GET',
    path,
    status: 401,
    message: '未授权，请登录',
    call: () => listPatientReports(patientId),
  });
  refuse({
    operationId: 'listPatientReports',
    when: 'with a session that has ended',
    given: [endedSession],
    as: 'ended session',
    method: 'GET',
    path,
    status: 401,
    message: '未授权，请登录',
    call: () => listPatientReports(patientId),
  });
});

// covers B-7.3-02
describe('translatePatientId', () => {
  agree({
    operationId: 'translatePatientId',
    when: 'an outside number',
    given: [['a patient with an outside number', { patient_id: patientId, outside_id: 'ZY25110437' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/reading2/patients/ZY25110437/translateId',
    answer: { patient_id: is(patientId) },
    call: () => translatePatientId('ZY25110437'),
    gets: (answer) => expect(answer.patient_id).toBe(patientId),
  });
  refuse({
    operationId: 'translatePatientId',
    when: 'a number that nobody has',
    given: [noPatient],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/reading2/patients/${unknownPatient}/translateId`,
    status: 404,
    message: patientMissing,
    call: () => translatePatientId(unknownPatient),
  });
});

// covers B-7.3-05
describe('listPatientHistoryDiagnoses', () => {
  const entry = {
    diagnosis_id: 'CKD',
    diagnosis_name: '慢性肾脏病',
    reliable: 2,
    report_id: reportId,
    report_time: '2025-11-18T09:42:00+08:00',
  };

  agree({
    operationId: 'listPatientHistoryDiagnoses',
    when: 'of a patient',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/patients/history_diag',
    query: { patient_id: patientId },
    answer: { data: [entry] },
    call: () => listPatientHistoryDiagnoses({ patient_id: patientId }),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    operationId: 'listPatientHistoryDiagnoses',
    when: 'of a patient who is not there',
    given: [noPatient],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/patients/history_diag',
    query: { patient_id: unknownPatient },
    status: 404,
    message: patientMissing,
    call: () => listPatientHistoryDiagnoses({ patient_id: unknownPatient }),
  });
});
