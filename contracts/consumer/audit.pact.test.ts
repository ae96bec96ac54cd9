import { decideAuditHold, listAuditHolds, listReleasedReports } from '@jianwei/api-client/audit/audit';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const origin = 'proposed';
const path = '/api/v2/audit/holds';
const id = 'HS0001';
const decided: ProviderState[] = [['a held report that was decided', { hold_id: id }]];
const hold = {
  hold_id: id,
  rule_id: 'AR-013',
  rule_name: '高血钾',
  version: 1,
  report_id: 'R1001-01',
  report_name: '生化',
  report_time: '2025-11-18T09:42:00+08:00',
  patient_name: '孟*山',
  patient_gender: '男',
  patient_age: 74,
  department: '内分泌科',
  reason: '血钾 5.62 mmol/L，请核对',
  held_at: '2025-11-18T10:30:00+08:00',
  until: '2025-11-18T11:30:00+08:00',
  state: is('rechecked'),
};

describe('reports whose conclusion is held', () => {
  const asked = { origin, as: 'audit' } as const;
  agree({
    ...asked,
    operationId: 'listAuditHolds',
    when: 'those that were decided',
    given: decided,
    method: 'GET',
    path,
    query: { state: 'decided' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      held: 0,
      departments: ['内分泌科'],
      data: some({
        ...hold,
        decided_at: '2025-11-17T10:12:00+08:00',
        decided_by: '梁思齐',
      }),
    },
    call: () => listAuditHolds({ state: 'decided' }),
    gets: ({ data }) => expect(data).toMatchObject([{ state: 'rechecked', decided_by: '梁思齐' }]),
  });
  agree({
    ...asked,
    operationId: 'decideAuditHold',
    when: 'after a second measurement',
    given: [['a report that a rule holds', { rule_id: 'AR-008', hold_id: 'HD000001' }]],
    method: 'POST',
    path: `${path}/HD000001/decide`,
    body: { decision: 'rechecked', comment: '复检一致' },
    answer: {
      ...hold,
      hold_id: is('HD000001'),
      rule_id: is('AR-008'),
      comment: is('复检一致'),
      decided_at: '2025-11-18T10:30:00+08:00',
      decided_by: '梁思齐',
    },
    call: () => decideAuditHold('HD000001', { decision: 'rechecked', comment: '复检一致' }),
    gets: (answer) => expect(answer).toMatchObject({ state: 'rechecked', comment: '复检一致' }),
  });
  refuse({
    ...asked,
    operationId: 'decideAuditHold',
    when: 'one that somebody decided',
    given: decided,
    method: 'POST',
    path: `${path}/${id}/decide`,
    body: { decision: 'release' },
    status: 400,
    message: '该报告已由梁思齐放行',
    call: () => decideAuditHold(id, { decision: 'release' }),
  });
  refuse({
    ...asked,
    operationId: 'decideAuditHold',
    when: 'one that is not there',
    given: [['no report whose conclusion is held', { hold_id: 'nothing' }]],
    method: 'POST',
    path: `${path}/nothing/decide`,
    body: { decision: 'release' },
    status: 404,
    message: '没有这份待审报告',
    call: () => decideAuditHold('nothing', { decision: 'release' }),
  });
});

describe('held reports that came free', () => {
  agree({
    origin,
    as: 'doctor',
    operationId: 'listReleasedReports',
    when: 'before anything was released',
    method: 'GET',
    path: '/api/v2/audit/released',
    answer: { page: 0, page_size: 12, total_elements: 0, data: [] },
    call: () => listReleasedReports(),
    gets: ({ data }) => expect(data).toEqual([]),
  });
});
