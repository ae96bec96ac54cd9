import { expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';

const troponin = (value: string, unit = 'ng/mL') => ({ code: 'CTNI', value, unit, range: '0-0.034' });

const readingAfter = (then: string, now: string, at = '2025-11-18T07:00:00+08:00') =>
  plainReading({
    at: '2025-11-18T10:00:00+08:00',
    sex: '男',
    age: 58,
    results: [troponin(now)],
    earlier: [{ at, results: [troponin(then)] }],
  });

// J-10, J-15, J-16: the limit is one of the first time, and an infarction that goes on is a matter of minutes.
test('a troponin that was critical and rises by more than a fifth is 立即, not critical again', () => {
  const { level, urgency, headline } = readingAfter('0.9', '12.8');
  expect([level, urgency]).toEqual(['focus', 1]);
  expect(headline).toContain('高敏肌钙蛋白I 12.8 ng/mL');
});

test.each([
  ['0.9', '1.0'],
  ['12.8', '9.0'],
])('one that goes from %s to %s is not, and says when it was reported', (then, now) => {
  const { level, texts } = readingAfter(then, now);
  expect(level).toBe('focus');
  // Of one day the hour tells them apart (J-40).
  expect(JSON.stringify(texts)).toContain('危急界限首次报告，已于 07:00 报告');
});

test('of another day the date is told', () => {
  expect(JSON.stringify(readingAfter('0.9', '1.0', '2025-11-16T07:00:00+08:00')['texts'])).toContain(
    '已于 2025-11-16 报告',
  );
});

test('a first troponin has not moved: its diagnosis does not say so', () => {
  const only = (results: readonly unknown[]) =>
    JSON.stringify(plainReading({ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 58, results })['texts']);
  expect(only([troponin('0.24')])).toContain('急性心肌梗死待排');
  expect(only([troponin('0.24')])).not.toContain('动态变化');
  expect(JSON.stringify(readingAfter('0.9', '12.8')['texts'])).toContain('急性心肌梗死待排（hs-cTn动态变化）');
});
