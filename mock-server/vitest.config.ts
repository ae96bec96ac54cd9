import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Each test has a hospital or a world of its own, so files share a process.
    isolate: false,
    // These end only a test that hangs, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
