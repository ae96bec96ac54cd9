import type { SingleIndicatorHistory } from '@jianwei/api-client/model';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HistoryChart } from './history-chart.tsx';

const DAYS = ['2025-01-06', '2025-02-11', '2025-03-18', '2025-05-16', '2025-08-21', '2025-11-18'];

const historyOf = (count: number, more: Partial<SingleIndicatorHistory> = {}): SingleIndicatorHistory => ({
  histories: DAYS.slice(0, count).map((day, index) => ({
    report_id: `R${index}`,
    result_time: `${day}T09:42:00+08:00`,
    rate: 10 * (index + 1),
  })),
  result_type: 2,
  unit: '%',
  ...more,
});

const chart = () => screen.getByRole('img', { name: /^风险概率：/ });
const button = (name: string) => screen.getByRole('button', { name });

// covers A-9-01, A-3-286..289, A-3-291
test('the latest four points are on screen, the others one step away', async () => {
  const user = userEvent.setup();
  render(<HistoryChart history={historyOf(6)} label="风险概率" />);
  expect(screen.getByText('共 6 次，每屏 4 次，等距')).toBeVisible();
  expect(screen.getByText('2025-03-18 至 2025-11-18')).toBeVisible();
  expect(chart()).toHaveAccessibleName('风险概率：2025-03-18 30%，2025-05-16 40%，2025-08-21 50%，2025-11-18 60%');
  expect(button('更晚')).toBeDisabled();
  await user.click(button('更早'));
  expect(screen.getByText('2025-01-06 至 2025-05-16')).toBeVisible();
  expect(button('更早')).toBeDisabled();
  await user.click(button('更晚'));
  expect(screen.getByText('2025-03-18 至 2025-11-18')).toBeVisible();
});

test('the whole history is a table for screen readers', () => {
  render(<HistoryChart history={historyOf(6)} label="风险概率" />);
  const table = screen.getByRole('table', { name: '风险概率历史' });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  expect(within(table).getByRole('row', { name: /^2025-01-06 \d\d:42 10%$/ })).toBeInTheDocument();
});

test('negative and positive are said in words', () => {
  const history = historyOf(2, { result_type: 1, unit: '' });
  const rates = [0, 1];
  render(
    <HistoryChart
      history={{
        ...history,
        histories: history.histories.map((entry, index) => ({ ...entry, rate: rates[index] ?? 0 })),
      }}
      label="风险概率"
    />,
  );
  expect(chart()).toHaveAccessibleName('风险概率：2025-01-06 阴性，2025-02-11 阳性');
});

test('one point is one date; none says so', () => {
  const { rerender } = render(<HistoryChart history={historyOf(1)} label="风险概率" />);
  expect(screen.getByText('2025-01-06')).toBeVisible();
  rerender(<HistoryChart history={historyOf(0)} label="风险概率" />);
  expect(screen.getByText('暂无数据')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^风险概率/ })).toBeNull();
});
