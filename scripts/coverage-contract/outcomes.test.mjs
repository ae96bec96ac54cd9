import { expect, test } from 'vitest';
import { operationFinder, outcomesOf, readMet, readPact, readRules, tableOf } from './outcomes.mjs';

const document = {
  paths: {
    '/plan/{id}': {
      parameters: [],
      get: { operationId: 'getPlan', responses: { 200: {}, 404: {} } },
    },
    '/plan/add': {
      post: {
        operationId: 'addPlan',
        requestBody: {},
        responses: { 200: {}, 413: {} },
        'x-business-status': 'BusinessStatusBody',
      },
    },
    '/plan/{id}/{part}': { get: { operationId: 'getPart', responses: { 200: {} } } },
    '/plan/add/last': { get: { operationId: 'getLast', responses: { 200: {} } } },
  },
};
const outcomes = outcomesOf(document);
const kinds = (met, rules) =>
  Object.fromEntries(
    tableOf(outcomes, { pact: new Set(), server: new Set(), web: new Set(), screen: new Set(), ...met }, rules).map(
      (row) => [`${row.operationId} ${row.outcome}`, row.cells.map(({ kind }) => kind).join(' ')],
    ),
  );
const rule = (outcome, places, operations) =>
  readRules(`head\n${[outcome, places, operations, 'why', 'a › b'].join('\t')}\n`);

test('an operation has the outcomes that its contract lists, and the business statuses it names', () => {
  expect(outcomes.map(({ operationId, outcome }) => `${operationId} ${outcome}`)).toEqual([
    'getPlan 200',
    'getPlan 404',
    'addPlan 200',
    'addPlan 413',
    'addPlan 1001',
    'addPlan 1002',
    'getPart 200',
    'getLast 200',
  ]);
});

test('an answer of a test belongs to the operation of its name or address, words before parameters', () => {
  const text =
    'getPlan\t404\nGET /plan/P1\t200\nPOST /plan/add\t413\nGET /plan/add/last\t200\nGET /plan/P1/x\t200\nGET /none\t200\n';
  expect(readMet(text, operationFinder(outcomes))).toEqual([
    'getPlan 404',
    'getPlan 200',
    'addPlan 413',
    'getLast 200',
    'getPart 200',
  ]);
});

test('an interaction agrees on its status, or on the business status of its answer', () => {
  const of = (status, content) => ({ description: 'addPlan: x', response: { status, body: { content } } });
  expect(readPact({ interactions: [of(200, { plan_id: '1' }), of(404), of(200, { status: 1001 })] })).toEqual([
    'addPlan 200',
    'addPlan 404',
    'addPlan 1001',
  ]);
});

test('what was not met is a hole, unless a rule answers for it', () => {
  const met = { pact: new Set(['getPlan 200']), web: new Set(['getPlan 404']) };
  expect(kinds(met, [])).toMatchObject({ 'getPlan 200': 'met hole hole hole', 'getPlan 404': 'hole hole met hole' });
  expect(kinds({}, rule('404', 'pact screen', '*'))).toMatchObject({
    'getPlan 200': 'hole hole hole hole',
    'getPlan 404': 'rule hole hole rule',
  });
  expect(kinds({}, rule('*', 'web', 'getPart getLast'))).toMatchObject({
    'getPlan 200': 'hole hole hole hole',
    'getPart 200': 'hole hole rule hole',
  });
  const ofWrites = kinds({}, rule('200', 'pact', 'writes'));
  expect([ofWrites['addPlan 200'], ofWrites['getPlan 200']]).toEqual(['rule hole hole hole', 'hole hole hole hole']);
});

test('what was met needs no rule', () => {
  expect(kinds({ pact: new Set(['getPlan 404']) }, rule('404', 'pact', '*'))['getPlan 404']).toMatch(/^met /);
});
