import { SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';
import { reportOf } from './reports.ts';
import { expect } from './test.ts';

const diagnosis = (id: string) => `${reportOf('顾怀远')}&panel=diagnosis&diagnosis_id=${id}`;
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

async function openDiagnosis(page: Page, id: string, name: string): Promise<Locator> {
  await page.goto(diagnosis(id));
  const drawer = dialog(page, name);
  await expect(drawer.getByRole('table', { name: '诊断依据' })).toBeVisible();
  return drawer;
}

/** The drawer of the diagnosis with a risk model. */
export function openRisk(page: Page): Promise<Locator> {
  return openDiagnosis(page, 'CKD', '慢性肾脏病');
}

/** The relation graph in place of the table of evidence. */
export async function openGraph(page: Page): Promise<Locator> {
  const drawer = await openRisk(page);
  await drawer.getByText('关系图', { exact: true }).click();
  const graph = drawer.getByRole('group', { name: '慢性肾脏病的关系图' });
  await expect(graph).toBeVisible();
  return graph;
}

/** The drawer of a model, in the store. */
export async function openModel(page: Page): Promise<Locator> {
  await page.goto('/appstore-detail?id=app-ckd-risk');
  await page
    .getByRole('list', { name: '模型明细' })
    .getByRole('button', { name: /^慢性肾脏病/ })
    .click();
  const model = dialog(page, '慢性肾脏病');
  await expect(model.getByRole('table', { name: '模型性能' })).toBeVisible();
  return model;
}

async function openCovid19(page: Page): Promise<Locator> {
  await page.goto(`/detail?report_id=${SEED_SPECIAL_REPORT_IDS.宋立民}&panel=assessment&api_type=9`);
  const tool = dialog(page, '新冠分型辅助');
  await expect(tool.getByText('考虑新型冠状病毒感染（重型）')).toBeVisible();
  return tool;
}

async function openPlans(page: Page): Promise<Locator> {
  await page.goto(`${reportOf('顾怀远')}&panel=plans`);
  return dialog(page, '趋势方案');
}

/** What opens over a screen, each with its content. */
export const overlays: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'COVID-19 record': openCovid19,
  'COVID-19 editor': async (page) => {
    const tool = await openCovid19(page);
    await tool.getByRole('button', { name: '新建评估' }).click();
    await expect(dialog(page, '新建新冠分型评估').getByRole('textbox', { name: 'PaO₂' })).toHaveValue('74');
  },
  'diagnosis drawer': (page) => openDiagnosis(page, 'DM', '糖尿病'),
  'risk drawer': openRisk,
  'relation graph': openGraph,
  'application dialog': async (page) => {
    await page.goto(`${reportOf('严松年')}&panel=triggers`);
    await dialog(page, '应用集').getByRole('button', { name: 'Grace 评分', exact: true }).click();
    await expect(dialog(page, '应用详情').getByRole('tabpanel')).toContainText('依据');
  },
  'model drawer': openModel,
  'explanation of a figure': async (page) => {
    const model = await openModel(page);
    await model.getByRole('button', { name: '模型性能说明' }).click();
    await expect(dialog(page, '模型性能说明').getByRole('term').first()).toBeVisible();
  },
  'trend dialog': async (page) => {
    const plans = await openPlans(page);
    await plans.getByRole('button', { name: '查看「糖尿病肾脏病随访」的趋势' }).click();
    await expect(dialog(page, '多指标历史趋势').getByRole('img', { name: /^肌酐：/ })).toBeVisible();
  },
  'plan editor': async (page) => {
    const plans = await openPlans(page);
    await plans.getByRole('button', { name: '新建方案' }).click();
    await expect(dialog(page, '新建方案').getByRole('textbox', { name: '方案名称' })).toBeVisible();
  },
};
