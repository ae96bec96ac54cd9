// Writes contracts/read-names.json: the names of the contract that the code of the web app holds. A small file, so that the pacts and
// their verification depend on it and not on every line of the web app.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../apps/web/src', import.meta.url));
const contract = new URL('../../openapi/dist/openapi.json', import.meta.url);
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.(test|test-support)\.tsx?$/.test(file);
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const words = new Set(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .flatMap(
      (file) =>
        readFileSync(`${web}/${file}`, 'utf8')
          .replaceAll(comments, '')
          .match(/[A-Za-z_]\w*/g) ?? [],
    ),
);

/** Every name of the contract, whatever it names. */
const names = new Set<string>();
JSON.parse(readFileSync(contract, 'utf8'), (name, value: unknown) => {
  names.add(name);
  return value;
});

const read = [...names].filter((name) => words.has(name)).toSorted();
writeFileSync(new URL('../read-names.json', import.meta.url), `${JSON.stringify(read, null, 2)}\n`);
