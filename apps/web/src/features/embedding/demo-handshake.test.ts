import { ApiError } from '@jianwei/api-client/transport/api-error';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addressParts, type DemoForm, demoAddress, targetAddress, ticketParts } from './demo-address.ts';
import { CODE_LANGUAGES, demoCode } from './demo-code.ts';
import { FAILURES, runFailure, runHandshake, type Step } from './demo-handshake.ts';

const calls = vi.hoisted(() => ({
  createEmbedSession: vi.fn<(body: object, options: object) => Promise<unknown>>(),
  createDemoTicket: vi.fn<(body: object, options: object) => Promise<unknown>>(),
}));
vi.mock('@jianwei/api-client/session/session', () => ({ createEmbedSession: calls.createEmbedSession }));
vi.mock('@jianwei/api-client/sso-demo/sso-demo', () => ({ createDemoTicket: calls.createDemoTicket }));

const quiet = { suppress: true };
const FORM: DemoForm = {
  entrance: 'single',
  user: '080217',
  patientId: 'P 1',
  reportId: 'R1004-01',
  mode: '',
  target: '/detail',
};
const PLUGIN: DemoForm = { ...FORM, entrance: 'plugin', mode: 'patch' };
const TICKET = 'abcdef0123456789';

describe('the address', () => {
  const namesAndValues = (form: DemoForm) => addressParts(form, TICKET).map(({ name, value }) => [name, value]);

  test.each([
    ['a report that is shown', FORM, '/detail?report_id=R1004-01'],
    ['no report', { ...FORM, reportId: '' }, '/detail'],
    ['a page that shows none', { ...FORM, target: '/excellent' }, '/excellent'],
    [
      'a report of another page',
      { ...FORM, target: '/report-detail', reportId: 'R 1' },
      '/report-detail?report_id=R%201',
    ],
  ])('opens %s', (_what, form, address) => {
    expect(targetAddress(form)).toBe(address);
  });

  test('of a single sign-on holds the patient where no report says it', () => {
    const redirect = ['redirect', '/detail?report_id=R1004-01'];
    expect(namesAndValues(FORM)).toEqual([['ticket', TICKET], redirect]);
    expect(namesAndValues({ ...FORM, reportId: '' })).toEqual([
      ['ticket', TICKET],
      ['PatId', 'P 1'],
      ['redirect', '/detail'],
    ]);
    expect(namesAndValues({ ...FORM, reportId: '', patientId: '' })).toEqual([
      ['ticket', TICKET],
      ['redirect', '/detail'],
    ]);
  });

  test('of a plug-in holds patient and report', () => {
    expect(namesAndValues(PLUGIN)).toEqual([
      ['ticket', TICKET],
      ['PatId', 'P 1'],
      ['report_id', 'R1004-01'],
      ['redirect', '/detail'],
    ]);
    expect(namesAndValues({ ...PLUGIN, reportId: '', patientId: '' })).toEqual([
      ['ticket', TICKET],
      ['redirect', '/detail'],
    ]);
  });

  test('shows no ticket whole', () => {
    expect(addressParts(FORM, TICKET)[0]?.shown).toBe('abcdef…');
    expect(addressParts(FORM, '')[0]?.shown).toBe('一次性票据');
  });

  test('is whole, each value as an address holds it', () => {
    expect(demoAddress(PLUGIN, TICKET)).toBe(
      `${window.location.origin}/plugin-login?ticket=${TICKET}&PatId=P+1&report_id=R1004-01&redirect=%2Fdetail`,
    );
    expect(demoAddress(FORM, TICKET)).toContain('/single-login?ticket=');
  });

  test('is not all: what travels with the ticket', () => {
    const withTicket = (form: DemoForm) =>
      ticketParts(form, addressParts(form, TICKET)).map(({ name, note }) => `${name} ${note}`);
    expect(withTicket(FORM)).toEqual(['PatId 申请票据时给出，不写在地址里']);
    expect(withTicket(PLUGIN)).toEqual(['mode patch，会话中记住']);
    expect(withTicket({ ...FORM, patientId: '' })).toEqual([]);
  });
});

