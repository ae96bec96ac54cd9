import { renderHook } from '@testing-library/react';
import { defaultExempt } from '@jianwei/wire-cipher/exempt-list';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { appConfig } from './app-config.ts';
import { classNames } from './class-names.ts';
import { csvText, downloadCsv } from './csv.ts';
import { KeptAddressContext, useWayBack } from './kept-address.ts';
import { prefetchPageCode, setPagePrefetch } from './page-prefetch.ts';

test('class names that hold, or none at all', () => {
  expect(classNames('a', false, undefined, 'b')).toBe('a b');
  expect(classNames(false)).toBeUndefined();
});

describe('after the paint', () => {
  test('comes after the frame and a task, and can be called off before either', () => {
    vi.useFakeTimers();
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
    const cancelled = vi.fn<(frame: number) => void>();
    vi.stubGlobal('cancelAnimationFrame', cancelled);
    const callback = vi.fn<() => void>();
    afterPaint(callback);
    frames[0]?.(0);
    expect(callback).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
    const callOff = afterPaint(callback);
    frames[1]?.(0);
    callOff();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
    expect(cancelled).toHaveBeenCalledWith(2);
  });
});

describe('the configuration', () => {
  test('has a default for all that is left out', () => {
    delete window.__APP_CONFIG__;
    expect(appConfig()).toEqual({
      backendServer: '',
      wireKey: '',
      wire: 'encrypted',
      exempt: defaultExempt,
      hospitalName: '',
      blacklistText: {},
      mock: false,
    });
  });

  test('is what the deployment says; the server without a slash at its end', () => {
    const given = {
      wireKey: 'k',
      wire: 'plain',
      exempt: ['/a'],
      hospitalName: '江州',
      blacklistText: { 1001: 'x' },
      mock: true,
      helpText: '信息科',
      world: 'w1',
    } as const;
    window.__APP_CONFIG__ = { ...given, backendServer: 'https://a.example/b/' };
    expect(appConfig()).toEqual({ ...given, backendServer: 'https://a.example/b' });
  });
});

test('an empty cell is empty, and the file goes to the browser under its name', async () => {
  expect(csvText([['a', null, 1]])).toBe('\uFEFFa,,1\r\n');
  const made: Blob[] = [];
  const clicks: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicks.push(`${this.getAttribute('href')} ${this.download}`);
  });
  downloadCsv('x', '趋势.csv');
  expect(clicks).toEqual(['blob:1 趋势.csv']);
  expect([await made[0]?.text(), made[0]?.type]).toEqual(['x', 'text/csv;charset=utf-8']);
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

test('a kept page is gone back to as it was left, another one is opened anew', () => {
  const way = (kept: string | undefined) => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(KeptAddressContext, { value: () => kept }, children);
    return renderHook(() => useWayBack('/excellent'), { wrapper }).result.current;
  };
  expect(way('/excellent?page=2')).toEqual({ to: '/excellent?page=2', preventScrollReset: true });
  expect(way(undefined)).toEqual({ to: '/excellent', preventScrollReset: false });
  expect(renderHook(() => useWayBack('/a')).result.current.to).toBe('/a');
});

test('the code of a page is fetched as the application says', () => {
  expect(() => prefetchPageCode('/a')).not.toThrow();
  const fetchPage = vi.fn<(path: string) => void>();
  setPagePrefetch(fetchPage);
  prefetchPageCode('/b');
  expect(fetchPage).toHaveBeenCalledWith('/b');
});
