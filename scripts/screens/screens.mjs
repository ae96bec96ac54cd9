// npm run screens: photographs every screen, tool, drawer and dialog of the built web app in two sizes, and compares them with those
// of another checkout: npm run screens -- --against ../other-checkout [--only grace]
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import { signInAhead } from '../../e2e/support/actions.ts';
import { Hospital } from '../../e2e/support/hospital.ts';
import { prepare } from '../../e2e/support/test.ts';
import { provideChromium } from '../lib/chromium.mjs';
import { serve } from '../lib/served-build.mjs';
import { root, stop } from '../lib/workplace.mjs';
import { compare } from './compare.mjs';
import { jitter, subjects } from './subjects.mjs';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(`npm run screens -- [options]

  --only TEXT     screens whose name holds it (default: all)
  --against PLACE another checkout: the pixels that differ are counted
  --help          this text

Each screen and tool in both sizes, in reports/screens.`);
  process.exit(0);
}
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
];
const FIRST_PORT = 4290;
const MOST_SHOTS = 20;
const REST_MS = 120;
const LANES = 2;
const folder = join(root, 'reports/screens');

/** Counts the calls under way, so that nothing is photographed while an answer is still to come. */
function watchCalls(page) {
  const under = new Set();
  page.on('request', (call) => under.add(call));
  for (const event of ['requestfinished', 'requestfailed']) page.on(event, (call) => under.delete(call));
  return under;
}

/** A picture that came out twice the same; a page that never rests is photographed as it is. */
async function shoot(page, calls, isPrinted, isLoading) {
  let last;
  for (let shots = 0; shots < MOST_SHOTS; shots += 1) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: isPrinted });
    if (last?.equals(picture) && (isLoading || calls.size === 0)) return picture;
    last = picture;
    await wait(REST_MS);
  }
  return last;
}

/** Photographs of one subject, by size, in a world and a window of its own. */
async function photograph(browser, served, subject) {
  const http = await request.newContext();
  const hospital = await Hospital.open(http, served.mockAddress);
  const context = await browser.newContext({
    baseURL: served.webAddress,
    // Not the size of the first picture: after a change of size everything is painted at once, and pieces leave no seams.
    viewport: sizes.at(-1),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  try {
    await prepare(context, hospital, subject.seesUpdateNotes);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const calls = watchCalls(page);
    if (subject.account !== null) await signInAhead(page, hospital, subject.account ?? 'doctor');
    await subject.open(page, hospital);
    if (subject.isPrinted) await page.emulateMedia({ media: 'print' });
    const pictures = new Map();
    for (const size of subject.isOneSize ? sizes.slice(0, 1) : sizes) {
      await page.setViewportSize(size);
      pictures.set(`${size.width}x${size.height}`, await shoot(page, calls, subject.isPrinted, subject.isLoading));
    }
    return pictures;
  } finally {
    await context.close();
    await hospital.close();
    await http.dispose();
  }
}

const wanted = subjects.filter(({ name }) => name.includes(options.only));
if (wanted.length === 0)
  stop(`No name holds “${options.only}”. The names are:\n${subjects.map(({ name }) => name).join('\n')}`);
const checkouts = [root, ...(options.against ? [resolve(options.against)] : [])];
for (const checkout of checkouts) {
  if (!existsSync(join(checkout, 'apps/web/dist/index.html')))
    stop(`${checkout} holds no build: npm run build there first.`);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const served = await Promise.all(checkouts.map((checkout, index) => serve(checkout, FIRST_PORT + 2 * index)));
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  env: { ...process.env, TZ: 'Asia/Shanghai' },
  args: [
    '--lang=zh-CN',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-partial-raster',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
  ],
});
const judging = await browser.newPage();
const begin = performance.now();
const fileOf = (subject, ...more) => join(folder, `${[subject.name.replaceAll(' ', '-'), ...more].join('-')}.png`);
const sum = { pictures: 0, differ: 0, failed: 0 };

/** The pictures of one subject that differ; without another checkout they are only kept. */
async function judge(subject) {
  const [after, before] = await Promise.all(served.map((build) => photograph(browser, build, subject)));
  const differing = [];
  for (const [size, picture] of after) {
    if (!before) writeFileSync(fileOf(subject, size), picture);
    const compared = before ? await compare(judging, before.get(size), picture) : { count: 0 };
    if (compared.count > 0) differing.push({ size, before: before.get(size), after: picture, ...compared });
  }
  sum.pictures += after.size;
  return differing;
}

function report(subject, { size, count, box, ...pictures }) {
  sum.differ += 1;
  for (const [kind, picture] of Object.entries(pictures)) writeFileSync(fileOf(subject, size, kind), picture);
  const [, reason] = Object.entries(jitter).find(([name]) => subject.name.includes(name)) ?? [];
  const excuse = reason ? ` (may differ by itself: ${reason})` : '';
  console.log(`${subject.name} ${size}: ${count} pixels differ, ${box}${excuse}`);
}

/** Looks twice at what differs or fails: on a machine that is busy with other things the first look may have come too early. */
async function look(subject) {
  const first = await judge(subject).catch(() => undefined);
  if (first?.length === 0) return;
  try {
    for (const difference of await judge(subject)) report(subject, difference);
  } catch (error) {
    sum.failed += 1;
    console.log(`${subject.name}: could not be photographed: ${error.message.split('\n').slice(0, 6).join(' ')}`);
  }
}

// Two at a time: one browser does little while the other waits.
const queue = [...wanted];
async function work() {
  for (let subject = queue.shift(); subject; subject = queue.shift()) await look(subject);
}
await Promise.all(Array.from({ length: LANES }, work));
await browser.close();
for (const { close } of served) close();
const seconds = Math.round((performance.now() - begin) / 1000);
console.log(
  `${wanted.length} subjects, ${sum.pictures} pictures in ${seconds} s: ${sum.differ} differ, ${sum.failed} could not be photographed`,
);
process.exit(sum.differ + sum.failed > 0 ? 1 : 0);
