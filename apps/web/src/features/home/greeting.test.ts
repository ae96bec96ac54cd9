import { expect, it } from 'vitest';

import { dateLine, focusChangeText, greeting } from './home-page.tsx';

const at = (hour: number) => new Date(2025, 10, 18, hour, 30);

it.each([
  [4, '晚上好'],
  [5, '上午好'],
  [11, '上午好'],
  [12, '中午好'],
  [14, '下午好'],
  [18, '晚上好'],
  [23, '晚上好'],
])('greets at %i:30 with %s', (hour, text) => {
  expect(greeting('沈若溪', at(hour))).toBe(`沈医师，${text}`);
});

it('keeps a compound surname whole', () => {
  expect(greeting('欧阳明', at(10))).toBe('欧阳医师，上午好');
});

it('prints the day in words', () => {
  expect(dateLine(at(10))).toBe('2025 年 11 月 18 日\u3000星期二');
});

it('compares with yesterday in either direction', () => {
  expect(focusChangeText(3)).toBe('较昨日同时段多 3 份');
  expect(focusChangeText(-2)).toBe('较昨日同时段少 2 份');
  expect(focusChangeText(0)).toBe('与昨日同时段持平');
});
