import { describe, expect, test } from 'vitest';
import { readYaml } from '../../tables/read-table.ts';
import { readWritten } from '../../tables/tables.test-support.ts';
import { drift } from './drift.ts';
import { PATIENT_TABLE } from './patient-table.ts';

const PERSON = { number: 9999, name: '试例', gender: '男', born: '1970-03-03', department: '内科', bed: '门诊' };

function expand(...visits: string[]) {
  const table = JSON.stringify([{ ...PERSON, inpatientNo: 'MZ9999', tags: [], visits }]);
  const [patient] = readWritten({ 'visits.yaml': table }, (path) => readYaml(path, PATIENT_TABLE));
  return patient?.reports ?? [];
}

function values(rows: string | undefined, code: string): number {
  return Number(new RegExp(`${code} (\\S+)`).exec(rows ?? '')?.[1]);
}

describe('a line of visits', () => {
  test('becomes as many reports as it says, newest first, from the first to the last day', () => {
    const reports = expand('2023-01-09..2025-10-13 ×12 @08:20 | 糖化 | 血脂 | HBA1C 9.6→7.0');
    expect(reports).toHaveLength(12);
    expect(reports.map(({ at }) => at)).toEqual(
      reports
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect([reports.at(-1)?.at.slice(0, 10), reports[0]?.at.slice(0, 10)]).toEqual(['2023-01-09', '2025-10-13']);
    expect(reports.every(({ at }) => at.slice(11) >= '08:20' && at.slice(11) < '08:32')).toBe(true);
    expect(reports[0]).toMatchObject({ name: '糖化', panels: ['血脂'] });
  });

  test('spreads several visits a day over the day', () => {
    const reports = expand('2025-03-01..2025-03-03 ×5 @06:00 | 血气 || PH 7.20→7.40');
    expect(reports.map(({ at }) => at.slice(0, 13)).toReversed()).toEqual([
      '2025-03-01 06',
      '2025-03-01 18',
      '2025-03-02 06',
      '2025-03-02 18',
      '2025-03-03 06',
    ]);
  });

  test('keeps what a row says besides its value', () => {
    const [report] = expand('2025-03-01 @08:00 | 甲功 || TSH <0.01 mU/L [0.35–4.94] {促甲状腺素}');
    expect(report?.rows).toBe('TSH <0.01 mU/L [0.35–4.94] {促甲状腺素}');
  });

  test.each([
    ['without a time', '2025-03-01 | 甲功 || TSH 1.0', 'unreadable visits "2025-03-01"'],
    ['with a row without a value', '2025-03-01 @08:00 | 甲功 || TSH', 'unreadable row "TSH"'],
    ['of the days of the pictures', '2025-11-17 @08:00 | 甲功 || TSH 1.0', 'visits must end before 2025-11-17'],
  ])('%s is refused', (_case, line, reason) => {
    expect(() => expand(line)).toThrow(`visits.yaml:1: ${reason}`);
  });
});

describe('a drift', () => {
  const positions = [0, 0.25, 0.5, 0.75, 1];

  test('follows its anchors within two percent and prints their decimals', () => {
    const printed = positions.map((position) => drift('CREA', ['100', '200', '400'], position, 'seed'));
    [100, 150, 200, 300, 400].forEach((expected, index) => {
      expect(printed[index]).toMatch(/^\d+$/);
      expect(Math.abs(Number(printed[index]) - expected)).toBeLessThanOrEqual(expected * 0.02 + 0.5);
    });
  });

  test('scatters sodium by its interval, not by its value', () => {
    for (let visit = 0; visit < 50; visit += 1) {
      expect(Math.abs(Number(drift('NA', ['140.0'], 0, `${visit}`)) - 140)).toBeLessThanOrEqual(0.65);
    }
  });

  test('holds words and bounds until the next is nearer', () => {
    expect(positions.map((position) => drift('UPRO', ['3+', '1+', '阴性'], position, 's'))).toEqual([
      '3+',
      '1+',
      '1+',
      '阴性',
      '阴性',
    ]);
    expect(drift('TSH', ['<0.01', '0.50'], 0.2, 's')).toBe('<0.01');
  });

  test('depends on nothing but its line', () => {
    const line = '2024-01-10..2025-01-10 ×4 @08:00 | 肾功能 || CREA 90→120';
    const alone = expand(line);
    const among = expand('2024-01-12 @08:00 | 糖化 || HBA1C 7.1', line).filter(({ name }) => name === '肾功能');
    expect(among).toEqual(alone);
    expect(values(alone[0]?.rows, 'CREA')).toBeGreaterThan(values(alone.at(-1)?.rows, 'CREA'));
  });
});
