import { describe, expect, test } from 'vitest';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const readingOf = (...results: object[]) =>
  read(readPlainReport({ at: '2025-11-18T10:00:00+08:00', sex: '女', age: 30, results }));

describe('blood of the cord on the report of a mother', () => {
  test.each([
    [{ name: '钾(脐血)', value: '7.5', unit: 'mmol/L' }, '钾(脐血)'],
    [{ code: 'K', value: '7.5', unit: 'mmol/L', specimen: '脐血' }, '钾（脐血）'],
    [{ name: 'Cord blood glucose', value: '1.9', unit: 'mmol/L' }, 'Cord blood glucose'],
    [{ name: 'pH(脐动脉血)', value: '7.05' }, 'pH(脐动脉血)'],
    [{ code: 'LAC', value: '6.1', unit: 'mmol/L', specimen: '供者血' }, '乳酸（供者血）'],
  ])('%o is no item of hers and is named with its sample', (row, name) => {
    const reading = readingOf(row);
    expect([reading.level, reading.diagnoses, reading.unread.map((each) => each.name)]).toEqual([
      'undetermined',
      [],
      [name],
    ]);
  });

  test('below 7.0 the artery tells a danger of the child, and no gas is read of her', () => {
    const reading = readingOf({ code: 'PH', value: '6.95', specimen: '脐动脉血' });
    expect(reading.headline[0]?.text).toBe(
      '酸碱度（脐动脉血） 6.95，< 7.0，新生儿缺氧缺血风险：评估新生儿神志与肌张力',
    );
    expect([reading.urgency, reading.diagnoses, reading.links]).toEqual([1, [], []]);
    expect(readingOf({ code: 'PH', value: '7.00', specimen: '脐动脉血' }).findings).toEqual([]);
  });

  test('fetal haemoglobin and an antibody against a donor are of the patient', () => {
    const reading = readingOf({ name: '胎儿血红蛋白', value: '8', unit: '%', range: '0-2' });
    expect(reading.findings[0]?.evidences).toHaveLength(1);
  });
});
