import { defineConfig } from 'vitest/config';

// It ends only a test that hangs, also on a busy machine.
export default defineConfig({ test: { testTimeout: 600_000 } });
