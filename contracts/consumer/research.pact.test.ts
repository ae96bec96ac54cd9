import type { ResearchCohort } from '@jianwei/api-client/model';
import {
  addResearchProject,
  compareProjectVersions,
  countCohort,
  createResearchExport,
  decideResearchExport,
  deleteResearchProject,
  editResearchProject,
  getResearchCatalogue,
  getResearchExportFile,
  getResearchProject,
  getTableOne,
  listCohortDistributions,
  listResearchExports,
  listResearchProjects,
  matchReportToProjects,
  restoreResearchProject,
  saveProjectInformed,
} from '@jianwei/api-client/research/research';
import { describe, expect } from 'vitest';
import { agree, csv, is, refuse, some, type Json } from './interaction.ts';

const path = '/api/v2/research';
const asked = { origin: 'proposed', as: 'board' } as const;
const decider = { origin: 'proposed', as: 'research' } as const;
const people = [['results of at least ten people', {}]] as const;
const project = 'RP000001';
const others = 'RP000004';
const mine = [['a research project of the caller', { project_id: project }]] as const;
const theirs = [['a research project of another account', { project_id: others }]] as const;
const nothing = [['no research project', { project_id: 'nothing' }]] as const;

const cohort = {
  version: 1,
  unit: 'patient',
  conditions: [
    { id: 'c1', kind: 'age', from: 18, to: 90 },
    { id: 'c2', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: '≥', value: 3 },
  ],
  calendar: {},
} satisfies ResearchCohort;
const wrong = { ...cohort, conditions: [{ id: 'c1', kind: 'age', from: 90, to: 18 }] } satisfies ResearchCohort;
const count = (value: number): Json => ({ value, shown: String(value) });
const dataTime = '2025-11-18T10:26:00+08:00';
const reversed = '下限不能大于上限';

