import { defineConfig } from 'vitest/config';

// testTimeout ends only a test that hangs, also on a busy machine.
export default defineConfig({
  test: { include: ['*.test.ts'], isolate: false, testTimeout: 600_000, hookTimeout: 600_000 },
});
