import { expect, test } from 'vitest';
import { trendToCsv } from './trend-export.ts';
import { CREATININE, only, pointOf } from './trend-history.test-support.ts';
import { trendTooltip } from './trend-card.tsx';

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
  expect(line('-3.2')).toBe('-3.2');
});

const tooltip = (...histories: (typeof CREATININE)['histories']) =>
  trendTooltip(only({ ...CREATININE, histories }), '2025-11-18');

test('the tooltip holds the result, the interval of its report and the change', () => {
  const text = tooltip(
    pointOf('2025-08-21', 136, { abnormal: true }),
    pointOf('2025-11-18', 145, { abnormal: true, reference_interval: '60-115' }),
  ).textContent;
  expect(text).toMatch(/^2025-11-18 \d\d:05肌酐145 ↑ μmol\/L参考区间60–115较上次\+9（\+6.6%）$/);
});

// covers A-9-09
test('of a day with several results it holds all of them and says which one is plotted', () => {
  const text = tooltip(
    pointOf('2025-11-18', 160, { result_time: '2025-11-18T10:00:00+08:00', abnormal: true }),
    pointOf('2025-11-18', 171, { result_time: '2025-11-18T12:00:00+08:00', abnormal: true }),
  ).textContent;
  expect(text).toContain('2 次结果');
  expect(text).toMatch(/\d\d:00160 ↑/);
  expect(text).toMatch(/\d\d:00（图中）171 ↑/);
});

test('a day without the test says so', () => {
  expect(tooltip(pointOf('2025-08-21', 136)).textContent).toBe('2025-11-18肌酐未检');
});

test('a result is text, never markup', () => {
  const box = tooltip(pointOf('2025-11-18', null, { original_result: '<img src=x onerror=alert(1)>' }));
  expect(box.querySelector('img')).toBeNull();
  expect(box.textContent).toContain('<img src=x onerror=alert(1)>');
});
