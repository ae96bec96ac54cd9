import { expect, it } from 'vitest';
import { ApiError, isOutcomeUnknown, isRefusal, type ApiErrorKind } from './api-error.ts';

const failed = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, message: '失败', url: '/api/v2/plan', method: 'POST', status });

it.each([
  [failed('http', 400), true],
  [failed('business', 400), true],
  [failed('http', 404), true],
  [failed('http', 409), false],
  [failed('http', 500), false],
  [failed('network'), false],
  [Object.assign(new Error('of another kind'), { status: 404 }), false],
])('%s: understood and refused, asking again would not help: %s', (error, isRefused) => {
  expect(isRefusal(error)).toBe(isRefused);
});

it.each([
  [failed('network'), true],
  [failed('cipher', 200), true],
  [failed('http', 500), true],
  [failed('http', 504), true],
  [failed('http', 499), false],
  [failed('http'), false],
  [failed('business', 500), false],
  [new Error('of another kind'), true],
])('%s: nobody knows whether it was done: %s', (error, isUnknown) => {
  expect(isOutcomeUnknown(error)).toBe(isUnknown);
});
