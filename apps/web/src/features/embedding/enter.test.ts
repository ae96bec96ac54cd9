import { ApiError } from '@jianwei/api-client/transport/api-error';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, getSession, setSession, type SessionRecord } from '../../parts/session/session-store.ts';
import { enter, readRequest, type EntryParts } from './enter.ts';

const calls = vi.hoisted(() => ({
  createEmbedSession: vi.fn<(body: object, options: object) => Promise<unknown>>(),
  translatePatientId: vi.fn<(id: string, options: object) => Promise<unknown>>(),
  listPatientReports: vi.fn<(id: string, query: object, options: object) => Promise<unknown>>(),
}));
vi.mock('@jianwei/api-client/session/session', () => ({ createEmbedSession: calls.createEmbedSession }));
vi.mock('@jianwei/api-client/reports/reports', () => ({
  translatePatientId: calls.translatePatientId,
  listPatientReports: calls.listPatientReports,
}));

const quiet = { suppress: true };
const session: SessionRecord = {
  token: 'T',
  user_id: 'u-doctor',
  role: 4,
  nickname: '沈若溪',
  verifyArr: [],
  permission_column: [],
  login_path: '/login',
};
const open = new Set(['/', '/detail', '/report-detail', '/excellent']);
const onFreshSession = vi.fn<() => void>();
const parts: EntryParts = {
  decrypt: (text) => (text === 'c2VhbGVk' ? Promise.resolve('patient_id=P7') : Promise.reject(new Error('key'))),
  isReportPath: (path) => path === '/detail' || path === '/report-detail',
  destination: (_, wanted) => (wanted === null ? '/' : open.has(wanted.split('?')[0] ?? '') ? wanted : '/'),
  onFreshSession,
};
const failed = (status: number, more: object = {}) =>
  new ApiError({ kind: 'http', status, message: '服务器说', ...more } as ConstructorParameters<typeof ApiError>[0]);

beforeEach(() => {
  vi.clearAllMocks();
  clearSession();
  calls.createEmbedSession.mockResolvedValue(session);
  calls.translatePatientId.mockResolvedValue({ patient_id: 'P1' });
  calls.listPatientReports.mockResolvedValue({ data: [{ report_id: 'R9' }] });
});

describe('the session', () => {
  test('a ticket opens one for what stands beside it, and what was fetched for somebody else goes first', async () => {
    const request = { ticket: 't', patientId: 'P7', reportId: 'R7', mode: 'embedded' } as const;
    onFreshSession.mockImplementation(() => expect(getSession()).toBeNull());
    expect(await enter(request, parts)).toHaveProperty('target');
    expect(calls.createEmbedSession).toHaveBeenCalledWith(
      { ticket: 't', patient_id: 'P7', report_id: 'R7', mode: 'embedded' },
      quiet,
    );
    expect(onFreshSession).toHaveBeenCalledOnce();
    expect(getSession()).toMatchObject({ user_id: 'u-doctor' });
  });

  test('a ticket alone is sent alone', async () => {
    await enter({ ticket: 't' }, parts);
    expect(calls.createEmbedSession).toHaveBeenCalledWith({ ticket: 't' }, quiet);
  });

  test('without a ticket who is signed in goes on, and nobody else is let in', async () => {
    expect(await enter({}, parts)).toEqual({ failure: { kind: 'no-ticket' } });
    setSession(session);
    expect(await enter({}, parts)).toEqual({ target: '/' });
    expect(calls.createEmbedSession).not.toHaveBeenCalled();
  });

  test.each([
    [failed(401), { kind: 'refused', message: '服务器说' }],
    [failed(400), { kind: 'refused', message: '服务器说' }],
    [failed(500), { kind: 'failed', message: '服务器说' }],
    [failed(200, { kind: 'business', businessStatus: 1001 }), { kind: 'blocked', message: '服务器说' }],
    [failed(200, { kind: 'business', businessStatus: 1002 }), { kind: 'blocked', message: '服务器说' }],
    [failed(200, { kind: 'business', businessStatus: 1003 }), { kind: 'failed', message: '服务器说' }],
    [new TypeError('not what the contract says'), { kind: 'failed' }],
  ])('what goes wrong is the outcome: %s', async (error, failure) => {
    calls.createEmbedSession.mockRejectedValue(error);
    expect(await enter({ ticket: 't' }, parts)).toEqual({ failure });
    expect(getSession()).toBeNull();
  });
});

