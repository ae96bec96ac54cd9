import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { focusInvalid } from './focus-invalid.ts';
import { useLastFilter } from './last-filter.ts';
import { stepsOf, useLayerHistory } from './layer-history.ts';
import { focusListSearch, useHasListSearch, useListSearch } from './list-search.ts';
import { PageFrameContext } from './page-frame.tsx';
import { printPage, usePrintPreparation } from './print-page.ts';

/** A hook on a page of a router, at the last of some addresses, with the state of its entry. */
async function onPage<T>(hook: () => T, addresses: readonly string[], state?: object) {
  const seen: { hook?: T; address?: string } = {};
  const useProbe = () => {
    const { pathname, search } = useLocation();
    Object.assign(seen, { hook: hook(), address: pathname + search });
  };
  const Probe = () => {
    useProbe();
    return null;
  };
  const entries = addresses.map((to, place) => {
    const url = new URL(to, 'http://x');
    return { pathname: url.pathname, search: url.search, state: place === addresses.length - 1 ? state : null };
  });
  const router = createMemoryRouter([{ path: '*', element: createElement(Probe) }], { initialEntries: entries });
  const frame = { actionsSlot: null, owner: 'U1' };
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(PageFrameContext.Provider, { value: frame }, children);
  const view = renderHook(() => null, {
    wrapper: ({ children }) => wrapper({ children: [children, createElement(RouterProvider, { router, key: 'r' })] }),
  });
  await act(() => Promise.resolve());
  return {
    router,
    leave: () => view.unmount(),
    get hook() {
      return seen.hook as T;
    },
    get address() {
      return seen.address;
    },
  };
}

describe('layers over a page', () => {
  test.each([
    ['drawer', [], 0],
    ['drawer', ['drawer'], 1],
    ['drawer', ['drawer', 'drawer'], 2],
    ['drawer', ['drawer', 'dialog'], 0],
    ['drawer', ['dialog', 'drawer'], 1],
  ])('of %s the last steps of %j opened %i', (layer, opened, steps) => {
    expect(stepsOf(layer, opened)).toBe(steps);
  });

  test('each that opens is a step; one whose address the page brought is not stepped back over', async () => {
    const fresh = await onPage(useLayerHistory, ['/a']);
    expect(fresh.hook.state).toBeNull();
    expect(fresh.hook.over('drawer')).toEqual({ opened: ['drawer'] });
    expect(fresh.hook.over('drawer', true)).toEqual({ opened: [] });
    expect(fresh.hook.goBack('drawer')).toBe(false);
    fresh.leave();
    const opened = await onPage(useLayerHistory, ['/a', '/a?1', '/a?2'], { opened: ['drawer', 'drawer'] });
    expect(opened.hook.state).toEqual({ opened: ['drawer', 'drawer'] });
    expect(opened.hook.over('dialog')).toEqual({ opened: ['drawer', 'drawer', 'dialog'] });
    expect(opened.hook.over('drawer', true)).toEqual({ opened: ['drawer', 'drawer', 'drawer'] });
    let isBack = false;
    await act(async () => {
      isBack = opened.hook.goBack('drawer');
      await Promise.resolve();
    });
    expect(isBack).toBe(true);
    await vi.waitFor(() => expect(opened.address).toBe('/a'));
    opened.leave();
  });

  test('another page takes the place of this one and of all that opened over it', async () => {
    const page = await onPage(useLayerHistory, ['/list', '/a', '/a?1'], { opened: ['drawer'] });
    act(() => page.hook.replacePage('/b'));
    await vi.waitFor(() => expect(page.address).toBe('/b'));
    await act(() => page.router.navigate(-1));
    await vi.waitFor(() => expect(page.address).toBe('/list'));
    page.leave();
  });

  test('a page that opened nothing is replaced at once', async () => {
    const page = await onPage(useLayerHistory, ['/list', '/a']);
    act(() => page.hook.replacePage('/b'));
    await vi.waitFor(() => expect(page.address).toBe('/b'));
    await act(() => page.router.navigate(-1));
    await vi.waitFor(() => expect(page.address).toBe('/list'));
    page.leave();
  });

  test.each([
    ['stays', '/a?1'],
    ['goes', '/b'],
  ])('where a question holds the step and the user %s, the page is %s', async (choice, address) => {
    const page = await onPage(useLayerHistory, ['/list', '/a', '/a?1'], { opened: ['drawer'] });
    let isAsked = false;
    page.router.getBlocker('draft', () => !isAsked && (isAsked = true));
    act(() => page.hook.replacePage('/b'));
    const blocker = await vi.waitFor(() => {
      const found = page.router.state.blockers.get('draft');
      if (found?.state !== 'blocked') throw new Error('not asked yet');
      return found;
    });
    expect(page.address).toBe('/a?1');
    await act(async () => {
      if (choice === 'goes') blocker.proceed();
      else blocker.reset();
      await Promise.resolve();
    });
    await vi.waitFor(() => expect(page.address).toBe(address));
    // The next step is free again.
    page.router.deleteBlocker('draft');
    if (choice === 'stays') {
      act(() => page.hook.replacePage('/c'));
      await vi.waitFor(() => expect(page.address).toBe('/c'));
    }
    page.leave();
  });
});

