import { expectAccessible, openAs } from '../support/actions.ts';
import { configure } from '../support/configure.ts';
import { openGraph, openModel, openRisk } from '../support/overlays.ts';
import { expect, test } from '../support/test.ts';

test('a diagnosis with a risk model: probability, history, pictures, evidence as a graph and its trend', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/about-us');
  const drawer = await openRisk(page);
  await expect(drawer.getByText('37.3% → 50.5% → 79.2% → 89.3%')).toBeVisible();
  await expect(drawer.getByText('慢性肾脏病，按本次报告', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '展开图形' }).click();
  await expect(drawer.getByRole('img', { name: '概率 89.3%，上次 79.2%' })).toBeVisible();
  await expect(drawer.getByText('↑ 10.1 个百分点')).toBeVisible();
  await expect(
    drawer.getByRole('img', { name: /^慢性肾脏病风险概率：.*2025-11-12 79\.2%?，2025-11-18 89\.3/ }),
  ).toBeVisible();
  await expect(drawer.getByRole('table', { name: '模型性能' }).getByRole('row', { name: /^AUC/ })).toHaveText(
    'AUC0.85170.8801+0.0284',
  );
  for (const name of ['慢性肾脏病的ROC曲线', '慢性肾脏病的SHAP图']) {
    const picture = drawer.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    // An image that did not load has no width of its own.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  const graph = await openGraph(page);
  await expect(graph.getByText('肾小球滤过率下降', { exact: true })).toBeVisible();
  await expect(graph.getByText('白蛋白尿', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '查看历史趋势' }).click();
  await expect(
    page.getByRole('dialog', { name: '多指标历史趋势' }).getByRole('img', { name: /^估算肾小球滤过率：/ }),
  ).toBeVisible();
});

test('the first screen holds what changed, what to do, the stage, the rule and every row of the evidence', async ({
  page,
  hospital,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAs(page, hospital, 'doctor', '/detail?report_id=R1004-01&panel=diagnosis&diagnosis_id=CKD');
    const drawer = page.getByRole('dialog', { name: '慢性肾脏病' });
    const rows = drawer.getByRole('table', { name: '诊断依据' }).getByRole('row');
    await expect(rows).toHaveCount(12);
    for (const region of ['本次变化', '现在做什么', '分期']) {
      await expect(drawer.getByRole('region', { name: region })).toBeInViewport({ ratio: 1 });
    }
    await expect(
      drawer.getByRole('table', { name: /本次与上次的位置/ }).getByRole('cell', { name: /极高危\s*本次/ }),
    ).toBeVisible();
    await expect(drawer.getByText(/^判读条件：估算肾小球滤过率 < 60/).first()).toBeInViewport({ ratio: 1 });
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(1)).toHaveText(/^必要< 60 mL\/min\/1\.73 m²，2 分估算肾小球滤过率/);
    await drawer.getByRole('radio', { name: '关系图' }).click();
    await expect(drawer.getByRole('group', { name: '慢性肾脏病的关系图' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});

test('a hint that is cut off opens in full', async ({ page, hospital }) => {
  // No seeded hint is that long: more than two lines in any font, also in one whose characters are narrow.
  const long = 'ACR 由 A2 级升至 A3 级，请复核分期与危险分层。'.repeat(60);
  await configure(page, { wire: 'plain' });
  await page.route('**/knowledge/diagnosis/knowledge*', async (route) => {
    const response = await route.fetch();
    const knowledge = (await response.json()) as { hints: object[] };
    const hints = knowledge.hints.map((entry) => ({ ...entry, hint_content: long }));
    await route.fulfill({ response, json: { ...knowledge, hints } });
  });
  await openAs(page, hospital, 'doctor', '/about-us');
  const drawer = await openRisk(page);
  await drawer.getByRole('list', { name: '提示' }).getByRole('button', { name: '查看更多' }).click();
  const hint = page.getByRole('dialog', { name: '慢性肾脏病', exact: true }).last();
  await expect(hint.getByText(long)).toBeVisible();
  await expect(hint.getByRole('heading')).toContainText(['提示内容', '考虑方向', '处理建议', '相关提示']);
  await expect(hint.getByText('复查并做心电图，核对用药与饮食。')).toBeVisible();
  await expectAccessible(page);
});

test('a model of the store: performance, pictures, and what each figure means', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/about-us');
  const model = await openModel(page);
  await expect(model.getByRole('table', { name: '模型性能' }).getByRole('row', { name: /^灵敏度/ })).toHaveText(
    '灵敏度0.63500.6981+0.0631',
  );
  for (const [figure, term] of [
    ['模型性能', '训练集'],
    ['ROC曲线', '横轴'],
    ['SHAP图', '每一行'],
  ] as const) {
    await model.getByRole('button', { name: `${figure}说明` }).click();
    const explanation = page.getByRole('dialog', { name: `${figure}说明` });
    await expect(explanation.getByRole('term').filter({ hasText: term })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(model).toBeVisible();
  }
  await expect(model.getByRole('img', { name: '慢性肾脏病的ROC曲线' })).toBeVisible();
});

test('a panel drawn ahead is neither seen nor in the way, opens as it stands, and stands ready again', async ({
  page,
  hospital,
}) => {
  await openAs(page, hospital, 'doctor', '/detail?report_id=R1078-01');
  // Out of sight it has no role: only the document tells that it is there.
  const drawn = (title: string) => page.locator('[role=dialog]', { has: page.locator('h2', { hasText: title }) });
  const ready = drawn('CKD分期');
  // One after the other, this one the last.
  await expect(drawn('趋势方案')).toBeAttached();
  await ready.evaluate((element) => element.setAttribute('data-drawn', 'ahead'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ready).toBeHidden();

  // What lies under it is reached by the pointer, and its own fields are not reached by keys.
  await page.getByRole('radio', { name: /^异常/ }).click();
  await expect(page).toHaveURL(/filter=abnormal/);
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await ready.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  }

  const tool = page.getByRole('dialog', { name: 'CKD分期' });
  const button = page.getByRole('navigation', { name: '报告工具' }).getByRole('button', { name: /^CKD 分期/ });
  for (let time = 0; time < 2; time += 1) {
    await button.click();
    await expect(tool).toBeVisible();
    await expect(tool).toHaveAttribute('data-drawn', 'ahead');
    await expect(tool).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tool).toBeHidden();
    await expect(button).toBeFocused();
  }
});
