import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['provider/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['dot', ['junit', { outputFile: 'reports/provider.xml' }]],
  },
});
