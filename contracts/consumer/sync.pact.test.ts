import {
  checkSync,
  getSyncCheck,
  getSyncRun,
  importSyncFile,
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

const path = '/api/v2/sync';
const time = '2025-11-18T10:28:48+08:00';
const source = {
  source_id: 'lis-east',
  name: 'LIS 东院区',
  format: 'HL7 v2.4',
  transport: 'GB18030',
  state: 'refusing',
  last_at: time,
  latest_run_id: 479,
  hours: some({ hour: '2025-11-18T10:00:00+08:00', read: 23, refused: 5 }),
  read_today: 200,
  refused_today: 18,
  failed_today: 1,
};
const run = {
  run_id: 479,
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
const there: ProviderState[] = [['a source of reports', { source_id: 'lis-east' }]];
const nobody: ProviderState[] = [['no source of reports', { source_id: 'nothing' }]];
const refusedRun: ProviderState[] = [['a run with refused rows', { run_id: '479' }]];
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
    path: `${path}/runs/479`,
    answer: {
      run,
      funnel: some({ step: 'received', rows: 42, lost: 0 }),
      reasons: some({ reason: '检验目录中没有「尿素氮(脲酶法)」', kind: 'no_item', rows: 2, freed: 0, item_id: 15 }),
    },
    call: () => getSyncRun(479),
    gets: ({ funnel }) => expect(funnel).toMatchObject([{ step: 'received' }]),
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
  agree({
    ...asked,
    operationId: 'listSyncRows',
    when: 'refused rows with their message',
    given: refusedRun,
    method: 'GET',
    path: `${path}/runs/479/rows`,
    query: { outcome: 'refused', reason: 'no_item' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 4,
      data: some({
        row_id: 'L-R1040-01-24',
        time,
        report_id: 'R1040-01',
        patient_name: '贺*远',
        item: '尿素氮(脲酶法)',
        original: '6.98 mmol/L',
        read: '',
        outcome: is('refused'),
        reason: '检验目录中没有「尿素氮(脲酶法)」',
        reason_kind: is('no_item'),
        is_freed: false,
        can_retry: true,
        message: some('OBX|1|ST|尿素氮(脲酶法)||6.98|mmol/L'),
        marked: 2,
      }),
    },
    call: () => listSyncRows(479, { outcome: 'refused', reason: 'no_item' }),
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
    path: `${path}/runs/479/retry`,
    body: {},
    answer: { ...run, kind: is('retry'), retry_of: is(479), by: '唐越' },
    call: () => retrySyncRun(479, {}),
    gets: ({ retry_of: of }) => expect(of).toBe(479),
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
  const text =
    '患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位\nT1,试例丙,女,1970-05-05,2025-11-18 09:00,无此项,血清,7,mg/L\n';
  agree({
    ...asked,
    operationId: 'importSyncFile',
    when: 'a trial of a file',
    given: there,
    method: 'POST',
    path: `${path}/import`,
    body: { name: '体检.csv', text, dry_run: true },
    answer: {
      format: 'CSV',
      rows: 1,
      taken: 0,
      refused: 1,
      reports: 1,
      patients: 1,
      refused_rows: some({ place: '第 2 行 无此项', reason: '检验目录中没有「无此项」（血清）' }),
    },
    call: () => importSyncFile({ name: '体检.csv', text, dry_run: true }),
    gets: ({ refused }) => expect(refused).toBe(1),
  });
  agree({
    ...asked,
    operationId: 'importSyncFile',
    when: 'a file',
    given: there,
    method: 'POST',
    path: `${path}/import`,
    body: { name: '体检.csv', text },
    answer: {
      run_id: 480,
      source_id: 'file',
      format: 'CSV',
      rows: 1,
      taken: 0,
      refused: 1,
      reports: 1,
      patients: 1,
      refused_rows: some({ place: '第 2 行 无此项', reason: '检验目录中没有「无此项」（血清）' }),
    },
    call: () => importSyncFile({ name: '体检.csv', text }),
    gets: ({ run_id: id }) => expect(id).toBe(480),
  });
  refuse({
    ...asked,
    operationId: 'importSyncFile',
    when: 'a text of another kind',
    given: there,
    method: 'POST',
    path: `${path}/import`,
    body: { name: 'a.txt', text: '随便写的' },
    status: 400,
    message: '文件不是 FHIR、HL7 或带表头的 CSV',
    call: () => importSyncFile({ name: 'a.txt', text: '随便写的' }),
  });
  const check = {
    source_id: is('lis-east'),
    date: '2025-11-18',
    reports: 14,
    results: 218,
    items: some({ name: '钾', results: 9, held: 0 }),
  };
  agree({
    ...asked,
    operationId: 'getSyncCheck',
    when: 'what is stored of a day',
    given: there,
    method: 'GET',
    path: `${path}/check`,
    query: { source_id: 'lis-east', date: '2025-11-18' },
    answer: { ...check, missing: [], extra: [], differing: [] },
    call: () => getSyncCheck({ source_id: 'lis-east', date: '2025-11-18' }),
    gets: ({ reports }) => expect(reports).toBe(14),
  });
  refuse({
    ...asked,
    operationId: 'getSyncCheck',
    when: 'a source that is not there',
    given: nobody,
    method: 'GET',
    path: `${path}/check`,
    query: { source_id: 'nothing', date: '2025-11-18' },
    status: 404,
    message: '没有这个来源',
    call: () => getSyncCheck({ source_id: 'nothing', date: '2025-11-18' }),
  });
  const manifest = { source_id: 'lis-east', date: '2025-11-18', counts: [{ report_id: 'X-1', results: 4 }] };
  const difference = { report_id: 'R1040-01', sent: 0, stored: 23 };
  agree({
    ...asked,
    operationId: 'checkSync',
    when: 'a manifest of one report',
    given: there,
    method: 'POST',
    path: `${path}/check`,
    body: manifest,
    answer: {
      ...check,
      sent_reports: 1,
      sent_results: 4,
      missing: some({ report_id: 'X-1', sent: 4, stored: 0 }),
      extra: some(difference),
      differing: [],
    },
    call: () => checkSync(manifest),
    gets: ({ missing }) => expect(missing).toMatchObject([{ report_id: 'X-1' }]),
  });
  refuse({
    ...asked,
    operationId: 'checkSync',
    when: 'an empty manifest',
    given: there,
    method: 'POST',
    path: `${path}/check`,
    body: { ...manifest, counts: [] },
    status: 400,
    message: '清单应有 1 至 20000 份报告',
    call: () => checkSync({ ...manifest, counts: [] }),
  });
  refuse({
    ...asked,
    operationId: 'checkSync',
    when: 'a source that is not there',
    given: nobody,
    method: 'POST',
    path: `${path}/check`,
    body: { ...manifest, source_id: 'nothing' },
    status: 404,
    message: '没有这个来源',
    call: () => checkSync({ ...manifest, source_id: 'nothing' }),
  });
});
