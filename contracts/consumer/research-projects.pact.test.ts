import {
  addResearchProject,
  compareProjectVersions,
  deleteResearchProject,
  editResearchProject,
  getResearchProject,
  listResearchProjects,
  restoreResearchProject,
} from '@jianwei/api-client/research/research';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';
import {
  count,
  path,
  asked,
  decider,
  project,
  others,
  mine,
  theirs,
  nothing,
  cohort,
  dataTime,
} from './research-examples.ts';

const item = {
  project_id: project,
  name: '糖尿病与肾功能随访队列',
  purpose: '观察肾功能',
  state: 'running',
  version: 3,
  owner_name: '周以宁',
  department: '检验科',
  is_mine: true,
  patients: count(28),
  attrition: [count(314)],
  updated_time: '2025-11-06T16:40:00+08:00',
  data_time: '2025-11-06T02:00:00+08:00',
  is_stale: true,
  exports: 2,
  ethics_no: '2025-伦审-061',
  is_deleted: false,
} as const;
const change = { since: '2025-11-10T09:00:00+08:00', gained: { shown: '<10' }, lost: count(0) };

describe('projects', () => {
  const list = { page: 0, page_size: 12, total_elements: 5, demo: true };
  agree({
    ...asked,
    operationId: 'listResearchProjects',
    when: 'mine',
    given: mine,
    method: 'GET',
    path: `${path}/projects`,
    query: { owner: 'me' },
    answer: {
      ...list,
      data: some(
        { ...item, project_id: is(project), is_mine: is(true), decided_exports: 0, change },
        { ...item, change: { ...change, gained: count(12) } },
      ),
    },
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
    answer: {
      ...list,
      waiting_exports: 1,
      waiting_near_requests: 1,
      data: some({ ...item, project_id: is(project), is_mine: is(false) }),
    },
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
      project: { ...item, project_id: is(project), decided_exports: 0, change },
      purpose: '观察肾功能',
      ethics_no: '2025-伦审-061',
      version: 3,
      definition: {
        version: 1,
        unit: 'patient',
        entry: { id: 'entry', kind: 'diagnosis', diagnosis_id: 'DM', reliability_min: 0 },
        conditions: [{ id: 'c1', kind: 'age', from: 18, to: 90 }],
        calendar: {},
      },
      sentences: ['首次提示 糖尿病，可靠性 不限'],
      variables: ['age'],
      groups: { kind: 'condition', labels: ['男'], condition: { id: 'g', kind: 'sex', values: [1] } },
      form: {},
      versions: some({
        version: is(3),
        saved_time: '2025-11-06T16:40:00+08:00',
        saved_by: '周以宁',
        note: '不限可靠性',
        data_time: '2025-11-06T02:00:00+08:00',
        patients: count(28),
        changed: some({ sentence_from: '入组事件：首次提示 糖尿病，可靠性 中及以上', sentence_to: '入组事件：不限' }),
      }),
      dictionary: some({
        name: is('age'),
        label: '年龄',
        unit: '岁',
        type: 'number',
        allowed: '数值；空为缺失',
        derivation: '入组日的周岁',
        missing: count(0),
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
      total_from: count(20),
      total_to: count(28),
      gained: { shown: '<10' },
      lost: count(0),
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
  const edited = 'RP000003';
  const changed = { project_id: edited, base_version: 1, cohort, note: '换人群' };
  agree({
    ...asked,
    operationId: 'editResearchProject',
    when: 'another definition',
    given: [['a research project of the caller', { project_id: edited }]],
    method: 'POST',
    path: `${path}/projects/edit`,
    body: changed,
    answer: { project_id: is(edited), version: is(2) },
    call: () => editResearchProject(changed),
    gets: ({ version }) => expect(version).toBe(2),
  });
  const stale = { ...changed, project_id: project, base_version: 2 };
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
    given: [['a research project of the caller', { project_id: 'RP000002' }]],
    method: 'POST',
    path: `${path}/projects/RP000002/restore`,
    body: { version: 1, base_version: 1 },
    answer: { project_id: is('RP000002'), version: is(2) },
    call: () => restoreResearchProject('RP000002', { version: 1, base_version: 1 }),
    gets: ({ version }) => expect(version).toBe(2),
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
    given: [['a research project of the caller', { project_id: 'RP000006' }]],
    method: 'POST',
    path: `${path}/projects/RP000006/delete`,
    answer: {},
    call: () => deleteResearchProject('RP000006'),
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
