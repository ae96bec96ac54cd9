import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepChart, type StepSeries } from './step-chart.tsx';

const hidden = { shown: '<10', value: undefined };
const told: StepSeries = { label: '男', median: '41', total: 20, bins: [{ shown: '20', value: 20 }, hidden] };

const show = (series: readonly StepSeries[]) =>
  render(<StepChart title="年龄的分布" unit="岁" bins={['10–30', '30–50']} series={series} isTableOpen={false} />);

test('draws what is told of one bin at least', () => {
  show([told]);
  expect(screen.getByRole('img', { name: '年龄的分布，男中位数 41' })).toBeVisible();
  expect(screen.queryByText('各段均不足 10 人，不画图')).toBeNull();
});

test('draws no empty chart where no bin is told', () => {
  show([{ ...told, bins: [hidden, hidden] }]);
  expect(screen.getByText('各段均不足 10 人，不画图')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
