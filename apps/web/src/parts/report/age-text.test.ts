import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const patient = { patient_id: 'P1', name: '顾怀远', gender: '男', age: 62, birth_date: '1963-03-02' } as const;

test('a report of an earlier year is told with the age of then', () => {
  expect(ageText(patient, '2025-11-18T09:42:00+08:00')).toBe('62 岁');
  expect(ageText(patient, '2025-03-02T09:42:00+08:00')).toBe('62 岁');
  expect(ageText(patient, '2025-03-01T09:42:00+08:00')).toBe('61 岁（报告时）');
  expect(ageText(patient, '2021-11-18T09:42:00+08:00')).toBe('58 岁（报告时）');
});

test('a child of less than a year was none then', () => {
  const child = { ...patient, age: 1, birth_date: '2024-10-02' };
  expect(ageText(child, '2025-01-18T09:42:00+08:00')).toBe('0 岁（报告时）');
  expect(ageText(child, '2025-01-18T09:42:00+08:00', '评估时')).toBe('0 岁（评估时）');
});

test('the age stands as it was sent where nothing can be reckoned', () => {
  expect(ageText(patient, undefined)).toBe('62 岁');
  expect(ageText({ ...patient, birth_date: '2030-01-01' }, '2025-11-18T09:42:00+08:00')).toBe('62 岁');
  const { birth_date: _birth, ...unborn } = patient;
  expect(ageText(unborn, '2021-11-18T09:42:00+08:00')).toBe('62 岁');
});
