import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['provider/**/*.test.ts'],
    // The hospital is seeded and read once for all files: each test has a world of its own.
    isolate: false,
    // Freed WebAssembly code (of fetch) ends the process now and then: V8's "Check failed: jit_page.has_value()", nodejs/node#64500.
    execArgv: ['--no-wasm-code-gc'],
    // These end only a test that hangs, also on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['dot', ['junit', { outputFile: 'reports/provider.xml' }]],
  },
});
