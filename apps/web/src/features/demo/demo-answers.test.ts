import { readDocument } from '@jianwei/mock-server/contract/document';
import { readOperations } from '@jianwei/mock-server/contract/operations';
import { createValidators } from '@jianwei/mock-server/contract/validators';
import { createAnswerCheck } from '@jianwei/mock-server/plugins/answer-check';
import { expect, test } from 'vitest';
import { recorded } from './recorded-answers.ts';
import { demoFetch, NOT_IN_DEMO } from './demo-transport.ts';

const document = readDocument();
const operations = readOperations(document).filter(({ method }) => method === 'GET');
const check = createAnswerCheck(createValidators(document));

/** Literal paths come before those with a parameter in the same place. */
function operationOf(url: string) {
  const { pathname } = new URL(url, 'http://demo.invalid');
  const found = operations.filter(({ path }) =>
    new RegExp(`^${path.replaceAll(/[{:][^/}]+\}?/g, '[^/]+')}$`).test(pathname),
  );
  const holes = (path: string) => path.split(/[{:]/).length;
  return found.toSorted((a, b) => holes(a.path) - holes(b.path))[0];
}

const urls = Object.keys(recorded.answers);
const ask = (fetch: typeof globalThis.fetch, url: string, init?: RequestInit) =>
  fetch(new URL(url, 'http://demo.invalid'), init);

test('every recorded answer is one of the contract, and names no seeded patient', () => {
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) {
    const operation = operationOf(url);
    expect(operation, url).toBeDefined();
    if (operation) expect(() => check(operation, 200, recorded.answers[url]), url).not.toThrow();
  }
  expect(JSON.stringify(recorded)).not.toMatch(/顾怀远|ZY25110437/);
});

test('a recorded call is answered whatever the order of its query', async () => {
  const fetch = demoFetch(recorded.answers, 'http://demo.invalid');
  const answer = await ask(fetch, '/api/v2/application/doctor?report_id=R1004-01&patient_id=P1004');
  expect(await answer.json()).toEqual(
    recorded.answers['/api/v2/application/doctor?patient_id=P1004&report_id=R1004-01'],
  );
});

test('courses of several items are put together; of an unknown one there is none', async () => {
  const fetch = demoFetch(recorded.answers, 'http://demo.invalid');
  const courses = await ask(fetch, '/api/v2/patients/P1004/courses?codes=EGFR,CREA');
  const { items } = (await courses.json()) as { items: { code: string }[] };
  expect(items.map(({ code }) => code)).toEqual(['EGFR', 'CREA']);
  expect((await ask(fetch, '/api/v2/patients/P1004/courses?codes=XYZ')).status).toBe(400);
});

test('a favourite stays one in this page, and in no other', async () => {
  const fetch = demoFetch(recorded.answers, 'http://demo.invalid');
  const collected = async (from: typeof fetch) => {
    const answer = await ask(from, '/api/v2/ai/reports/analysis/R1004-01');
    return ((await answer.json()) as { collected: boolean }).collected;
  };
  const before = await collected(fetch);
  await ask(fetch, `/api/v2/ai/reports/collect/R1004-01${before ? '/cancel' : ''}`);
  expect(await collected(fetch)).toBe(!before);
  await ask(fetch, `/api/v2/ai/reports/collect/R1004-01${before ? '' : '/cancel'}`);
  expect(await collected(fetch)).toBe(before);
  expect(await collected(demoFetch(recorded.answers, 'http://demo.invalid'))).toBe(before);
});

test.each([
  ['GET', '/api/v2/reports'],
  ['POST', '/api/v2/plan/add'],
  ['DELETE', '/api/v2/users/session'],
])('what was not recorded is refused with a sentence: %s %s', async (method, url) => {
  const answer = await ask(demoFetch(recorded.answers, 'http://demo.invalid'), url, { method });
  expect([answer.status, await answer.json()]).toEqual([400, { status: 400, message: NOT_IN_DEMO }]);
});

test('what only tells of a look is taken and forgotten', async () => {
  const fetch = demoFetch(recorded.answers, 'http://demo.invalid');
  expect((await ask(fetch, '/api/v2/logs/save', { method: 'POST', body: '{}' })).status).toBe(200);
});