describe('what narrowed a list when its user looked last', () => {
  const filterOf = (address: string, which?: readonly string[]) =>
    onPage(() => useLastFilter('logs', which), [address]);

  test('is offered where nothing narrows it, and comes back into what stands there', async () => {
    expect((await filterOf('/logs?size=50')).hook).toBeUndefined();
    const narrowed = await filterOf('/logs?q=%E6%B1%9F&size=50&sort=-time&page=3&open=7&hits=1&opens=2&tab=held');
    expect(narrowed.hook).toBeUndefined();
    narrowed.leave();
    const page = await filterOf('/logs?tab=decided&page=2');
    act(() => page.hook?.());
    await vi.waitFor(() => expect(page.address).toContain('sort'));
    expect(Object.fromEntries(new URL(page.address ?? '', 'http://x').searchParams)).toEqual({
      tab: 'decided',
      q: '江',
      size: '50',
      sort: '-time',
    });
    expect(page.hook).toBeUndefined();
    page.leave();
  });

  test('is none of which list it is', async () => {
    const one = await filterOf('/logs?kind=visit', ['kind']);
    expect(one.hook).toBeUndefined();
    one.leave();
    expect((await filterOf('/logs?kind=login', ['kind'])).hook).toBeUndefined();
  });
});

describe('the search box of the list on the page', () => {
  test('has the cursor with /, while it is shown, the first of two', () => {
    const box = (name: string) => {
      const current = document.createElement('input');
      current.name = name;
      document.body.append(current);
      return { current };
    };
    const [one, two, other] = [box('one'), box('two'), box('other')];
    const has = renderHook(useHasListSearch);
    expect(has.result.current).toBe(false);
    expect(focusListSearch()).toBe(false);
    const noList = renderHook(() => useListSearch(other, false));
    expect(focusListSearch()).toBe(false);
    const first = renderHook(() => useListSearch(one, true));
    const second = renderHook(() => useListSearch(two, true));
    expect(has.result.current).toBe(true);
    expect(focusListSearch()).toBe(true);
    expect(document.activeElement).toBe(one.current);
    first.unmount();
    focusListSearch();
    expect(document.activeElement).toBe(two.current);
    second.unmount();
    noList.unmount();
    expect(has.result.current).toBe(false);
  });
});

describe('printing', () => {
  const print = () => {
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    return printed;
  };
  afterEach(() => void vi.unstubAllGlobals());
  const press = (key: string, more: KeyboardEventInit = { ctrlKey: true }) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));

  test('is at once where nothing has to be readied; the keys are then the browser’s', async () => {
    const printed = print();
    await printPage();
    expect(printed).toHaveBeenCalledOnce();
    expect(press('p')).toBe(false);
  });

  test('waits for what lies on top, asks once, and does not happen where the user would rather not', async () => {
    const printed = print();
    const below = vi.fn(() => Promise.resolve(true));
    const answer = Promise.withResolvers<boolean>();
    const above = vi.fn(() => answer.promise);
    const [one, two] = [renderHook(() => usePrintPreparation(below)), renderHook(() => usePrintPreparation(above))];
    const first = printPage();
    await printPage();
    expect(above).toHaveBeenCalledOnce();
    expect(printed).not.toHaveBeenCalled();
    answer.resolve(false);
    await first;
    expect(printed).not.toHaveBeenCalled();
    two.unmount();
    await printPage();
    expect(below).toHaveBeenCalledOnce();
    expect(printed).toHaveBeenCalledOnce();
    one.unmount();
  });

  test('is asked again after what it waited for failed', async () => {
    const printed = print();
    const prepare = vi.fn(() => Promise.reject(new Error('no code')));
    const view = renderHook(() => usePrintPreparation(prepare));
    await expect(printPage()).rejects.toThrow('no code');
    await expect(printPage()).rejects.toThrow('no code');
    view.unmount();
    expect(printed).not.toHaveBeenCalled();
  });

  test.each([
    ['P', { ctrlKey: true }, true],
    ['p', { metaKey: true }, true],
    ['p', {}, false],
    ['p', { ctrlKey: true, altKey: true }, false],
    ['p', { ctrlKey: true, shiftKey: true }, false],
    ['x', { ctrlKey: true }, false],
  ])('%s with %j is a print button: %s', async (key, more, isIt) => {
    const printed = print();
    const view = renderHook(() => usePrintPreparation(() => Promise.resolve(true)));
    expect(press(key, more)).toBe(isIt);
    // Held down, it prints once.
    expect(press(key, { ...more, repeat: true })).toBe(isIt);
    await aMoment();
    expect(printed).toHaveBeenCalledTimes(isIt ? 1 : 0);
    view.unmount();
    expect(press(key, more)).toBe(false);
  });
});

test('the first field that says what is wrong has the focus, once it is drawn', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  document.body.innerHTML = '<form><input name="good"><input name="bad"><input name="bad2"></form>';
  const form = document.querySelector('form');
  focusInvalid(() => form);
  for (const name of ['bad', 'bad2']) form?.querySelector(`[name=${name}]`)?.setAttribute('aria-invalid', 'true');
  expect(document.activeElement).toBe(document.body);
  frames[0]?.(0);
  expect((document.activeElement as HTMLInputElement).name).toBe('bad');
  focusInvalid(() => null);
  frames[1]?.(0);
  expect((document.activeElement as HTMLInputElement).name).toBe('bad');
  vi.unstubAllGlobals();
});
