import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.test-support.ts';
import { plain, raw, sealed, unreachable, type Answer } from './fake-backend.test-support.ts';
import { quietly } from './quiet-calls.ts';
import { createSingleNotice } from './single-notice.ts';

const path = '/api/v2/ai/reports/analysis/R1';

/** One GET that is answered so; what the application was asked to do, and the error. */
async function failing(answer: Answer, options?: { suppress?: boolean }) {
  const client = createClient();
  client.backend.answer(answer);
  const error = await client.failureOf(client.get(path, { params: { patient_id: 'P1' } }, options));
  return { client, error, asked: client.asked };
}

describe('error catalogue: the text of each HTTP status', () => {
  // covers B-8-01
  it('400', async () => {
    expect((await failing(sealed({}, 400))).asked).toEqual(['notify 请求错误']);
  });

  // covers B-8-02
  it('401, then the session ends', async () => {
    expect((await failing(sealed({}, 401))).asked).toEqual(['notify 未授权，请登录', 'session end']);
  });

  // covers B-8-04
  it('403, then the session ends', async () => {
    expect((await failing(sealed({}, 403))).asked).toEqual(['notify 拒绝访问', 'session end']);
  });

  // covers B-8-06
  it('404, with the path as requested, without host and query', async () => {
    expect((await failing(sealed({}, 404))).asked).toEqual([`notify 请求地址出错: ${path}`]);
  });

  // covers B-8-07
  it('408', async () => {
    expect((await failing(sealed({}, 408))).asked).toEqual(['notify 请求超时']);
  });

  it('422 asks for a reload and shows nothing', async () => {
    expect((await failing(sealed({ message: '参数有误' }, 422))).asked).toEqual(['reload']);
  });

  // covers B-8-09
  it('500', async () => {
    expect((await failing(sealed({}, 500))).asked).toEqual(['notify 服务器内部错误']);
  });

  // covers B-8-10
  it('501', async () => {
    expect((await failing(sealed({}, 501))).asked).toEqual(['notify 服务未实现']);
  });

  // covers B-8-11
  it('502', async () => {
    expect((await failing(sealed({}, 502))).asked).toEqual(['notify 网关错误']);
  });

  // covers B-8-12
  it('503', async () => {
    expect((await failing(sealed({}, 503))).asked).toEqual(['notify 服务不可用']);
  });

  // covers B-8-13
  it('504', async () => {
    expect((await failing(sealed({}, 504))).asked).toEqual(['notify 网关超时']);
  });

  // covers B-8-14
  it('505', async () => {
    expect((await failing(sealed({}, 505))).asked).toEqual(['notify HTTP版本不受支持']);
  });

  it.each([402, 409, 413, 418, 429, 507])('%s, which has no text of its own, falls back', async (status) => {
    expect((await failing(sealed({}, status))).asked).toEqual(['notify 网络错误，请稍后再试！']);
    expect((await failing(sealed({ message: '稍候' }, status))).asked).toEqual(['notify 稍候']);
  });

  it('keeps a dollar sign of the path as it is', async () => {
    const client = createClient();
    client.backend.answer(sealed({}, 404));
    await client.failureOf(client.get('/api/v2/application/$&'));
    expect(client.asked).toEqual(['notify 请求地址出错: /api/v2/application/$&']);
  });
});

describe('error catalogue: no answer, business failures', () => {
  // covers B-8-15
  it('network failure', async () => {
    const { asked, error } = await failing(unreachable);
    expect(asked).toEqual(['notify 网络错误，请稍后再试！']);
    expect(error).toMatchObject({ kind: 'network', status: undefined, url: path });
  });

  it('an answer that breaks off is a network failure', async () => {
    const broken: Answer = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }));
    const { asked, error } = await failing(broken);
    expect(asked).toEqual(['notify 网络错误，请稍后再试！']);
    expect(error.kind).toBe('network');
  });

  it.each([200, 400, 401, 403, 422, 500].flatMap((http) => [1001, 1002].map((status) => ({ http, status }))))(
    'business status $status in an HTTP $http goes before it: only the prompt',
    async ({ http, status }) => {
      const { asked, error } = await failing(sealed({ status, message: '账号已被限制' }, http));
      expect(asked).toEqual([`blacklisted ${status} 账号已被限制`]);
      expect(error).toMatchObject({ kind: 'business', status: http, businessStatus: status });
    },
  );

  it('leaves the text of the prompt to the application when the server says nothing', async () => {
    expect((await failing(sealed({ status: 1001 }))).asked).toEqual(['blacklisted 1001 (configured text)']);
  });

  it('prompts for a quiet call too', async () => {
    expect((await failing(sealed({ status: 1002 }), { suppress: true })).asked).toHaveLength(1);
  });

  it('any other business status is one notification', async () => {
    const { asked, error } = await failing(sealed({ status: 2003, message: '报告已锁定' }));
    expect(asked).toEqual(['notify 报告已锁定']);
    expect(error).toMatchObject({ kind: 'business', status: 200, businessStatus: 2003, serverMessage: '报告已锁定' });
    expect((await failing(sealed({ status: 2003 }))).asked).toEqual(['notify 网络错误，请稍后再试！']);
  });

  it.each([
    { data: [{ status: 1001 }] },
    { report: { status: 1001 } },
    { status: '1001' },
    { status: null },
    [{ status: 1001 }],
  ])('%j is data, not a business status', async (body) => {
    const client = createClient();
    client.backend.answer(sealed(body));
    expect(await client.get(path)).toEqual(body);
    expect(client.asked).toEqual([]);
  });
});