describe('the code of the other system', () => {
  test.each(CODE_LANGUAGES)('%s asks for a ticket with what was chosen and opens the address', (language) => {
    const code = demoCode(language, { ...PLUGIN, user: `o'b"r\\` });
    expect(code).toContain('/api/v2/sso/demo/tickets');
    expect(code).toContain('/plugin-login?ticket=');
    expect(code).toContain('&PatId=P%201&report_id=R1004-01&redirect=%2Fdetail');
    for (const name of ['user', 'patient_id', 'report_id', 'mode']) expect(code).toContain(name);
    const least = demoCode(language, { ...FORM, patientId: '', reportId: '' });
    for (const name of ['patient_id', 'report_id', 'mode']) expect(least).not.toContain(name);
  });

  test('keeps the quotes of what was typed', () => {
    const form = { ...FORM, patientId: '', reportId: '', user: `o'b"r\\` };
    expect(demoCode('curl', form)).toContain(String.raw`'{"user":"o'\''b\"r\\"}'`);
    expect(demoCode('Java', form)).toContain(String.raw`"{\"user\":\"o'b\\\"r\\\\\"}"`);
    expect(demoCode('C#', form)).toContain(String.raw`"{\"user\":\"o'b\\\"r\\\\\"}"`);
  });
});

const failed = (status: number | undefined, message: string) =>
  new ApiError({ kind: status === undefined ? 'network' : 'http', status, message, url: '/x', method: 'POST' });

let fetched: { readonly address: string; readonly init?: RequestInit | undefined }[];
beforeEach(() => {
  vi.clearAllMocks();
  fetched = [];
  calls.createDemoTicket.mockImplementation(() => Promise.resolve({ ticket: TICKET, expires_in: 60 }));
  calls.createEmbedSession.mockImplementation(() => Promise.resolve({ role: 4, verifyArr: ['/detail'] }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    fetched.push({ address, init });
    return Promise.resolve(new Response(''));
  });
  return () => vi.unstubAllGlobals();
});

describe('the handshake', () => {
  async function run(form: DemoForm) {
    const steps: Step[] = [];
    let now = 0;
    const ticket = await runHandshake(
      form,
      (step) => steps.push(step),
      () => (now += 10.4),
    );
    return { ticket, steps, told: steps.map(({ title, answer, isDone }) => [title, answer, isDone]) };
  }

  test('does each step for real and tells what was answered, and how long it took', async () => {
    calls.createEmbedSession.mockResolvedValue({ role: 4, mode: 'patch', verifyArr: ['/detail'] });
    const { ticket, steps, told } = await run(PLUGIN);
    expect(ticket).toBe(TICKET);
    expect(told).toEqual([
      ['申请票据', '200 {"ticket":"abcdef…","expires_in":60}', true],
      ['换取会话', '200 {"role":4,"mode":"patch"}', true],
      ['核对权限', '/detail 在该账号的允许列表内', true],
      ['打开页面', '报告详情，页头和菜单已隐藏', true],
    ]);
    expect(steps.map(({ ms }) => ms)).toEqual([10, 10, 10, 10]);
    const body = { user: '080217', patient_id: 'P 1', report_id: 'R1004-01', mode: 'patch' };
    expect(calls.createDemoTicket).toHaveBeenCalledWith(body, quiet);
    expect(calls.createEmbedSession).toHaveBeenCalledWith({ ticket: TICKET }, quiet);
    expect(fetched).toEqual([{ address: '/detail?report_id=R1004-01', init: { headers: { accept: 'text/html' } } }]);
  });

  test('asks for no more than was chosen', async () => {
    const { told } = await run({ ...FORM, patientId: '', reportId: '' });
    expect(calls.createDemoTicket).toHaveBeenCalledWith({ user: '080217' }, quiet);
    expect(told[1]).toEqual(['换取会话', '200 {"role":4}', true]);
    expect(told[3]).toEqual(['打开页面', '报告详情，整页显示', true]);
  });

  test.each([
    ['no ticket', () => calls.createDemoTicket.mockRejectedValue(failed(400, '工号不存在')), ['400 工号不存在']],
    [
      'no session',
      () => calls.createEmbedSession.mockRejectedValue(failed(undefined, '网络错误')),
      ['200 {"ticket":"abcdef…","expires_in":60}', '网络错误'],
    ],
    [
      'a page that the account may not open',
      () => calls.createEmbedSession.mockResolvedValue({ role: 4, verifyArr: ['/excellent'] }),
      ['200 {"ticket":"abcdef…","expires_in":60}', '200 {"role":4}', '跳转地址不在允许范围'],
    ],
    [
      'a page that does not load',
      () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 }))),
      ['200 {"ticket":"abcdef…","expires_in":60}', '200 {"role":4}', '/detail 在该账号的允许列表内', 'HTTP 503'],
    ],
  ])('ends with %s', async (_what, arrange, answers) => {
    arrange();
    const { ticket, steps } = await run(FORM);
    expect(ticket).toBeUndefined();
    expect(steps.map(({ answer }) => answer)).toEqual(answers);
    expect(steps.map(({ isDone }) => isDone)).toEqual(answers.map((_, place) => place < answers.length - 1));
  });
});

