import { createShare, listShares, readSharedReport, revokeShare } from '@jianwei/api-client/shares/shares';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { laboratoryRow, noReport, report, reportId, reportMissing, unknownReport } from './examples.ts';
import { agree, fromState, is, refuse } from './interaction.ts';

const origin = 'proposed';
const token = 'w3Jk2nV5xQ8tYb1cLm0aZr7uPd4sEf6h';
const shareId = 'SH000001';
const shared: ProviderState[] = [['a share of a lab report by the caller', { report_id: reportId, share_id: shareId }]];
const revoked: ProviderState[] = [['a share of a lab report that was revoked', { report_id: reportId }]];

const share = {
  share_id: shareId,
  report_id: reportId,
  created_time: '2025-11-18T10:30:00+08:00',
  expires_time: '2025-11-25T10:30:00+08:00',
  state: is('valid'),
};

describe('createShare', () => {
  const asked = { operationId: 'createShare', origin, as: 'doctor', method: 'POST', path: '/api/v2/shares' } as const;

  agree({
    ...asked,
    when: 'of a report, for seven days',
    given: [['a lab report', report]],
    body: { report_id: reportId, days: 7 },
    answer: { ...share, token },
    call: () => createShare({ report_id: reportId, days: 7 }),
    gets: (answer) => expect(answer).toMatchObject({ token, state: 'valid' }),
  });
  refuse({
    ...asked,
    when: 'of a report that is not there',
    given: [noReport],
    body: { report_id: unknownReport },
    status: 404,
    message: reportMissing,
    call: () => createShare({ report_id: unknownReport }),
  });
});

describe('listShares', () => {
  agree({
    operationId: 'listShares',
    origin,
    when: "the caller's shares of a report",
    given: shared,
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/shares',
    query: { report_id: reportId },
    answer: { data: [{ ...share, state: 'valid' }] },
    call: () => listShares({ report_id: reportId }),
    gets: (answer) => expect(answer.data.map((one) => one.share_id)).toEqual([shareId]),
  });
});

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
    whole: true,
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
    message: '分享链接已被撤销',
  });
  refuse({
    ...asked,
    when: 'with a token that somebody made up',
    body: { token: reportId },
    status: 404,
    message: '分享链接无效',
    call: () => readSharedReport({ token: reportId }),
  });
});

describe('revokeShare', () => {
  const asked = { operationId: 'revokeShare', origin, as: 'doctor', method: 'POST' } as const;

  agree({
    ...asked,
    when: 'by its creator',
    given: shared,
    path: `/api/v2/shares/${shareId}/revoke`,
    answer: {},
    call: () => revokeShare(shareId),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: 'that is not there',
    given: [['no share', { share_id: 'SH999999' }]],
    path: '/api/v2/shares/SH999999/revoke',
    status: 404,
    message: '该分享链接不存在',
    call: () => revokeShare('SH999999'),
  });
});
