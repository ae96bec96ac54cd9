import { describe, expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';

const AT = '2025-11-18T10:26:00+08:00';
const row = (code: string, value: string, unit: string, range = '') => ({ code, value, unit, range });

/** All that a reading of these rows says. */
function saidOf(results: readonly object[], more: Record<string, unknown> = {}): string {
  return JSON.stringify(plainReading({ at: AT, sex: '男', age: 66, results, ...more }));
}

const PTH = row('PTH', '180', 'pg/mL', '15-65');
const PHOSPHATE = row('P', '1.9', 'mmol/L', '0.85-1.51');
const CREATININE = row('CREA', '80', 'μmol/L', '57-111');
const calcium = (value: string) => row('CA', value, 'mmol/L', '2.11-2.52');
const UREA = row('UREA', '40', 'mmol/L', '3.6-9.5');

describe('a raised PTH with a high phosphate', () => {
  const saidWith = (...beside: readonly object[]) => saidOf([PTH, PHOSPHATE, CREATININE, ...beside]);

  test('is a resistance to it only where the calcium is low and the magnesium is not', () => {
    expect(saidWith(calcium('1.9'))).toContain('PTH 抵抗');
    expect(saidWith(calcium('2.3'))).not.toContain('PTH 抵抗');
    expect(saidWith(calcium('1.9'), row('MG', '0.4', 'mmol/L', '0.75-1.02'))).not.toContain('PTH 抵抗');
  });

  test('is not called secondary beside a high calcium, which the glands bring about', () => {
    expect(saidWith(calcium('2.3'))).toContain('继发性甲状旁腺功能亢进');
    expect(saidWith(calcium('2.9'))).toContain('原发性甲状旁腺功能亢进');
    expect(saidWith(calcium('2.9'))).not.toContain('继发性甲状旁腺功能亢进');
  });
});

test('a creatinine that could not be judged is not called normal beside a critical urea', () => {
  expect(saidOf([UREA, CREATININE])).toContain('肌酐未升高');
  expect(saidOf([UREA, row('CREA', '150', '')])).not.toContain('肌酐未升高');
});

test('a urine creatinine of 0 makes no clearance', () => {
  const urine = [row('UCA', '1', 'mmol/L'), row('UCREA', '0', 'mmol/L')];
  const said = saidOf([calcium('2.9'), PTH, CREATININE, ...urine]);
  expect(said).toContain('算钙/肌酐清除率比');
  expect(said).not.toContain('Infinity');
});

test('a low glucose is told with what it lacks: an interval, or its lower bound', () => {
  expect(saidOf([row('GLU', '3.2', 'mmol/L')], { age: 8 })).toContain('无参考区间，请结合低血糖症状');
  expect(saidOf([row('OGTT2H', '3.2', 'mmol/L', '≤7.8')])).toContain('所附区间无下限，请结合低血糖症状');
});
