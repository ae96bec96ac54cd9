import {
  addToBlacklist,
  findBlacklistAccounts,
  listBlacklist,
  listBlacklistRecords,
  releaseFromBlacklist,
  releaseManyFromBlacklist,
} from '@jianwei/api-client/blacklist/blacklist';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/blacklist';
const entry = {
  entry_id: 'BL000001',
  user_id: 'u-blacklisted',
  user_name: 'blacklisted',
  nickname: '程野',
  department: '骨科',
  kind: 1001,
  reason: '连续批量导出患者列表',
  prompt: '当前账号已被列入黑名单，请联系管理员',
  created_at: '2025-11-12T16:40:00+08:00',
  created_by: '唐越',
  ends: 'never',
  state: is('active'),
  hits_7d: 38,
};
const clinician = (userId: string): ProviderState[] => [['an account of a clinician', { user_id: userId }]];
const listed: ProviderState[] = [
  ['an account that is blacklisted', { user_name: 'blacklisted', password: 'jianwei-demo' }],
];

describe('the blacklist', () => {
  const asked = { origin: 'proposed', as: 'operations' } as const;
  agree({
    ...asked,
    operationId: 'listBlacklist',
    when: 'those that are out now',
    given: listed,
    method: 'GET',
    path,
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 6,
      facets: { active: 6, released_today: 1, expired: 5, hits_7d: 71 },
      data: some(entry, {
        ...entry,
        ends: is('date'),
        expires_at: '2025-11-26T00:00:00+08:00',
        last_hit_at: '2025-11-18T10:22:00+08:00',
      }),
    },
    call: () => listBlacklist(),
    gets: ({ data }) => expect(data[0]).toMatchObject({ state: 'active', nickname: '程野' }),
  });
  agree({
    ...asked,
    operationId: 'findBlacklistAccounts',
    when: 'by name',
    given: clinician('u-doctor2'),
    method: 'GET',
    path: `${path}/accounts`,
    query: { q: 'doctor2' },
    answer: {
      data: some({
        user_id: is('u-doctor2'),
        user_name: 'doctor2',
        nickname: '陆明哲',
        department: '急诊科',
        sessions: 0,
        is_listed: false,
        is_self: false,
      }),
    },
    call: () => findBlacklistAccounts({ q: 'doctor2' }),
    gets: ({ data }) => expect(data).toMatchObject([{ user_id: 'u-doctor2' }]),
  });
  const input = {
    user_id: 'u-080021',
    kind: 1002,
    reason: '离岗培训',
    prompt: '请到信息科核对',
    ends: 'never',
  } as const;
  agree({
    ...asked,
    operationId: 'addToBlacklist',
    when: 'an account that may work until now',
    given: clinician('u-080021'),
    method: 'POST',
    path,
    body: input,
    answer: {
      entry: {
        ...entry,
        user_id: is('u-080021'),
        kind: is(1002),
        reason: is('离岗培训'),
        prompt: is('请到信息科核对'),
      },
      change_id: 1,
    },
    call: () => addToBlacklist(input),
    gets: (answer) => expect(answer.entry.kind).toBe(1002),
  });
  const twice = { ...input, user_id: 'u-blacklisted' };
  refuse({
    ...asked,
    operationId: 'addToBlacklist',
    when: 'an account that is listed already',
    given: listed,
    method: 'POST',
    path,
    body: twice,
    status: 400,
    message: '该账号已在黑名单中',
    call: () => addToBlacklist(twice),
  });
  const nobody = { ...input, user_id: 'nobody' };
  refuse({
    ...asked,
    operationId: 'addToBlacklist',
    when: 'an account that is not there',
    given: [['no account', { user_id: 'nobody' }]],
    method: 'POST',
    path,
    body: nobody,
    status: 404,
    message: '账号不存在',
    call: () => addToBlacklist(nobody),
  });
  agree({
    ...asked,
    operationId: 'releaseFromBlacklist',
    when: 'one that holds',
    given: [['an entry of the blacklist that holds', { entry_id: 'BL000006' }]],
    method: 'POST',
    path: `${path}/BL000006/release`,
    body: { comment: '已核对' },
    answer: {
      entry: {
        ...entry,
        expires_at: '2025-12-01T00:00:00+08:00',
        entry_id: is('BL000006'),
        state: is('released'),
        released_at: '2025-11-18T10:30:00+08:00',
        released_by: '唐越',
        comment: is('已核对'),
      },
      change_id: 1,
    },
    call: () => releaseFromBlacklist('BL000006', { comment: '已核对' }),
    gets: (answer) => expect(answer.entry.state).toBe('released'),
  });
  refuse({
    ...asked,
    operationId: 'releaseFromBlacklist',
    when: 'one that is not there',
    given: [['no entry of the blacklist', { entry_id: 'nothing' }]],
    method: 'POST',
    path: `${path}/nothing/release`,
    body: {},
    status: 404,
    message: '黑名单中没有这一条',
    call: () => releaseFromBlacklist('nothing', {}),
  });
  refuse({
    ...asked,
    operationId: 'releaseFromBlacklist',
    when: 'one that is over',
    given: [['an entry of the blacklist that is over', { entry_id: 'BL000001' }]],
    method: 'POST',
    path: `${path}/BL000001/release`,
    body: {},
    status: 400,
    message: '该条已到期',
    call: () => releaseFromBlacklist('BL000001', {}),
  });
  const several = { entry_ids: ['BL000008', 'nothing'], comment: '已核对' };
  agree({
    ...asked,
    operationId: 'releaseManyFromBlacklist',
    when: 'one that holds and one that is not there',
    given: [
      ['an entry of the blacklist that holds', { entry_id: 'BL000008' }],
      ['no entry of the blacklist', { entry_id: 'nothing' }],
    ],
    method: 'POST',
    path: `${path}/release`,
    body: several,
    answer: {
      change_ids: [1],
      outcomes: some(
        { entry_id: is('BL000008'), nickname: '程野', is_done: is(true) },
        { entry_id: is('nothing'), nickname: '', is_done: is(false), message: '黑名单中没有这一条' },
      ),
    },
    call: () => releaseManyFromBlacklist(several),
    gets: ({ outcomes }) => expect(outcomes.map(({ is_done: isDone }) => isDone)).toEqual([true, false]),
  });
  const unchosen = { comment: '已核对' };
  refuse({
    ...asked,
    operationId: 'releaseManyFromBlacklist',
    when: 'without saying which',
    method: 'POST',
    path: `${path}/release`,
    body: unchosen,
    status: 400,
    message: '请选择要解除的条目',
    call: () => releaseManyFromBlacklist(unchosen),
  });
  agree({
    ...asked,
    operationId: 'listBlacklistRecords',
    when: 'who was listed, and by whom',
    given: listed,
    method: 'GET',
    path: `${path}/records`,
    query: { event: 'added' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 12,
      data: some({
        record_id: 'E12',
        time: '2025-11-18T09:36:00+08:00',
        event: is('added'),
        entry_id: 'BL000012',
        user_id: 'u-blacklisted',
        user_name: 'blacklisted',
        nickname: '程野',
        department: '骨科',
        kind: 1001,
        summary: '连续批量导出患者列表',
        by: '唐越',
      }),
    },
    call: () => listBlacklistRecords({ event: 'added' }),
    gets: ({ data }) => expect(data).toMatchObject([{ by: '唐越' }]),
  });
  agree({
    ...asked,
    operationId: 'listBlacklistRecords',
    when: 'refused requests',
    given: listed,
    method: 'GET',
    path: `${path}/records`,
    query: { event: 'refused' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 71,
      data: some({
        record_id: 'E12',
        time: '2025-11-18T10:22:00+08:00',
        event: is('refused'),
        entry_id: 'BL000007',
        user_id: 'u-080061',
        user_name: '080061',
        nickname: '程野',
        department: '骨科',
        kind: 1001,
        summary: '登录',
        address: '10.20.7.118',
      }),
    },
    call: () => listBlacklistRecords({ event: 'refused' }),
    gets: ({ data }) => expect(data).toMatchObject([{ event: 'refused' }]),
  });
});
