// Holds the calls that the browser tests of a whole run saw answered against the specification; names those that none saw.
// Folders of journals may be named (those of the parts of a run), else that of the last run here is read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from '../lib/workplace.mjs';
import { readContract, readReasons } from '../trace/contract-only.mjs';
import { namesIn, unseenCalls } from './unseen.mjs';

const given = process.argv.slice(2);
const folders = given.length > 0 ? given : [join(root, 'e2e/reports/journals')];
const absent = folders.filter((folder) => !existsSync(folder));
if (absent.length > 0) stop(`There are no journals in ${absent.join(', ')}: run the browser tests first.`);
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const seen = namesIn(files.map((file) => readFileSync(file, 'utf8')));
const { of, missing } = unseenCalls(readContract(), seen, readReasons());
for (const name of missing) console.log(`UNSEEN ${name}: no browser test has seen it answered`);
console.log(`${of - missing.length} of ${of} specified calls and usage events were seen by the browser tests`);
process.exitCode = missing.length > 0 ? 1 : 0;