describe('a failure that is tried', () => {
  const tried = (name: string) => {
    const { run } = FAILURES.find((one) => one.name.startsWith(name)) ?? {};
    if (run === undefined) throw new Error(`no failure ${name}`);
    return runFailure(run, FORM);
  };

  test('a ticket of more than its 60 seconds is refused, and the session does not change', async () => {
    calls.createEmbedSession.mockRejectedValue(failed(401, '登录票据无效或已过期'));
    expect(await tried('票据过期')).toEqual({
      title: '未能登录',
      lines: ['登录票据无效或已过期', '票据在签发后 60 秒内有效，只能使用一次。', 'HTTP 401，会话不变。'],
    });
    const [asked] = calls.createDemoTicket.mock.calls[0] ?? [];
    expect((asked as { issued_seconds_ago: number }).issued_seconds_ago).toBeGreaterThan(60);
  });

  test('a ticket is taken once', async () => {
    calls.createEmbedSession.mockResolvedValueOnce({ role: 4, verifyArr: [] });
    calls.createEmbedSession.mockRejectedValueOnce(failed(401, '已使用'));
    expect((await tried('重复使用')).lines[0]).toBe('已使用');
    expect(calls.createEmbedSession).toHaveBeenCalledTimes(2);
  });

  test('an unknown number has no ticket, which its own server learns', async () => {
    calls.createDemoTicket.mockRejectedValue(failed(400, '工号不存在'));
    expect(await tried('未知工号')).toEqual({
      title: '未签发票据',
      lines: ['工号不存在', 'HTTP 400，由医院系统服务端处理。'],
    });
    expect(calls.createDemoTicket.mock.calls[0]?.[0]).toMatchObject({ user: '000000' });
  });

  test('another site is not opened, and who signed in stays here', async () => {
    expect((await tried('非本站')).title).toBe('跳转地址不在允许范围');
  });

  test('a server that lets it pass is told as it is', async () => {
    expect(await tried('票据过期')).toEqual({ title: '票据仍有效', lines: [] });
    expect(await tried('重复使用')).toEqual({ title: '票据仍有效', lines: [] });
    expect(await tried('未知工号')).toEqual({ title: '已签发票据', lines: [] });
  });

  test('where its first step already fails, that is told', async () => {
    calls.createDemoTicket.mockRejectedValue(new Error('no network'));
    expect(await tried('重复使用')).toEqual({ title: '未签发票据', lines: [] });
  });
});