describe('the question', () => {
  agree({
    ...asked,
    operationId: 'getResearchCatalogue',
    when: 'what a cohort can be made of',
    given: people,
    method: 'GET',
    path: `${path}/catalogue`,
    answer: {
      data_time: dataTime,
      rule_version: '2.0',
      patients: count(314),
      reports: count(1760),
      items: some({
        laboratory_code: is('K'),
        name: '钾',
        short_name: 'K',
        group: '电解质',
        specimen: '血清',
        unit: 'mmol/L',
        units: ['mmol/L'],
        result_type: 'numeric',
        results: count(500),
        patients: count(170),
        p1: 2.5,
        p99: 7.1,
      }),
      diagnoses: some({ diagnosis_id: is('DM'), name: '糖尿病', patients: { shown: '29' } }),
      departments: some({ department_id: '内分泌科', name: '内分泌科', patients: { shown: '31' } }),
    },
    call: () => getResearchCatalogue(),
    gets: ({ items }) => expect(items[0]?.laboratory_code).toBe('K'),
  });
  agree({
    ...asked,
    operationId: 'countCohort',
    when: 'adults with potassium',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/count`,
    body: { cohort, step_order: ['c2', 'c1'] },
    answer: {
      data_time: dataTime,
      elapsed_ms: 12,
      steps: some(
        {
          ...{ condition_id: is('store'), condition_ids: [], sentence: '全库', short_name: '全库' },
          ...{ patients: count(314), lost: count(0), reports: count(1760) },
          ...{ no_result: count(0), not_convertible: count(0), qualitative: count(0) },
        },
        {
          condition_id: is('c2'),
          condition_ids: ['c2'],
          sentence: '入组前后 90 天内，任一次 血钾 ≥ 3 mmol/L',
          short_name: '任一次 血钾 ≥ 3',
          patients: { shown: '160' },
          lost: { shown: '154' },
          reports: { shown: '900' },
          no_result: { shown: '150' },
          not_convertible: { shown: '0' },
          qualitative: { shown: '0' },
          without: { shown: '300' },
        },
      ),
      total: { patients: count(155), reports: count(880) },
      suppressed: false,
      methods: '检索全部检验报告。',
    },
    call: () => countCohort({ cohort, step_order: ['c2', 'c1'] }),
    gets: ({ total }) => expect(total.patients.value).toBe(155),
  });
  refuse({
    ...asked,
    operationId: 'countCohort',
    when: 'limits the wrong way round',
    method: 'POST',
    path: `${path}/cohorts/count`,
    body: { cohort: wrong },
    status: 400,
    message: reversed,
    call: () => countCohort({ cohort: wrong }),
  });
  const bins = [{ from: 10, to: 20, n: { shown: '<10' }, without_own: { shown: '<10' } }];
  agree({
    ...asked,
    operationId: 'listCohortDistributions',
    when: 'age and sex of adults with potassium',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/distributions`,
    body: { cohort, variables: ['age', 'sex'], without_own: true },
    answer: {
      data_time: dataTime,
      elapsed_ms: 30,
      suppressed: false,
      variables: some(
        {
          code: is('age'),
          name: '年龄',
          kind: is('number'),
          unit: '岁',
          scale: 'linear',
          derivation: '入组日的周岁',
          bins,
          store_bins: [{ from: 10, to: 20, n: { shown: '<10' } }],
          levels: [],
          outside: { below: { shown: '0' }, above: { shown: '0' } },
          missing: count(0),
          with_value: count(155),
          median: 50,
          p25: 39,
          p75: 63,
          store_median: 45,
        },
        {
          ...{ code: is('sex'), name: '性别', kind: is('category'), unit: '', derivation: '患者登记的性别' },
          ...{ bins: [], store_bins: [], missing: count(0), with_value: count(155) },
          outside: { below: count(0), above: count(0) },
          levels: some({
            key: is('1'),
            label: '男',
            n: count(80),
            without_own: { shown: '80' },
            store_n: count(164),
          }),
        },
      ),
    },
    call: () => listCohortDistributions({ cohort, variables: ['age', 'sex'], without_own: true }),
    gets: ({ variables }) => expect(variables[0]?.median).toBe(50),
  });
  refuse({
    ...asked,
    operationId: 'listCohortDistributions',
    when: 'limits the wrong way round',
    method: 'POST',
    path: `${path}/cohorts/distributions`,
    body: { cohort: wrong, variables: ['age'] },
    status: 400,
    message: reversed,
    call: () => listCohortDistributions({ cohort: wrong, variables: ['age'] }),
  });
  const table = {
    cohort,
    variables: ['age', 'sex'],
    group_by: {
      kind: 'condition',
      condition: { id: 'g', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: '≥', value: 4.5 },
      labels: ['较高', '较低'],
    },
  } as const;
  agree({
    ...asked,
    operationId: 'getTableOne',
    when: 'two groups of adults with potassium',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/table_one`,
    body: { ...table, variables: [...table.variables], group_by: { ...table.group_by, labels: ['较高', '较低'] } },
    answer: {
      data_time: dataTime,
      elapsed_ms: 20,
      suppressed: false,
      columns: [{ label: '合计', n: count(155) }],
      rows: some(
        {
          variable: is('age'),
          name: '年龄',
          unit: '岁',
          level: '',
          form: 'median',
          cells: [{ shown: '50 (39, 63)', median: 50, p25: 39, p75: 63 }],
          missing: [{ shown: '0' }],
          smd: 0.31,
          p: 0.04,
          p_shown: '0.040',
          test: 'Mann–Whitney（正态近似，连续性校正）',
          superiority: { value: 0.6, low: 0.5, high: 0.7 },
        },
        {
          ...{ variable: is('sex'), name: '男', unit: '', level: is('1'), form: is('level') },
          ...{ cells: [{ shown: '80 (51.6)' }], missing: [] },
        },
      ),
      notes: ['观察性资料的基线差异看 SMD；P 值随样本量变化'],
    },
    call: () =>
      getTableOne({
        ...table,
        variables: [...table.variables],
        group_by: { ...table.group_by, labels: [...table.group_by.labels] },
      }),
    gets: ({ rows }) => expect(rows[0]?.p_shown).toBe('0.040'),
  });
  refuse({
    ...asked,
    operationId: 'getTableOne',
    when: 'a variable that nobody knows',
    method: 'POST',
    path: `${path}/cohorts/table_one`,
    body: { cohort, variables: ['shoe'] },
    status: 400,
    message: '未收录该检验项目',
    call: () => getTableOne({ cohort, variables: ['shoe'] }),
  });
});

const item = {
  project_id: project,
  name: '糖尿病与肾功能随访队列',
  purpose: '观察肾功能',
  state: 'running',
  version: 3,
  owner_name: '周以宁',
  department: '检验科',
  is_mine: true,
  patients: { shown: '28' },
  attrition: [{ shown: '314' }],
  updated_time: '2025-11-06T16:40:00+08:00',
  data_time: '2025-11-06T02:00:00+08:00',
  is_stale: true,
  exports: 2,
  ethics_no: '2025-伦审-061',
  is_deleted: false,
} as const;

describe('projects', () => {
  const list = { page: 0, page_size: 12, total_elements: 5 };
  agree({
    ...asked,
    operationId: 'listResearchProjects',
    when: 'mine',
    given: mine,
    method: 'GET',
    path: `${path}/projects`,
    query: { owner: 'me' },
    answer: { ...list, data: some({ ...item, project_id: is(project), is_mine: is(true), decided_exports: 0 }) },
    call: () => listResearchProjects({ owner: 'me' }),
    gets: ({ data }) => expect(data[0]?.is_mine).toBe(true),
  });
  agree({
    ...decider,
    operationId: 'listResearchProjects',
    when: 'for whoever decides on exports',
    given: mine,
    method: 'GET',
    path: `${path}/projects`,
    answer: { ...list, waiting_exports: 1, data: some({ ...item, project_id: is(project), is_mine: is(false) }) },
    call: () => listResearchProjects(),
    gets: ({ waiting_exports: waiting }) => expect(waiting).toBe(1),
  });
  agree({
    ...asked,
    operationId: 'getResearchProject',
    when: 'one of mine',
    given: mine,
    method: 'GET',
    path: `${path}/projects/${project}`,
    answer: {
      project: { ...item, project_id: is(project) },
      purpose: '观察肾功能',
      ethics_no: '2025-伦审-061',
      version: 3,
      definition: { version: 1, unit: 'patient', conditions: [{ id: 'c1', kind: 'age' }] },
      sentences: ['首次提示 糖尿病，可靠性 不限'],
      variables: ['age'],
      groups: { kind: 'condition', labels: ['男'] },
      form: {},
      versions: some({
        version: is(3),
        saved_time: '2025-11-06T16:40:00+08:00',
        saved_by: '周以宁',
        note: '不限可靠性',
        data_time: '2025-11-06T02:00:00+08:00',
        patients: { shown: '28' },
        changed: some({ sentence_from: '入组事件：首次提示 糖尿病，可靠性 中及以上', sentence_to: '入组事件：不限' }),
      }),
      dictionary: some({
        name: is('age'),
        label: '年龄',
        unit: '岁',
        type: 'number',
        allowed: '数值；空为缺失',
        derivation: '入组日的周岁',
        missing: { shown: '0' },
        rule_version: '患者登记',
      }),
    },
    call: () => getResearchProject(project),
    gets: ({ version }) => expect(version).toBe(3),
  });
  refuse({
    ...asked,
    operationId: 'getResearchProject',
    when: 'one that is not there',
    given: nothing,
    method: 'GET',
    path: `${path}/projects/nothing`,
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => getResearchProject('nothing'),
  });
  agree({
    ...asked,
    operationId: 'compareProjectVersions',
    when: 'the first and the third version',
    given: mine,
    method: 'GET',
    path: `${path}/projects/${project}/compare`,
    query: { from: '1', to: '3' },
    answer: {
      data_time: dataTime,
      changed: some({ sentence_from: '入组时 40–75 岁', sentence_to: '入组时 18–90 岁' }),
      total_from: { shown: '20' },
      total_to: { shown: '28' },
      gained: { shown: '<10' },
      lost: { shown: '0' },
    },
    call: () => compareProjectVersions(project, { from: 1, to: 3 }),
    gets: ({ total_to: total }) => expect(total.shown).toBe('28'),
  });
  refuse({
    ...asked,
    operationId: 'compareProjectVersions',
    when: 'of a project that is not there',
    given: nothing,
    method: 'GET',
    path: `${path}/projects/nothing/compare`,
    query: { from: '1', to: '2' },
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => compareProjectVersions('nothing', { from: 1, to: 2 }),
  });
  const input = { name: '血钾复查', purpose: '观察复查', cohort, variables: ['age'], note: '初稿' };
  agree({
    ...asked,
    operationId: 'addResearchProject',
    when: 'a new one',
    method: 'POST',
    path: `${path}/projects/add`,
    body: input,
    answer: { project_id: 'RP000006', version: is(1) },
    call: () => addResearchProject(input),
    gets: ({ version }) => expect(version).toBe(1),
  });
  refuse({
    ...asked,
    operationId: 'addResearchProject',
    when: 'without a name',
    method: 'POST',
    path: `${path}/projects/add`,
    body: { ...input, name: ' ' },
    status: 400,
    message: '请填写项目名称',
    call: () => addResearchProject({ ...input, name: ' ' }),
  });
  const changed = { project_id: project, base_version: 3, cohort, note: '换人群' };
  agree({
    ...asked,
    operationId: 'editResearchProject',
    when: 'another definition',
    given: mine,
    method: 'POST',
    path: `${path}/projects/edit`,
    body: changed,
    answer: { project_id: is(project), version: is(4) },
    call: () => editResearchProject(changed),
    gets: ({ version }) => expect(version).toBe(4),
  });
  const stale = { ...changed, base_version: 2 };
  refuse({
    ...asked,
    operationId: 'editResearchProject',
    when: 'made of an older version',
    given: mine,
    method: 'POST',
    path: `${path}/projects/edit`,
    body: stale,
    status: 400,
    message: '项目已被更新为 V3，请先查看差异',
    call: () => editResearchProject(stale),
  });
  refuse({
    ...asked,
    operationId: 'editResearchProject',
    when: 'one that is not there',
    given: nothing,
    method: 'POST',
    path: `${path}/projects/edit`,
    body: { ...changed, project_id: 'nothing' },
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => editResearchProject({ ...changed, project_id: 'nothing' }),
  });
  agree({
    ...asked,
    operationId: 'restoreResearchProject',
    when: 'the first version',
    given: mine,
    method: 'POST',
    path: `${path}/projects/${project}/restore`,
    body: { version: 1, base_version: 3 },
    answer: { project_id: is(project), version: is(4) },
    call: () => restoreResearchProject(project, { version: 1, base_version: 3 }),
    gets: ({ version }) => expect(version).toBe(4),
  });
  refuse({
    ...asked,
    operationId: 'restoreResearchProject',
    when: 'one of another account',
    given: theirs,
    method: 'POST',
    path: `${path}/projects/${others}/restore`,
    body: { version: 1, base_version: 2 },
    status: 400,
    message: '该项目由他人创建，只能查看',
    call: () => restoreResearchProject(others, { version: 1, base_version: 2 }),
  });
  refuse({
    ...asked,
    operationId: 'restoreResearchProject',
    when: 'one that is not there',
    given: nothing,
    method: 'POST',
    path: `${path}/projects/nothing/restore`,
    body: {},
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => restoreResearchProject('nothing', {}),
  });
  agree({
    ...asked,
    operationId: 'deleteResearchProject',
    when: 'one of mine',
    given: mine,
    method: 'POST',
    path: `${path}/projects/${project}/delete`,
    answer: {},
    call: () => deleteResearchProject(project),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    operationId: 'deleteResearchProject',
    when: 'one of another account',
    given: theirs,
    method: 'POST',
    path: `${path}/projects/${others}/delete`,
    status: 400,
    message: '该项目由他人创建，只能查看',
    call: () => deleteResearchProject(others),
  });
  refuse({
    ...asked,
    operationId: 'deleteResearchProject',
    when: 'one that is not there',
    given: nothing,
    method: 'POST',
    path: `${path}/projects/nothing/delete`,
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => deleteResearchProject('nothing'),
  });
});

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
    ...decider,
    operationId: 'decideResearchExport',
    when: 'one that may leave',
    given: waits,
    method: 'POST',
    path: `${path}/exports/RE000002/decide`,
    body: { approve: true, reason: '用途与批件一致' },
    answer: { export_state: is('ready') },
    call: () => decideResearchExport('RE000002', { approve: true, reason: '用途与批件一致' }),
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
    given: ready,
    method: 'GET',
    path: `${path}/exports/RE000003/file`,
    answer: csv,
    call: () => getResearchExportFile('RE000003'),
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

describe('a report', () => {
  const report = { patient_id: 'P1001', report_id: 'R1001-01' };
  const checked = { condition_id: 'c1', sentence: '入组时 18–90 岁' };
  agree({
    ...asked,
    operationId: 'matchReportToProjects',
    when: 'against my projects and similar people',
    given: [['a lab report with an abnormal result', { ...report, laboratory_id: 'R1001-01-10' }], ...mine],
    method: 'POST',
    path: `${path}/match`,
    body: { report_id: 'R1001-01', similar: cohort },
    answer: {
      data_time: dataTime,
      projects: some({
        project_id: is(project),
        name: '糖尿病与肾功能随访队列',
        version: 3,
        match: 'fits',
        met: some({ ...checked, actual: '72 岁' }),
        unmet: [],
        unknown: [],
      }),
      similar: {
        cohort: { version: 1, unit: 'patient', conditions: [{ id: 'c1', kind: 'age' }] },
        sentences: ['首份报告'],
        patients: count(154),
        suppressed: is(false),
      },
      position: some({
        code: is('K'),
        name: '钾',
        short_name: 'K',
        unit: 'mmol/L',
        value: 5.62,
        abnormal_type: 1,
        p5: 3.4,
        p25: 3.9,
        median: 4.2,
        p75: 4.6,
        p95: 5.8,
        percentile: 94,
        words: '高于 94% 的人',
      }),
      also_tested: [{ code: 'WBC', name: '白细胞计数', n: count(60), percent: 40 }],
    },
    call: () => matchReportToProjects({ report_id: 'R1001-01', similar: cohort }),
    gets: ({ similar }) => expect(similar.suppressed).toBe(false),
  });
  refuse({
    ...asked,
    operationId: 'matchReportToProjects',
    when: 'one that is not there',
    given: [['no lab report', { report_id: 'nothing' }]],
    method: 'POST',
    path: `${path}/match`,
    body: { report_id: 'nothing' },
    status: 404,
    message: '该报告不存在或已被删除',
    call: () => matchReportToProjects({ report_id: 'nothing' }),
  });
  refuse({
    ...asked,
    operationId: 'matchReportToProjects',
    when: 'with a wrong cohort',
    given: [['a lab report', report]],
    method: 'POST',
    path: `${path}/match`,
    body: { report_id: 'R1001-01', similar: wrong },
    status: 400,
    message: reversed,
    call: () => matchReportToProjects({ report_id: 'R1001-01', similar: wrong }),
  });
  agree({
    ...asked,
    operationId: 'saveProjectInformed',
    when: 'the patient was informed',
    given: [['a lab report', report], ...mine],
    method: 'POST',
    path: `${path}/projects/${project}/informed`,
    body: { report_id: 'R1001-01' },
    answer: {},
    call: () => saveProjectInformed(project, { report_id: 'R1001-01' }),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    operationId: 'saveProjectInformed',
    when: 'for a project of another account',
    given: [['a lab report', report], ...theirs],
    method: 'POST',
    path: `${path}/projects/${others}/informed`,
    body: { report_id: 'R1001-01' },
    status: 400,
    message: '该项目由他人创建，只能查看',
    call: () => saveProjectInformed(others, { report_id: 'R1001-01' }),
  });
  refuse({
    ...asked,
    operationId: 'saveProjectInformed',
    when: 'for a project that is not there',
    given: nothing,
    method: 'POST',
    path: `${path}/projects/nothing/informed`,
    body: { report_id: 'R1001-01' },
    status: 404,
    message: '该科研项目不存在或已被删除',
    call: () => saveProjectInformed('nothing', { report_id: 'R1001-01' }),
  });
});
