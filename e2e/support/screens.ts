import type { Page } from '@playwright/test';
import { ROUTES } from '../../apps/web/src/app/route-table.ts';
import { goInside } from './actions.ts';
import { reportOf } from './reports.ts';
import { expect } from './test.ts';
import { toolAddress, toolExamples } from './tools.ts';

/** An address, and a text that stands there once its own content has come. */
export interface Screen {
  readonly address: string;
  readonly shows: string;
}

function screensOf(texts: Readonly<Record<string, string>>): readonly Screen[] {
  return Object.entries(texts).map(([address, shows]) => ({ address, shows }));
}

/** Screens of the main layout, as a doctor may open them. */
export const screens = screensOf({
  '/': '5.62',
  '/excellent': '孟庆山',
  '/favorite-list': '顾怀远',
  '/appstore': '依据 Light 标准鉴别渗出液与漏出液。',
  '/appstore-detail?id=app-grace': '急性冠脉综合征院内死亡风险评分，保存后同事可见。',
  '/appstore-detail?id=app-ckd-risk': '逻辑回归；训练集 800 例，测试集 300 例，判定阈值 0.25。',
  '/specialized-disease-application': '依据 Light 标准鉴别渗出液与漏出液。',
  '/specialized-disease-detail?id=app-grace': '心肌标志物、生化',
  '/specialized-department?id=app-grace': '心血管内科',
  '/specialized-doctor?id=app-grace': '主治医师',
  '/specialized-patient?id=app-grace': '心肌标志物、生化',
  '/specialized-desc?id=app-grace': 'Granger，Arch Intern Med 2003；163：2345。',
  '/data': '检验意义与提示',
  '/diagnosis-menu': '诊断标准与病情评估',
  '/crisis-reminder': 'hs-cTnI',
  '/common-problem': '怎样打印或复制结论？',
  '/version-update': '当前版本 1.0.0',
  '/about-us': '判读依据',
  '/editLicense': '剩余 180 天',
});

const report = reportOf('严松年');
/** A report with its panels, and the shells around reports. */
export const reportScreens = screensOf({
  [report]: '急性心肌损伤，急性心肌梗死待排（hs-cTn动态变化）',
  [reportOf('顾怀远')]: '糖尿病肾病可能',
  [`${report}&panel=triggers`]: '本报告触发 1 个应用',
  [`${report}&panel=plans`]: '甲状腺功能随访',
  '/report-detail?report_id=R1004-01': '历次解读',
  '/report?report_id=R1004-01': 'ZY25110437',
  '/app-application?report_id=R1004-01': 'ACR 由 A2 级升至 A3 级，请复核分期与危险分层。',
  '/river?report_id=R1004-01': '糖尿病肾脏病随访',
  '/report-detail-radar?report_id=R1004-01': '肾功能',
  '/encyclopedia-knowledge': '急性心肌损伤/心肌梗死',
  '/knowledge-detail?report_id=R1004-01&diagnosis_id=CKD': '本报告的依据',
  '/diagnostic-assist': '尚未录入检验结果',
  '/decision-assist': '糖尿病酮症酸中毒',
  '/decision-assist-detail?diagnosis_id=CKD': '转肾内科评估。',
});

/** Every tool on a report of its own. */
export const drawers = toolExamples.map((example): Screen => ({
  address: toolAddress(example),
  shows: example.shows,
}));

/** Whether the program runs in the window already, so that a link leads on without a page load. */
const isInside = (page: Page): Promise<boolean> => page.locator('main:not([data-static])').first().isVisible();

/** Opens a screen and waits until its own content has come and nothing is still loading, be it unseen. */
export async function openScreen(page: Page, { address, shows }: Screen): Promise<void> {
  const route = ROUTES.find(({ path }) => path === address.split('?', 1)[0]);
  await ((await isInside(page)) ? goInside(page, address) : page.goto(address));
  // What the screen before shows may be the same text.
  await expect(page).toHaveTitle(`${route?.title} · 检微`);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-label="正在载入"]').filter({ visible: true })).toHaveCount(0);
}
