// What `npm run screens` photographs. Names are grouped by their first word; `--only` looks for a part of the name.
import { expect } from '@playwright/test';
import { goInside, question } from '../../e2e/support/actions.ts';
import { dock, resultRows } from '../../e2e/support/detail.ts';
import { overlays } from '../../e2e/support/overlays.ts';
import { reportOf } from '../../e2e/support/reports.ts';
import { drawers, openScreen, reportScreens, screens } from '../../e2e/support/screens.ts';
import { exampleOf, openPaper, toolAddress, toolDialog, toolExamples } from '../../e2e/support/tools.ts';

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {(page: import('@playwright/test').Page, hospital: import('../../e2e/support/hospital.ts').Hospital) => Promise<unknown>} open
 * @property {string | null} [account] of whom is signed in; null for nobody
 * @property {boolean} [isPrinted] photographed as it is printed, whole
 * @property {boolean} [isOneSize]
 * @property {boolean} [isLoading] answers are still to come, and stay so
 * @property {boolean} [seesUpdateNotes]
 */

const button = (scope, name) => scope.getByRole('button', { name, exact: typeof name === 'string' });
const press = (scope, name) => button(scope, name).first().click();
const visible = (page, text) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
const nameOf = ({ address }) => address.replace(/^\/(?=.)/, '').replaceAll(/[^\w-]+/g, '.') || 'home';
const slugOf = (name) => name.toLowerCase().replaceAll(/[^\w]+/g, '-');

/** Address, and a text to wait for. */
const at =
  (address, shows, account) =>
  (name, then = async () => {}) => ({
    name,
    account,
    open: async (page, hospital) => {
      await openScreen(page, { address, shows });
      await then(page, hospital);
    },
  });

const tool = (slug, state, then) => {
  const example = exampleOf(slug);
  return {
    name: `tool ${slug} ${state}`,
    open: async (page, hospital) => {
      await openScreen(page, { address: toolAddress(example), shows: example.shows });
      await then(toolDialog(page, example), page, hospital);
    },
  };
};

async function fillGrace(drawer) {
  await drawer.getByRole('textbox', { name: '心率' }).fill('96');
  await drawer.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
  await drawer.getByRole('radio', { name: /有左心衰竭/ }).check();
}

async function fillVisit(drawer) {
  await drawer.getByLabel('药品').selectOption('优甲乐/50ug');
  await drawer.getByLabel('每天剂量').selectOption('其他');
}

/** The second entry beside a tool: a saved record, or an earlier report. */
const secondEntry = async (drawer, page) => {
  const entries = drawer.getByRole('navigation').first().getByRole('button');
  if ((await entries.count()) < 2) return;
  await entries.nth(1).click();
  await expect(page.locator('[aria-label="正在载入"]')).toHaveCount(0);
};

