import { replayAssessment, replayReport } from '@jianwei/api-client/replay/replay';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { given as covidRecord, record } from './covid19-examples.ts';
import { own, ownReport, patientId } from './grace-examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const GRACE = 5;
const unknown = 'GR999999';
const otherReport = 'GR000002';
const other: ProviderState[] = [
  ['a Grace report of another doctor', { patient_id: patientId, report_id: otherReport }],
];
const none: ProviderState[] = [['no Grace report', { report_id: unknown }]];
const shown = 'R1004-02';

const row = { item: 'score', label: '总分', value: '179 分' };
const side = {
  at: '2025-11-18T09:50:00+08:00',
  rule_version: '2003.1',
  inputs: some({ item: 'serum_creatinine', label: '血肌酐', value: '112 μmol/L' }),
  results: some(row),
};

describe('replayAssessment', () => {
  const asked = { origin: 'proposed', operationId: 'replayAssessment', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/assessments/${GRACE}/${ownReport}/replay`;
  agree({
    ...asked,
    when: 'a saved assessment, then and now',
    given: own,
    path,
    answer: {
      api_type: is(GRACE),
      report_id: is(ownReport),
      patient_id: is(patientId),
      saving: is(1),
      savings: some({
        saving: 1,
        act: 'saved',
        saved_time: '2025-11-18T09:50:00+08:00',
        user_name: '沈若溪',
        rule_version: '2003.1',
        is_kept: false,
      }),
      then: side,
      again: { status: 'not_kept', results: some(row) },
      now: side,
      problem: '',
      causes: [],
      unread: [],
      is_same: true,
      sentence: '与当时一致。',
    },
    call: () => replayAssessment(GRACE, ownReport),
    gets: ({ then, now }) => expect([then.results.length, now.results.length]).not.toContain(0),
  });
  agree({
    ...asked,
    when: 'one that newer results stand beside, with the same outcome',
    given: other,
    path: `/api/v2/assessments/${GRACE}/${otherReport}/replay`,
    answer: {
      report_id: is(otherReport),
      causes: some({
        kind: 'evidence',
        change: 'newer',
        item: 'serum_creatinine',
        label: '血肌酐',
        then: '108 μmol/L',
        now: '112 μmol/L',
        report_id: 'R1002-01',
        report_time: '2025-11-18T09:12:00+08:00',
        changes_result: false,
        text: '血肌酐有更新的结果（108 μmol/L → 112 μmol/L）',
      }),
      is_same: is(true),
    },
    call: () => replayAssessment(GRACE, otherReport),
    gets: ({ causes, is_same: isSame }) => expect([causes[0]?.change, isSame]).toEqual(['newer', true]),
  });
  refuse({
    ...asked,
    when: 'one that is not there',
    given: none,
    path: `/api/v2/assessments/${GRACE}/${unknown}/replay`,
    status: 404,
    message: '该报告不存在或已被删除',
    call: () => replayAssessment(GRACE, unknown),
  });
  refuse({
    ...asked,
    when: 'a saving that there was not',
    given: own,
    path,
    query: { saving: '9' },
    status: 404,
    message: '没有这一次保存',
    call: () => replayAssessment(GRACE, ownReport, { saving: 9 }),
  });
});

describe('replayAssessment of a rule that had another version before', () => {
  const path = `/api/v2/assessments/9/${record}/replay`;
  const since = { rule_version: '2023.10', holds_from: '2023-01-05' };
  agree({
    origin: 'proposed',
    operationId: 'replayAssessment',
    as: 'doctor',
    method: 'GET',
    when: 'from which day the version holds',
    given: covidRecord,
    path,
    answer: { then: since, now: since },
    call: () => replayAssessment(9, record),
    gets: ({ now }) => expect(now.holds_from).toBe('2023-01-05'),
  });
});

describe('replayReport', () => {
  const asked = { origin: 'proposed', operationId: 'replayReport', as: 'doctor', method: 'GET' } as const;
  const diagnoses = some({ diagnosis_id: 'CKD', name: '慢性肾脏病', reliable: 2, evidences: ['尿素 11.8 mmol/L'] });
  const answer = {
    conclusion: ['肾功能减退'],
    diagnoses,
    unread: [],
    versions: some({ name: '检验解读规则库', version: '2.1' }),
  };
  agree({
    ...asked,
    when: 'what was shown of a report, and now',
    given: [['a report that was shown before a correction', { report_id: shown }]],
    path: `/api/v2/ai/reports/${shown}/replay`,
    answer: {
      report_id: is(shown),
      patient_id: 'P1004',
      shown_at: '2025-11-12T08:15:00+08:00',
      shown_by: '沈若溪',
      then: answer,
      now: answer,
      is_replayed: true,
      differences: some({
        what: '诊断',
        diagnosis_id: 'HYPERKS',
        before: '重度高钾血症',
        after: '',
        cause: '来源更正 钾 6.10 → 5.11',
      }),
    },
    call: () => replayReport(shown),
    gets: ({ differences }) => expect(differences[0]?.cause).toContain('来源更正'),
  });
  refuse({
    ...asked,
    when: 'one that is not there',
    given: [['no lab report', { report_id: 'none' }]],
    path: '/api/v2/ai/reports/none/replay',
    status: 404,
    message: '报告不存在或已撤回',
    call: () => replayReport('none'),
  });
});
