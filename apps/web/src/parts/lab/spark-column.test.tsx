import type { LaboratoryRow } from '@jianwei/api-client/model';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LabTable } from './lab-table.tsx';
import { sparkSpanOf } from './spark-column.tsx';

const TIME = '2025-11-18T10:00:00+08:00';
const HOUR_S = 3600;
const until = Date.parse(TIME) / 1000;

/** A row with results so many hours before the report. */
function row(name: string, hoursAgo: readonly number[]): LaboratoryRow {
  return {
    laboratory_id: name,
    laboratory_name: name,
    original_laboratory_name: name,
    original_result: '7.31',
    abnormal: true,
    original_units: '',
    range_lower: '7.35',
    range_upper: '7.45',
    course: {
      from: '2024-11-01T00:00:00+08:00',
      points: hoursAgo.map((hours) => [until - hours * HOUR_S, 7.3 + hours / 1000, -1]),
    },
  };
}

test('curves show the last 24 hours where something was measured twice in them, else the year, else nothing', () => {
  expect(sparkSpanOf([row('pH', [400, 12, 0]), row('K', [0])], TIME)).toMatchObject({ title: '近 24 小时' });
  expect(sparkSpanOf([row('pH', [400, 0])], TIME)).toMatchObject({ title: '近 1 年' });
  expect(sparkSpanOf([row('pH', [0])], TIME)).toBeUndefined();
});

test('a row with one result in the span has no curve', () => {
  const rows = [row('pH', [400, 12, 0]), row('K', [400, 0])];
  render(<LabTable compact caption="血气检验结果" rows={rows} spark={sparkSpanOf(rows, TIME)} />);
  expect(screen.getByRole('columnheader', { name: '近 24 小时' })).toBeVisible();
  const curves = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .queryAllByRole('cell')
      .flatMap((cell) => [...cell.querySelectorAll('svg path[d^="M"]')]);
  expect(curves(/pH/).length).toBeGreaterThan(0);
  expect(curves(/^K/)).toHaveLength(0);
});