describe('the report', () => {
  beforeEach(() => setSession(session));

  test('of a patient is the newest one, by our number', async () => {
    expect(await enter({ patientId: 'ZY1' }, parts)).toEqual({ target: '/detail?report_id=R9' });
    expect(calls.translatePatientId).toHaveBeenCalledWith('ZY1', quiet);
    expect(calls.listPatientReports).toHaveBeenCalledWith('P1', { page: 0, page_size: 1 }, quiet);
  });

  test('that is named is not searched', async () => {
    expect(await enter({ patientId: 'ZY1', reportId: 'R7' }, parts)).toEqual({ target: '/detail?report_id=R7' });
    expect(calls.translatePatientId).not.toHaveBeenCalled();
  });

  test('may be missing', async () => {
    calls.listPatientReports.mockResolvedValue({ data: [] });
    expect(await enter({ patientId: 'ZY1' }, parts)).toEqual({ failure: { kind: 'no-report', patientId: 'ZY1' } });
  });

  test.each([
    [failed(404), { kind: 'unknown-patient', patientId: 'ZY1' }],
    [failed(400), { kind: 'failed', message: '服务器说' }],
    [failed(500), { kind: 'failed', message: '服务器说' }],
    [failed(200, { kind: 'business', businessStatus: 1001 }), { kind: 'blocked', message: '服务器说' }],
    [new TypeError('x'), { kind: 'failed' }],
  ])('cannot be found: %s', async (error, failure) => {
    calls.translatePatientId.mockRejectedValue(error);
    expect(await enter({ patientId: 'ZY1' }, parts)).toEqual({ failure });
  });
});

describe('the address', () => {
  test.each([
    [
      'a report page gets the report',
      { redirect: '/report-detail?tab=1#a', reportId: 'R7' },
      '/report-detail?tab=1&report_id=R7#a',
    ],
    ['unless it names one', { redirect: '/detail?report_id=R1', reportId: 'R7' }, '/detail?report_id=R1'],
    ['another page stays as it is', { redirect: '/excellent?a=1', reportId: 'R7' }, '/excellent?a=1'],
    [
      'a page that may not be opened gives way to the report',
      { redirect: '/users', reportId: 'R7' },
      '/detail?report_id=R7',
    ],
    ['without a report to the first screen', { redirect: '/users' }, '/'],
    ['a report page without a report stays as it is', { redirect: '/detail' }, '/detail'],
  ])('%s', async (_, request, target) => {
    setSession(session);
    expect(await enter(request, parts)).toEqual({ target });
  });

  test('in a frame the report stands in the shell made for frames', async () => {
    setSession({ ...session, mode: 'embedded' });
    expect(await enter({ reportId: 'R7' }, parts)).toEqual({ target: '/report-detail?report_id=R7' });
  });

  test('when nothing may be opened that is said', async () => {
    setSession(session);
    expect(await enter({}, { ...parts, destination: () => null })).toEqual({ failure: { kind: 'nothing-to-open' } });
  });
});

describe('the query', () => {
  const read = (query: string) => readRequest(new URLSearchParams(query), parts);

  test('is read as it stands, or from its sealed form', async () => {
    expect(await read('patient_id=P7&ticket=t')).toMatchObject({ patientId: 'P7', ticket: 't' });
    expect(await read('encrypt=c2VhbGVk')).toMatchObject({ patientId: 'P7' });
  });

  test('that was sealed with another key cannot be read', async () => {
    expect(await read('encrypt=b3RoZXI=')).toBeUndefined();
  });
});
