import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The files of chunks: their scripts and style sheets. */
const filesOf = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  [...new Set(chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))].map(
    (file) => `/${file}`,
  );

/** The files of the chunks of these names. */
function filesNamed(bundle: Rolldown.OutputBundle, ...names: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return filesOf(chunks.filter(({ name }) => names.includes(name)));
}

/** What a page stands on that is no part of the first files: its chunk and all that this imports, each once. */
function chunksUnder(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
) {
  if (found.has(chunk) || FIRST_CHUNKS.includes(chunk.name)) return found;
  found.add(chunk);
  for (const file of chunk.imports) {
    const under = bundle[file];
    if (under?.type === 'chunk') chunksUnder(bundle, under, found);
  }
  return found;
}

/** Chunks that every signed-in user's first screen has. */
const FIRST_CHUNKS: readonly string[] = ['index', 'start', 'react', 'frame', 'rolldown-runtime'];
/** A row of the table of pages: its path and its module. */
const PAGE_ROW = /'(\/[\w-]+)': \(\) => import\('\.\.\/([^']+)'\)/g;

/**
 * The files of each page with an administration table, by path: the table is a quarter of a megabyte, which would be sent for only once
 * the page's own chunk is there.
 */
function filesOfTablePages(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  const table = holding('/src/kit/admin/admin-table.tsx');
  if (!table) throw new Error('The administration table is in no chunk');
  const pages = readFileSync(new URL('../src/app/pages.ts', import.meta.url), 'utf8').matchAll(PAGE_ROW);
  return Object.fromEntries(
    [...pages].flatMap(([, path = '', module = '']) => {
      const page = holding(`/src/${module}`);
      const under = page && chunksUnder(bundle, page);
      return under?.has(table) ? [[path, filesOf([...under])]] : [];
    }),
  );
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
          always: filesNamed(bundle, 'frame'),
          '/detail': filesNamed(bundle, 'detail'),
          // The list stands on much of what the detail page is made of.
          '/excellent': filesNamed(bundle, 'detail', 'lists', 'forms'),
          ...filesOfTablePages(bundle),
        });
        writeFileSync(script, readFileSync(script, 'utf8').replace('{ always: [] }', known));
        const login = loginPage(readFileSync(join(dir, 'index.html'), 'utf8'));
        for (const page of ['login', 'apply-login']) writeFileSync(join(dir, `${page}.html`), login);
      },
    },
  };
}
