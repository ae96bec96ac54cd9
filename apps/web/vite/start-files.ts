import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The files of a chunk: its script and its style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): string[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk' || output.name !== name) return [];
    return [output.fileName, ...(output.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  });
}

/** index.html as a login page: painted once and whole, and only then the program is sent for. */
function loginPage(html: string, chunk: readonly string[]): string {
  const preloads = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g)];
  const files = [...preloads.map(([, file]) => file), ...chunk].join(' ');
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
 * What the first paint needs to know, settled by the build: `frame.js` learns which files the first screen
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
        // What the login page is drawn with, what stands around every other screen, and the screens of reports.
        const login = filesOf(bundle, 'login-page');
        const known = JSON.stringify({ login, always: filesOf(bundle, 'frame'), reading: filesOf(bundle, 'reading') });
        writeFileSync(script, readFileSync(script, 'utf8').replace('{ login: [], always: [], reading: [] }', known));
        const page = loginPage(readFileSync(join(dir, 'index.html'), 'utf8'), login);
        for (const name of ['login', 'apply-login']) writeFileSync(join(dir, `${name}.html`), page);
      },
    },
  };
}
