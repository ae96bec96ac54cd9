import { expect, test } from 'vitest';
import { expandIds, readClaims } from './claims.mjs';
import { uncalledOperations } from './contract-only.mjs';

const claim = '// covers A-1-01\n';

test('ranges are written out', () => {
  expect(expandIds('A-2.3-08..10, B-4-02')).toEqual(['A-2.3-08', 'A-2.3-09', 'A-2.3-10', 'B-4-02']);
});

test.each([
  [`${claim}test('one', () => prove());`, 'one'],
  [`${claim}test.each<[string]>([\n${"  ['row'],\n".repeat(20)}])('of %s', () => prove());`, 'of %s'],
  [`${claim}for (const role of [1, 4]) {\n  it(\`role \${role}\`, () => prove());\n}`, 'role '],
  [`test('before', () => {});\n${claim}describe('a group', () => { it('inner', () => prove()); });`, 'a group'],
  [`${claim}test('one', { skip: false, timeout: 5 }, async () => { await prove(); });`, 'one'],
])('a claim belongs to the test below it: %s', (text, title) => {
  expect(readClaims('apps/web/src/a.test.tsx', text)).toMatchObject([
    { id: 'A-1-01', isBehaviour: true, title: expect.stringContaining(title), fault: undefined },
  ]);
});

test.each([
  ['openapi/a.test.ts', false],
  ['packages/wire-cipher/src/a.test.ts', true],
  ['contracts/consumer/a.pact.test.ts', false],
  ['contracts/provider/a.test.ts', true],
  ['mock-server/src/a.test.ts', true],
  ['e2e/specs/a.spec.ts', true],
])('running code stands behind %s: %s', (file, isBehaviour) => {
  expect(readClaims(file, `${claim}test('one', () => prove());`)).toMatchObject([{ isBehaviour, fault: undefined }]);
});

test('an interaction of Pact is a test', () => {
  const text = `${claim}agree({ operationId: 'login', when: 'with a password' });`;
  expect(readClaims('contracts/consumer/a.pact.test.ts', text)).toMatchObject([{ title: 'with a password' }]);
});

test.each([
  ["test('one', () => prove());", 'the test below is not run', 'describe.skip'],
  ["test('one', () => prove());", 'the test below is not run', 'xdescribe'],
  ["test.skip('one', () => prove());", 'the test below is not run'],
  ["it.todo('one');", 'the test below is not run'],
  ["xit('one', () => prove());", 'the test below is not run'],
  ["describe.skipIf(true)('one', () => { it('two', () => prove()); });", 'the test below is not run'],
  ["test('one', { skip: true }, () => prove());", 'the test below is not run'],
  ["test('one', { todo: 'later' }, () => prove());", 'the test below is not run'],
  ["test.each([])('one', () => prove());", 'the test below is not run'],
  ["test('one', () => {});", 'the test below asserts nothing'],
  ["test('one', async () => { const isProven = true; });", 'the test below asserts nothing'],
  ['', 'no test stands below'],
])('nothing is proven by %s: %s', (code, fault, group) => {
  const own = claim + code;
  const text =
    group === undefined ? `test('before', () => prove());\n${own}` : `${group}('group', () => {\n${own}\n});`;
  expect(readClaims('mock-server/src/a.test.ts', text)).toMatchObject([{ fault }]);
});

test.each(['apps/web/src/a.spec.ts', 'openapi/support/a.test.ts', 'contracts/consumer/a.test.ts', 'a.test.ts'])(
  'nothing is proven by %s, which no runner reads',
  (file) => {
    expect(readClaims(file, `${claim}test('one', () => prove());`)).toMatchObject([
      { fault: 'no runner of tests reads this file' },
    ]);
  },
);

test('a call that no screen makes is told, by function, hook, options or address', () => {
  const paths = {
    '/plan': { get: { operationId: 'listPlans' }, post: { operationId: 'addPlan' } },
    '/plan/{id}': { parameters: [], get: { operationId: 'getPlan' } },
    '/images/roc/{name}': { get: { operationId: 'getRocImage' } },
  };
  const source = 'useAddPlan(); getGetPlanQueryOptions(); src(`${base}/images/${kind}/${name}`); listPlansOfDay();';
  const commented = `${source} // listPlans\n/* listPlans() */`;
  expect(uncalledOperations({ paths }, source)).toEqual(['listPlans']);
  expect(uncalledOperations({ paths }, commented)).toEqual(['listPlans']);
});
