import { expect, test } from 'vitest';
import { readContract, readReasons } from '../trace/contract-only.mjs';
import { namesIn, unseenCalls } from './unseen.mjs';

const operation = (operationId, origin) => ({ operationId, 'x-origin': origin });
const document = {
  paths: {
    '/a': { parameters: [], get: operation('listPlans', 'specified'), post: operation('addPlan', 'specified') },
    '/b': { get: operation('listAvailableModels', 'specified'), put: operation('saveTarget', 'proposed') },
    '/c': { post: operation('trackAction', 'specified') },
  },
};
const reasons = new Map([['listAvailableModels', 'for other systems']]);

test('what the journals of all workers hold together is seen', () => {
  const seen = namesIn(['listPlans\ntrackAction 10\n', 'addPlan\ntrackAction 41\ntrackAction 44\ntrackAction 51\n']);
  expect(unseenCalls(document, seen, reasons)).toEqual({ of: 6, missing: [] });
});

test('a call and a usage event that no test saw are named; another event does not stand for it', () => {
  const seen = namesIn(['listPlans\ntrackAction 10\ntrackAction 41\ntrackAction 99\ntrackAction 51\n']);
  expect(unseenCalls(document, seen, reasons).missing).toEqual(['addPlan', 'trackAction 44']);
});

test('a call that only the contract speaks of needs its reason', () => {
  const seen = namesIn(['listPlans\naddPlan\ntrackAction 10\ntrackAction 41\ntrackAction 44\ntrackAction 51\n']);
  expect(unseenCalls(document, seen, new Map()).missing).toEqual(['listAvailableModels']);
});

test('nothing seen means that every specified call of the contract is missing', () => {
  const { of, missing } = unseenCalls(readContract(), new Set(), readReasons());
  expect(missing).toHaveLength(of);
  expect(missing).toEqual(expect.arrayContaining(['login', 'saveGraceReport', 'trackAction 10', 'trackAction 51']));
});
