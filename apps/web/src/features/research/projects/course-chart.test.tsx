import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseChart, coursePlaces, type CourseSeries } from './course-chart.tsx';

const told = (value: number) => ({ value, shown: String(value) });
const WORSE: CourseSeries = {
  label: '进展组',
  points: [
    { day: 0, n: told(312), median: 51 },
    { day: 180, n: told(298), median: 46 },
    { day: 360, n: { shown: '<10' } },
  ],
};
const OTHERS: CourseSeries = {
  label: '未进展组',
  points: [
    { day: 0, n: told(775), median: 67 },
    { day: 180, n: told(742), median: 66 },
    { day: 360, n: told(701), median: 65 },
  ],
};

test('says the medians, and of how many people each is', () => {
  render(<CourseChart name="eGFR" unit="mL/min/1.73 m²" series={[WORSE, OTHERS]} />);
  const section = within(screen.getByRole('region', { name: '入组后eGFR中位数' }));
  expect(section.getByRole('img')).toHaveAccessibleName(
    '进展组：0 天 51，180 天 46，360 天 不足 10 人；未进展组：0 天 67，180 天 66，360 天 65',
  );
  const rows = section.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['人数0 天180 天360 天', '进展组312298<10', '未进展组775742701']);
});

test('draws later days further right, larger medians higher, and the number of the lower group below its mark', () => {
  const [worse = [], others = []] = coursePlaces([WORSE, OTHERS]);
  expect(worse.map(({ median }) => median)).toEqual([51, 46]);
  expect(others.map(({ x }) => x)).toEqual(others.map(({ x }) => x).toSorted((a, b) => a - b));
  expect(worse[1]?.x).toBe(others[1]?.x);
  expect(worse[0]?.y).toBeGreaterThan(others[0]?.y ?? Infinity);
  expect([worse[0]?.isBelow, others[0]?.isBelow]).toEqual([true, false]);
});

test('equal medians stand in the middle, each number on a side of its own', () => {
  const same = (label: string): CourseSeries => ({ label, points: [{ day: 0, n: told(20), median: 5 }] });
  const places = coursePlaces([same('甲'), same('乙')]).flat();
  expect(places.map(({ isBelow }) => isBelow)).toEqual([false, true]);
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
});
