import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import { abnormalFlag } from './abnormal-flag.ts';

type Arguments = Parameters<typeof abnormalFlag>;

test.each<[Arguments, string | undefined, boolean, string, string]>([
  [[1], 'up', false, 'high', '升高'],
  [[-1], 'down', false, 'low', '降低'],
  [[0], undefined, false, 'normal', ''],
  [[2], undefined, false, 'normal', ''],
  [[undefined], undefined, false, 'normal', ''],
  [[1, 'high'], 'up', true, 'critical', '升高，危急值'],
  // The critical limit outranks the interval.
  [[-1, 'high'], 'up', true, 'critical', '升高，危急值'],
  [[1, 'low'], 'down', true, 'critical', '降低，危急值'],
  [[undefined, 'low'], 'down', true, 'critical', '降低，危急值'],
  [[UNDETERMINED as unknown as number], undefined, false, 'undetermined', UNDETERMINED],
  [[1, UNDETERMINED as unknown as 'high'], undefined, false, 'undetermined', UNDETERMINED],
])('%j', (given, direction, double, tone, word) => {
  expect(abnormalFlag(...given)).toEqual({ direction, double, tone, word });
});
