import type { CleaningItem } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { newCodesText } from './new-codes.tsx';

const item = (code: string, firstAt: string) => ({ code, name: code, first_at: firstAt }) as CleaningItem;

test('new codes count from the first of them, also before the turn of the year, and the rest is counted', () => {
  const items = [
    item('D', '2026-01-05T08:00:00+08:00'),
    item('A', '2025-12-20T08:00:00+08:00'),
    item('B', '2025-12-24T08:00:00+08:00'),
    item('C', '2025-12-24T08:00:00+08:00'),
    item('OLD', '2025-11-01T08:00:00+08:00'),
  ];
  expect(newCodesText(items, '2026-01-08T10:30:00+08:00')).toBe(
    '自 12-20 起「项目未收录」增多，首次出现 A、B、C 等 4 个来源代码',
  );
  expect(newCodesText(items.slice(4), '2026-01-08T10:30:00+08:00')).toBeUndefined();
});
