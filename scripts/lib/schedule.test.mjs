import { expect, test } from 'vitest';
import { schedule } from './schedule.mjs';

/** Runs stages that end when the test says so; answers what started and a way to end one. */
function watch(stages, cores) {
  const started = [];
  const ends = new Map();
  const done = schedule(stages, cores, (stage) => {
    started.push(stage.name);
    return new Promise((resolve) => ends.set(stage.name, resolve));
  });
  const end = async (name) => {
    ends.get(name)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, end, done };
}

test('stages start in their order as cores come free, one that needs both waits for both', async () => {
  const { started, end, done } = watch(
    [{ name: 'lint' }, { name: 'build' }, { name: 'browser', cores: 2, after: ['build'] }, { name: 'types' }],
    2,
  );
  expect(started).toEqual(['lint', 'build']);
  await end('build');
  expect(started).toEqual(['lint', 'build', 'types']);
  await end('lint');
  expect(started).not.toContain('browser');
  await end('types');
  expect(started.at(-1)).toBe('browser');
  await end('browser');
  await done;
});

test('a stage after one that is not asked for starts, one that takes more cores than there are runs alone', async () => {
  const { started, end, done } = watch([{ name: 'browser', cores: 4, after: ['build'] }, { name: 'types' }], 2);
  expect(started).toEqual(['browser']);
  await end('browser');
  expect(started).toEqual(['browser', 'types']);
  await end('types');
  await done;
});

test('patient stages run beside those that take all cores, two at a time', async () => {
  const { started, end, done } = watch(
    [
      { name: 'browser', cores: 2 },
      { name: 'lint', isPatient: true },
      { name: 'rules', isPatient: true },
      { name: 'format', isPatient: true },
      { name: 'types' },
    ],
    2,
  );
  expect(started).toEqual(['browser', 'lint', 'rules']);
  await end('lint');
  expect(started.at(-1)).toBe('format');
  await end('browser');
  expect(started.at(-1)).toBe('types');
  for (const name of ['rules', 'format', 'types']) await end(name);
  await done;
});

test('stages that wait for each other are an error', async () => {
  const stages = [
    { name: 'one', after: ['two'] },
    { name: 'two', after: ['one'] },
  ];
  await expect(schedule(stages, 2, () => Promise.resolve())).rejects.toThrow('one, two');
});
