import type { Reading, ReportData } from '@jianwei/api-client/model';
import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { configure } from '../support/configure.ts';
import { expect, test } from '../support/test.ts';

const REPORTS = 50;
/** Patients with a long course: their reports are walked from the newest one on. */
const COURSES = ['R1004-01', 'R1105-01', 'R1052-01'];

/** What a screen says of its own: headings, urgencies, keys and states; no statement about a patient. */
const OWN_WORDS =
  /^(综合判读|危急|需关注|无法判定|在参考区间内|复制|C|[123]|现在做什么|处理建议|已处理|发现|\d+ 项|按紧急程度|其余|等|项|立即|今日|择期|较上次加重|较上次好转|与上次相近|依据|\d+|未判读|状态|自上次查看以来|首次查看|自上次查看|没有新的变化|检验科补充读出 \d+ 项|结论已更新)$/;

/** Times and names of who did something. */
const RECORD = /^(\d{2}:\d{2}|\d{2}-\d{2}( \d{2}:\d{2})?|\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?)$/;

const bare = (text: string) => text.replace(/[\s\u2060]/g, '');

/** Said where nothing speaks, and only there. */
const QUIET = ['未提示疑似诊断', '现有检验结果未达到任何诊断规则'];
/** A report is there within fractions of a second: asked for often. */
const OFTEN = { intervals: [20, 50, 100] };

/** Every text that is shown for a reading, as `npm run reading` lists them in `texts`, and the publications that steps rest on. */
function textsOf({ level, headline, findings, actions, unread, states, tools }: Reading): string[] {
  return [
    ...headline.map(({ text }) => text),
    ...findings.flatMap(({ title, text, change_text: change, value_text: value, copy_text: copy }) => [
      title,
      text,
      change ?? '',
      value ?? '',
      `${title} ${value ?? ''}`,
      copy ?? '',
    ]),
    ...actions.flatMap(({ text, source }) => [text, source ?? '']),
    ...unread.flatMap(({ laboratory_name: name, original_result: result, reason }) => [name, result, reason]),
    ...states,
    ...tools.map(({ name }) => name),
    ...(level === 'normal' ? QUIET : []),
  ];
}

/** Text of the reading column, element by element, cut at the marks of sentences. */
async function statementsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // The report before and the one after stand in the document too.
    const heads = [...document.querySelectorAll('main section[aria-label="综合判读"]')];
    const head = heads.find((section) => section.checkVisibility());
    const column = head?.parentElement;
    if (column == null) return [];
    const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      // 依据与说明 speaks of rules and their versions, not of the patient; the loop on paper of what people did.
      if (parent?.closest('details, .jw-print-only') === null) found.push(text ?? '');
    }
    return found;
  });
  return texts.flatMap((text) => text.split(/[，；：、\u3000]/)).map((text) => text.trim());
}

/** What stands on the screen and is neither one of the texts nor a word of the screen itself. */
async function foreignOn(page: Page, reading: Reading): Promise<string[]> {
  const texts = textsOf(reading).map(bare);
  return (await statementsOf(page)).filter(
    (said) =>
      said !== '' &&
      !OWN_WORDS.test(said) &&
      !RECORD.test(said) &&
      !texts.some((text) => text !== '' && text.includes(bare(said))),
  );
}

/** Answers of the analysis by report id, as they come. */
function readingsOf(page: Page): ReadonlyMap<string, Reading> {
  const readings = new Map<string, Reading>();
  page.on('response', async (response) => {
    if (!response.ok() || !new URL(response.url()).pathname.startsWith('/api/v2/ai/reports/analysis/')) return;
    const report = (await response.json().catch(() => undefined)) as ReportData | undefined;
    if (report?.report_id !== undefined && report.reading !== undefined) readings.set(report.report_id, report.reading);
  });
  return readings;
}

const shownId = (page: Page) => new URL(page.url()).searchParams.get('report_id') ?? '';

test('every statement about fifty reports is one of the reading', async ({ page, hospital }) => {
  await configure(page, { wire: 'plain' });
  const readings = readingsOf(page);
  const head = page.getByRole('region', { name: '综合判读' });
  const seen = new Set<string>();
  const foreign: string[] = [];
  let findings = 0;

  /** Holds the report on the screen against its reading, unfolded. */
  const check = async () => {
    const id = shownId(page);
    await expect.poll(() => readings.has(id), OFTEN).toBe(true);
    const reading = readings.get(id);
    if (reading === undefined) throw new Error(`no reading of ${id}`);
    await expect
      .poll(async () => bare(await head.innerText()), OFTEN)
      .toContain(bare(reading.headline[0]?.text ?? '?'));
    for (const rest of await page
      .locator('main')
      .filter({ visible: true })
      .getByRole('button', { name: /^(其余|等) \d+ 项$/ })
      .all())
      await rest.click();
    foreign.push(...(await foreignOn(page, reading)).map((said) => `${id}: ${said}`));
    seen.add(id);
    findings += reading.findings.length;
  };

  /** From report to report by key, as long as there is a next one and fifty are not reached. */
  const walk = async () => {
    for (;;) {
      await check();
      const place = await page.getByRole('navigation', { name: /报告$/ }).innerText();
      const [, at = '', total = ''] = /(\d+) \/ (\d+)/.exec(place) ?? [];
      if (at === total || seen.size >= REPORTS) return;
      const from = shownId(page);
      await page.keyboard.press('j');
      await expect.poll(() => shownId(page), OFTEN).not.toBe(from);
    }
  };

  await openAs(page, hospital, 'doctor', '/?view=all');
  await page.getByRole('table', { name: '工作单' }).locator('tbody tr').first().getByRole('link').press('Enter');
  await expect(head).toBeVisible();
  await walk();
  expect(seen.size).toBeGreaterThanOrEqual(40);
  for (const id of COURSES) {
    if (seen.size >= REPORTS) break;
    await page.goto(`/detail?report_id=${id}`);
    await walk();
  }
  expect(seen.size).toBeGreaterThanOrEqual(REPORTS);
  expect(foreign).toEqual([]);
  expect(findings).toBeGreaterThan(100);

  // A sentence of the screen's own is found out.
  const reading = readings.get(shownId(page));
  if (reading === undefined) throw new Error('no reading of the last report');
  await head.evaluate((section) => section.append('病情平稳'));
  expect(await foreignOn(page, reading)).toEqual(['病情平稳']);
});
