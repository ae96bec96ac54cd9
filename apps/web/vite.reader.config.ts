import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineEntryStyle } from './vite/inline-entry-style.ts';
import { readerFiles } from './vite/reader-files.ts';

/** The pages of shared links, built by themselves: who opens one on a phone gets nothing of the clinical application. */
export default defineConfig({
  plugins: [react(), inlineEntryStyle('reader', 'reader-pages'), readerFiles()],
  publicDir: false,
  // On a phone behind a slow line React is most of the wait (59 kB, and its start); what these pages use of it, Preact has too.
  resolve: {
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    target: 'es2024',
    emptyOutDir: false,
    // Every browser that reads this build preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'reader.html',
      output: {
        codeSplitting: {
          groups: [
            // The call for the report and what it stands on, small and first.
            { name: 'reader', tags: ['$initial'], priority: 2 },
            // The short page with all that the others share of it, and what checks the report, in one file beside it: lines are shared
            // by the files that are under way, so each further one would hold the entry up, which the call waits for.
            {
              name: 'reader-pages',
              test: /node_modules[\\/](preact|lucide-react)[\\/]|generated[\\/]checks[\\/]shares|src[\\/](app|kit|parts)[\\/]|features[\\/]reader[\\/](?!citizen|chat|mask|radar|ring|verify|visit)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
