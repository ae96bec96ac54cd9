import { expect, test } from 'vitest';
import { createDelays } from './delays.mjs';
import { seedsOf } from './seeds.mjs';

const call = { world: 'w1', method: 'GET', path: '/api/v2/ai/reports' };
const total = ({ before, after }) => before + after;
const draw = (delays, times, change = {}) => Array.from({ length: times }, () => delays({ ...call, ...change }));

test('a seed repeats its delays, another one has others', () => {
  expect(draw(createDelays(7), 50)).toEqual(draw(createDelays(7), 50));
  expect(draw(createDelays(8), 50)).not.toEqual(draw(createDelays(7), 50));
});

test('what other worlds do beside it changes nothing', () => {
  const alone = draw(createDelays(3), 20);
  const delays = createDelays(3);
  const beside = Array.from({ length: 20 }, () => {
    delays({ ...call, world: 'w2' });
    return delays(call);
  });
  expect(beside).toEqual(alone);
});

test('answers overtake each other, and none waits longer than two and a half seconds', () => {
  const drawn = draw(createDelays(1), 1000).map(total);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(2500);
  expect(drawn.filter((ms) => ms < 40).length).toBeGreaterThan(400);
  expect(drawn.filter((ms) => ms > 400).length).toBeGreaterThan(80);
});

test.each([
  [{ seed: '7' }, [7]],
  [{ seeds: '1..3' }, [1, 2, 3]],
  [{ seeds: '4..4' }, [4]],
  [{}, [99]],
  [{ seeds: '3..1' }, undefined],
  [{ seeds: '1-3' }, undefined],
  [{ seed: 'x' }, undefined],
])('%j asks for the seeds %j', (options, seeds) => {
  expect(seedsOf(options, 99)).toEqual(seeds);
});
