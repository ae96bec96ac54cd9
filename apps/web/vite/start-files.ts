import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The files of chunks: their scripts and style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, ...names: readonly string[]): string[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk' || !names.includes(output.name)) return [];
    return [output.fileName, ...(output.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  });
}

/** index.html as a login page: painted once and whole, and only then the program is sent for. */
function loginPage(html: string): string {
  const preloads = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g)];
  const files = preloads.map(([, file]) => file).join(' ');
  return html
    .replace('<html ', '<html data-frame="login" ')
    .replace('<meta charset="utf-8" />', '$&\n    <link rel="expect" blocking="render" href="#login-legal" />')
    .replace(/\s*<script src="\/frame\.js"><\/script>/, '')
    .replace(/<link rel="modulepreload" crossorigin href="[^"]+">\s*/g, '')
    .replace(
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      `<script src="/after-paint.js" data-entry="$1" data-files="${files}" defer></script>`,
    );
}

/**
 * What the first paint needs to know, settled by the build: `frame.js` learns which files a signed-in user's first screen
 * stands on, and each login page becomes a file of its own (`login.html`), whose frame is painted before any script runs.
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
          always: filesOf(bundle, 'frame'),
          '/detail': filesOf(bundle, 'detail'),
          // The list stands on much of what the detail page is made of.
          '/excellent': filesOf(bundle, 'detail', 'lists'),
        });
        writeFileSync(script, readFileSync(script, 'utf8').replace('{ always: [] }', known));
        const login = loginPage(readFileSync(join(dir, 'index.html'), 'utf8'));
        for (const page of ['login', 'apply-login']) writeFileSync(join(dir, `${page}.html`), login);
      },
    },
  };
}
