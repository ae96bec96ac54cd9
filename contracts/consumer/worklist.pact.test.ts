import { answerWorklistFindings, awaitWorklistChanges, listWorklist } from '@jianwei/api-client/worklist/worklist';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noReport, reportMissing, unknownReport } from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const place = { patient_id: 'P1001', report_id: 'R1001-01', laboratory_id: 'R1001-01-01' };
const warningId = 'W-R1001-01-01';
const open: ProviderState[] = [['an open warning of a critical result', { ...place, warning_id: warningId }]];
const unread: ProviderState[] = [
  ['a critical lab report that the caller has not read', { patient_id: 'P1002', report_id: 'R1002-01' }],
];

const row = {
  report_id: place.report_id,
  patient_id: place.patient_id,
  patient_name: '孟庆山',
  patient_gender: '男',
  patient_age: 74,
  department: '肾内科',
  bed_no: '05 床',
  report_name: '急诊生化',
  report_time: '2025-11-18T10:26:00+08:00',
  level: is('critical'),
  urgency: is(1),
  to_verify: is(false),
  headline: ['血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图、心电监护'],
  key_result: {
    laboratory_id: place.laboratory_id,
    laboratory_name: '钾',
    short_name: 'K',
    original_result: '6.82',
    original_units: 'mmol/L',
    abnormal_type: is(1),
    critical: is('high'),
  },
  loop: {
    warning_id: is(warningId),
    step: is('unacknowledged'),
    since: '2025-11-18T10:26:00+08:00',
    due: '2025-11-18T10:36:00+08:00',
    notified_at: '2025-11-18T10:27:00+08:00',
    unacknowledged_ids: [warningId],
  },
  open_findings: [{ finding_id: 'diagnosis:HYPOCA', title: '低钙血症', urgency: 2 }],
  position: 1,
};
const counts = {
  open: 25,
  done: 17,
  unread: 23,
  department: 3,
  loops: { open: 3, unacknowledged: 2, unhandled: 0, awaiting_recheck: 0, awaiting_close: 1 },
};

describe('listWorklist', () => {
  const asked = {
    operationId: 'listWorklist',
    origin: 'proposed',
    given: open,
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/worklist',
  } as const;
  const frame = { page: 0, page_size: 200, counts, version: 'b1497873b7330776', time: '2025-11-18T10:30:00+08:00' };

  agree({
    ...asked,
    when: 'what is open, the most dangerous first',
    query: { scope: 'all', state: 'open', page: '0', page_size: '200' },
    answer: { ...frame, total_elements: 25, data: some(row, { read_at: '2025-11-17T21:40:00+08:00' }) },
    call: () => listWorklist({ scope: 'all', state: 'open', page: 0, page_size: 200 }),
    gets: (answer) => {
      expect(answer.counts).toEqual(counts);
      expect(answer.data[0]?.loop?.step).toBe('unacknowledged');
    },
  });
  agree({
    ...asked,
    when: 'what is handled',
    given: [],
    query: { state: 'done', page: '0', page_size: '200' },
    answer: { ...frame, total_elements: 17, data: some({ done_at: '2025-11-18T09:22:00+08:00' }) },
    call: () => listWorklist({ state: 'done', page: 0, page_size: 200 }),
    gets: (answer) => expect(answer.data[0]?.done_at).toBe('2025-11-18T09:22:00+08:00'),
  });
  agree({
    ...asked,
    when: 'a page behind the last',
    given: [],
    query: { page: '1000', page_size: '200' },
    answer: { ...frame, page: is(1000), total_elements: 42, data: is([]) },
    call: () => listWorklist({ page: 1000, page_size: 200 }),
    gets: (answer) => expect(answer.data).toEqual([]),
  });
});

describe('awaitWorklistChanges', () => {
  agree({
    operationId: 'awaitWorklistChanges',
    origin: 'proposed',
    when: 'another list than the given one, at once',
    given: [],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/worklist/changes',
    query: { version: 'older' },
    answer: { version: 'b1497873b7330776', changed: is(true) },
    call: () => awaitWorklistChanges({ version: 'older' }),
    gets: (answer) => expect(answer.changed).toBe(true),
  });
});

describe('answerWorklistFindings', () => {
  const asked = { operationId: 'answerWorklistFindings', origin: 'proposed', as: 'doctor', method: 'POST' } as const;
  const done = { answer: 'done' } as const;

  refuse({
    ...asked,
    when: 'before it was read',
    given: unread,
    path: '/api/v2/worklist/R1002-01/done',
    body: done,
    status: 400,
    message: '请先阅读报告，再记为已处理',
    call: () => answerWorklistFindings('R1002-01', done),
  });
  agree({
    ...asked,
    when: 'everything that must be acted on today',
    given: [['a lab report that the caller has read and must act on today', { report_id: 'R1009-01' }]],
    path: '/api/v2/worklist/R1009-01/done',
    body: done,
    answer: { report_id: is('R1009-01'), open_findings: is([]), done_at: '2025-11-18T10:30:00+08:00' },
    call: () => answerWorklistFindings('R1009-01', done),
    gets: (answer) => expect(answer.open_findings).toEqual([]),
  });
  refuse({
    ...asked,
    when: 'of a report that is not there',
    given: [noReport],
    path: `/api/v2/worklist/${unknownReport}/done`,
    body: done,
    status: 404,
    message: reportMissing,
    call: () => answerWorklistFindings(unknownReport, done),
  });
});
