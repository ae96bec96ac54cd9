// npm run chaos: browser tests while every answer is late by chance, so that answers overtake each other.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../lib/chromium.mjs';
import { countStage } from '../lib/junit.mjs';
import { endChildren, root, run, stop } from '../lib/workplace.mjs';
import { seedsOf } from './seeds.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(`npm run chaos -- [options] [spec files]

  --seed N       delays of this seed (default: random, printed)
  --seeds 1..10  one run a seed
  --all          the whole browser suite; default: the tests of scripts/chaos/specs.txt
  specs/x.spec.ts …  only these files
  --help         this text

Calls wait up to 2.5 seconds, most of it on the way back, so that an answer may be old when it comes. reports/ of e2e holds
what the last seed left.`);
  process.exit(0);
}
const seeds = seedsOf(options) ?? stop('--seed takes a whole number, --seeds two of them: 1..10.');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    endChildren();
    process.exit(1);
  });
}

const chromium = await provideChromium();
if (!existsSync(join(root, 'apps/web/dist/index.html')) && (await run('npm', ['run', '--silent', 'build'])).code !== 0)
  stop('The web app could not be built.');

const list = join(root, 'scripts/chaos/specs.txt');
const which = positionals.length > 0 ? positionals : options.all ? [] : [`--test-list=${list}`];
const rows = {};
for (const seed of seeds) {
  console.log(`Seed ${seed} (npm run chaos -- --seed ${seed})`);
  const report = join(root, 'e2e/reports/junit.xml');
  rmSync(report, { force: true });
  const begin = performance.now();
  const { code } = await run('npm', ['run', '--silent', 'test:browser', '--', ...which], {
    cwd: join(root, 'e2e'),
    env: { CHAOS_SEED: String(seed), JIANWEI_CHROMIUM: chromium },
  });
  const { passed, failed } = countStage([report], code);
  rows[seed] = { passed, failed, seconds: Math.round((performance.now() - begin) / 1000) };
  if (existsSync(report)) renameSync(report, join(root, `e2e/reports/chaos-${seed}.xml`));
}
console.table(rows);
process.exit(Object.values(rows).every(({ passed, failed }) => passed > 0 && failed === 0) ? 0 : 1);
