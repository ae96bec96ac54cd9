import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { addressState, choicePart, pagePart, textPart, useAddress, useAddressState } from './address.ts';

function at<T>(address: string, hook: () => T) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: ['/before', address], initialIndex: 1 }, children);
  const useBoth = () => ({ hook: hook(), search: useLocation().search, go: useNavigate() });
  return renderHook(useBoth, { wrapper }).result;
}

const list = addressState<{ keyword: string; page: number; tab: 'all' | 'unread' }>({
  keyword: textPart(),
  page: pagePart(),
  tab: choicePart(['all', 'unread']),
});

test('the state is that of the address, and a change keeps the rest', async () => {
  const seen = at('/list?keyword=a&page=3', () => useAddressState(list));
  expect(seen.current.hook[0]).toEqual({ keyword: 'a', page: 2, tab: 'all' });
  act(() => seen.current.hook[1]({ tab: 'unread' }));
  expect(seen.current.search).toBe('?keyword=a&page=3&tab=unread');
  await act(() => seen.current.go(-1));
  expect(seen.current.search).toBe('?keyword=a&page=3');
});

test('a change that replaces is not gone back to', async () => {
  const seen = at('/list?page=3', () => useAddressState(list));
  act(() => seen.current.hook[1]({ page: 4 }, true));
  expect(seen.current.search).toBe('?page=5');
  await act(() => seen.current.go(-1));
  expect(seen.current.search).toBe('');
});

test('two changes at once both hold', () => {
  const seen = at('/list', () => useAddressState(list));
  act(() => {
    seen.current.hook[1]({ keyword: 'a' });
    seen.current.hook[1]({ page: 1 });
  });
  expect(seen.current.search).toBe('?keyword=a&page=2');
});

test('what changed meanwhile by a link is not taken back', async () => {
  const seen = at('/list?keyword=a', () => useAddressState(list));
  await act(() => seen.current.go('/list?keyword=b'));
  act(() => seen.current.hook[1]({ page: 1 }));
  expect(seen.current.search).toBe('?keyword=b&page=2');
});

test('single parameters are set and taken out, the others stay', async () => {
  const seen = at('/list?a=1&b=2', () => useAddress());
  act(() => seen.current.hook[1]({ a: '', c: '3' }));
  expect(seen.current.search).toBe('?b=2&c=3');
  expect(seen.current.hook[0].get('c')).toBe('3');
  act(() => seen.current.hook[1]({ b: '4' }, { replace: true }));
  await act(() => seen.current.go(-1));
  expect(seen.current.search).toBe('?a=1&b=2');
});

test.each([
  ['1', 0],
  ['999999', 999_998],
  ['0', 0],
  ['1000000', 0],
  ['1x', 0],
  ['x1', 0],
  ['12', 11],
])('page %s in the address is page %d', (text, page) => {
  expect(list.read(new URLSearchParams({ page: text })).page).toBe(page);
});
