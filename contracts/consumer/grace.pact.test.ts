import {
  deleteGraceReport,
  getGraceReport,
  initGraceReport,
  listGraceReports,
  measureGrace,
  saveGraceReport,
} from '@jianwei/api-client/grace/grace';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { contribution, noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const patientId = 'P1002';
const ownReport = 'GR000003';
const otherReport = 'GR000002';
const unknownReport = 'GR999999';
const given: ProviderState[] = [['a patient with cardiac results', { patient_id: patientId, report_id: 'R1002-01' }]];
const own: ProviderState[] = [['a Grace report of the caller', { patient_id: patientId, report_id: ownReport }]];
const other: ProviderState[] = [
  ['a Grace report of another doctor', { patient_id: patientId, report_id: otherReport }],
];
const none: ProviderState[] = [['no Grace report', { report_id: unknownReport }]];

const ownerOnly = '仅创建者可编辑或删除';
const gone = '该报告不存在或已被删除';

const evidence = { name: '高敏肌钙蛋白I', specimen: '血清', result: '1.284', unit: 'ng/mL', reference: '<0.034' };
const form = {
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  age: 67,
  heart_rate: 58,
  blood_pressure: 78,
  blood_pressure_unit: 'mmHg',
  serum_creatinine: 112,
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: 1,
  evidences: [evidence],
} as const;
const input = { patient_id: patientId, report_id: '', ...form, evidences: [evidence] };
const output = {
  score: 171,
  level: 'high',
  judgment: 'GRACE评分171分，高危，院内死亡风险约7.6%，建议24小时内早期侵入策略评估',
  mine: true,
  evidence_modify: true,
  have_evidence: true,
};
/** What the screens would like of a result beyond the specification. */
const explained = {
  contributions: [contribution],
  distance: [{ item: 'age', label: '年龄', from: '67 岁', to: '49 岁', level: 'medium', score: 138 }],
  death_percent: 7.55,
  death_display: '7.6%',
  rule_version: '2003.1',
  review_notes: ['规则待临床复核：「ST段压低」在原模型中为 ST 段偏移'],
};
const source = {
  report_id: 'R1002-01',
  report_time: '2025-11-18T09:12:00+08:00',
  text: '11-18 心肌标志物、生化 09:12',
};

// covers A-7-08
describe('initGraceReport', () => {
  const asked = { operationId: 'initGraceReport', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/grace/init/${patientId}`;
  // Heart rate, pressure and Killip class are what a laboratory system does not know: null or absent.
  const known = {
    patient_id: is(patientId),
    cardiac_arrest: false,
    st_down: false,
    cardiac_enzymes_high: true,
    age: 67,
    blood_pressure_unit: 'mmHg',
    serum_creatinine: 112,
    serum_creatinine_unit: 'μmol/L',
    evidences: [evidence],
    evidence_modify: true,
    have_evidence: true,
    serum_creatinine_reference: '57–111',
  };

  agree({
    ...asked,
    when: 'a new assessment of a patient',
    given,
    path,
    answer: known,
    call: () => initGraceReport(patientId),
    gets: (answer) => expect(answer).toMatchObject({ patient_id: patientId, age: 67, evidences: [evidence] }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'where the values come from',
    given,
    path,
    answer: { age_source: { text: '按出生日期 1958-05-30 计算' }, serum_creatinine_source: source },
    call: () => initGraceReport(patientId),
    gets: (answer) => expect(answer.serum_creatinine_source).toEqual(source),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/grace/init/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => initGraceReport(unknownPatient),
  });
});

// covers A-7-10, A-7-11
describe('measureGrace', () => {
  const asked = { operationId: 'measureGrace', given, as: 'doctor', method: 'POST' } as const;
  const path = '/api/v2/model/grace/measure';

  agree({
    ...asked,
    when: 'a new assessment',
    path,
    body: input,
    // The score of these inputs follows from the publication.
    answer: { ...output, score: is(171), level: is('high') },
    call: () => measureGrace(input),
    gets: (answer) => expect(answer).toEqual(output),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the score came about, and what would change it',
    path,
    body: input,
    answer: explained,
    call: () => measureGrace(input),
    gets: (answer) => expect(answer).toMatchObject({ death_display: '7.6%', distance: explained.distance }),
  });
  agree({
    ...asked,
    when: 'a change of a saved assessment',
    given: own,
    path,
    body: { ...input, report_id: ownReport },
    answer: { ...output, mine: is(true) },
    call: () => measureGrace({ ...input, report_id: ownReport }),
    gets: (answer) => expect(answer.mine).toBe(true),
  });
  for (const [field, message] of [
    ['age', '请输入年龄'],
    ['heart_rate', '请输入心率'],
    ['blood_pressure', '请输入血压(收缩压)'],
    ['serum_creatinine', '请输入血肌酐'],
    ['kill_ip_rank', '请选择Killip分级'],
  ] as const) {
    refuse({
      ...asked,
      when: `without ${field}`,
      path,
      body: { ...input, [field]: null },
      status: 400,
      message,
      isExactly: true,
      call: () => measureGrace({ ...input, [field]: null }),
    });
  }
});

// covers A-7-09
describe('saveGraceReport', () => {
  const asked = { operationId: 'saveGraceReport', as: 'doctor', method: 'POST' } as const;
  const path = `/api/v2/model/grace/${patientId}`;
  const changed = { ...input, report_id: ownReport, heart_rate: 84 };
  const foreign = { ...input, report_id: otherReport };

  agree({
    ...asked,
    when: 'a new assessment',
    given,
    path,
    body: input,
    answer: { report_id: 'GR000004' },
    call: () => saveGraceReport(patientId, input),
    gets: (answer) => expect(answer.report_id).toBe('GR000004'),
  });
  agree({
    ...asked,
    when: 'a change of the own assessment',
    given: own,
    path,
    body: changed,
    answer: { report_id: is(ownReport) },
    call: () => saveGraceReport(patientId, changed),
    gets: (answer) => expect(answer.report_id).toBe(ownReport),
  });
  refuse({
    ...asked,
    when: "a change of another doctor's assessment",
    given: other,
    path,
    body: foreign,
    status: 400,
    message: ownerOnly,
    call: () => saveGraceReport(patientId, foreign),
  });
});

// covers A-7-07
describe('getGraceReport', () => {
  const asked = { operationId: 'getGraceReport', as: 'doctor', method: 'GET' } as const;
  const owner = {
    report_time: '2025-11-18T09:50:00+08:00',
    user_name: '沈若溪',
    user_id: 'u-doctor',
    department: '内分泌科',
  };

  agree({
    ...asked,
    when: 'the own assessment',
    given: own,
    path: `/api/v2/model/grace/${ownReport}`,
    answer: { ...form, ...output, report_id: is(ownReport), patient_id: is(patientId), mine: is(true) },
    call: () => getGraceReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject({ ...input, report_id: ownReport, mine: true }),
  });
  agree({
    ...asked,
    when: "another doctor's assessment, which cannot be edited",
    given: other,
    path: `/api/v2/model/grace/${otherReport}`,
    answer: { ...form, ...output, report_id: is(otherReport), patient_id: is(patientId), mine: is(false) },
    call: () => getGraceReport(otherReport),
    gets: (answer) => expect(answer).toMatchObject({ report_id: otherReport, mine: false }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'who made it and when, and how the score came about',
    given: own,
    path: `/api/v2/model/grace/${ownReport}`,
    answer: { ...owner, ...explained },
    call: () => getGraceReport(ownReport),
    gets: (answer) => expect(answer).toMatchObject(owner),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/grace/${unknownReport}`,
    status: 404,
    message: gone,
    call: () => getGraceReport(unknownReport),
  });
});

