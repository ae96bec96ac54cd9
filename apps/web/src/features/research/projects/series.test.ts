import type { ResearchBin, ResearchDistribution } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { storeSeries } from './series.ts';

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