describe('message override', () => {
  // covers B-8-18
  it.each([400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505])(
    'a message of the answer replaces the text of %s',
    async (status) => {
      const { asked, error } = await failing(sealed({ status, message: '床位号不存在' }, status));
      expect(asked[0]).toBe('notify 床位号不存在');
      expect(error).toMatchObject({ message: '床位号不存在', serverMessage: '床位号不存在', kind: 'http' });
    },
  );

  it.each(['', '   ', null, 7, ['x'], undefined])('message %j replaces nothing', async (message) => {
    expect((await failing(sealed({ message }, 500))).asked).toEqual(['notify 服务器内部错误']);
  });

  it('is handed on as it is: text, not markup', async () => {
    expect((await failing(sealed({ message: '<b>粗</b>' }, 400))).asked).toEqual(['notify <b>粗</b>']);
  });

  it('keeps the body of the error for the screen', async () => {
    const { error } = await failing(sealed({ status: 400, message: '缺少', field: 'age' }, 400));
    expect(error.body).toEqual({ status: 400, message: '缺少', field: 'age' });
  });

  it('a gateway that answers in plain JSON or HTML is heard too', async () => {
    expect((await failing(plain({ message: '维护中' }, 503))).asked).toEqual(['notify 维护中']);
    expect((await failing(raw('<html>502 Bad Gateway</html>', 502))).asked).toEqual(['notify 网关错误']);
    expect((await failing(raw('', 504))).asked).toEqual(['notify 网关超时']);
    expect((await failing(plain({ status: 1001 }, 403))).asked).toEqual(['blacklisted 1001 (configured text)']);
  });
});

describe('suppressed errors', () => {
  // covers B-8-20
  it.each([sealed({}, 500), sealed({ message: '很忙' }, 400), sealed({ status: 2003 }), unreachable, raw('no JSON')])(
    'show nothing, yet the call fails',
    async (answer) => {
      expect((await failing(answer, { suppress: true })).asked).toEqual([]);
    },
  );
});

it('a call that is made ahead of need fails quietly; the next one that begins tells', async () => {
  const { backend, get, asked, failureOf } = createClient();
  backend.answer(sealed({}, 500));
  let ahead: Promise<unknown> = Promise.resolve();
  quietly(() => {
    ahead = failureOf(get(path));
  });
  await ahead;
  expect(asked).toEqual([]);
  await failureOf(get(path));
  expect(asked).toEqual(['notify 服务器内部错误']);
});

describe('one notification at a time', () => {
  afterEach(() => vi.useRealTimers());

  /** The texts on the screen, through the application's notifier. */
  function createScreen() {
    const shown: { message: string; close: () => void }[] = [];
    const log: string[] = [];
    const notify = createSingleNotice((message, onClosed) => {
      const notice = {
        message,
        close: () => {
          shown.splice(shown.indexOf(notice), 1);
          onClosed();
        },
      };
      shown.push(notice);
      log.push(message);
      return notice.close;
    });
    return { notify, shown, log, texts: () => shown.map(({ message }) => message) };
  }

  // covers B-8-19
  it('drops the same text while it is open and lets another text take its place', async () => {
    const screen = createScreen();
    const { backend, get, failureOf } = createClient({
      reactions: { notify: screen.notify, onSessionEnd: vi.fn(), onBlacklisted: vi.fn(), onReload: vi.fn() },
    });
    backend.answer(sealed({}, 500), sealed({}, 500), sealed({}, 502));
    await failureOf(get('/api/v2/plan'));
    await failureOf(get('/api/v2/warnings'));
    expect(screen.log).toEqual(['服务器内部错误']);
    await failureOf(get('/api/v2/license'));
    expect(screen.texts()).toEqual(['网关错误']);
    expect(screen.log).toEqual(['服务器内部错误', '网关错误']);
  });

  it('shows the same text again once it was closed', () => {
    const screen = createScreen();
    screen.notify('网关超时');
    screen.shown[0]?.close();
    screen.notify('网关超时');
    expect(screen.log).toEqual(['网关超时', '网关超时']);
    expect(screen.texts()).toEqual(['网关超时']);
  });

  it('is not confused by a library that reports a replaced notice late', () => {
    const closed: (() => void)[] = [];
    const log: string[] = [];
    const notify = createSingleNotice((message, onClosed) => {
      log.push(message);
      closed.push(onClosed);
      return () => undefined;
    });
    notify('一');
    notify('二');
    closed[0]?.();
    notify('二');
    expect(log).toEqual(['一', '二']);
  });

  it('shows one failure once, however many callers wait for it', async () => {
    const { backend, get, asked, failureOf } = createClient();
    backend.answer(sealed({}, 500));
    await Promise.all([failureOf(get(path)), failureOf(get(path)), failureOf(get(path))]);
    expect(backend.calls()).toBe(1);
    expect(asked).toEqual(['notify 服务器内部错误']);
  });

  it('a quiet caller does not silence the others who share its call', async () => {
    const { backend, get, asked, failureOf } = createClient();
    backend.answer(sealed({}, 500));
    await Promise.all([failureOf(get(path, {}, { suppress: true })), failureOf(get(path))]);
    expect(asked).toEqual(['notify 服务器内部错误']);
  });
});
