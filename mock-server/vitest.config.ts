import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Some tests start the server as a process of its own, several files at once.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
