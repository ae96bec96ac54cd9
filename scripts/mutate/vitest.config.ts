import { join } from 'node:path';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';

// The tests of one workspace in a copy of the checkout, at whose root StrykerJS starts them.
const root = join(import.meta.dirname, '../..', process.env['MUTATE_WORKSPACE'] ?? '.');
const { default: config } = (await import(join(root, 'vitest.config.ts'))) as { default: ViteUserConfig };
const tests = process.env['MUTATE_TESTS']?.split(' ') ?? config.test?.include ?? [];

// Files share a process: most of the time of a mutant is the start of one. A mutant that waits for ever is ended by StrykerJS.
export default mergeConfig(
  { ...config, test: { ...config.test, include: tests } },
  { root, test: { root, isolate: false, testTimeout: 20_000, hookTimeout: 20_000 } },
);
