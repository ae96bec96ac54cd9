import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../packages/clinical-rules/vitest.setup.ts'],
    // Each test has a hospital or a world of its own, so files share a process.
    isolate: false,
    // Freed WebAssembly code (of fetch) ends the process now and then: V8's "Check failed: jit_page.has_value()", nodejs/node#64500.
    execArgv: ['--no-wasm-code-gc'],
    // These end only a test that hangs, also on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
