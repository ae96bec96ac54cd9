import {
  getSyncRun,
  listSourceSyncRows,
  listSyncRows,
  listSyncRuns,
  listSyncSources,
  pauseSyncSource,
  resumeSyncSource,
  retrySyncRun,
  runSyncSource,
} from '@jianwei/api-client/sync/sync';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';
import { path, there, nobody } from './sync-examples.ts';

const time = '2025-11-18T10:28:48+08:00';
const source = {
  source_id: 'lis-east',
  name: 'LIS 东院区',
  format: 'HL7 v2.4',
  transport: 'GB18030',
  state: 'refusing',
  last_at: time,
  latest_run_id: 483,
  hours: some({ hour: '2025-11-18T10:00:00+08:00', read: 23, refused: 5 }),
  read_today: 200,
  refused_today: 18,
  failed_today: 1,
  usual_hours: 22,
};
const run = {
  run_id: 483,
  source_id: is('lis-east'),
  source_name: 'LIS 东院区',
  kind: 'auto',
  started_at: time,
  took_ms: 360,
  messages: 2,
  received: 42,
  read: 36,
  refused: 6,
  known: 0,
  can_retry: true,
};
const refusedRun: ProviderState[] = [['a run with refused rows', { run_id: '483' }]];
const oldRun: ProviderState[] = [['a run without rows that may be tried again', { run_id: '1' }]];
const noRun: ProviderState[] = [['no run', { run_id: '999999' }]];

