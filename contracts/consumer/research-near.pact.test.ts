import { decideNearRequest, listNearRequests } from '@jianwei/api-client/research/research';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';
import { decider, path } from './research-examples.ts';

const request = 'NR000001';
const waits = [['a request of near questions that waits', { request_id: request }]] as const;
const none = [['no request of near questions', { request_id: 'nothing' }]] as const;

describe('near questions', () => {
  agree({
    ...decider,
    operationId: 'listNearRequests',
    when: 'accounts that asked near questions too often',
    given: waits,
    method: 'GET',
    path: `${path}/near_requests`,
    query: { state: 'waiting' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({
        request_id: request,
        user_name: '陆明哲',
        day: '2025-11-18',
        questions: 30,
        last_time: '2025-11-18T10:20:00+08:00',
        sentences: some('首份检验报告'),
        state: is('waiting'),
      }),
    },
    call: () => listNearRequests({ state: 'waiting' }),
    gets: ({ data }) => expect(data[0]?.state).toBe('waiting'),
  });
  agree({
    ...decider,
    operationId: 'decideNearRequest',
    when: 'one that is allowed',
    given: waits,
    method: 'POST',
    path: `${path}/near_requests/${request}/decide`,
    body: { approve: true, reason: '用于敏感性分析' },
    answer: { state: is('allowed') },
    call: () => decideNearRequest(request, { approve: true, reason: '用于敏感性分析' }),
    gets: ({ state }) => expect(state).toBe('allowed'),
  });
  refuse({
    ...decider,
    operationId: 'decideNearRequest',
    when: 'refused without a reason',
    given: waits,
    method: 'POST',
    path: `${path}/near_requests/${request}/decide`,
    body: { approve: false },
    status: 400,
    message: '请填写不通过的理由',
    call: () => decideNearRequest(request, { approve: false }),
  });
  refuse({
    ...decider,
    operationId: 'decideNearRequest',
    when: 'one that is not there',
    given: none,
    method: 'POST',
    path: `${path}/near_requests/nothing/decide`,
    body: { approve: true },
    status: 404,
    message: '没有这次申请',
    call: () => decideNearRequest('nothing', { approve: true }),
  });
});
