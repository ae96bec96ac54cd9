// npm run guesses: how many searches by file name (`git ls-files '**/*<guess>*'`) find each of ten things.
import { askedRef, readTree } from '../lib/tree.mjs';
import { words } from './words.mjs';

/** A person opens at most so many names of one search; a file, its style and its test are one name. */
const NAMES = 5;
const AIM = 14;

const stem = (path) => path.replace(/(\.(test|spec|fixture|properties|module|test-support))*\.\w+$/, '');
const isTest = (path) => /\.(test|spec)\.\w+$/.test(path);
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1);
const asPattern = (guess) => new RegExp(guess.split('*').map(RegExp.escape).join('.*'));

/** The first file of the search that holds what is looked for, unless the search finds too many names. */
function search(tree, guess, stands) {
  const hits = [...tree.keys()].filter((path) => asPattern(guess).test(fileName(path)));
  if (new Set(hits.map(stem)).size > NAMES) return undefined;
  return hits.find((path) => !isTest(path) && stands.test(tree.get(path)));
}

const ref = askedRef();
const tree = readTree(ref);
let sum = 0;
for (const { word, stands, guesses } of words) {
  const found = guesses.map((guess) => search(tree, guess, stands));
  const nth = found.findIndex(Boolean);
  // Whom no name helps has one more way: searching the texts.
  const count = nth === -1 ? guesses.length + 1 : nth + 1;
  sum += count;
  console.log(`${count}  ${word.padEnd(32)} ${found[nth] ?? 'not by its name'}`);
}
console.log(`${sum} guesses for ${words.length} things${ref ? ` at ${ref}` : ''} (at most ${AIM})`);
process.exitCode = sum > AIM ? 1 : 0;
