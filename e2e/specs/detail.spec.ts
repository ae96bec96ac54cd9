import { SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { notification, openAs, question, tabTo } from '../support/actions.ts';
import { dock, resultRows, results, timeline } from '../support/detail.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

// covers A-2-01, B-2.5-08, B-2.5-09, B-2.8-04, B-2.8-05, B-2.8-07
test('a report fills the screen, with its tools at the foot', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveCount(0);
  await expect(dock(page).getByRole('button', { name: '1 个应用 应用集' })).toBeVisible();
  await expect(dock(page).getByRole('button', { name: /^Grace 评分/ })).toBeVisible();
  await expect(dock(page)).toContainText('我的应用');
  const box = await dock(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
  for (const entry of ['查疾病', '懂检验']) {
    await expect(dock(page).getByRole('button', { name: entry })).toBeVisible();
  }
});

test('the timeline leads to the other reports of the patient', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await expect(timeline(page).getByRole('link', { name: /^11-18/ })).toHaveAttribute('aria-current', 'true');
  await timeline(page)
    .getByRole('link', { name: /^08-21 10:05/ })
    .click();
  await expect(page).toHaveURL(`/detail?report_id=${SEED_SPECIAL_REPORT_IDS.顾怀远八月}`);
  await expect(timeline(page).getByRole('link', { name: /^08-21/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
  await expect(results(page).getByRole('row', { name: /^肌酐/ })).not.toContainText('168');
  await page.goBack();
  await expect(results(page).getByRole('row', { name: /^肌酐/ })).toContainText('168');

  // Older years are one line each until they are asked for.
  const older = timeline(page).getByRole('link', { name: /^09-12/ });
  await expect(timeline(page).getByRole('button', { name: /^2024 年/ })).toHaveAttribute('aria-expanded', 'false');
  await expect(older).toHaveCount(0);
  await timeline(page)
    .getByRole('button', { name: /^2024 年/ })
    .click();
  await older.click();
  await expect(older).toHaveAttribute('aria-current', 'true');
});

test('filters of the results stand in the address; what could not be judged says why', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await expect(resultRows(page)).toHaveCount(22);
  for (const [name, filter] of [
    ['异常', 'abnormal'],
    ['需关注', 'focus'],
    ['未能解读', 'failed'],
  ] as const) {
    const radio = page.getByRole('radio', { name: new RegExp(`^${name}`) });
    await radio.click();
    await expect(page).toHaveURL(`${reportOf('顾怀远')}&filter=${filter}`);
    await expect(resultRows(page)).toHaveCount(Number(/\d+/.exec(await radio.innerText())?.[0]));
  }
  await expect(resultRows(page)).toHaveText([/尿沉渣管型镜检.*无法判定\s*结果为文本，未能解读/]);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^未能解读/ })).toBeChecked();
  await expect(resultRows(page)).toHaveCount(1);
});

test('a name with an asterisk opens what is known about the test, and Esc leads back', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  const name = results(page).getByRole('button', { name: /^肌酐（Cr）/ });
  await name.click();
  const dialog = page.getByRole('dialog', { name: '肌酐（Cr）' });
  await expect(dialog.getByRole('paragraph').first()).toHaveText(/\S{10}/);
  await expect(dialog.getByText('正在学习中～')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(name).toBeFocused();
  await expect(
    results(page)
      .getByRole('row', { name: /^尿比重/ })
      .getByRole('rowheader')
      .getByRole('button'),
  ).toHaveCount(0);
});

