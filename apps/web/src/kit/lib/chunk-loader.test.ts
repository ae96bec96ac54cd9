import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, chunkOf, CSS_CHUNK_LOAD_FAILED, forgetFailedChunks, loadChunk } from './chunk-loader.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('hands out what was loaded', async () => {
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
});

// covers B-8-21
test('a script chunk that fails is named ChunkLoadError', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadChunk(fail)).rejects.toMatchObject({ name: 'ChunkLoadError' });
});

// covers B-8-22
test('a script chunk may take 120 seconds and no more', async () => {
  vi.useFakeTimers();
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  let outcome = 'waiting';
  loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
    outcome = (error as Error).name;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe('ChunkLoadError');
});

// covers B-8-23
test('a style chunk that fails carries its own code', async () => {
  const fail = () => Promise.reject(new Error('Unable to preload CSS for /assets/detail-page.css'));
  await expect(loadChunk(fail)).rejects.toMatchObject({ code: CSS_CHUNK_LOAD_FAILED });
  expect(CSS_CHUNK_LOAD_FAILED).toBe('CSS_CHUNK_LOAD_FAILED');
});

test('a chunk is loaded once; a failed one is tried again only after the next navigation', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page');
  await expect(chunkOf('once', load)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await expect(chunkOf('once', load)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(forgetFailedChunks()).toBe(true);
  await expect(chunkOf('once', load)).resolves.toBe('page');
  expect(forgetFailedChunks()).toBe(false);
  await expect(chunkOf('once', load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});
