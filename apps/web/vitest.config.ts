import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        url: 'http://127.0.0.1:5173/',
        // A frame stands in the page and stays empty.
        settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
      },
    },
    setupFiles: ['./test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The mock hospital runs as Node runs it (node:sqlite, its own files by import.meta.url), not through the bundler.
    server: { deps: { external: [/[\\/]mock-server[\\/]src[\\/]/] } },
    // The seeded hospital of a test file is built once; the first test of a file waits for it.
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
