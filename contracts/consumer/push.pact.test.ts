import {
  enablePushStrategy,
  getPushStrategy,
  listPushDeliveries,
  listPushTrialRows,
  previewPush,
  savePushStrategy,
  tryPushStrategy,
} from '@jianwei/api-client/push/push';
import { describe, expect } from 'vitest';
import { noReport, reportMissing, unknownReport } from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const asked = { origin: 'proposed', as: 'laboratory' } as const;
const path = '/api/v2/push';
const step = { to: 'laboratory', channels: ['bell'], after_minutes: 0 } as const;
const rest = {
  line_id: 'rest',
  name: '其余全部',
  condition: { all: [] },
  continues: false,
  steps: [{ ...step, channels: [...step.channels] }],
  merge_minutes: 10,
};
const quiet = { from: 22, to: 7 };
const answer = {
  draft: {
    quiet,
    lines: some({
      line_id: 'PS-001',
      name: '危急值',
      continues: false,
      merge_minutes: 10,
      steps: some({ to: 'laboratory', channels: some('bell'), after_minutes: 0 }),
    }),
  },
  revision: 1,
  version: 1,
  changed: false,
  tried: true,
  may_write: true,
  updated_at: '2025-08-04T09:00:00+08:00',
  updated_by: '秦晓彤',
  sentences: some({ line_id: 'PS-001', sentence: '信号属于危急值' }),
  editions: some({
    version: 1,
    enabled_at: '2025-08-04T09:00:00+08:00',
    enabled_by: '秦晓彤',
    line_count: 6,
    strategy: { lines: some({ line_id: 'PS-001', name: '危急值' }), quiet },
    sentences: some({ line_id: 'PS-001', sentence: '信号属于危急值' }),
  }),
  accounts: some({ user_id: 'u-doctor', name: '沈若溪', department: '内分泌科' }),
  notes: some('产科没有正常账号，推送将落到『其余全部』'),
};

describe('the push strategy', () => {
  agree({
    ...asked,
    operationId: 'getPushStrategy',
    when: 'as it stands',
    method: 'GET',
    path: `${path}/strategy`,
    answer,
    call: () => getPushStrategy(),
    gets: (state) => expect(state).toMatchObject({ version: 1, may_write: true }),
  });
  const strategy = { lines: [rest] };
  agree({
    ...asked,
    operationId: 'savePushStrategy',
    when: 'with one line',
    method: 'POST',
    path: `${path}/strategy`,
    body: { strategy },
    answer: { revision: 2, changed: is(true), tried: is(false), change_id: 1, editions: answer.editions },
    call: () => savePushStrategy({ strategy }),
    gets: (state) => expect(state).toMatchObject({ changed: true, tried: false }),
  });
  refuse({
    ...asked,
    operationId: 'savePushStrategy',
    when: 'without its last line',
    method: 'POST',
    path: `${path}/strategy`,
    body: {
      strategy: {
        lines: [{ ...rest, line_id: 'PS-009', condition: { all: [{ fact: 'signal', op: 'in', value: ['危急值'] }] } }],
      },
    },
    status: 400,
    message: '末行应为『其余全部』，不能删除或移动',
    call: () =>
      savePushStrategy({
        strategy: {
          lines: [
            { ...rest, line_id: 'PS-009', condition: { all: [{ fact: 'signal', op: 'in', value: ['危急值'] }] } },
          ],
        },
      }),
  });
  agree({
    ...asked,
    operationId: 'tryPushStrategy',
    when: 'over 30 days',
    method: 'POST',
    path: `${path}/strategy/trial`,
    body: {},
    answer: {
      from: '2025-10-20',
      to: '2025-11-18',
      reports: 1200,
      pushes: 430,
      people: 12,
      per_person_day: 1.2,
      per_day: some({ date: '2025-11-18', count: 14 }),
      burdened: some({ user_id: 'u-doctor', name: '沈若溪', department: '内分泌科', total: 60, per_day: 2 }),
      missed_criticals: is(0),
      by_line: some({ line_id: 'PS-001', reports: 80 }),
      took_ms: 420,
    },
    call: () => tryPushStrategy({}),
    gets: (trial) => expect(trial).toMatchObject({ missed_criticals: 0 }),
  });
  agree({
    ...asked,
    operationId: 'listPushTrialRows',
    when: 'of the last trial',
    given: [['a trial of the push strategy as it stands', {}]],
    method: 'GET',
    path: `${path}/strategy/trial`,
    query: { of: 'pushes' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 430,
      data: some({
        report_id: 'R1001-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*山',
        department: '肾内科',
        line_name: '危急值',
        step: 1,
        due_at: '2025-11-18T09:42:00+08:00',
        user_name: '沈若溪',
      }),
    },
    call: () => listPushTrialRows({ of: 'pushes' }),
    gets: ({ data }) => expect(data).toMatchObject([{ step: 1 }]),
  });
  refuse({
    ...asked,
    operationId: 'listPushTrialRows',
    when: 'before anything was tried',
    method: 'GET',
    path: `${path}/strategy/trial`,
    status: 400,
    message: '请先试运行当前策略',
    call: () => listPushTrialRows(),
  });
  refuse({
    ...asked,
    operationId: 'enablePushStrategy',
    when: 'as it is in use',
    method: 'POST',
    path: `${path}/strategy/enable`,
    body: {},
    status: 400,
    message: '没有可启用的草稿',
    call: () => enablePushStrategy({}),
  });
  agree({
    ...asked,
    operationId: 'enablePushStrategy',
    when: 'after it was tried',
    given: [['a draft of the push strategy that was tried', {}]],
    method: 'POST',
    path: `${path}/strategy/enable`,
    body: {},
    answer: {
      version: 2,
      changed: is(false),
      change_id: 1,
      editions: some({
        version: 1,
        enabled_at: '2025-08-04T09:00:00+08:00',
        enabled_by: '秦晓彤',
        line_count: 6,
        ended_at: '2025-11-18T10:30:00+08:00',
        strategy: { lines: some({ line_id: 'PS-001', name: '危急值' }), quiet },
      }),
    },
    call: () => enablePushStrategy({}),
    gets: (state) => expect(state).toMatchObject({ changed: false }),
  });
});

