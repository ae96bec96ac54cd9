import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGES = ['h5', 'citizen-phone', 'citizen-chat-phone', 'radar-detail'];
/** The chunk that every page waits for beside its entry: the page itself, and what checks the report that the entry sends for. */
const AHEAD = ['reader-pages'];

/** Has a browser compile a file whole, beside the main thread, while it comes: nearly all of these is run at once. */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';

/** Each page of a shared link as a file of its own, as the login pages are; it names all it waits for at once. */
export function readerFiles(): Plugin {
  return {
    name: 'reader-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const missing = AHEAD.filter((name) => !chunks.some((chunk) => chunk.name === name));
        if (missing.length > 0) this.error(`No chunk is named ${missing.join(', ')}`);
        const files = chunks
          .filter(({ name }) => AHEAD.includes(name))
          .flatMap(({ fileName, imports }) => [fileName, ...imports]);
        for (const { fileName } of chunks.filter(({ name, isEntry }) => isEntry || AHEAD.includes(name))) {
          const file = join(dir, fileName);
          writeFileSync(file, COMPILE_WHOLE + readFileSync(file, 'utf8'));
        }
        const built = join(dir, 'reader.html');
        const page = readFileSync(built, 'utf8');
        const links = [...new Set(files)]
          .filter((file) => !page.includes(file))
          .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n`);
        // Before the style sheet: they are found before all of it was looked through.
        const html = page.replace('<style>', () => `${links.join('').trimStart()}  <style>`);
        for (const name of PAGES) writeFileSync(join(dir, `${name}.html`), html);
        rmSync(built);
      },
    },
  };
}
