// npm test and, with --without-browser, npm run check: every stage, then one line that counts all of it.
// --browser-only and --shard=1/2 (of the browser tests) split the work between machines.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from './lib/chromium.mjs';
import { stages } from './lib/stages.mjs';
import { ensureInstalled, root, run } from './lib/workplace.mjs';

const withoutBrowser = process.argv.includes('--without-browser');
const browserOnly = process.argv.includes('--browser-only');
const shard = process.argv.find((argument) => argument.startsWith('--shard='));
const reports = join(root, 'reports');

/** Test cases of one JUnit file: a failed or errored case is failed, a skipped one skipped. */
function countJunit(file) {
  const cases = readFileSync(file, 'utf8').match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const failed = cases.filter((testCase) => /<(failure|error)\b/.test(testCase)).length;
  const skipped = cases.filter((testCase) => /<skipped\b/.test(testCase)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
}

/** Counts a finished stage. A stage that failed without a failed case, or whose report is missing, is one failure. */
function countStage(stage, code) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const report of stage.junit ?? []) {
    const file = join(root, report);
    if (!existsSync(file)) {
      console.error(`${stage.name}: the report ${report} is missing.`);
      total.failed += 1;
      continue;
    }
    const counted = countJunit(file);
    for (const key of Object.keys(total)) total[key] += counted[key];
    cpSync(file, join(reports, 'junit', `${stage.name}-${report.replaceAll(/[\\/]/g, '-').replace('-reports', '')}`));
  }
  if (!stage.junit) total[code === 0 ? 'passed' : 'failed'] += 1;
  else if (code !== 0 && total.failed === 0) total.failed += 1;
  return total;
}

ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(join(reports, 'junit'), { recursive: true });
const env = withoutBrowser ? {} : { JIANWEI_CHROMIUM: await provideChromium() };

const sum = { passed: 0, failed: 0, skipped: 0 };
const seconds = {};
for (const stage of stages.filter(({ browser }) => (browser ? !withoutBrowser : !browserOnly))) {
  for (const report of stage.junit ?? []) if (stage.name !== 'unit') rmSync(join(root, report), { force: true });
  const begin = performance.now();
  const { code, output } = await run(
    stage.command,
    [...stage.args, ...(shard && stage.isShardable ? ['--', shard] : [])],
    { capture: true, cwd: join(root, stage.cwd ?? '.'), env },
  );
  seconds[stage.name] = Math.round((performance.now() - begin) / 100) / 10;
  writeFileSync(join(reports, `${stage.name}.log`), output);
  const counted = countStage(stage, code);
  for (const key of Object.keys(sum)) sum[key] += counted[key];
  const isGood = code === 0 && counted.failed === 0;
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(16)} ${String(seconds[stage.name]).padStart(6)} s  ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`,
  );
  if (!isGood) console.log(output.slice(-12_000));
}
writeFileSync(join(reports, 'seconds.json'), `${JSON.stringify(seconds, null, 2)}\n`);
for (const folder of ['e2e/reports/html', 'e2e/reports/traces']) {
  if (existsSync(join(root, folder)))
    cpSync(join(root, folder), join(reports, folder.split('/').pop()), { recursive: true });
}
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed > 0 ? 1 : 0);
