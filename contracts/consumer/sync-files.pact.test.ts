import { checkSync, getSyncCheck, importSyncFile, listSyncCheckRows } from '@jianwei/api-client/sync/sync';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';
import { path, there, nobody } from './sync-examples.ts';

describe('files and the comparison with what was sent', () => {
  const asked = { origin: 'proposed', as: 'operations' } as const;
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
      run_id: 484,
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
    gets: ({ run_id: id }) => expect(id).toBe(484),
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
  agree({
    ...asked,
    operationId: 'listSyncCheckRows',
    when: 'the stored results of an item',
    given: there,
    method: 'GET',
    path: `${path}/check/rows`,
    query: { source_id: 'lis-east', date: '2025-11-18', item: '钾' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 9,
      data: some({
        report_id: 'R1040-01',
        report_time: '2025-11-18T10:16:00+08:00',
        patient_name: '康*静',
        department: '急诊科',
        item: '钾',
        original: '4.1 mmol/L',
        held: false,
      }),
    },
    call: () => listSyncCheckRows({ source_id: 'lis-east', date: '2025-11-18', item: '钾' }),
    gets: ({ data }) => expect(data).toMatchObject([{ held: false }]),
  });
  refuse({
    ...asked,
    operationId: 'listSyncCheckRows',
    when: 'of a source that is not there',
    given: nobody,
    method: 'GET',
    path: `${path}/check/rows`,
    query: { source_id: 'nothing', date: '2025-11-18' },
    status: 404,
    message: '没有这个来源',
    call: () => listSyncCheckRows({ source_id: 'nothing', date: '2025-11-18' }),
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
