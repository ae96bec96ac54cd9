import { listChanges, undoChange, verifyChanges } from '@jianwei/api-client/changes/changes';
import { getLogEntry, listLogs } from '@jianwei/api-client/logs/logs';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, fromState, is, refuse, some } from './interaction.ts';

const origin = 'proposed';
const changed: ProviderState[] = [
  ['an account whose department was changed', { user_id: 'u-doctor2', department: '骨科' }],
];
const time = '2025-11-18T10:30:00+08:00';
const change = {
  change_id: 1,
  time,
  user_id: 'u-account',
  user_name: '何清',
  role: is(2),
  action: is('修改'),
  object_type: is('account'),
  object_id: is('u-doctor2'),
  object_name: '陆明哲',
  summary: '科室由 急诊科 改为 骨科',
  changes: [{ field: is('department'), label: '科室', before: '急诊科', after: '骨科' }],
  can_undo: is(true),
  chain_ok: is(true),
  address: '10.2.8.14',
};
const entry = {
  kind: is('change'),
  id: 1,
  time,
  user_id: 'u-account',
  user_name: '何清',
  role: is(2),
  action: is('修改'),
  object_type: is('account'),
  object_id: 'u-doctor2',
  object_name: '陆明哲',
  summary: '科室由 急诊科 改为 骨科',
  changes: change.changes,
  address: '10.2.8.14',
};

describe('changes', () => {
  agree({
    operationId: 'listChanges',
    origin,
    when: 'of one object',
    given: changed,
    as: 'account',
    method: 'GET',
    path: '/api/v2/changes',
    query: { object_type: 'account', object_id: 'u-doctor2' },
    answer: { page: 0, page_size: 12, total_elements: 1, data: some(change) },
    call: () => listChanges({ object_type: 'account', object_id: 'u-doctor2' }),
    gets: ({ data }) => expect(data).toMatchObject([{ action: '修改', can_undo: true }]),
  });
  agree({
    operationId: 'undoChange',
    origin,
    when: 'of an object that stayed as it was left',
    given: changed,
    as: 'account',
    method: 'POST',
    path: fromState('undo_path', '/api/v2/changes/1/undo'),
    body: {},
    answer: { ...change, action: is('撤销'), undoes: 1, can_undo: is(false) },
    call: () => undoChange(1, {}),
    gets: (answer) => expect(answer.action).toBe('撤销'),
  });
  agree({
    operationId: 'verifyChanges',
    origin,
    when: 'of a log that nobody touched',
    given: changed,
    as: 'log',
    method: 'GET',
    path: '/api/v2/changes/verify',
    answer: { checked: 1, is_whole: is(true) },
    call: verifyChanges,
    gets: (answer) => expect(answer.is_whole).toBe(true),
  });
});

describe('logs', () => {
  agree({
    operationId: 'listLogs',
    origin,
    when: 'changes',
    given: changed,
    as: 'log',
    method: 'GET',
    path: '/api/v2/logs',
    query: { kind: 'change' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      is_bounded: is(false),
      bar_hours: 24,
      bars: [{ start: '2025-11-18 00:00', count: 1 }],
      data: some(entry),
    },
    call: () => listLogs({ kind: 'change' }),
    gets: ({ data }) => expect(data).toMatchObject([{ user_name: '何清' }]),
  });
  agree({
    operationId: 'listLogs',
    origin,
    when: 'changes of one action by their text, counted to the end',
    given: changed,
    as: 'log',
    method: 'GET',
    path: '/api/v2/logs',
    query: { kind: 'change', q: '骨科', action: '修改', exact: 'true' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: is(1),
      is_bounded: is(false),
      bar_hours: 24,
      bars: [{ start: '2025-11-18 00:00', count: is(1) }],
      data: some(entry),
    },
    call: () => listLogs({ kind: 'change', q: '骨科', action: '修改', exact: true }),
    gets: (answer) => expect([answer.is_bounded, answer.data.length]).toEqual([false, 1]),
  });
  agree({
    operationId: 'getLogEntry',
    origin,
    when: 'a change with its object',
    given: changed,
    as: 'log',
    method: 'GET',
    path: fromState('entry_path', '/api/v2/logs/change/1'),
    answer: { entry, change, history: some(change) },
    call: () => getLogEntry('change', 1),
    gets: (answer) => expect(answer.change?.changes).toHaveLength(1),
  });
  agree({
    operationId: 'getLogEntry',
    origin,
    when: 'an action with its data',
    given: [['an action of the caller', { log_id: '1' }]],
    as: 'log',
    method: 'GET',
    path: '/api/v2/logs/action/1',
    answer: {
      entry: {
        kind: is('action'),
        id: 1,
        time,
        user_id: 'u-doctor',
        user_name: '沈若溪',
        role: is(4),
        action: '44 使用应用工具',
        summary: '{"application_id":"A4"}',
      },
      extra_data: '{"application_id":"A4"}',
    },
    call: () => getLogEntry('action', 1),
    gets: (answer) => expect(answer.extra_data).toBe('{"application_id":"A4"}'),
  });
  refuse({
    operationId: 'getLogEntry',
    origin,
    when: 'one that is not there',
    as: 'log',
    method: 'GET',
    path: '/api/v2/logs/visit/999999999',
    status: 404,
    message: '没有这条日志',
    call: () => getLogEntry('visit', 999_999_999),
  });
});
