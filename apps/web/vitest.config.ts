import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { demoAnswers } from './vite/demo-answers.ts';
import { WEB_ADDRESS } from './test/web-address.ts';

export default defineConfig({
  plugins: [react(), demoAnswers()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        url: WEB_ADDRESS,
        // A frame stands in the page and stays empty.
        settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
      },
    },
    // Files share what is the same for all of them (packages, page object, seeded hospital); fresh-page.ts gives back the rest.
    isolate: false,
    // Elements live for one test: room for the young spares collecting them again and again, a sixth of the time.
    // Freed WebAssembly code (of fetch) ends a process now and then: nodejs/node#64500.
    execArgv: ['--max-semi-space-size=192', '--no-wasm-code-gc'],
    setupFiles: [
      '../../packages/clinical-rules/vitest.setup.ts',
      './test/fresh-page.ts',
      './test/quick-elements.ts',
      './test/quick-timers.ts',
      './test/setup.ts',
    ],
    sequence: { setupFiles: 'list' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The mock hospital runs as Node runs it (node:sqlite, its own files by import.meta.url), not through the bundler.
    server: { deps: { external: [/[\\/]mock-server[\\/]src[\\/]/] } },
    // What a test waits for ends the wait; these end only a test that hangs, also on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    experimental: { recordDependencies: true },
  },
});
