import { expect, test } from 'vitest';
import { recordText } from './record-text.ts';

const END = '结果仅供临床参考，不替代医师诊断。';

test('a text for the record begins with when and what, and ends with the reservation', () => {
  const subject = { time: '2025-11-18T10:30:00', name: 'Grace评分' };
  expect(recordText(subject, ['高危。', undefined, ' ', '建议复查'], ['规则待临床复核：切点'])).toBe(
    `2025-11-18 10:30 Grace评分：高危。建议复查。规则待临床复核。${END}`,
  );
});

test('a result of this sitting has the time at which it was computed', () => {
  expect(recordText({ time: new Date(2025, 10, 18, 9, 5), name: 'CKD分期' }, ['G3b'])).toBe(
    `2025-11-18 09:05 CKD分期：G3b。${END}`,
  );
});

test('without a time it begins with what', () => {
  expect(recordText({ time: undefined, name: 'CKD分期' }, [])).toBe(`CKD分期：${END}`);
});

test('a sentence keeps what stands within it', () => {
  expect(recordText({ time: undefined, name: 'CKD分期' }, [' 一。二。 ', '三 '])).toBe(`CKD分期：一。二。三。${END}`);
});
