import { searchCommand } from '@jianwei/api-client/command/command';
import { describe, expect } from 'vitest';
import { aReport, noReport, reportId, reportMissing, unknownReport } from './examples.ts';
import { agree, refuse, some } from './interaction.ts';

const asked = {
  operationId: 'searchCommand',
  origin: 'proposed',
  as: 'doctor',
  method: 'POST',
  path: '/api/v2/command',
} as const;

const item = {
  kind: 'item',
  id: 'CREA',
  title: '肌酐',
  note: '近 1 年 7 次，117 → 168',
  value_text: '168',
  value_state: 1,
  course: {
    from: '2024-11-01T00:00:00+08:00',
    points: [
      [1731546300, 117, 1],
      [1763430120, 168, 1],
    ],
  },
};
const patient = {
  kind: 'patient',
  id: reportId,
  title: '顾怀远',
  note: '男 62　内分泌科 12 床',
  value_text: '今日 09:42',
};

describe('searchCommand', () => {
  agree({
    ...asked,
    when: 'an item of the patient whose report is open',
    given: [aReport],
    body: { q: '肌酐', report_id: reportId },
    answer: { items: some({ ...item, range_low: 57, range_high: 111 }) },
    call: () => searchCommand({ q: '肌酐', report_id: reportId }),
    gets: (answer) => expect(answer.items[0]).toMatchObject({ kind: 'item', id: 'CREA' }),
  });
  agree({
    ...asked,
    when: 'a patient by initials',
    given: [aReport],
    body: { q: 'ghy' },
    answer: { items: [patient] },
    call: () => searchCommand({ q: 'ghy' }),
    gets: (answer) => expect(answer.items[0]).toEqual(patient),
  });
  refuse({
    ...asked,
    when: 'beside a report that is not there',
    given: [noReport],
    body: { q: 'ghy', report_id: unknownReport },
    status: 404,
    message: reportMissing,
    call: () => searchCommand({ q: 'ghy', report_id: unknownReport }),
  });
});
