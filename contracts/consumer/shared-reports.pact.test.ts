import {
  askSharedReport,
  rateSharedAnswer,
  readSharedReport,
  verifySharedReader,
} from '@jianwei/api-client/shares/shares';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { laboratoryRow, reportId } from './examples.ts';
import { agree, fromState, is, refuse, some } from './interaction.ts';
import { origin, token, shared } from './share-examples.ts';

const phoneTail = '1689';
const forPatient: ProviderState[] = [
  ['a share of a lab report for the patient', { report_id: reportId, phone_tail: phoneTail }],
];
const revoked: ProviderState[] = [['a share of a lab report that was revoked', { report_id: reportId }]];

const suspected = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: false };

describe('readSharedReport', () => {
  // The token is all there is: nobody is signed in.
  const asked = {
    operationId: 'readSharedReport',
    origin,
    method: 'POST',
    path: '/api/v2/shared_reports/read',
    body: { token: fromState('token', token) },
    call: () => readSharedReport({ token }),
  } as const;

  agree({
    ...asked,
    when: 'with a token that counts',
    // Plain words are of links for patients.
    whole: { without: ['lay'] },
    given: shared,
    answer: {
      patient_name: '顾**',
      patient_gender: '男',
      patient_age: 58,
      report_name: '肾功能',
      report_time: '2025-11-18T09:42:00+08:00',
      expires_time: '2025-11-25T10:30:00+08:00',
      laboratories: [laboratoryRow],
      total_laboratories: 21,
      audience: is('clinician'),
      held: is([]),
      department_name: '内分泌科',
      department_phone: '0000-8120',
      demo: true,
      suggestion_diagnosis: some({ ...suspected, score: 3, summary: '高钾' }),
      knowledge_version: 'v6.2',
      categories: [
        {
          name: '泌尿',
          system_id: 8,
          children: some({ name: '慢性肾脏病', evidences: [], sub_diagnosis: some(suspected) }),
          evidences: [],
          sub_diagnosis: some(suspected),
        },
      ],
      interpretation: {
        headline: '肌酐升高',
        detail: '请结合临床',
        codes: ['focus'],
        rule_version: '1',
        review_notes: [],
      },
    },
    gets: (answer) => expect(answer).toMatchObject({ patient_name: '顾**', total_laboratories: 21 }),
  });
  refuse({
    ...asked,
    when: 'with a token that was revoked',
    given: revoked,
    status: 400,
    message: '链接已停用',
  });
  refuse({
    ...asked,
    when: 'with a token that somebody made up',
    body: { token: reportId },
    status: 404,
    message: '链接无效',
    call: () => readSharedReport({ token: reportId }),
  });
});

const item = {
  laboratory_id: 'R1004-01-07',
  name: '钾',
  plain_name: '血钾',
  value: '5.62',
  unit: 'mmol/L',
  direction: 'high',
  reference: '3.5–5.3',
  meaning: '血里的钾，管着心跳和肌肉的力气。',
  // After the second step.
  common_causes: [],
  next_step: '',
  rank: 1,
  number: 5.62,
  range_lower: 3.5,
  range_upper: 5.3,
  anchor: { value: 6, words: '6.0 起常需紧急处理', source: 'UK Kidney Association 2023' },
  passage_id: 'lay/K/high',
};

describe('readSharedReport of a patient', () => {
  agree({
    operationId: 'readSharedReport',
    origin,
    when: 'with the token of a link for the patient',
    given: forPatient,
    method: 'POST',
    path: '/api/v2/shared_reports/read',
    body: { token: fromState('token', token), without_rows: is(true) },
    answer: {
      patient_name: '顾**',
      audience: is('citizen'),
      laboratories: [],
      knowledge_version: 'v6.2',
      lay: {
        version: '1.0',
        review: '文案待临床复核',
        headline: '先看血钾，建议今日联系医师',
        advice: { level: 'today', sentence: '请今天电话联系内分泌科。', rule_id: 'LAY-2' },
        groups: some({ title: '水和盐', attention: 1, items: some(item) }),
        total: 21,
        attention: 15,
        in_range_count: 6,
        unread: [],
        questions: [],
      },
    },
    call: () => readSharedReport({ token, without_rows: true }),
    gets: (answer) => expect(answer.lay?.advice.level).toBe('today'),
  });
});

describe('verifySharedReader', () => {
  const asked = {
    operationId: 'verifySharedReader',
    origin,
    method: 'POST',
    path: '/api/v2/shared_reports/verify',
    given: forPatient,
  } as const;
  const wrongTail = '0000';

  agree({
    ...asked,
    when: 'with the last digits of the phone in the record',
    body: { token: fromState('token', token), phone_tail: phoneTail },
    answer: { reader_key: 'kQ3v0Jd7mYt2Lz9xPb5cWa1n', expires_time: '2025-11-18T11:00:00+08:00' },
    call: () => verifySharedReader({ token, phone_tail: phoneTail }),
    gets: (answer) => expect(answer.reader_key).not.toBe(''),
  });
  refuse({
    ...asked,
    when: 'with other digits',
    body: { token: fromState('token', token), phone_tail: wrongTail },
    status: 400,
    message: '与登记的手机号不符，还可再试 4 次',
    call: () => verifySharedReader({ token, phone_tail: wrongTail }),
  });
  refuse({
    ...asked,
    when: 'with a token that somebody made up',
    given: [],
    body: { token: reportId, phone_tail: phoneTail },
    status: 404,
    message: '链接无效',
    call: () => verifySharedReader({ token: reportId, phone_tail: phoneTail }),
  });
});

describe('askSharedReport', () => {
  const question = '血钾高能吃香蕉吗';
  const asked = {
    operationId: 'askSharedReport',
    origin,
    method: 'POST',
    path: '/api/v2/shared_reports/ask',
    given: forPatient,
  } as const;

  agree({
    ...asked,
    when: 'what a stored passage answers',
    body: { token: fromState('token', token), question },
    answer: {
      kind: is('knowledge'),
      text: '您的血钾 5.62 mmol/L，偏高。',
      items: [],
      item,
      passages: [
        {
          passage_id: 'lay/K/eat_high',
          title: '血钾',
          section: '偏高时的饮食',
          number: 6,
          version: 'v6.2',
          review: '文案待临床复核',
          quote: '先少吃香蕉、橙子等含钾多的水果。',
        },
      ],
      near: [],
      rule_id: 'CHAT-4',
    },
    call: () => askSharedReport({ token, question }),
    gets: (answer) => expect(answer.passages).toHaveLength(1),
  });
  refuse({
    ...asked,
    when: 'with a token that somebody made up',
    given: [],
    body: { token: reportId, question },
    status: 404,
    message: '链接无效',
    call: () => askSharedReport({ token: reportId, question }),
  });
});

describe('rateSharedAnswer', () => {
  const rated = { question: '吃虫草能降肌酐吗', helpful: false, consent: true };
  const asked = {
    operationId: 'rateSharedAnswer',
    origin,
    method: 'POST',
    path: '/api/v2/shared_reports/rate',
  } as const;

  agree({
    ...asked,
    when: 'that did not help',
    given: forPatient,
    body: { token: fromState('token', token), ...rated },
    answer: {},
    call: () => rateSharedAnswer({ token, ...rated }),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: 'with a token that somebody made up',
    body: { token: reportId, ...rated },
    status: 404,
    message: '链接无效',
    call: () => rateSharedAnswer({ token: reportId, ...rated }),
  });
});
