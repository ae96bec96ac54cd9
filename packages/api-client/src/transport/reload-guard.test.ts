import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, memoryStorage } from './client.test-support.ts';
import { sealed } from './fake-backend.test-support.ts';

/** Loads of one tab: what lives in memory is new each time, storage and clock go on. */
function createTab() {
  const reloadStorage = memoryStorage();
  const clock = { now: 1_763_432_000_000 };
  return {
    clock,
    load: async (url: string, params: object = {}, answer = sealed({ message: '参数有误' }, 422)) => {
      const { backend, asked, get, failureOf } = createClient({ reloadStorage, now: () => clock.now });
      backend.answer(answer);
      await failureOf(get(url, { params }));
      return asked;
    },
  };
}

describe('reload at HTTP 422', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reloads once, then shows the message of the same request within 10 s', async () => {
    const tab = createTab();
    expect(await tab.load('/api/v2/plan')).toEqual(['reload']);
    tab.clock.now += 9_999;
    expect(await tab.load('/api/v2/plan')).toEqual(['notify 参数有误']);
  });

  it('reloads again after 10 s', async () => {
    const tab = createTab();
    await tab.load('/api/v2/plan');
    tab.clock.now += 10_000;
    expect(await tab.load('/api/v2/plan')).toEqual(['reload']);
  });

  it('has a text where the server gave no message', async () => {
    const tab = createTab();
    await tab.load('/api/v2/plan');
    expect(await tab.load('/api/v2/plan', {}, sealed({}, 422))).toEqual(['notify 网络错误，请稍后再试！']);
  });

  it('counts each request by itself: method, path and query', async () => {
    const tab = createTab();
    expect(await tab.load('/api/v2/plan', { patient_id: 'P1' })).toEqual(['reload']);
    expect(await tab.load('/api/v2/plan', { patient_id: 'P2' })).toEqual(['reload']);
    expect(await tab.load('/api/v2/warnings')).toEqual(['reload']);
    expect(await tab.load('/api/v2/plan', { patient_id: 'P1' })).toEqual(['notify 参数有误']);
  });

  it('does not reload where nothing could stop the loop', async () => {
    const forbidden = {
      getItem: (): string | null => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
    };
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const reloadStorage of [forbidden, full]) {
      const { backend, asked, get, failureOf } = createClient({ reloadStorage });
      backend.answer(sealed({}, 422));
      await failureOf(get('/api/v2/plan'));
      expect(asked).toEqual(['notify 网络错误，请稍后再试！']);
    }
  });

  it('uses the storage of the tab where no other is handed in', async () => {
    const tabStorage = memoryStorage();
    vi.stubGlobal('sessionStorage', tabStorage);
    const { backend, asked, get, failureOf } = createClient({ reloadStorage: undefined });
    backend.answer(sealed({}, 422));
    await failureOf(get('/api/v2/plan'));
    expect(asked).toEqual(['reload']);
    expect(tabStorage.getItem('cdss:reloads')).toContain('/api/v2/plan');

    vi.stubGlobal('sessionStorage', undefined);
    const none = createClient({ reloadStorage: undefined });
    none.backend.answer(sealed({}, 422));
    await none.failureOf(none.get('/api/v2/plan'));
    expect(none.asked).toEqual(['notify 网络错误，请稍后再试！']);
  });

  it('starts afresh when what it remembers is damaged', async () => {
    for (const damaged of ['{', '[]', 'null', '{"GET /api/v2/plan?":"x"}']) {
      const reloadStorage = memoryStorage();
      reloadStorage.setItem('cdss:reloads', damaged);
      const { backend, asked, get, failureOf } = createClient({ reloadStorage });
      backend.answer(sealed({}, 422));
      await failureOf(get('/api/v2/plan'));
      expect(asked).toEqual(['reload']);
    }
  });
});
