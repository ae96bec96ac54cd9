import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['consumer/**/*.pact.test.ts'],
    globalSetup: ['consumer/pact-files.ts'],
    fileParallelism: false,
    isolate: false,
    // Freed WebAssembly code (of fetch) ends the process now and then: V8's "Check failed: jit_page.has_value()", nodejs/node#64500.
    execArgv: ['--no-wasm-code-gc'],
    // These end only a test that hangs, also on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
    reporters: ['dot', ['junit', { outputFile: 'reports/consumer.xml' }]],
  },
});
