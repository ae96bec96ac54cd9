import { expect, test } from 'vitest';
import { expandIds, readClaims } from './claims.mjs';
import { uncalledOperations } from './contract-only.mjs';

const claim = '// covers A-1-01\n';

test('ranges are written out', () => {
  expect(expandIds('A-2.3-08..10, B-4-02')).toEqual(['A-2.3-08', 'A-2.3-09', 'A-2.3-10', 'B-4-02']);
});

test.each([
  [`${claim}test('one', () => {});`, 'one'],
  [`${claim}test.each<[string]>([\n${"  ['row'],\n".repeat(20)}])('of %s', () => {});`, 'of %s'],
  [`${claim}for (const role of [1, 4]) {\n  it(\`role \${role}\`, () => {});\n}`, 'role '],
  [`test('before', () => {});\n${claim}describe('a group', () => { it('inner', () => {}); });`, 'a group'],
])('a claim belongs to the test below it: %s', (text, title) => {
  expect(readClaims('apps/web/src/a.test.tsx', text)).toMatchObject([
    { id: 'A-1-01', isBehaviour: true, title: expect.stringContaining(title), fault: undefined },
  ]);
});

test.each([
  ['openapi/a.test.ts', false],
  ['contracts/consumer/a.pact.test.ts', false],
  ['contracts/provider/a.test.ts', true],
  ['mock-server/src/a.test.ts', true],
  ['e2e/specs/a.spec.ts', true],
])('running code stands behind %s: %s', (file, isBehaviour) => {
  expect(readClaims(file, `${claim}test('one', () => {});`)).toMatchObject([{ isBehaviour }]);
});

test('an interaction of Pact is a test', () => {
  const text = `${claim}agree({ operationId: 'login', when: 'with a password' });`;
  expect(readClaims('contracts/consumer/a.pact.test.ts', text)).toMatchObject([{ title: 'with a password' }]);
});

test('nothing is proven without a test below, or by one that is not run', () => {
  expect(readClaims('a.test.ts', `test('one', () => {});\n${claim}`)).toMatchObject([
    { fault: 'no test stands below' },
  ]);
  for (const call of ["test.skip('one', () => {})", "it.todo('one')", "describe.skipIf(true)('one', () => {})"]) {
    expect(readClaims('a.test.ts', claim + call)).toMatchObject([{ fault: 'the test below is not run' }]);
  }
});

test('a call that no screen makes is told, by function, hook, options or address', () => {
  const paths = {
    '/plan': { get: { operationId: 'listPlans' }, post: { operationId: 'addPlan' } },
    '/plan/{id}': { parameters: [], get: { operationId: 'getPlan' } },
    '/images/roc/{name}': { get: { operationId: 'getRocImage' } },
  };
  const source = 'useAddPlan(); getGetPlanQueryOptions(); src(`${base}/images/${kind}/${name}`); listPlansOfDay();';
  expect(uncalledOperations({ paths }, source)).toEqual(['listPlans']);
});
