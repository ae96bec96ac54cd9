// Imports files into a new hospital in memory and prints what it took: a process of its own, so that its memory is known.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';

const folder = process.argv[2];
const { Worlds } = await import(join(root, 'mock-server/src/store/worlds.ts'));
const { seedWorld } = await import(join(root, 'mock-server/src/hospital/seed-world.ts'));
const { importFileAccounts } = await import(join(root, 'mock-server/src/import/import.ts'));

const worlds = new Worlds({ seed: seedWorld, state: 'memory', clock: '2025-11-18T10:30:00+08:00' });
const files = readdirSync(folder)
  .toSorted()
  .map((name) => join(folder, name));
const begin = performance.now();
const accounts = importFileAccounts(worlds.default, files);
const milliseconds = performance.now() - begin;
const taken = accounts.reduce((sum, account) => sum + account.taken, 0);
worlds.close();
// Kilobytes on every system that Node runs on.
console.log(JSON.stringify({ milliseconds, taken, megabytes: process.resourceUsage().maxRSS / 1024 }));
