import { expect, test } from 'vitest';
import { schedule } from './schedule.mjs';

/** Runs stages that end when the test says so; answers what started and a way to end one. */
function watch(stages, lanes) {
  const started = [];
  const ends = new Map();
  const done = schedule(stages, lanes, (stage) => {
    started.push(stage.name);
    return new Promise((resolve) => ends.set(stage.name, resolve));
  });
  const end = async (name) => {
    ends.get(name)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, end, done };
}

test('stages start in their order as lanes come free, and none overtakes one that needs two', async () => {
  const { started, end, done } = watch(
    [
      { name: 'build' },
      { name: 'browser', lanes: 2, after: ['build'] },
      { name: 'lint' },
      { name: 'unit' },
      { name: 'types' },
    ],
    3,
  );
  expect(started).toEqual(['build', 'lint', 'unit']);
  await end('build');
  expect(started).toHaveLength(3);
  await end('lint');
  expect(started).toEqual(['build', 'lint', 'unit', 'browser']);
  await end('unit');
  expect(started.at(-1)).toBe('types');
  await end('types');
  await end('browser');
  await done;
});

test('a stage after one that is not asked for starts, one that takes more lanes than there are runs alone', async () => {
  const { started, end, done } = watch([{ name: 'browser', lanes: 4, after: ['build'] }, { name: 'types' }], 2);
  expect(started).toEqual(['browser']);
  await end('browser');
  expect(started).toEqual(['browser', 'types']);
  await end('types');
  await done;
});

test('stages that wait for each other are an error', async () => {
  const stages = [
    { name: 'one', after: ['two'] },
    { name: 'two', after: ['one'] },
  ];
  await expect(schedule(stages, 2, () => Promise.resolve())).rejects.toThrow('one, two');
});
