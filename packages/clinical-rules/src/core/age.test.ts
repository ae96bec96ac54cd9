import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test('a completed year counts from the birthday on', () => {
  expect([ageOn('1963-04-12', '2025-04-11'), ageOn('1963-04-12', '2025-04-12')]).toEqual([61, 62]);
});
