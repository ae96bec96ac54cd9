import { tryRule } from '@jianwei/api-client/rules/rules';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/rules';
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' }] };

describe('a rule that is tried on stored reports', () => {
  const asked = { origin: 'proposed', as: 'audit' } as const;
  agree({
    ...asked,
    operationId: 'tryRule',
    when: 'a condition',
    method: 'POST',
    path: `${path}/trial`,
    body: { kind: 'audit', condition },
    answer: {
      reports: 300,
      hits: 1,
      undetermined: 14,
      added: 0,
      dropped: 0,
      per_day: [{ date: '2025-11-18', hits: 1, compared_hits: 0 }],
      funnel: [{ path: '0', still_true: 1 }],
      decided: 1,
      agreed: 1,
      took_ms: 120,
      notes: [],
      page: 0,
      page_size: 6,
      total_elements: 1,
      data: some({
        report_id: 'R1001-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*山',
        patient_gender: '男',
        patient_age: 74,
        department: '内分泌科',
        leaves: [{ path: '0', actual: '5.62 mmol/L', result: is('true') }],
      }),
    },
    call: () => tryRule({ kind: 'audit', condition }),
    gets: ({ data }) => expect(data[0]?.leaves).toHaveLength(1),
  });
  refuse({
    ...asked,
    operationId: 'tryRule',
    when: 'no condition',
    method: 'POST',
    path: `${path}/trial`,
    body: { kind: 'audit', condition: { all: [] } },
    status: 400,
    message: '请至少写一个条件',
    call: () => tryRule({ kind: 'audit', condition: { all: [] } }),
  });
});