test('a finding is read, marked, copied and opened by keys alone', async ({ page, hospital, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, hospital, 'doctor', reportOf('孟庆山'));
  const findings = page.getByRole('region', { name: '发现' });
  const potassium = findings.getByRole('button', { name: /^立即\s*高钾血症/ });
  await tabTo(page, potassium);
  await page.keyboard.press('Space');
  await expect(results(page).getByRole('row', { name: /^证据，\s*钾/ })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('复制成功')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(
    '2025-11-18 10:26 血钾 6.82 mmol/L（3.5–5.3，危急 > 6.2），较 2025-11-17 07:50 的 6.12 升 0.70。',
  );
  await tabTo(page, findings.getByRole('button', { name: /^其余 \d+ 项$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, findings.getByRole('button', { name: /^择期\s*已知 CKD，维持 G5/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'CKD分期' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const advice = page.getByRole('region', { name: '现在做什么' }).getByRole('link', { name: '处理建议' });
  await expect(advice).toHaveAttribute('href', /^\/decision-assist-detail\?diagnosis_id=HYPERKS&report_id=R1001-01$/);
});

test('feedback is saved and shown again', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await page.getByRole('button', { name: '反馈' }).click();
  const dialog = page.getByRole('dialog', { name: '反馈' });
  await dialog.getByRole('radio', { name: '解读有误' }).check();
  await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /说明/ }).fill('血钾标本溶血，建议复查');
  await page.keyboard.press('Escape');
  await question(page, '关闭将丢失已编辑的内容，确认关闭？').getByRole('button', { name: '继续编辑' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('status').filter({ hasText: '反馈已保存' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '反馈' }).click();
  await expect(dialog.getByRole('radio', { name: '解读有误' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /说明/ })).toHaveValue('血钾标本溶血，建议复查');
  await expect(dialog).toContainText('上次反馈 2025-11-18 10:30');
});

test('paper shows the patient and every result, and no shell', async ({ page, hospital }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  await page.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(dock(page)).toBeHidden();
  await expect(timeline(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  // The head, which is repeated on each page, says whose it is and of when.
  const head = page.getByRole('banner').filter({ visible: true });
  await expect(head).toContainText(/顾怀远.*男.*62 岁.*住院号 ZY25110437.*报告时间 2025-11-18 09:42/);
  await expect(head.getByText('报告时间 2025-11-18 09:42')).toBeVisible();
  await expect(page.getByText('结果仅供临床参考，不替代医师诊断')).toBeVisible();
  const rows = await resultRows(page).all();
  expect(rows).toHaveLength(22);
  for (const row of rows) await expect(row).toBeVisible();
  // Nothing is cut off by a box that scrolls on screen.
  const cut = await resultRows(page)
    .last()
    .evaluate((row) => {
      for (let box = row.parentElement; box !== null; box = box.parentElement) {
        if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible')
          return box.className;
      }
      return '';
    });
  expect(cut).toBe('');
});

// covers A-1-08, A-2.3-03, A-9-16, B-2.8-10, B-2.8-12, B-2.8-28
test('one panel is open at a time, and the same entry closes it', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  const entry = dock(page).getByRole('button', { name: /应用集/ });
  const chip = dock(page).getByRole('button', { name: /^Grace 评分/ });
  const triggers = page.getByRole('dialog', { name: '应用集' });
  const grace = page.getByRole('dialog', { name: 'Grace评分' });
  await entry.click();
  await expect(triggers).toContainText('本报告触发 1 个应用');
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await entry.click();
  await expect(triggers).toBeHidden();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await entry.click();
  await chip.click();
  await expect(grace).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await entry.click();
  await triggers.getByRole('button', { name: 'Grace 评分', exact: true }).click();
  const application = page.getByRole('dialog', { name: '应用详情' });
  await expect(application.getByRole('tab', { name: /^Grace 评分/ })).toHaveAttribute('aria-selected', 'true');
  expect((await application.boundingBox())?.width).toBeCloseTo(0.6 * (page.viewportSize()?.width ?? 0), 0);
  await expect(application.getByRole('tabpanel')).toContainText('结果仅供临床参考，不替代医师诊断。');
  await expect(application.getByRole('strong').filter({ hasText: '不替代医师诊断' })).toBeVisible();
  await application.getByRole('button', { name: '关闭标签页' }).click();
  await expect(application).toBeHidden();
  await triggers.getByRole('button', { name: '打开 Grace 评分' }).click();
  await expect(page).toHaveURL(graceOf('严松年'));
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(grace).toBeHidden();
});

// covers B-2.8-09, B-2.8-30, B-2.8-31
test('a hint on an application is dismissed in this browser, without a call', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  const hint = dock(page).getByRole('status').filter({ hasText: '心肌标志物已出，可完成评分。' });
  await expect(hint).toBeVisible();
  await expect(dock(page).getByRole('img', { name: '有提示' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    // A second after any page has opened the version is asked for: that may be now.
    if (/\/api\/(?!.*\/system\/version\/)/.test(request.url())) calls.push(request.url());
  });
  await hint.getByRole('button', { name: '不再提示' }).click();
  await expect(hint).toHaveCount(0);
  await expect(dock(page).getByRole('img', { name: '有提示' })).toHaveCount(0);
  expect(calls).toEqual([]);
  await page.reload();
  await expect(dock(page).getByRole('button', { name: /^Grace 评分/ })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('leaving an edited assessment by the back button asks first', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  await dock(page)
    .getByRole('button', { name: /^Grace 评分/ })
    .click();
  const tool = page.getByRole('dialog', { name: 'Grace评分' });
  await tool.getByRole('textbox', { name: '心率' }).fill('96');
  await page.goBack();
  const asks = question(page, '关闭将丢失已编辑的内容，确认关闭？');
  await asks.getByRole('button', { name: '继续编辑' }).click();
  await expect(tool.getByRole('textbox', { name: '心率' })).toHaveValue('96');
  await page.keyboard.press('Escape');
  await asks.getByRole('button', { name: '放弃修改' }).click();
  await expect(tool).toBeHidden();
});

test('staff without the list and the tools reads the report with plans as its only tool', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'prompt', reportOf('顾怀远'));
  await expect(page.getByRole('region', { name: '综合判读' })).toContainText('血钾 5.62 mmol/L');
  await expect(dock(page).getByRole('button')).toHaveText(['趋势方案']);
  await expect(page.getByRole('link', { name: '返回列表' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '收藏' })).toHaveCount(0);
  await expect(notification(page)).toHaveCount(0);
});

for (const [what, width, height] of [
  ['1280 by 800', 1280, 800],
  // 1280 by 800 at 200 % has room for half of it.
  ['200 % zoom', 640, 400],
] as const) {
  test(`no page scrolls sideways at ${what}`, async ({ page, hospital }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, hospital, 'doctor', '/');
    for (const path of ['/', '/excellent', '/favorite-list', reportOf('顾怀远'), graceOf('严松年'), '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: '正在载入' })).toHaveCount(0);
      const wider = await page.evaluate(() => {
        const root = document.scrollingElement ?? document.documentElement;
        return root.scrollWidth - root.clientWidth;
      });
      expect(wider, path).toBeLessThanOrEqual(0);
    }
    await page.goto(reportOf('顾怀远'));
    await expect(timeline(page)).toBeHidden();
    await page.getByRole('combobox', { name: '报告' }).selectOption({ label: '08-21 10:05 生化、血常规、ACR' });
    await expect(page).toHaveURL(`/detail?report_id=${SEED_SPECIAL_REPORT_IDS.顾怀远八月}`);
    await expect(page.getByRole('region', { name: '综合判读' })).toBeVisible();
  });
}
