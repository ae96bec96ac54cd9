import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { runsOf, StepChart, type StepSeries } from './step-chart.tsx';

const hidden = { shown: '<10', value: undefined };
const told: StepSeries = { label: '男', median: '41', total: 20, bins: [{ shown: '20', value: 20 }, hidden] };

const show = (series: readonly StepSeries[]) =>
  render(<StepChart title="年龄的分布" unit="岁" bins={['10–30', '30–50']} series={series} isTableOpen={false} />);

test('draws what is told of one bin at least', () => {
  show([told]);
  expect(screen.getByRole('img', { name: '年龄的分布，男中位数 41' })).toBeVisible();
  expect(screen.queryByText('各段人数不足 10 或隐去，不画图')).toBeNull();
});

test('draws no empty chart where no bin is told', () => {
  show([{ ...told, bins: [hidden, hidden] }]);
  expect(screen.getByText('各段人数不足 10 或隐去，不画图')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('what is hidden is no zero: the line breaks there, and says why', () => {
  const value = (count: number) => ({ shown: String(count), value: count });
  expect(runsOf({ ...told, total: 40, bins: [value(20), value(0), hidden, value(10)] })).toEqual([
    { start: 0, shares: [0.5, 0] },
    { start: 3, shares: [0.25] },
  ]);
  show([told]);
  expect(screen.getByText('线断开处人数不足 10 或隐去，不画')).toBeVisible();
});

test('classes stand below the drawing by their names, and have no median', () => {
  const both: StepSeries = {
    label: '队列',
    median: '—',
    total: 40,
    bins: [told, told].map(() => ({ shown: '20', value: 20 })),
  };
  render(<StepChart title="性别" unit="" bins={['男', '女']} series={[both]} isTableOpen={false} hasClasses />);
  expect(screen.getByText('女')).toBeInTheDocument();
  expect(screen.queryByText(/中位数/)).toBeNull();
});

test('the numbers are copied with where they come from', async () => {
  const user = userEvent.setup();
  const source = { data_time: '2025-11-18T10:30:00+08:00', demo: true };
  render(<StepChart title="年龄的分布" unit="岁" bins={['10–30', '30–50']} series={[told]} source={source} />);
  await user.click(screen.getByRole('button', { name: '复制年龄的分布' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^年龄的分布，岁\nn \(%\)\t10–30\t30–50\n男\t20 \(100\.0\)\t<10\n源自检微，2025-11-18 \d\d:30，演示数据$/,
  );
});
