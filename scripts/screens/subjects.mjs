// What `npm run screens` photographs. Names are grouped by their first word; `--only` looks for a part of the name.
import { expect } from '@playwright/test';
import { goInside, question } from '../../e2e/support/actions.ts';
import { dock, resultRows } from '../../e2e/support/detail.ts';
import { overlays } from '../../e2e/support/overlays.ts';
import { reportOf } from '../../e2e/support/reports.ts';
import { drawers, openScreen, reportScreens, screens } from '../../e2e/support/screens.ts';
import { openPaper, toolExamples } from '../../e2e/support/tools.ts';
import { at, button, nameOf, press, slugOf, tool, visible } from './subject.mjs';
import { toolStates } from './tool-states.mjs';

const report = at(reportOf('顾怀远'), '高尿酸血症/痛风');
const list = at('/excellent', '孟庆山');
const warnings = at('/crisis-reminder', 'hs-cTnI');
const login = at('/login', '登录', null);
const homeRoles = ['doctor2', 'lab', 'lab-plain', 'account', 'log', 'ops', 'prompt', 'research', 'audit', 'info'];

const states = [
  login('login'),
  login('login faults', async (page) => {
    await press(page.locator('main:not([data-static])'), '登录');
    await visible(page, '请输入账号');
  }),
  login('login by phone', (page) => page.getByRole('tab', { name: '手机验证码' }).click()),
  at('/apply-login', '登录', null)('login of applicants'),
  ...homeRoles.map((account) => ({
    name: `home of ${account}`,
    account,
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  })),
  { ...at('/favorite-list', '顾怀远')('update notes', (page) => visible(page, '更新内容')), seesUpdateNotes: true },
  list('list with account menu', (page) => press(page, '沈若溪的账号')),
  list('list logout question', async (page) => {
    await press(page, '沈若溪的账号');
    await page.getByText('退出登录').last().click();
  }),
  list('list with reminders', (page) => press(page, /^危急值提醒/)),
  list('list page 2', async (page) => {
    await press(page, '下一页');
    await expect(button(page, '第 2 页')).toHaveAttribute('aria-current', 'page');
  }),
  list('list with nothing found', async (page) => {
    await page.getByRole('searchbox', { name: '搜索报告' }).fill('无此患者');
    await visible(page, '没有符合条件的报告');
  }),
  list('list filtered', async (page) => {
    await page.goto('/excellent?tab=focus&department=内分泌科&date=2025-11-18');
    await visible(page, '顾怀远');
  }),
  list('list with a folded menu', (page) => press(page, /收起|折叠/)),
  list('list with many rows', async (page) => {
    await page.goto('/excellent?page_size=48');
    await expect(page.getByRole('table', { name: '检验报告' }).getByRole('row').nth(30)).toBeVisible();
  }),
  warnings('warnings all', async (page) => {
    await page.goto('/crisis-reminder?tab=all');
    await expect(page.getByRole('table', { name: '危急值提醒' }).getByRole('rowheader')).toHaveCount(15);
  }),
  warnings('warnings record', async (page) => {
    await press(page, '孟庆山 钾：记录处理');
    await press(page.getByRole('dialog', { name: '记录处理' }), '保存');
  }),
  at('/crisis-detail?id=W-R1001-01-01', '> 6.2 mmol/L')('warnings detail'),
  at('/crisis-detail?id=W-R1001-01-01', '> 6.2 mmol/L')('warnings detail trend', async (page) => {
    await press(page, '查看历史趋势');
    await expect(page.getByRole('dialog', { name: '多指标历史趋势' })).toContainText('最近一次');
  }),
  at('/crisis-detail?id=W-none', '提醒编号 W-none')('warnings detail missing'),
  at('/user-defined-text', '已编写', 'prompt')('custom-texts'),
  at('/user-defined-text?diagnosis_id=GOUT', '已编写', 'prompt')('custom-texts empty editor'),
  at('/user-defined-text?diagnosis_id=IDA', '已编写', 'lab')('custom-texts editor'),
  at('/data-center?check=unit&of=lis-east', '不能换算', 'info')('data centre with rows'),
  at('/data-center?by=month&from=2023-11-19&to=2025-11-18', '2025-10', 'info')('data centre by month'),
  at('/data?page=2', '第 2 页')('lookup test page 2'),
  at('/data', '检验意义与提示')('lookup test found', async (page) => {
    await page.getByRole('searchbox', { name: '搜索检验项目' }).fill('NEUT%');
    await visible(page, '中性粒细胞在白细胞中的比例。');
  }),
  at('/diagnosis-menu?system=8&disease=AKI', '常用检验检查')('lookup disease'),
  report('report with a marked diagnosis', (page) => press(page, /^今日 ?已知 CKD/)),
  report('report feedback', async (page) => {
    await press(page, '反馈');
    await page.getByRole('dialog', { name: '反馈' }).getByRole('radio', { name: '解读有误' }).check();
  }),
  report('report test explained', (page) => press(page, /^肌酐（Cr）/)),
  report('report abnormal only', async (page) => {
    await page.goto(`${reportOf('顾怀远')}&filter=abnormal`);
    await expect(resultRows(page).first()).toBeVisible();
  }),
  report('report diseases looked up', async (page) => {
    await press(dock(page), '查疾病');
    await expect(page.getByRole('dialog', { name: '查疾病' }).getByRole('article').first()).toBeVisible();
  }),
  report('report tests looked up', async (page) => {
    await press(dock(page), '懂检验');
    await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
  }),
  report('report application manager', (page) => press(dock(page), '应用管理')),
  report('report application manager edited', async (page) => {
    await press(dock(page), '应用管理');
    await press(page.getByRole('dialog', { name: '应用管理' }), '编辑');
  }),
  at(reportOf('顾怀远'), '血钾 5.62', 'prompt')('report of staff without tools'),
  at('/detail?report_id=R0000-00', '可能已撤回或地址有误')('report missing'),
  at('/diagnosis-menu', '诊断标准与病情评估')('refused address', async (page) => {
    await goInside(page, '/no-such-address');
    await expect(page).toHaveURL(/login/);
  }),
  {
    name: 'plans trend table',
    open: async (page) => {
      await overlays['trend dialog'](page);
      await page.getByRole('dialog', { name: '多指标历史趋势' }).getByText('表', { exact: true }).click();
    },
  },
  {
    name: 'plans trend hovered',
    open: async (page) => {
      await overlays['trend dialog'](page);
      await page.getByRole('img', { name: /^肌酐：/ }).hover({ position: { x: 190, y: 100 } });
      await visible(page, '2025-08-21 10:05');
    },
  },
  {
    name: 'plans editor faults and options',
    open: async (page) => {
      await overlays['plan editor'](page);
      await press(page.getByRole('dialog', { name: '新建方案' }), '保存');
      await page.getByRole('combobox', { name: '第 1 项检验名称' }).fill('钾');
      await expect(page.getByRole('option', { name: '钾', exact: true })).toBeVisible();
    },
  },
  {
    name: 'plans delete question',
    open: async (page) => {
      await openScreen(page, { address: `${reportOf('顾怀远')}&panel=plans`, shows: '糖尿病肾脏病随访' });
      await press(page, '删除「电解质与肾功能」');
      await expect(question(page, '是否确认删除？')).toBeVisible();
    },
  },
  at('/river?report_id=R1004-01', '糖尿病肾脏病随访')('report-shell river by diagnosis', (page) =>
    page.getByRole('radio', { name: '按诊断' }).click(),
  ),
  at('/diagnostic-assist', '尚未录入检验结果')('assist of a report', async (page) => {
    await page.goto('/diagnostic-assist?report_id=R1004-01');
    await expect(page.getByRole('textbox', { name: '肌酐 结果' })).toBeVisible();
    await press(page, '推断诊断');
    await expect(page.getByRole('table', { name: '推断的诊断' })).toBeVisible();
  }),
];

