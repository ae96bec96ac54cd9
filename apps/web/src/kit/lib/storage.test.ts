import { expect, test, vi } from 'vitest';
import { keepInMemory, readStored, readStoredJson, removeStored, writeStored } from './storage.ts';

// covers B-3-11
test('every key carries the product prefix', () => {
  writeStored('anything', 'text');
  expect(window.localStorage.getItem('cdss:anything')).toBe('text');
  removeStored('anything');
  expect(window.localStorage.length).toBe(0);
});

test('what the browser refuses is kept in memory', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('full', 'kept');
  refuse.mockRestore();
  expect(readStored('full')).toBe('kept');
  removeStored('full');
  expect(readStored('full')).toBeNull();
});

test('text that is no JSON reads as nothing', () => {
  writeStored('broken', '{"a":');
  expect(readStoredJson('broken')).toBeNull();
});

// The last of this file: there is no way back.
test('in memory alone nothing of the visitor is read, written or removed', () => {
  window.localStorage.setItem('cdss:session', 'theirs');
  keepInMemory();
  expect(readStored('session')).toBeNull();
  writeStored('session', 'mine');
  expect(readStored('session')).toBe('mine');
  removeStored('session');
  expect(readStored('session')).toBeNull();
  expect(window.localStorage.getItem('cdss:session')).toBe('theirs');
  window.localStorage.clear();
});
