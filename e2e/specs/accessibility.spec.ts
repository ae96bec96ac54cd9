import { expectAccessible, hasStarted, openAs, question, tabTo } from '../support/actions.ts';
import { graceOf, reportOf } from '../support/reports.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

test.describe('axe has no serious finding', () => {
  test('on the login pages', async ({ page }) => {
    await page.goto('/login');
    await hasStarted(page);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: '手机验证码' }).click();
    await expectAccessible(page);
  });

  test('on home, with the account open', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/');
    await expect(page.getByRole('region', { name: '工作单' })).toBeVisible();
    await page.getByRole('button', { name: '沈若溪的账号' }).click();
    await expectAccessible(page);
  });

  test('on the home of other roles', async ({ page, hospital }) => {
    await openAs(page, hospital, 'ops', '/');
    await expect(page.getByRole('heading', { name: /近期更新/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('on the list, with the reminders open', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', '/excellent');
    await expect(page.getByRole('table', { name: '检验报告' })).toBeVisible();
    await page.getByRole('button', { name: /^危急值提醒/ }).click();
    await expectAccessible(page);
  });

  test('on a report, with marked evidence, feedback and a question', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
    await page.getByRole('button', { name: /^其余 \d+ 项$/ }).click();
    await page.getByRole('button', { name: /已知 CKD.*依据 6/ }).click();
    await page.getByText('依据与说明').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: '反馈' }).click();
    await page.getByRole('dialog', { name: '反馈' }).getByRole('radio', { name: '改进建议' }).check();
    await page.keyboard.press('Escape');
    await expect(question(page, '关闭将丢失已编辑的内容，确认关闭？')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the application set and an application', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', `${reportOf('严松年')}&panel=triggers`);
    const triggers = page.getByRole('dialog', { name: '应用集' });
    await expect(triggers.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await triggers.getByRole('button', { name: 'Grace 评分', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '应用详情' }).getByRole('tabpanel')).toContainText('依据');
    await expectAccessible(page);
  });

  test('on a diagnosis', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', `${reportOf('顾怀远')}&panel=diagnosis&diagnosis_id=CKD`);
    await expect(
      page.getByRole('dialog', { name: '慢性肾脏病' }).getByRole('table', { name: '诊断依据' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('on Grace: new, with faults, and with a result', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', graceOf('严松年'));
    const tool = page.getByRole('dialog', { name: 'Grace评分' });
    await tool.getByRole('button', { name: '查看结果' }).click();
    await expect(tool.getByText('请完善必填项')).toBeVisible();
    await expectAccessible(page);
    await tool.getByRole('textbox', { name: '心率' }).fill('96');
    await tool.getByRole('textbox', { name: '血压（收缩压）' }).fill('126');
    await tool.getByRole('radio', { name: /无明显心力衰竭/ }).check();
    await tool.getByRole('button', { name: '查看结果' }).click();
    await expect(tool.getByText(/^为什么是/)).toBeVisible();
    await expectAccessible(page);
  });

  test('on Grace: read-only, and its evidence dialog', async ({ page, hospital }) => {
    await openAs(page, hospital, 'doctor', graceOf('严松年'));
    const tool = page.getByRole('dialog', { name: 'Grace评分' });
    await tool.getByRole('button', { name: '编辑依据' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await tool.getByRole('button', { name: /高危 171/ }).click();
    await expect(tool.getByRole('button', { name: '编辑' })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on failures', () => {
    test.use({ allowedConsole: failedAnswers });

    test('a missing report', async ({ page, hospital }) => {
      await openAs(page, hospital, 'doctor', '/detail?report_id=R0000-00');
      await expect(page.getByText('可能已撤回或地址有误')).toBeVisible();
      await expectAccessible(page);
    });

    test('a list that failed', async ({ page, hospital }) => {
      await hospital.plan({ operationId: 'listReports', kind: 'http', status: 500, when: 'all' });
      await openAs(page, hospital, 'doctor', '/excellent');
      await expect(page.getByText('报告列表未能载入')).toBeVisible();
      await expectAccessible(page);
    });

    test('the blacklist prompt', async ({ page, hospital }) => {
      await hospital.plan({ operationId: 'getHomeSummary', kind: 'business', status: 1001 });
      await openAs(page, hospital, 'doctor', '/');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test('from login to a saved Grace score without a mouse', async ({ page, hospital }) => {
  await page.goto('/login');
  await hasStarted(page);
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
  await page.keyboard.type('doctor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jianwei-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: /^AI 报告解读/ }));
  await page.keyboard.press('Enter');
  // With the list the focus goes from the heading to the first report.
  await expect(page.getByRole('table', { name: '检验报告' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('/');
  // An input method writes into a field only: latin letters may be typed ahead of it, a word may not.
  await expect(page.getByRole('dialog', { name: '命令' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('严松年');
  await expect(page.getByRole('option', { name: /^严松年/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();

  const chip = page.getByRole('navigation', { name: '报告工具' }).getByRole('button', { name: /^Grace 评分/ });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  const tool = page.getByRole('dialog', { name: 'Grace评分' });
  await tabTo(page, tool.getByRole('checkbox', { name: 'ST段压低' }));
  await page.keyboard.press('Space');
  await tabTo(page, tool.getByRole('textbox', { name: '心率' }));
  await page.keyboard.type('96');
  await tabTo(page, tool.getByRole('textbox', { name: '血压（收缩压）' }));
  await page.keyboard.type('126');
  await tabTo(page, tool.getByRole('radio', { name: /无明显心力衰竭/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(tool.getByRole('radio', { name: /有左心衰竭/ })).toBeChecked();
  await tabTo(page, tool.getByRole('button', { name: '查看结果' }));
  await page.keyboard.press('Enter');
  await expect(tool.getByText('为什么是 179 分')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '评分 179 分，高危' })).toBeAttached();

  await tabTo(page, tool.getByRole('button', { name: '保存' }));
  await page.keyboard.press('Enter');
  await expect(question(page, '确定要保存结果?').getByRole('button', { name: '确定' })).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = tool.getByRole('button', { name: /^2025-11-18 10:30\s*高危 179\s*沈若溪（本人）/ });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(tool.getByRole('button', { name: '编辑' })).toBeFocused();
  expect(await hospital.journal('saveGraceReport')).toMatchObject([{ status: 200, body: { heart_rate: 96 } }]);
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await expect(page).toHaveURL(reportOf('严松年'));
});

test('the skip link leads past the menu', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/about-us');
  await expect(page.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '首页' })).toBeFocused();
});

test('drawers and dialogs keep the focus inside and give it back on Esc', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('顾怀远'));
  const chevron = page.getByRole('button', { name: '查看 糖尿病肾病可能 的依据与知识' });
  const feedback = page.getByRole('button', { name: '反馈' });
  const modal = [
    [chevron, page.getByRole('dialog', { name: '糖尿病肾病' })],
    [feedback, page.getByRole('dialog', { name: '反馈' })],
  ] as const;
  for (const [opener, overlay] of modal) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(overlay.getByRole('button', { name: '关闭' })).toBeVisible();
    for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  }
  // The application set stands above the dock, which stays in reach.
  const entry = page.getByRole('button', { name: /应用集/ });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '应用集' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});

test('the focus is always to be seen', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', reportOf('严松年'));
  await expect(page.getByRole('heading', { level: 1, name: '严松年' })).toBeVisible();
  const unseen: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return '';
      const marks = [element, element.parentElement, element.nextElementSibling].map((one) => {
        if (one === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return marks.some(Boolean) ? '' : element.outerHTML.slice(0, 120);
    });
    if (text !== '') unseen.push(text);
  }
  expect(unseen).toEqual([]);
});
