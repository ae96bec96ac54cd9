import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.test-support.ts';
import { held, sealed } from './fake-backend.test-support.ts';

const loginPath = '/api/v2/users/operation_users/login';
const sessionPath = '/api/v2/users/session';

describe('session end', () => {
  it('several refusals of one session act once', async () => {
    const { backend, session, asked, get, failureOf } = createClient();
    // The same text in each: which of them is read first is the cipher's affair.
    backend.answer(sealed({}, 401), sealed({}, 401), sealed({}, 401), sealed({}, 403));
    await Promise.all(['/api/v2/plan', '/api/v2/warnings', '/api/v2/license'].map((path) => failureOf(get(path))));
    expect(asked).toEqual(['notify 未授权，请登录', 'session end']);

    // The next session has its own end.
    session.token = 'token-2';
    await failureOf(get('/api/v2/plan'));
    expect(asked.slice(2)).toEqual(['notify 拒绝访问', 'session end']);
  });

  it('a late refusal of an earlier session does not end the present one', async () => {
    const { backend, session, asked, get, failureOf } = createClient();
    const late = held(sealed({}, 401));
    backend.answer(late.answer);
    const failure = failureOf(get('/api/v2/plan'));
    session.token = 'token-2';
    late.release();
    expect((await failure).status).toBe(401);
    expect(asked).toEqual([]);
  });

  // covers B-8-03, B-8-05
  it.each([
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
  ])('HTTP %i met first by a quiet call says why once, then ends the session', async (status, text) => {
    const { backend, asked, get, post, failureOf } = createClient();
    const first = held(sealed({}, status));
    const second = held(sealed({}, status));
    backend.answer(first.answer, second.answer);
    const quiet = failureOf(post('/api/v2/embed/actions', { action_id: 10 }, { suppress: true }));
    // Sealing takes a moment: the other one is sent once this one is on its way.
    await vi.waitFor(() => expect(backend.calls()).toBe(1), { timeout: 60_000 });
    const other = failureOf(get('/api/v2/plan'));
    first.release();
    await quiet;
    second.release();
    await other;
    expect(asked).toEqual([`notify ${text}`, 'session end']);
  });

  it('the login call only shows its message', async () => {
    const { backend, session, asked, post, failureOf } = createClient();
    session.token = undefined;
    backend.answer(sealed({ message: '账号或密码错误' }, 401), sealed({}, 401), sealed({}, 403));
    await failureOf(post(loginPath, { user_name: 'doctor', password: 'x' }));
    await failureOf(post(loginPath, { user_name: 'doctor', password: 'x' }));
    await failureOf(post(loginPath, { user_name: 'doctor', password: 'x' }));
    expect(asked).toEqual(['notify 账号或密码错误', 'notify 未授权，请登录', 'notify 拒绝访问']);
  });

  it('a ticket that is refused ends no session, and is not told where the screen tells it itself', async () => {
    const { backend, asked, request, failureOf } = createClient();
    const call = { url: '/api/v2/users/session/embed', method: 'POST', data: { ticket: 'used' } } as const;
    backend.answer(sealed({ message: '登录票据无效' }, 401), sealed({ message: '登录票据无效' }, 401));
    await failureOf(request(call, { suppress: true }));
    expect(asked).toEqual([]);
    await failureOf(request(call));
    expect(asked).toEqual(['notify 登录票据无效']);
  });

  it('the login call shows the blacklist prompt', async () => {
    const { backend, asked, post, failureOf } = createClient();
    backend.answer(sealed({ status: 1002, message: '账号已停用' }));
    await failureOf(post(loginPath, {}));
    expect(asked).toEqual(['blacklisted 1002 账号已停用']);
  });

  // covers B-4-10
  it.each([
    ['business status 1001', sealed({ status: 1001 })],
    ['business status 1002', sealed({ status: 1002, message: '已停用' }, 403)],
    ['HTTP 401', sealed({}, 401)],
    ['HTTP 403', sealed({}, 403)],
  ])('the logout call asks for nothing at %s', async (_what, answer) => {
    const { backend, asked, request, failureOf } = createClient();
    backend.answer(answer);
    await failureOf(request({ url: sessionPath, method: 'DELETE' }));
    expect(asked).toEqual([]);
  });

  it('the logout call shows other failures', async () => {
    const { backend, asked, request, failureOf } = createClient();
    backend.answer(sealed({}, 500));
    await failureOf(request({ url: sessionPath, method: 'DELETE' }));
    expect(asked).toEqual(['notify 服务器内部错误']);
  });
});

describe('what an answer tells of its session', () => {
  const rights = (answer: { readonly 'x-session-rights'?: string; readonly 'x-offer-revision'?: string }) => () =>
    new Response('{}', { headers: { 'Content-Type': 'application/json', ...answer } });

  it('what it may do now is handed on with the session it was said to, and only where it is said', async () => {
    const onRights = vi.fn();
    const { backend, session, reactions, get } = createClient({ cipher: undefined });
    Object.assign(reactions, { onRights });
    backend.answer(rights({ 'x-session-rights': 'read' }), rights({}), rights({ 'x-session-rights': 'all' }));
    await get('/api/v2/plan');
    await get('/api/v2/license');
    expect(onRights.mock.calls).toEqual([['read', 'token-1']]);
    session.token = undefined;
    await get('/api/v2/warnings');
    expect(onRights).toHaveBeenCalledTimes(1);
  });

  it('a change of the offer is told to a session alone, and only where a number is said', async () => {
    const onOfferChange = vi.fn();
    const { backend, session, reactions, get } = createClient({ cipher: undefined });
    Object.assign(reactions, { onOfferChange });
    const revisions = [{ 'x-offer-revision': '-1' }, {}, { 'x-offer-revision': '0' }] as const;
    backend.answer(...revisions.map(rights));
    await get('/api/v2/plan');
    await get('/api/v2/license');
    expect(onOfferChange).not.toHaveBeenCalled();
    await get('/api/v2/warnings');
    expect(onOfferChange).toHaveBeenCalledTimes(1);
    session.token = undefined;
    backend.answer(rights({ 'x-offer-revision': '1' }), rights({ 'x-offer-revision': '2' }));
    await get('/api/v2/plans');
    await get('/api/v2/plans?again');
    expect(onOfferChange).toHaveBeenCalledTimes(1);
  });

  it('an application that follows neither is answered all the same', async () => {
    const { backend, get } = createClient({ cipher: undefined });
    const next = (revision: string) => rights({ 'x-session-rights': 'read', 'x-offer-revision': revision });
    backend.answer(next('1'), next('2'));
    await expect(get('/api/v2/plan')).resolves.toEqual({});
    await expect(get('/api/v2/license')).resolves.toEqual({});
  });
});
