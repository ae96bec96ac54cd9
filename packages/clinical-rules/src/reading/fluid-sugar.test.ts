import { expect, test } from 'vitest';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const fluid = (value: string) => ({ code: 'CSF-GLU', value, unit: 'mmol/L', range: '2.5-4.5' });
const blood = (value: string) => ({ code: 'GLU', value, unit: 'mmol/L', range: '3.9-6.1' });
const texts = (results: object[], more: object = {}) =>
  read(readPlainReport({ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 50, results, ...more })).findings.map(
    ({ text, urgency }) => `${urgency} ${text}`,
  );

const LOW = '2 脑脊液糖比 0.31（2.8 ÷ 9 mmol/L），< 0.4，未见细胞数，细菌性未除外';

test('a sugar of the fluid far below that of the blood is told although nobody counted cells', () => {
  expect(texts([fluid('2.8'), blood('9.0')])[0]).toBe(LOW);
  // The blood of the same day stands on another report as often as not.
  const earlier = [{ hours_ago: 2, results: [blood('9.0')] }];
  expect(texts([fluid('2.8')], { earlier })).toEqual([LOW]);
});

test('neither at 0.4, nor beside counted cells, nor where the row tells it by itself', () => {
  const ratio = (results: object[]) => texts(results).filter((text) => text.includes('糖比 0'));
  expect(ratio([fluid('3.6'), blood('9.0')])).toEqual([]);
  expect(ratio([fluid('2.0'), blood('9.0')])).toEqual([]);
  expect(ratio([fluid('2.8')])).toEqual([]);
  const cells = { code: 'CSF-WBC', value: '2', unit: '10^6/L', range: '0-5' };
  const protein = { code: 'CSF-TP', value: '0.3', unit: 'g/L', range: '0.15-0.45' };
  expect(ratio([fluid('2.8'), blood('9.0'), cells, protein]).join('')).not.toContain('未见细胞数');
});
