import { afterEach, inject } from 'vitest';

// First of the set-up files of a kept thread: while the modules load, the mutant of the run before is still chosen there, and what it
// was run is still counted: beyond the limit of a mutant every next one would fail while it loads, and count as none.
const given = inject as (key: string) => unknown;
const stryker = (globalThis as Record<string, unknown>)[given('globalNamespace') as string] as {
  activeMutant?: string;
  hitCount?: number;
  found?: unknown;
};
if (given('mode') === 'mutant' && given('mutantActivation') === 'runtime') delete stryker.activeMutant;
if (given('mode') === 'mutant') {
  stryker.hitCount = 0;
  const mutant = given('activeMutant');
  // The first test that fails ends a run, but the files behind it would still load, a hospital each.
  if (stryker.found === mutant) throw new Error('A test has found this mutant');
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') stryker.found = mutant;
  });
}
