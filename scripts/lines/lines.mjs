// npm run lines: files, lines and tokens of each area; -- --at <commit> counts a commit beside the files as they stand.
import { askedRef, readTree } from '../lib/tree.mjs';
import { areas } from './areas.mjs';
import { countTokens } from './count-tokens.mjs';

const folders = ['apps/web', 'mock-server'];

function count(tree, { files, without, only }) {
  const sum = { files: 0, lines: 0, tokens: 0 };
  for (const [path, text] of tree) {
    if (!files.test(path) || without?.test(path) || (only && !only.test(path))) continue;
    sum.files += 1;
    sum.lines += text.split('\n').length - 1;
    if (/\.tsx?$/.test(path)) sum.tokens += countTokens(path, text);
  }
  return sum;
}

const ref = askedRef();
const trees = [...(ref ? [readTree(ref, folders)] : []), readTree(undefined, folders)];
const column = (value) => String(value).padStart(9);
const heads = [...(ref ? [ref.slice(0, 9)] : []), 'now'];
console.log(`${''.padEnd(24)}${heads.map((head) => head.padStart(27)).join('')}`);
console.log(`${'area'.padEnd(24)}${heads.map(() => ['files', 'lines', 'tokens'].map(column).join('')).join('')}`);
for (const area of areas) {
  const sums = trees.map((tree) => count(tree, area));
  const cells = sums.map(({ files, lines, tokens }) => [files, lines, tokens || '-'].map(column).join(''));
  console.log(`${area.name.padEnd(24)}${cells.join('')}`);
}
