import { join } from 'node:path';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';
import { keptThreads } from './kept-worker.ts';
import { ShortestFirst } from './shortest-first.ts';

// The tests of one workspace in a copy of the checkout, at whose root StrykerJS starts them.
const root = join(import.meta.dirname, '../..', process.env['MUTATE_WORKSPACE'] ?? '.');
const { default: config } = (await import(join(root, 'vitest.config.ts'))) as { default: ViteUserConfig };
const tests = process.env['MUTATE_TESTS']?.split(' ') ?? config.test?.include ?? [];
const setupFiles = [join(import.meta.dirname, 'no-mutant.setup.ts'), ...[config.test?.setupFiles ?? []].flat()];

// Files share a thread, and so do the runs of many mutants: most of the time of a mutant is the start of one. A mutant that waits
// for ever is ended by StrykerJS.
const poolRunner = keptThreads(process.env['MUTATE_KEEPS_MODULES'] !== 'true');
export default mergeConfig(
  // A thread takes no options of its own for the memory.
  { ...config, test: { ...config.test, include: tests, setupFiles, execArgv: [] } },
  {
    root,
    test: { root, isolate: false, sequence: { sequencer: ShortestFirst }, testTimeout: 20_000, hookTimeout: 20_000 },
    plugins: [
      {
        name: 'kept-threads',
        configureVitest({ project }: { project: { config: object } }) {
          Object.assign(project.config, { pool: 'kept', poolRunner });
        },
      },
    ],
  },
);
