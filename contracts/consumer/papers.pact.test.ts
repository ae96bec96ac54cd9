import { issuePaper, verifyPaper } from '@jianwei/api-client/papers/papers';
import { describe, expect } from 'vitest';
import { own, ownReport } from './grace-examples.ts';
import { agree, fromState, refuse } from './interaction.ts';
import type { ProviderState } from '../provider/provider-states.ts';

const origin = 'proposed';
const code = '7K3M-9QXA-2TDV-0H80';
const issued = {
  code,
  issued_at: '2025-11-18T10:30:00+08:00',
  verify_url: `/online?code=${code}`,
  rule_version: '2003.1',
};
const printed: ProviderState[] = [['a printed Grace report', { report_id: ownReport }]];

describe('issuePaper', () => {
  const asked = { operationId: 'issuePaper', origin, as: 'doctor', method: 'POST', path: '/api/v2/papers' } as const;
  agree({
    ...asked,
    when: 'of a saved record',
    given: own,
    body: { api_type: 5, record_id: ownReport },
    answer: issued,
    call: () => issuePaper({ api_type: 5, record_id: ownReport }),
    gets: (answer) => expect(answer).toEqual(issued),
  });
  refuse({
    ...asked,
    when: 'of a record that is not there',
    given: [['no Grace report', { report_id: 'GR999999' }]],
    body: { api_type: 5, record_id: 'GR999999' },
    status: 404,
    message: '该报告不存在或已被删除',
    call: () => issuePaper({ api_type: 5, record_id: 'GR999999' }),
  });
});

describe('verifyPaper', () => {
  // Whoever holds the paper: nobody is signed in.
  const asked = { operationId: 'verifyPaper', origin, method: 'GET' } as const;
  const paper = {
    state: 'valid',
    tool_name: 'Grace评分',
    conclusion: '高危',
    score: 171,
    assessed_at: '2025-11-18T09:50:00+08:00',
    issued_at: '2025-11-18T10:30:00+08:00',
    department: '内分泌科',
    rule_version: '2003.1',
  };
  agree({
    ...asked,
    when: 'of a paper that was printed',
    given: printed,
    path: fromState('paper_path', `/api/v2/papers/${code}`),
    answer: paper,
    call: () => verifyPaper(code),
    gets: (answer) => expect(answer).toEqual(paper),
  });
  refuse({
    ...asked,
    when: 'of a code that was not issued',
    path: `/api/v2/papers/${code}`,
    status: 404,
    message: '未找到该核验码，请核对后重新输入',
    call: () => verifyPaper(code),
  });
});
