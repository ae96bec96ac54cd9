import { matchReportToProjects, saveProjectInformed } from '@jianwei/api-client/research/research';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';
import {
  path,
  asked,
  project,
  others,
  mine,
  theirs,
  nothing,
  cohort,
  wrong,
  count,
  dataTime,
  reversed,
} from './research-examples.ts';

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
      demo: true,
      projects: some(
        {
          project_id: is(project),
          name: '糖尿病与肾功能随访队列',
          version: 3,
          match: 'fits',
          met: some({ ...checked, actual: '72 岁' }),
          unmet: [],
          unknown: [],
        },
        {
          project_id: 'RP0002',
          name: '高钾随访',
          version: 1,
          match: is('fails'),
          met: [],
          unmet: some({ ...checked, actual: '未提示' }),
          unknown: [],
        },
      ),
      similar: {
        cohort: {
          version: 1,
          unit: 'patient',
          conditions: some(
            { id: 'c1', kind: is('age'), from: 18, to: 90, negate: false, enabled: true },
            { id: 'c2', kind: is('result'), laboratory_code: 'K', pick: 'any', comparator: '≥', value: 3 },
          ),
          calendar: {},
        },
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
        low: 3.5,
        high: 5.3,
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