// A screen whose answers fail or have not come; one size of window is enough for these.
const troubled = [...screens, ...reportScreens, ...drawers].flatMap((screen) =>
  [
    ['failed', { kind: 'http', status: 500 }],
    ['loading', { kind: 'delay', ms: 60_000 }],
  ].map(([state, fault]) => ({
    name: `${state} ${nameOf(screen)}`,
    isOneSize: true,
    isLoading: state === 'loading',
    open: async (page, hospital) => {
      await hospital.plan({ operationId: '*', when: 'all', ...fault });
      await page.goto(screen.address);
      // Once the program has started; the frame of index.html is its own picture of loading.
      await expect(page.locator('main:not([data-static])').filter({ visible: true }).first()).toBeVisible();
    },
  })),
);

/** Parts of names of subjects that two runs of one build may photograph differently, and why. */
export const jitter = {};

/** @type {readonly import("./subject.mjs").Subject[]} */
export const subjects = [
  ...screens.map((screen) => ({ name: `screen ${nameOf(screen)}`, open: (page) => openScreen(page, screen) })),
  ...reportScreens.map((screen) => ({ name: `report ${nameOf(screen)}`, open: (page) => openScreen(page, screen) })),
  ...toolExamples.map((example) => tool(example.slug, 'open', async () => {})),
  ...toolStates,
  ...Object.entries(overlays).map(([name, open]) => ({ name: `overlay ${slugOf(name)}`, open })),
  ...states,
  ...toolExamples.map((example) => ({
    name: `print ${example.slug}`,
    isPrinted: true,
    open: (page) => openPaper(page, example),
  })),
  { ...report('print report'), isPrinted: true },
  { name: 'print diagnosis', isPrinted: true, open: overlays['risk drawer'] },
  { name: 'print trend', isPrinted: true, open: overlays['trend dialog'] },
  ...troubled,
];
