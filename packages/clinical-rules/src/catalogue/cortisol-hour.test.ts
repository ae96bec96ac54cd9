import { expect, test } from 'vitest';
import { codeOfHour } from './cortisol-hour.ts';

test.each([
  ['皮质醇(8:00AM)', 'COR8'],
  ['上午8点皮质醇', 'COR8'],
  ['皮质醇(PM 4:00)', 'COR16'],
  ['皮质醇(午夜)', 'COR0'],
  ['Cortisol (midnight)', 'COR0'],
  ['ACTH(8AM)', 'ACTH'],
])('%s is drawn at the hour of %s', (name, code) => {
  expect(codeOfHour(name)).toBe(code);
});

test.each([
  '皮质醇',
  '皮质醇(10:00)',
  '皮质醇(0min)',
  '皮质醇(8:00-16:00)',
  '地塞米松抑制后皮质醇(8:00)',
  '唾液皮质醇(23:00)',
  'ACTH(0点)',
  '钾(8:00)',
])('%s is at none of them', (name) => {
  expect(codeOfHour(name)).toBeUndefined();
});
