import { expect, test } from 'vitest';
import { trendToCsv } from './trend-export.ts';
import { CREATININE, only, pointOf } from './trend-history.test-support.ts';

const csv = (...histories: (typeof CREATININE)['histories']) =>
  trendToCsv([only({ ...CREATININE, histories })]).split('\r\n');

test('a line per result, numbers as numbers, with the interval of its own report', () => {
  const [heading, line] = csv(pointOf('2025-11-18', 168, { abnormal: true }));
  expect(heading).toBe('\uFEFF检验项,标本,时间,结果,单位,原始结果,原始单位,参考区间,判断,上限,下限');
  expect(line).toMatch(/^肌酐,血清,2025-11-18 \d\d:05,168,μmol\/L,168,μmol\/L,57–111,升高,111,57$/);
});

test('text that a spreadsheet would run is prefixed, a signed number is not', () => {
  const line = (result: string) => csv(pointOf('2025-11-18', null, { original_result: result }))[1]?.split(',')[5];
  expect(line('=1+1')).toBe("'=1+1");
  expect(line('+')).toBe("'+");
  expect(['-3.2', '-12.25', '+5', '-128', ' 168 '].map(line)).toEqual(['-3.2', '-12.25', '5', '-128', '168']);
  expect(line('-3 ↑')).toBe("'-3 ↑");
});
