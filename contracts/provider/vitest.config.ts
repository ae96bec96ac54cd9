import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['provider/**/*.test.ts'],
    // These end only a test that hangs, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['dot', ['junit', { outputFile: 'reports/provider.xml' }]],
  },
});
