import { writeLicenceCode } from '@jianwei/mock-server/hospital/licence-code';
import { expectAccessible, openAs } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

// covers B-2.5-23
test('a licence is applied for by the identifier, its code is checked and activated', async ({ page, hospital }) => {
  await openAs(page, hospital, 'account', '/editLicense');
  await expect(page.locator('main code')).toHaveText(/-[0-9A-F]{8}$/);
  const field = page.getByRole('textbox', { name: '激活码' });
  await field.fill('JW1-V-20270101-000000000000');
  await page.getByRole('button', { name: '校验' }).click();
  await expect(page.getByRole('status').filter({ hasText: '激活码无效' })).toBeVisible();
  await field.fill(writeLicenceCode({ kind: 'valid', endsOn: '2026-11-18' }));
  await page.getByRole('button', { name: '校验' }).click();
  await expect(page.getByText(/^激活码有效，激活后可使用 36\d 天$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '激活', exact: true }).click();
  await expect(page.getByText('许可证已激活')).toBeVisible();
  await expect(page.locator('main').getByText('有效', { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(/^剩余 36\d 天$/)).toBeVisible();
  await expect(field).toHaveValue('');
  // One that ends soon stands above the page, which still ends with the window.
  await field.fill(writeLicenceCode({ kind: 'trial', endsOn: '2025-11-19' }));
  await page.getByRole('button', { name: '激活', exact: true }).click();
  await expect(page.getByText('许可证将于1天后到期，请及时续期')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});