describe('the tester of the push strategy', () => {
  const facts = {
    department: '急诊科',
    time: '2025-11-18T10:30:00+08:00',
    signals: ['危急值'],
    rows: [{ code: 'K', value: '6.4' }],
  };
  const recipient = { user_id: 'u-doctor2', name: '陆明哲', department: '急诊科' };
  agree({
    ...asked,
    operationId: 'previewPush',
    when: 'of typed facts',
    method: 'POST',
    path: `${path}/preview`,
    body: { facts: { ...facts, signals: ['需关注'] } },
    answer: {
      lines: some('PS-005'),
      steps: some({
        line_id: 'PS-005',
        step: 2,
        at: '2025-11-18T11:30:00+08:00',
        to: '急诊科全体',
        recipients: some(recipient),
        channels: some('bell'),
      }),
      skipped: some({
        line_id: 'PS-001',
        name: '急诊科危急值',
        reason: '条件不成立',
        leaves: some({ path: '0', text: '信号属于危急值', actual: '需关注', result: 'false' }),
      }),
    },
    call: () => previewPush({ facts: { ...facts, signals: ['需关注'] } }),
    gets: ({ lines }) => expect(lines).toEqual(['PS-005']),
  });
  refuse({
    ...asked,
    operationId: 'previewPush',
    when: 'of a report that is not there',
    given: [noReport],
    method: 'POST',
    path: `${path}/preview`,
    body: { report_id: unknownReport },
    status: 404,
    message: reportMissing,
    call: () => previewPush({ report_id: unknownReport }),
  });
  refuse({
    ...asked,
    operationId: 'previewPush',
    when: 'of nothing',
    method: 'POST',
    path: `${path}/preview`,
    body: {},
    status: 400,
    message: '请选择报告，或写下事实',
    call: () => previewPush({}),
  });
  agree({
    ...asked,
    operationId: 'listPushDeliveries',
    when: 'before anything was told',
    method: 'GET',
    path: `${path}/deliveries`,
    answer: { page: 0, page_size: 12, total_elements: 0, data: [] },
    call: () => listPushDeliveries(),
    gets: ({ data }) => expect(data).toEqual([]),
  });
});
