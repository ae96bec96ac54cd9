import { inject } from 'vitest';

// First of the set-up files of a kept thread: the mutant of the run before is still chosen there while the modules load.
const given = inject as (key: string) => unknown;
const stryker = (globalThis as Record<string, unknown>)[given('globalNamespace') as string] as {
  activeMutant?: string;
};
if (given('mode') === 'mutant' && given('mutantActivation') === 'runtime') delete stryker.activeMutant;
