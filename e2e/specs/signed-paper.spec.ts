import type { Locator, Page } from '@playwright/test';
import { mockAddress } from '../support/addresses.ts';
import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';
import { exampleOf, openPaper, toolDialog } from '../support/tools.ts';

const PATIENT = /严松年|P1002|ZY\d{6,}|GR00000\d|R1002-/;

/** Opens the newest saved Grace score and prints it; the browser's own dialog is left out. */
async function printGrace(page: Page, trigger: (tool: Locator) => Promise<void>): Promise<string> {
  const tool = await openPaper(page, exampleOf('grace'));
  await expect(tool.getByRole('button', { name: '打印' })).toBeVisible();
  await trigger(tool);
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const seal = page.locator('[data-part=paper-seal]');
  await expect(seal).toBeVisible();
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(await seal.innerText())?.[0] ?? '';
  await page.emulateMedia({ media: 'screen' });
  return code;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
});

test('a printed assessment is checked by a visitor, who learns nothing of the patient; once changed it no longer counts', async ({
  page,
  hospital,
  otherWindow,
  request,
}) => {
  await openAs(page, hospital, 'doctor', '/about-us');
  const code = await printGrace(page, (tool) => tool.getByRole('button', { name: '打印' }).click());
  await page.emulateMedia({ media: 'print' });
  const seal = page.locator('[data-part=paper-seal]');
  await expect(seal).toContainText('打印时间 2025-11-18 10:30');
  await expect(seal).toContainText('打印人 沈若溪');
  await expect(seal).toContainText(/规则版本 \S+/);
  const box = await seal.getByRole('img', { name: '核验二维码' }).boundingBox();
  expect(box?.width).toBeGreaterThan(55);
  await page.emulateMedia({ media: 'screen' });

  const visitor = await otherWindow();
  const exchanged: string[] = [];
  visitor.on('response', (response) => {
    if (response.url().includes('/api/')) exchanged.push(response.url());
  });
  await visitor.goto(`/online?code=${code.toLowerCase()}`);
  const part = visitor.getByRole('region', { name: '核验纸质报告' });
  await expect(part.getByText('核验通过')).toBeVisible();
  await expect(part.getByText('高危，171 分')).toBeVisible();
  await expect(part.getByText('2025-11-18 09:50')).toBeVisible();
  expect(exchanged.length).toBeGreaterThan(0);
  expect(exchanged.join()).not.toMatch(PATIENT);
  // The same answer without the envelope.
  const headers = { 'x-wire': 'plain', 'x-mock-world': hospital.world };
  const answer = await request.get(`${mockAddress}/api/v2/papers/${code}`, { headers });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toMatch(PATIENT);
  expect(await visitor.content()).not.toMatch(PATIENT);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await visitor.setViewportSize(size);
    const beyond = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(beyond, String(size.width)).toBeLessThanOrEqual(0);
    await expectAccessible(visitor);
  }

  // The doctor changes the record.
  const tool = toolDialog(page, exampleOf('grace'));
  await tool.getByRole('button', { name: '编辑' }).click();
  await tool.getByRole('textbox', { name: /心率/ }).fill('72');
  await tool.getByRole('button', { name: '查看结果' }).click();
  await tool.getByRole('button', { name: '保存' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(tool.getByText(/已保存$/)).toBeVisible();
  await part.getByRole('button', { name: '核验' }).click();
  await expect(part.getByText('记录已修改')).toBeVisible();
  await expect(part.getByText('高危，171 分')).toBeVisible();
});

test('Ctrl+P prints the same paper, and a draft says that it cannot be checked', async ({ page, hospital }) => {
  await openAs(page, hospital, 'doctor', '/about-us');
  const code = await printGrace(page, () => page.keyboard.press('Control+p'));
  expect(code).toMatch(/^.{19}$/);
  const tool = toolDialog(page, exampleOf('grace'));
  await tool.getByRole('button', { name: '编辑' }).click();
  await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('未保存，不能核验')).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('a mistyped code is said before anything is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/papers/')) calls.push(request.url());
  });
  await page.goto('/online');
  const part = page.getByRole('region', { name: '核验纸质报告' });
  await part.getByRole('button', { name: '输入核验码' }).click();
  await part.getByRole('textbox', { name: '核验码' }).fill('7K3M-9QXA-2TDV-0H81');
  await part.getByRole('button', { name: '核验' }).click();
  await expect(part.getByText(/核验码有误/)).toBeVisible();
  await expectAccessible(page);
  expect(calls).toEqual([]);
});
