import { createShare, listShares, revokeShare } from '@jianwei/api-client/shares/shares';
import { describe, expect } from 'vitest';
import { noReport, report, reportId, reportMissing, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import { origin, token, shareId, shared } from './share-examples.ts';

const share = {
  share_id: shareId,
  report_id: reportId,
  created_time: '2025-11-18T10:30:00+08:00',
  expires_time: '2025-11-25T10:30:00+08:00',
  state: is('valid'),
  audience: 'citizen',
  include_sensitive: false,
  opened: 0,
  locked: false,
};

describe('createShare', () => {
  const asked = { operationId: 'createShare', origin, as: 'doctor', method: 'POST', path: '/api/v2/shares' } as const;

  agree({
    ...asked,
    when: 'of a report, for seven days',
    given: [['a lab report', report]],
    body: { report_id: reportId, days: 7, audience: 'citizen', include_sensitive: false, contacted: false },
    answer: { ...share, token },
    call: () =>
      createShare({ report_id: reportId, days: 7, audience: 'citizen', include_sensitive: false, contacted: false }),
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
