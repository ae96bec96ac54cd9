import {
  createResearchExport,
  decideResearchExport,
  getResearchExportFile,
  listResearchExports,
} from '@jianwei/api-client/research/research';
import { describe, expect } from 'vitest';
import { agree, csv, is, refuse, some } from './interaction.ts';
import { path, asked, decider, project, mine, nothing } from './research-examples.ts';

describe('exports', () => {
  const purpose = '与外院资料合并作生存分析';
  const waits = [['an export of research that waits', { export_id: 'RE000002' }]] as const;
  const ready = [['an export of research that may be downloaded', { export_id: 'RE000003' }]] as const;
  const none = [['no export of research', { export_id: 'nothing' }]] as const;
  const body = { kind: 'rows', purpose } as const;
  agree({
    ...asked,
    operationId: 'createResearchExport',
    when: 'rows of people',
    given: mine,
    method: 'POST',
    path: `${path}/projects/${project}/exports`,
    body,
    answer: {
      export_id: 'RE000006',
      state: is('waiting'),
      message: is('已提交，待科研管理员审核'),
      columns: ['subject_no'],
      rows: 30,
      suppressed_cells: 0,
      lines: ['# 检微 科研导出 逐人数据'],
      changes: ['日期改为距入组天数'],
    },
    call: () => createResearchExport(project, body),
    gets: ({ state }) => expect(state).toBe('waiting'),
  });
  refuse({
    ...asked,
    operationId: 'createResearchExport',
    when: 'without a purpose',
    given: mine,
    method: 'POST',
    path: `${path}/projects/${project}/exports`,
    body: { kind: 'rows', purpose: '' },
    status: 400,
    message: '请填写导出用途（10–200 字）',
    call: () => createResearchExport(project, { kind: 'rows', purpose: '' }),
  });
  refuse({
    ...asked,
    operationId: 'createResearchExport',
    when: 'of a project that is not there',
    given: nothing,
    method: 'POST',
    path: `${path}/projects/nothing/exports`,
    body,
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => createResearchExport('nothing', body),
  });
  const row = {
    export_id: 'RE000002',
    who: '周以宁',
    when: '2025-11-17T16:45:00+08:00',
    project_id: project,
    project_name: '糖尿病与肾功能随访队列',
    version: 3,
    kind: 'rows',
    purpose,
    rows: 30,
    may_download: false,
    may_decide: false,
  };
  agree({
    ...decider,
    operationId: 'listResearchExports',
    when: 'those that wait',
    given: waits,
    method: 'GET',
    path: `${path}/exports`,
    query: { state: 'waiting' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({ ...row, state: is('waiting'), may_decide: is(true) }),
    },
    call: () => listResearchExports({ state: 'waiting' }),
    gets: ({ data }) => expect(data[0]?.may_decide).toBe(true),
  });
  agree({
    ...asked,
    operationId: 'listResearchExports',
    when: 'of a project, what may be downloaded',
    given: ready,
    method: 'GET',
    path: `${path}/exports`,
    query: { project_id: project, state: 'ready' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({ ...row, state: is('ready'), may_download: is(true), expires_time: '2025-11-19T08:30:00+08:00' }),
    },
    call: () => listResearchExports({ project_id: project, state: 'ready' }),
    gets: ({ data }) => expect(data[0]?.may_download).toBe(true),
  });
  agree({
    ...asked,
    operationId: 'listResearchExports',
    when: 'those that were refused, with the reason',
    given: [['an export of research that was refused', { export_id: 'RE000005' }]],
    method: 'GET',
    path: `${path}/exports`,
    query: { state: 'refused' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({
        ...row,
        state: is('refused'),
        decided_by: '方以诚',
        decided_time: '2025-10-30T09:00:00+08:00',
        reason: '缺少伦理批件号',
      }),
    },
    call: () => listResearchExports({ state: 'refused' }),
    gets: ({ data }) => expect(data[0]?.reason).toBe('缺少伦理批件号'),
  });
  agree({
    ...decider,
    operationId: 'decideResearchExport',
    when: 'one that may leave',
    given: [['an export of research that waits', { export_id: 'RE000006' }]],
    method: 'POST',
    path: `${path}/exports/RE000006/decide`,
    body: { approve: true, reason: '用途与批件一致' },
    answer: { export_state: is('ready') },
    call: () => decideResearchExport('RE000006', { approve: true, reason: '用途与批件一致' }),
    gets: ({ export_state: state }) => expect(state).toBe('ready'),
  });
  refuse({
    ...decider,
    operationId: 'decideResearchExport',
    when: 'refused without a reason',
    given: waits,
    method: 'POST',
    path: `${path}/exports/RE000002/decide`,
    body: { approve: false },
    status: 400,
    message: '请填写不通过的理由',
    call: () => decideResearchExport('RE000002', { approve: false }),
  });
  refuse({
    ...decider,
    operationId: 'decideResearchExport',
    when: 'one that is not there',
    given: none,
    method: 'POST',
    path: `${path}/exports/nothing/decide`,
    body: { approve: true },
    status: 404,
    message: '没有这次导出',
    call: () => decideResearchExport('nothing', { approve: true }),
  });
  agree({
    ...asked,
    operationId: 'getResearchExportFile',
    when: 'the file',
    given: [['an export of research that may be downloaded', { export_id: 'RE000004' }]],
    method: 'GET',
    path: `${path}/exports/RE000004/file`,
    answer: csv,
    call: () => getResearchExportFile('RE000004'),
    gets: (file) => expect(file).toBeDefined(),
  });
  refuse({
    ...asked,
    operationId: 'getResearchExportFile',
    when: 'of one that still waits',
    given: waits,
    method: 'GET',
    path: `${path}/exports/RE000002/file`,
    status: 400,
    message: '已提交，待科研管理员审核',
    call: () => getResearchExportFile('RE000002'),
  });
  refuse({
    ...asked,
    operationId: 'getResearchExportFile',
    when: 'one that is not there',
    given: none,
    method: 'GET',
    path: `${path}/exports/nothing/file`,
    status: 404,
    message: '没有这次导出',
    call: () => getResearchExportFile('nothing'),
  });
});
