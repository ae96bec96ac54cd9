import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/actions.ts';
import { dock } from '../support/detail.ts';
import { expect, test } from '../support/test.ts';

interface Paper {
  readonly report: string;
  readonly apiType: number;
  readonly title: string;
  readonly patient: string;
  /** Of the report or of the saved assessment, as it stands on the paper. */
  readonly time: string;
  /** The saved record to be read first. */
  readonly record?: RegExp;
}

const papers: readonly Paper[] = [
  {
    report: 'R1003-01',
    apiType: 3,
    title: '血气分析',
    patient: '何秀兰',
    time: '2025-11-17 21:40',
    record: /^2025-11-17 21:40/,
  },
  { report: 'R1004-01', apiType: 4, title: 'CKD分期', patient: '顾怀远', time: '2025-11-18 09:42' },
  {
    report: 'R1002-01',
    apiType: 5,
    title: 'Grace评分',
    patient: '严松年',
    time: '2025-11-18 09:50',
    record: /高危 171/,
  },
  {
    report: 'R1142-01',
    apiType: 6,
    title: 'Light标准胸腔积液鉴别',
    patient: '蔺红梅',
    time: '2025-11-05 11:34',
    record: /^2025-11-05/,
  },
  {
    report: SEED_SPECIAL_REPORT_IDS.霍立新,
    apiType: 7,
    title: '胃功能血清学',
    patient: '霍立新',
    time: '2025-11-12 08:20',
  },
  {
    report: SEED_SPECIAL_REPORT_IDS.许静,
    apiType: 8,
    title: '甲状腺用药随访',
    patient: '许静',
    time: '2025-07-16',
    record: /^2025-07-16/,
  },
  {
    report: SEED_SPECIAL_REPORT_IDS.宋立民,
    apiType: 9,
    title: '新冠分型辅助',
    patient: '宋立民',
    time: '2025-11-13 10:05',
  },
  {
    report: SEED_MODEL_REPORT_IDS.雷振邦皮质醇,
    apiType: 11,
    title: '肾上腺皮质',
    patient: '雷振邦',
    time: '2023-09-12 08:05',
  },
  {
    report: SEED_MODEL_REPORT_IDS.连少华筛查,
    apiType: 12,
    title: '原发性醛固酮增多症',
    patient: '连少华',
    time: '2024-03-05 08:15',
  },
  {
    report: SEED_MODEL_REPORT_IDS.骆佳宁产检,
    apiType: 14,
    title: '甲状腺功能辅助',
    patient: '骆佳宁',
    time: '2025-11-12 09:05',
  },
  {
    report: SEED_MODEL_REPORT_IDS.江鹤年复查,
    apiType: 15,
    title: '脑脊液分析',
    patient: '江鹤年',
    time: '2025-03-05 09:40',
  },
];

async function openTool(page: Page, { report, apiType, title, record }: Paper): Promise<Locator> {
  await page.goto(`/detail?report_id=${report}&panel=assessment&api_type=${apiType}`);
  const tool = page.getByRole('dialog', { name: title, exact: true });
  if (record) await tool.getByRole('navigation').getByRole('button', { name: record }).click();
  return tool;
}

const texts = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

test('the paper of each tool names the patient and the time, and nothing of the program', async ({
  page,
  hospital,
}) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAs(page, hospital, 'doctor', '/about-us');
  for (const paper of papers) {
    await test.step(paper.title, async () => {
      const tool = await openTool(page, paper);
      await tool.getByRole('button', { name: '打印' }).first().click();
      await expect(page.locator('html[data-printed]')).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(texts(page, paper.patient).first()).toBeVisible();
      await expect(texts(page, paper.time).first()).toBeVisible();
      await expect(texts(page, '结果仅供临床参考，不替代医师诊断')).toHaveCount(1);
      await expect(dock(page)).toBeHidden();
      await expect(tool.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      const actions = page.getByRole('button', { name: /^(打印|复制结论|关闭|保存|编辑|删除|查看历史趋势|返回列表)$/ });
      await expect(actions.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    });
  }
});

test('the paper of a diagnosis names the patient and the report, and holds the disclaimer once', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/detail?report_id=R1004-01&panel=diagnosis&diagnosis_id=GOUT');
  await expect(page.getByRole('heading', { name: '诊断依据' })).toBeVisible();
  await expect(texts(page, '报告时间 2025-11-18 09:42')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(texts(page, '顾怀远')).toHaveCount(1);
  await expect(texts(page, '报告时间 2025-11-18 09:42')).toHaveCount(1);
  await expect(texts(page, '结果仅供临床参考，不替代医师诊断')).toHaveCount(1);
});

test('what is copied for the record holds the date and the conclusion', async ({ page, hospital, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, hospital, 'doctor', '/about-us');
  for (const [apiType, text] of [
    [4, /^2025-11-18 09:42 CKD分期：CKD G3b A3，极高危，建议每年随访3次。.*结果仅供临床参考，不替代医师诊断。$/s],
    [
      7,
      /^2025-11-12 08:20 胃功能血清学：新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC\(D\)法C组，每2年胃镜。.*结果仅供临床参考，不替代医师诊断。$/s,
    ],
  ] as const) {
    const paper = papers.find((entry) => entry.apiType === apiType);
    if (!paper) throw new Error(`no tool of type ${apiType}`);
    const tool = await openTool(page, paper);
    await tool.getByRole('button', { name: '复制结论' }).click();
    await expect(page.getByRole('status').filter({ hasText: '复制成功' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  }
});
