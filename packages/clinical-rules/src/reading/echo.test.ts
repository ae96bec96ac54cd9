import { expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';

const row = (code: string, value: string, unit: string, range: string) => ({ code, value, unit, range });
const told = (...results: object[]) =>
  plainReading({ at: '2025-11-18T10:26:00+08:00', sex: '男', age: 50, tags: [], results });

test('a row that follows from another gets a line and no clause', () => {
  const reading = told(
    row('HGB', '92', 'g/L', '130-175'),
    row('HCT', '0.28', 'L/L', '0.40-0.50'),
    row('LDH', '300', 'U/L', '120-250'),
  );
  expect(reading['headline']).toMatch(/^血红蛋白 92 g\/L.*；乳酸脱氢酶升高/);
  expect(reading['headline']).not.toContain('比容');
  expect(JSON.stringify(reading['findings'])).toContain('红细胞比容降低');
});

test('alone it is what there is to say', () => {
  expect(told(row('HCT', '0.38', 'L/L', '0.40-0.50'))['headline']).toContain('红细胞比容');
});

test('a creatinine that supports a diagnosis of another organ is told', () => {
  const reading = told(row('CREA', '486', 'μmol/L', '57-111'), row('P', '1.9', 'mmol/L', '0.85-1.51'));
  expect(JSON.stringify(reading['findings'])).toContain('肌酐 486 μmol/L');
});

test('blasts count in the sum of the differential', () => {
  const cells = [
    row('NEUT%', '22', '%', '40-75'),
    row('LYM%', '60', '%', '20-50'),
    row('MONO%', '4', '%', '3-10'),
    row('EO%', '0.5', '%', '0.4-8'),
    row('BASO%', '0.5', '%', '0-1'),
  ];
  expect(JSON.stringify(told(...cells))).toContain('白细胞分类之和不为 100%');
  expect(JSON.stringify(told(...cells, row('BLAST', '13', '%', '0')))).not.toContain('白细胞分类之和');
});

test('a D-dimer that says no FEU is read in pregnancy by the range beside it', () => {
  const reading = plainReading({
    at: '2025-11-18T10:26:00+08:00',
    sex: '女',
    age: 30,
    tags: ['妊娠 34 周'],
    results: [row('DD', '3.6', 'mg/L', '0-0.5'), row('HGB', '120', 'g/L', '115-150')],
  });
  expect(reading['unread']).toEqual([]);
  expect(reading['headline']).toContain('D-二聚体');
});