describe('synchronisation', () => {
  const asked = { origin: 'proposed', as: 'operations' } as const;
  agree({
    ...asked,
    operationId: 'listSyncSources',
    when: 'each source with its day',
    given: there,
    method: 'GET',
    path: `${path}/sources`,
    answer: { now: time, data: some(source) },
    call: () => listSyncSources(),
    gets: ({ data }) => expect(data[0]?.hours[0]?.read).toBe(23),
  });
  for (const [act, made] of [
    ['run', runSyncSource],
    ['pause', pauseSyncSource],
    ['resume', resumeSyncSource],
  ] as const) {
    const operationId = `${act}SyncSource`;
    agree({
      ...asked,
      operationId,
      when: 'a source that is there',
      given: there,
      method: 'POST',
      path: `${path}/sources/lis-east/${act}`,
      answer:
        act === 'run'
          ? { ...run, kind: is('manual'), by: '唐越' }
          : act === 'pause'
            ? { ...source, state: is('paused'), paused_by: '唐越' }
            : source,
      call: async (): Promise<{ source_id: string }> => made('lis-east'),
      gets: ({ source_id: id }) => expect(id).toBe('lis-east'),
    });
    refuse({
      ...asked,
      operationId,
      when: 'a source that is not there',
      given: nobody,
      method: 'POST',
      path: `${path}/sources/nothing/${act}`,
      status: 404,
      message: '没有这个来源',
      call: async () => made('nothing'),
    });
  }
  agree({
    ...asked,
    operationId: 'listSyncRuns',
    when: 'runs of one source',
    given: there,
    method: 'GET',
    path: `${path}/runs`,
    query: { source_id: 'lis-east' },
    answer: { page: 0, page_size: 12, total_elements: 150, data: some(run) },
    call: () => listSyncRuns({ source_id: 'lis-east' }),
    gets: ({ data }) => expect(data).toMatchObject([{ kind: 'auto' }]),
  });
  agree({
    ...asked,
    operationId: 'getSyncRun',
    when: 'its funnel and reasons',
    given: refusedRun,
    method: 'GET',
    path: `${path}/runs/483`,
    answer: {
      run,
      funnel: some(
        { step: 'received', rows: 42, lost: 0 },
        { step: is('read'), rows: 40, lost: 2, reason: 'malformed' },
      ),
      reasons: some({ reason: '检验目录中没有「尿素氮(B机)」', kind: 'no_item', rows: 2, freed: 0, item_id: 15 }),
    },
    call: () => getSyncRun(483),
    gets: ({ funnel }) => expect(funnel[0]).toMatchObject({ step: 'received' }),
  });
  refuse({
    ...asked,
    operationId: 'getSyncRun',
    when: 'a run that is not there',
    given: noRun,
    method: 'GET',
    path: `${path}/runs/999999`,
    status: 404,
    message: '没有这次运行',
    call: () => getSyncRun(999_999),
  });
  const rows = {
    page: 0,
    page_size: 12,
    total_elements: 4,
    data: some({
      row_id: 'L-R1040-01-24',
      run_id: 483,
      time,
      report_id: 'R1040-01',
      patient_name: '贺*远',
      item: '尿素氮(B机)',
      original: '6.98 mmol/L',
      read: '',
      outcome: is('refused'),
      reason: '检验目录中没有「尿素氮(B机)」',
      reason_kind: is('no_item'),
      is_freed: false,
      can_retry: true,
      message: some('OBX|1|ST|尿素氮(B机)||6.98|mmol/L'),
      marked: 2,
    }),
  };
  const ofDay = { source_id: 'lis-east', from: '2025-11-17T16:00:00Z' };
  agree({
    ...asked,
    operationId: 'listSourceSyncRows',
    when: 'what a source sent since midnight and nobody read',
    given: there,
    method: 'GET',
    path: `${path}/rows`,
    query: { ...ofDay, outcome: 'refused', reason: 'no_item' },
    answer: rows,
    call: () => listSourceSyncRows({ ...ofDay, outcome: 'refused', reason: 'no_item' }),
    gets: ({ data }) => expect(data).toMatchObject([{ outcome: 'refused', run_id: 483 }]),
  });
  refuse({
    ...asked,
    operationId: 'listSourceSyncRows',
    when: 'a source that is not there',
    given: nobody,
    method: 'GET',
    path: `${path}/rows`,
    query: { ...ofDay, source_id: 'nothing' },
    status: 404,
    message: '没有这个来源',
    call: () => listSourceSyncRows({ ...ofDay, source_id: 'nothing' }),
  });
  agree({
    ...asked,
    operationId: 'listSyncRows',
    when: 'refused rows with their message',
    given: refusedRun,
    method: 'GET',
    path: `${path}/runs/483/rows`,
    query: { outcome: 'refused', reason: 'no_item' },
    answer: rows,
    call: () => listSyncRows(483, { outcome: 'refused', reason: 'no_item' }),
    gets: ({ data }) => expect(data).toMatchObject([{ outcome: 'refused' }]),
  });
  refuse({
    ...asked,
    operationId: 'listSyncRows',
    when: 'a run that is not there',
    given: noRun,
    method: 'GET',
    path: `${path}/runs/999999/rows`,
    status: 404,
    message: '没有这次运行',
    call: () => listSyncRows(999_999),
  });
  agree({
    ...asked,
    operationId: 'retrySyncRun',
    when: 'all that was refused',
    given: refusedRun,
    method: 'POST',
    path: `${path}/runs/483/retry`,
    body: {},
    answer: { ...run, kind: is('retry'), retry_of: is(483), by: '唐越' },
    call: () => retrySyncRun(483, {}),
    gets: ({ retry_of: of }) => expect(of).toBe(483),
  });
  refuse({
    ...asked,
    operationId: 'retrySyncRun',
    when: 'a run whose raw text is no longer kept',
    given: oldRun,
    method: 'POST',
    path: `${path}/runs/1/retry`,
    body: {},
    status: 400,
    message: '原文已超过 30 天，不能重试',
    call: () => retrySyncRun(1, {}),
  });
  refuse({
    ...asked,
    operationId: 'retrySyncRun',
    when: 'a run that is not there',
    given: noRun,
    method: 'POST',
    path: `${path}/runs/999999/retry`,
    body: {},
    status: 404,
    message: '没有这次运行',
    call: () => retrySyncRun(999_999, {}),
  });
});
