import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

const notSource = /(^|\/)(node_modules|dist|reports|\.turbo)(\/|$)/;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The packages of the workspace by name: their folder and what they export. */
function readPackages(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return new Map(
    globSync(
      workspaces.map((pattern) => `${pattern}/package.json`),
      { cwd: root },
    ).map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [name, { folder: posix.dirname(file.replaceAll('\\', '/')), exports }];
    }),
  );
}

/** The file that an address inside a workspace package stands for, by the longest pattern of its exports. */
function exported({ folder, exports }, inside) {
  const asked = inside ? `./${inside}` : '.';
  const matches = Object.entries(exports).flatMap(([pattern, target]) => {
    if (pattern === asked) return [{ length: Infinity, target }];
    const [head, tail] = pattern.split('*');
    if (tail === undefined || !asked.startsWith(head) || !asked.endsWith(tail)) return [];
    return [
      {
        length: head.length,
        target: target.replace('*', asked.slice(head.length, asked.length - tail.length)),
      },
    ];
  });
  const best = matches.sort((a, b) => b.length - a.length)[0]?.target ?? asked;
  return posix.join(folder, best);
}

function isInstalled(root, from, specifier) {
  if (isBuiltin(specifier)) return true;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (existsSync(join(root, folder, 'node_modules', name))) return true;
    if (folder === '.') return false;
  }
}

/** Where an import leads: a file of ours, `undefined` for a package from outside, `null` when to nothing. */
function resolve(root, packages, from, asked) {
  const specifier = asked.replace(/\?.*$/, '');
  const [scope, name, ...inside] = specifier.split('/');
  const ours = packages.get(`${scope}/${name}`);
  if (!specifier.startsWith('.') && !ours) return isInstalled(root, from, specifier) ? undefined : null;
  const path = ours ? exported(ours, inside.join('/')) : posix.join(posix.dirname(from), specifier);
  const ending = endings.find((candidate) => isFile(join(root, path + candidate)));
  return ending === undefined ? null : path + ending;
}

/** What one file imports, as written: static, type-only and dynamic, `import('…').Type` and `export … from` too. */
function specifiers(file, text) {
  const found = [];
  const add = (node, kind) => {
    if (typeof node?.value === 'string') found.push({ specifier: node.value, kind, at: node.start });
  };
  const named = (node, isType) => add(node.source, isType ? 'type' : 'static');
  const allTypes = (node, key) => node.specifiers.length > 0 && node.specifiers.every((one) => one[key] === 'type');
  new Visitor({
    ImportDeclaration: (node) => named(node, node.importKind === 'type' || allTypes(node, 'importKind')),
    ExportNamedDeclaration: (node) => named(node, node.exportKind === 'type' || allTypes(node, 'exportKind')),
    ExportAllDeclaration: (node) => named(node, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, 'dynamic'),
    TSImportType: (node) => add(node.source, 'type'),
  }).visit(parseSync(file, text).program);
  return found;
}

const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/**
 * Every import between the files below the given folders, and every import that leads to nothing.
 * @param {string} root
 * @param {string[]} folders
 * @returns {{ imports: { from: string, to: string, kind: 'static' | 'type' | 'dynamic', line: number }[], lost: { from: string, specifier: string, line: number }[] }}
 */
export function readImports(root, folders) {
  const packages = readPackages(root);
  const imports = [];
  const lost = [];
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,jsx,mjs}`);
  for (const path of globSync(patterns, {
    cwd: root,
    exclude: (name) => notSource.test(name),
  }).sort()) {
    const from = path.replaceAll('\\', '/');
    const text = readFileSync(join(root, from), 'utf8');
    for (const { specifier, kind, at } of specifiers(from, text)) {
      const to = resolve(root, packages, from, specifier);
      if (to === null) lost.push({ from, specifier, line: lineOf(text, at) });
      else if (to) imports.push({ from, to, kind, line: lineOf(text, at) });
    }
  }
  return { imports, lost };
}
