import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineEntryStyle } from './vite/inline-entry-style.ts';
import { readerFiles } from './vite/reader-files.ts';

/** The pages of shared links, built by themselves: who opens one on a phone gets nothing of the clinical application. */
export default defineConfig({
  plugins: [react(), inlineEntryStyle(), readerFiles()],
  publicDir: false,
  build: {
    target: 'es2024',
    emptyOutDir: false,
    rolldownOptions: { input: 'reader.html' },
  },
});