const toolStates = [
  tool('grace', 'faults', (drawer) => press(drawer, '查看结果')),
  tool('grace', 'result', async (drawer) => {
    await fillGrace(drawer);
    await press(drawer, '查看结果');
    await expect(drawer.getByText(/^为什么是/)).toBeVisible();
  }),
  tool('grace', 'save question', async (drawer, page) => {
    await fillGrace(drawer);
    await press(drawer, '查看结果');
    await press(drawer, '保存');
    await expect(question(page, '确定要保存结果?')).toBeVisible();
  }),
  tool('grace', 'saved', async (drawer, page) => {
    await fillGrace(drawer);
    await press(drawer, '查看结果');
    await press(drawer, '保存');
    await press(question(page, '确定要保存结果?'), '确定');
    await expect(drawer.getByText('2025-11-18 10:30　本人　已保存')).toBeVisible();
  }),
  tool('grace', 'evidence', async (drawer, page) => {
    await press(drawer, '编辑依据');
    await press(page.getByRole('dialog', { name: '心肌坏死标志物依据' }), '添加一行');
  }),
  tool('grace', 'own record edited', async (drawer) => {
    await press(drawer, /高危 171/);
    await press(drawer, '编辑');
  }),
  tool('grace', 'close question', async (drawer, page) => {
    await drawer.getByRole('textbox', { name: '心率' }).fill('96');
    await page.keyboard.press('Escape');
    await expect(question(page, '关闭将丢失已编辑的内容，确认关闭？')).toBeVisible();
  }),
  tool('pleural', 'faults', async (drawer) => {
    await drawer.getByRole('textbox', { name: '胸水蛋白定量', exact: true }).fill('');
    await press(drawer, '评估');
  }),
  tool('pleural', 'result', async (drawer) => {
    await press(drawer, '评估');
    await expect(drawer.getByText('符合 3 / 3 条')).toBeVisible();
  }),
  tool('pleural', 'stale result', async (drawer) => {
    await press(drawer, '评估');
    await expect(drawer.getByText('符合 3 / 3 条')).toBeVisible();
    await drawer.getByRole('textbox', { name: '胸水蛋白定量', exact: true }).fill('18.7');
  }),
  tool('thyroid-followup', 'faults', async (drawer) => {
    await fillVisit(drawer);
    await drawer.locator('#thyroid-medicine_time').fill('2025-07-16T09:00');
    await press(drawer, '保存');
    await expect(drawer.getByText('请填写其他用药剂量')).toBeVisible();
  }),
  tool('covid19', 'editor faults', async (drawer, page) => {
    await press(drawer, '新建评估');
    const editor = page.getByRole('dialog', { name: '新建新冠分型评估' });
    await expect(editor.getByRole('textbox', { name: 'PaO₂' })).toHaveValue('74');
    await editor.getByRole('textbox', { name: '左肺下叶' }).fill('155');
  }),
  ...Object.entries({ imaging: '影像评估', treatment: '治疗建议' }).map(([name, section]) =>
    tool('covid19', `editor at ${name}`, async (drawer, page) => {
      await press(drawer, '新建评估');
      const tabs = page.getByRole('dialog', { name: '新建新冠分型评估' }).getByRole('navigation', { name: '章节' });
      await press(tabs, section);
      await expect(button(tabs, section)).toHaveAttribute('aria-current', 'true');
    }),
  ),
  tool('adrenal-cortex', 'values', (drawer) => press(drawer, '补充结果')),
  tool('adrenal-cortex', 'values fault', async (drawer) => {
    await press(drawer, '补充结果');
    await drawer.getByRole('textbox', { name: '24小时尿游离皮质醇', exact: true }).fill('200000');
    await press(drawer, '保存');
    await expect(drawer.getByText('24小时尿游离皮质醇应在 0–100000 nmol/24h 之间').first()).toBeVisible();
  }),
  tool('adrenal-cortex', 'values saved', async (drawer) => {
    await press(drawer, '补充结果');
    await drawer.getByRole('textbox', { name: '24小时尿游离皮质醇', exact: true }).fill('1184');
    await drawer.getByRole('textbox', { name: '24小时尿游离皮质醇参考上限' }).fill('350');
    await press(drawer, '保存');
    await expect(drawer.getByText('支持皮质醇增多症，ACTH非依赖性')).toBeVisible();
  }),
  tool('blood-gas', 'chosen', async (drawer) => {
    await drawer.getByRole('radio', { name: '慢性' }).click();
    await expect(drawer.getByText('已保存，判读已更新')).toBeVisible();
  }),
  tool('ckd', 'trend', async (drawer, page) => {
    await press(drawer, '查看历史趋势');
    await expect(page.getByRole('dialog', { name: '多指标历史趋势' })).toContainText('肾功能历史趋势');
  }),
  ...toolExamples.map(({ slug }) => tool(slug, 'second entry', secondEntry)),
];

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
    await visible(page, '方慧敏');
  }),
  list('list with a folded menu', (page) => press(page, /收起|折叠/)),
  list('list with many rows', async (page) => {
    await page.goto('/excellent?page_size=48');
    await expect(page.getByRole('table', { name: '检验报告' }).getByRole('row')).toHaveCount(49);
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
  at('/data?page=2', '第 2 页')('lookup test page 2'),
  at('/data', '检验意义与提示')('lookup test found', async (page) => {
    await page.getByRole('searchbox', { name: '搜索检验项目' }).fill('NEUT%');
    await visible(page, '中性粒细胞在白细胞中的比例。');
  }),
  at('/diagnosis-menu?system=8&disease=AKI', '常用检验检查')('lookup disease'),
  at('/diagnosis-menu', '诊断标准与病情评估')('lookup disease empty system', (page) => press(page, '精神 0')),
  report('report with a marked diagnosis', (page) => press(page, /慢性肾脏病.*证据 5 条/)),
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
  at(reportOf('顾怀远'), '血钾升高', 'prompt')('report of staff without tools'),
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
    page.getByRole('radio', { name: '按疑似诊断' }).click(),
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
      await expect(page.locator('main:not([data-static])').first()).toBeVisible();
    },
  })),
);

/** Parts of names of subjects that two runs of one build may photograph differently, and why. */
export const jitter = {};

/** @type {readonly Subject[]} */
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
