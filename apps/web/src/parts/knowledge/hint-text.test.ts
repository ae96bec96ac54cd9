import { expect, test } from 'vitest';
import { hintText } from './hint-text.ts';

// covers A-3-29
test('a hint says hint_content, else hint_contents, one text or several', () => {
  expect(hintText({ hint_content: '甲', hint_contents: '乙' })).toBe('甲');
  expect(hintText({ hint_content: ' ', hint_contents: '乙' })).toBe('乙');
  expect(hintText({ hint_contents: ['乙', '', '丙'] })).toBe('乙\n丙');
  expect(hintText({})).toBe('');
});