// covers B-7.1-03
describe('listGraceReports', () => {
  const asked = { operationId: 'listGraceReports', as: 'doctor', method: 'GET' } as const;
  const entry = { report_id: ownReport, report_time: '2025-11-18T09:50:00+08:00' };
  const fullEntry = { ...entry, score: 171, level: 'high', mine: true, user_name: '沈若溪', department: '内分泌科' };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given: own,
    path: `/api/v2/model/grace/${patientId}/history`,
    answer: { data: [entry] },
    call: () => listGraceReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'score and author of each assessment',
    given: own,
    path: `/api/v2/model/grace/${patientId}/history`,
    answer: { data: [fullEntry] },
    call: () => listGraceReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([fullEntry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/grace/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listGraceReports(unknownPatient),
  });
});

// covers A-7-12
describe('deleteGraceReport', () => {
  const asked = { operationId: 'deleteGraceReport', as: 'doctor', method: 'POST' } as const;
  // Another one than the rest reads, so that the order of verification does not matter where states stay.
  const toDelete = 'GR000001';

  agree({
    ...asked,
    when: 'the own assessment',
    given: [['a Grace report of the caller', { patient_id: patientId, report_id: toDelete }]],
    path: `/api/v2/model/grace/${toDelete}/delete`,
    answer: {},
    call: () => deleteGraceReport(toDelete),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: "another doctor's assessment",
    given: other,
    path: `/api/v2/model/grace/${otherReport}/delete`,
    status: 400,
    message: ownerOnly,
    call: () => deleteGraceReport(otherReport),
  });
  refuse({
    ...asked,
    when: 'an assessment that is not there',
    given: none,
    path: `/api/v2/model/grace/${unknownReport}/delete`,
    status: 404,
    message: gone,
    call: () => deleteGraceReport(unknownReport),
  });
});
