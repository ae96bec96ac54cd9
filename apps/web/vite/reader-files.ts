import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGES = ['h5', 'citizen-phone', 'citizen-chat-phone', 'radar-detail'];

/** Each page of a shared link as a file of its own, as the login pages are. */
export function readerFiles(): Plugin {
  return {
    name: 'reader-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        const built = join(dir, 'reader.html');
        for (const page of PAGES) copyFileSync(built, join(dir, `${page}.html`));
        rmSync(built);
      },
    },
  };
}
