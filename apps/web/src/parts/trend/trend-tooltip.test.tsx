import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CREATININE, only, pointOf } from './trend-history.test-support.ts';
import { TrendTooltip } from './trend-tooltip.tsx';

const tooltip = (...histories: (typeof CREATININE)['histories']) =>
  render(<TrendTooltip indicator={only({ ...CREATININE, histories })} day="2025-11-18" style={{ left: 0 }} />)
    .container;

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
