import { expect, test } from 'vitest';
import { comparatorsOf } from './choices.ts';

const offered = (...of: Parameters<typeof comparatorsOf>) => comparatorsOf(...of).map(([comparator]) => comparator);

test.each([
  ['a change is a number', 'change', ['≥', '>', '≤', '<', 'between']],
  ['a mean has no grade', 'mean', ['≥', '>', '≤', '<', 'between', 'above_upper', 'below_lower', 'times_upper']],
] as const)('%s', (_what, pick, comparators) => {
  expect(offered({ pick })).toEqual(comparators);
});

test('a comparison that was saved stays among those that are offered', () => {
  expect(offered({ pick: 'mean', comparator: 'positive' })).toContain('positive');
  expect(offered({ pick: 'mean', comparator: 'positive' })).not.toContain('grade_ge');
  expect(offered({ pick: 'last' })).toHaveLength(10);
});
