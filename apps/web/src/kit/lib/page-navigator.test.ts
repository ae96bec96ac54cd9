import { expect, test, vi } from 'vitest';
import { assignIfThere, setPageNavigator } from './page-navigator.ts';

test.each([
  ['that answers is loaded', () => Promise.resolve(new Response()), true],
  ['that refuses is left alone', () => Promise.resolve(new Response(null, { status: 502 })), false],
  ['that cannot be reached is left alone', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a page whose server %s', async (_, answer, isLoaded) => {
  const assign = vi.fn<(address: string) => void>();
  setPageNavigator({ assign, reload: vi.fn<() => void>() });
  vi.stubGlobal('fetch', answer);
  expect(await assignIfThere('/favorite-list')).toBe(isLoaded);
  expect(assign.mock.calls).toEqual(isLoaded ? [['/favorite-list']] : []);
  vi.unstubAllGlobals();
});
