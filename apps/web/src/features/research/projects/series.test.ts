import type { ResearchBin, ResearchDistribution } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { binNames, cohortSeries, storeSeries } from './series.ts';

const bin = (n: ResearchBin['n'], from: number): ResearchBin => ({ from, to: from + 10, n });
const told = (value: number) => ({ value, shown: String(value) });
const hidden = { shown: '<10' };

const of = (store_bins: ResearchBin[]): ResearchDistribution => ({
  code: 'age',
  name: '年龄',
  kind: 'number',
  unit: '岁',
  derivation: '入组日的周岁',
  bins: [],
  store_bins,
  levels: [],
  outside: { below: told(0), above: told(0) },
  missing: told(0),
  with_value: told(0),
});

test('a part that is told rounded makes the sum a rounded one', () => {
  const { bins } = storeSeries(of([bin({ value: 25, shown: '约 25' }, 10), bin(told(30), 20)]), 1);
  expect(bins).toMatchObject([{ shown: '约 55', value: 55 }]);
});

test('shares of the store are of all that is told of it, also of a bin told in part', () => {
  const { bins, total } = storeSeries(
    of([bin(hidden, 10), bin(told(52), 20), bin(told(60), 30), bin(told(66), 40)]),
    2,
  );
  expect(bins.map(({ shown }) => shown)).toEqual(['≥ 52', '126']);
  expect(total).toBe(178);
});

const withBins = (...bins: ResearchBin[]) => ({ ...of(bins), bins });

test('bins are joined until no more than six are left, and named by their ends', () => {
  const bins = Array.from({ length: 13 }, (_, place) => bin(told(place), 10 * place));
  expect(binNames(withBins(...bins))).toEqual(['0–30', '30–60', '60–90', '90–120', '120–130']);
  expect(binNames(withBins(...bins.slice(0, 6)))).toHaveLength(6);
  expect(binNames(withBins(...bins.slice(0, 4)), 2)).toEqual(['0–20', '20–40']);
  expect(binNames(withBins())).toEqual([]);
});

test('a cohort over a number: its people by bin, its median, and how many have a value', () => {
  const bins = [bin(told(12), 0), bin(hidden, 10), bin(hidden, 20), bin(hidden, 30)];
  const series = cohortSeries({ ...withBins(...bins), median: 61.5, with_value: told(80) }, '本队列', 2);
  expect(series).toMatchObject({ label: '本队列', median: '61.5', total: 80 });
  expect(series.bins).toMatchObject([
    { shown: '≥ 12', value: undefined },
    // Parts below 10 may sum up to more.
    { shown: '隐去', value: undefined },
  ]);
  expect(cohortSeries(withBins(bin(hidden, 0)), '', 6).bins).toMatchObject([{ shown: '<10', value: undefined }]);
  expect(cohortSeries({ ...withBins(), with_value: hidden }, '')).toMatchObject({ median: '—', total: undefined });
});

test('sums of thousands are set as numbers are', () => {
  const bins = [bin(told(1200), 0), bin(told(800), 10)];
  expect(cohortSeries(withBins(...bins), '', 1).bins).toMatchObject([{ shown: '2,000', value: 2000 }]);
});

test('classes have their names and their people, in the cohort and in the store', () => {
  const levels = [
    { key: '1', label: '男', n: told(12), store_n: told(500) },
    { key: '2', label: '女', n: hidden, store_n: hidden },
  ];
  const classes = { ...of([]), kind: 'level', levels, store_median: undefined } as unknown as ResearchDistribution;
  expect(binNames(classes)).toEqual(['男', '女']);
  expect(cohortSeries(classes, '').bins).toEqual([
    { shown: '12', value: 12 },
    { shown: '<10', value: undefined },
  ]);
  expect(storeSeries(classes)).toMatchObject({ label: '全库', median: '—', total: 500 });
  expect(storeSeries({ ...classes, store_median: 5 }).median).toBe('5');
});
