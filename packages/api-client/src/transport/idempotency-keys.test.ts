import { expect, test } from 'vitest';
import { createClient } from './client.test-support.ts';
import { sealed, unreachable, type Answer } from './fake-backend.test-support.ts';

const path = '/api/v2/model/grace/P1002';

/** The keys of saves that are sent one after the other and answered so. */
async function keysOf(answers: readonly Answer[], saves: readonly object[], between: () => void = () => undefined) {
  let time = 0;
  const client = createClient({ now: () => time });
  client.backend.answer(...answers);
  for (const body of saves) {
    await client.post(path, body).catch(() => undefined);
    time += 60_000;
    between();
  }
  return client.backend.seen.map(({ headers }) => headers.get('Idempotency-Key'));
}

test('every save has a key of its own', async () => {
  const [first, second] = await keysOf([sealed({})], [{ age: 65 }, { age: 65 }]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

test.each<[string, Answer]>([
  ['no answer came', unreachable],
  ['the server failed', sealed({ status: 503, message: '服务不可用' }, 503)],
  ['the answer was cut', () => new Response('{"data":"v1.', { status: 200 })],
])('a save whose outcome is not known is the same one when it is sent again: %s', async (_why, answer) => {
  const [first, second, third] = await keysOf([answer, sealed({})], [{ age: 65 }, { age: 65 }, { age: 65 }]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refused save that is sent again is another one, and so is one with another content', async () => {
  const [first, second] = await keysOf([sealed({ status: 400, message: '请输入年龄' }, 400)], [{ age: 1 }, { age: 1 }]);
  expect(second).not.toBe(first);
  const [third, fourth] = await keysOf([unreachable], [{ age: 65 }, { age: 66 }]);
  expect(fourth).not.toBe(third);
});

test('after ten minutes nobody means the same save', async () => {
  const saves = Array.from({ length: 12 }, () => ({ age: 65 }));
  const keys = await keysOf([unreachable], saves);
  expect(keys[9]).toBe(keys[0]);
  expect(keys[10]).not.toBe(keys[0]);
});

test('what only reads carries none', async () => {
  const { backend, get } = createClient();
  await get('/api/v2/license');
  expect(backend.seen[0]?.headers.has('Idempotency-Key')).toBe(false);
});
