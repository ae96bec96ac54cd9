import type { ReportData, WorklistPage } from '@jianwei/api-client/model';
import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { configure } from '../support/configure.ts';
import { expect, test } from '../support/test.ts';

const REPORTS = 50;

/** What a screen says of its own: headings, urgencies, keys and states; no statement about a patient. */
const OWN_WORDS =
  /^(依据|其余|项|等|综合判读|危急|需关注|无法判定|在参考区间内|复制|C|现在做什么|处理建议|已处理|发现|\d+ 项|按紧急程度|其余 \d+ 项|立即|今日|择期|高|中|低|依据 \d+ 条|较上次加重|较上次好转|与上次相近|未判读|其余异常|[\d①-⑨]|来源|查看原文|原因|疑似诊断|复制这一条|已知|疑似|状态|标出依据)$/;

const bare = (text: string) => text.replace(/[\s\u2060]/g, '');

/** Every string of an answer. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Text of the parts of the screen that speak about the report, element by element, cut at the commas of sentences. */
async function statementsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const headings = ['综合判读', '现在做什么', '发现', '未判读'];
    const places = [...document.querySelectorAll('main section')].filter((place) =>
      headings.includes(place.getAttribute('aria-label') ?? ''),
    );
    const leaves = places.flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
      return found;
    });
    return leaves.map((text) => text.trim()).filter((text) => text !== '');
  });
  return texts.flatMap((text) => text.split(/[，；：、\u3000]/)).map((text) => text.trim());
}

test('every statement about fifty reports is one of the reading', async ({ page, hospital }) => {
  test.setTimeout(300_000);
  await configure(page, { wire: 'plain' });
  const readings = new Map<string, ReportData>();
  const ids: string[] = [];
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (!response.ok() || response.request().method() !== 'GET') return;
    if (path.startsWith('/api/v2/ai/reports/analysis/')) {
      const report = (await response.json().catch(() => undefined)) as ReportData | undefined;
      if (report?.report_id !== undefined) readings.set(report.report_id, report);
    }
    if (path === '/api/v2/worklist') {
      const list = (await response.json().catch(() => undefined)) as WorklistPage | undefined;
      ids.push(...(list?.data ?? []).map(({ report_id: id }) => id));
    }
  });
  await openAs(page, hospital, 'doctor', '/?view=all');
  await expect.poll(() => new Set(ids).size).toBeGreaterThanOrEqual(40);
  const further = [
    'R1004-02',
    'R1004-03',
    'R1004-04',
    'R1004-05',
    'R1105-02',
    'R1078-01',
    'R1144-01',
    'R1135-01',
    'R1153-01',
    'R1204-01',
    'R1416-02',
    'R1183-01',
  ];
  const wanted = [...new Set([...ids.slice(0, 40), ...further])].slice(0, REPORTS);
  expect(wanted).toHaveLength(REPORTS);
  let counted = 0;
  for (const id of wanted) {
    await page.goto(`/detail?report_id=${id}`);
    await expect(page.getByRole('region', { name: '综合判读' })).toBeVisible();
    await expect.poll(() => readings.has(id)).toBe(true);
    const { reading } = readings.get(id) ?? {};
    const texts = stringsOf(reading).map(bare);
    const foreign = (await statementsOf(page)).filter(
      (said) => said !== '' && !OWN_WORDS.test(said) && !texts.some((text) => text.includes(bare(said))),
    );
    expect([id, foreign]).toEqual([id, []]);
    counted += reading?.findings.length ?? 0;
  }
  expect(counted).toBeGreaterThan(100);
});
