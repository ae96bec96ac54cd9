import type { SingleIndicatorHistory } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { byTime, historyOption, rateText } from './history-chart.tsx';

const entry = (day: string, rate: number) => ({ report_id: `R${day}`, result_time: `${day}T09:00:00+08:00`, rate });
const percent: SingleIndicatorHistory = {
  histories: [entry('2025-11-18', 63.256), entry('2025-05-16', 12)],
  result_type: 2,
  unit: '%',
};
const twoLevel: SingleIndicatorHistory = {
  histories: [entry('2025-05-16', 0), entry('2025-11-18', 1)],
  result_type: 1,
  unit: '',
};

interface Drawn {
  xAxis: { data: string[]; axisLabel: { formatter: (value: string) => string } };
  yAxis: { type: string; min?: number; max?: number; data?: string[] };
  series: { data: { value: unknown; label: { formatter: string } }[] }[];
}
const drawn = (history: SingleIndicatorHistory) =>
  historyOption(history, byTime(history.histories)) as unknown as Drawn;
const points = (history: SingleIndicatorHistory) =>
  drawn(history).series[0]?.data.map(({ value, label }) => [value, label.formatter]);

// covers A-9-02
test('a percentage stands on an axis from 0 to 100, oldest first', () => {
  expect(drawn(percent).yAxis).toMatchObject({ type: 'value', min: 0, max: 100 });
  expect(points(percent)).toEqual([
    [12, '12%'],
    [63.256, '63.26%'],
  ]);
});

// covers A-3-290
test('negative and positive stand on an axis of two levels', () => {
  expect(drawn(twoLevel).yAxis).toMatchObject({ type: 'category', data: ['阴性', '阳性'] });
  expect(points(twoLevel)).toEqual([
    ['阴性', '阴性'],
    ['阳性', '阳性'],
  ]);
});

test('a rate between the two levels is not put on one of them', () => {
  const odd: SingleIndicatorHistory = { ...twoLevel, histories: [entry('2025-11-18', 0.4)] };
  expect(points(odd)).toEqual([[null, '0.4']]);
});

test('the unit follows the number', () => {
  expect(rateText(entry('2025-11-18', 7.5), percent)).toBe('7.5%');
});

test('the year stands with the first day, and with each where there are several', () => {
  const labels = (...days: string[]) => {
    const { xAxis } = drawn({ ...percent, histories: days.map((day) => entry(day, 10)) });
    return xAxis.data.map(xAxis.axisLabel.formatter);
  };
  expect(labels('2025-05-16', '2025-11-18')).toEqual(['2025-05-16', '11-18']);
  expect(labels('2024-12-30', '2025-01-02')).toEqual(['2024-12-30', '2025-01-02']);
});
