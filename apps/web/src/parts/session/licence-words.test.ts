import type { License } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { licenceWords } from './licence-words.ts';

test.each([
  [0, 30, { text: '未激活', ink: undefined, left: undefined }],
  [1, 30, { text: '有效', ink: 'jw-ink-ok', left: '剩余 30 天' }],
  [2, 0, { text: '试用', ink: 'jw-ink-ok', left: '剩余 0 天' }],
  [3, undefined, { text: '已过期', ink: 'jw-ink-high', left: undefined }],
  [7, 5, { text: '无法判定', ink: undefined, left: '剩余 5 天' }],
])('a licence of state %s with %s days', (state, limit, words) => {
  expect(licenceWords({ state, ...(limit !== undefined && { limit }) } as License)).toEqual(words);
});
