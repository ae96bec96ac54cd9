import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Chunks of what stands around every screen, and of the screens that a day begins with. */
const CHUNKS = { always: ['frame'], reading: ['reading', 'detail-route'] };

function filesOf(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk' || !names.includes(output.name)) return [];
    return [output.fileName, ...(output.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  });
}

/**
 * What the first paint needs to know, settled by the build: `frame.js` learns which files a signed-in user's first screen
 * stands on, and each login page becomes a file of its own (`login.html`), whose frame waits for no script.
 */
export function startFiles(): Plugin {
  return {
    name: 'start-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const script = join(dir, 'frame.js');
        const known = JSON.stringify({
          always: filesOf(bundle, CHUNKS.always),
          reading: filesOf(bundle, CHUNKS.reading),
        });
        writeFileSync(script, readFileSync(script, 'utf8').replace('{ always: [], reading: [] }', known));
        const login = readFileSync(join(dir, 'index.html'), 'utf8')
          .replace('<html ', '<html data-frame="login" ')
          .replace(/\s*<script src="\/frame\.js"><\/script>/, '');
        for (const page of ['login', 'apply-login']) writeFileSync(join(dir, `${page}.html`), login);
      },
    },
  };
}
