import type { Page } from '@playwright/test';
import { expectAccessible, notification, openAs, question } from '../support/actions.ts';
import { expect, failedAnswers, test } from '../support/test.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const GOUT = '高尿酸血症/痛风';

const editor = (page: Page) => page.getByRole('textbox', { name: `${GOUT}的本院说明` });
const picture = (name: string, bytes: number) => ({
  name,
  mimeType: 'image/png',
  // What follows the picture's end is not read.
  buffer: Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]),
});

// covers B-2.5-45, B-2.7-33, B-2.7-39, A-2.13-01, A-5-73, A-5-74, A-8-08
test('the laboratory writes a text with an image, and a doctor reads it in the drawer of a report', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'prompt', '/');
  await page.getByRole('link', { name: '自定义文本' }).click();
  await expect(page).toHaveURL('/user-defined-text');
  const diagnoses = page.getByRole('list', { name: '诊断' });
  await expect(diagnoses.getByText('已编写')).toHaveCount(2);
  await page.getByRole('searchbox', { name: '搜索诊断' }).fill('痛风');
  await diagnoses.getByRole('button', { name: GOUT }).click();
  await expect(page).toHaveURL('/user-defined-text?diagnosis_id=GOUT');
  await editor(page).click();
  await page.keyboard.type('尿酸每日检测，10:00 前送检当日报告。');
  await page.getByRole('button', { name: '无序列表' }).click();
  await page.getByLabel('选择图片').setInputFiles(picture('过大.png', 1_048_576));
  await expect(notification(page)).toContainText('上传图片必须小于1M');
  await page.getByLabel('选择图片').setInputFiles(picture('流程.png', 2000));
  await expect(editor(page).getByRole('img', { name: '流程.png' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存' }).dblclick();
  await expect(page.getByText('本院说明已保存')).toBeVisible();
  await expect(diagnoses.getByRole('button', { name: `${GOUT} 已编写` })).toBeVisible();
  expect(await hospital.journal('saveCustomText')).toHaveLength(1);
  await page.reload();
  await expect(editor(page).getByRole('listitem')).toHaveText('尿酸每日检测，10:00 前送检当日报告。');
  await expect(editor(page).getByRole('img', { name: '流程.png' })).toBeVisible();
  await expect(page.getByText('秦晓彤 2025-11-18 10:30 更新')).toBeVisible();

  const doctor = await otherWindow();
  await openAs(doctor, hospital, 'doctor', '/detail?report_id=R1004-01&panel=diagnosis&diagnosis_id=GOUT');
  const drawer = doctor.getByRole('dialog', { name: GOUT });
  await drawer.getByRole('navigation', { name: '章节' }).getByRole('button', { name: '本院说明' }).click();
  await expect(drawer.getByRole('heading', { name: '本院说明' })).toBeInViewport();
  const note = drawer.locator('[data-section="hospital-note"]');
  await expect(note).toContainText('秦晓彤 2025-11-18');
  await expect(note.getByRole('listitem')).toHaveText('尿酸每日检测，10:00 前送检当日报告。');
  const image = note.getByRole('img', { name: '流程.png' });
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  await expectAccessible(doctor);
});

test.describe('when the server fails', () => {
  test.use({ allowedConsole: failedAnswers });

  test('what is written stays, leaving asks, and deleting takes the text from the doctors', async ({
    page,
    hospital,
  }) => {
    await openAs(page, hospital, 'lab', '/user-defined-text?diagnosis_id=IDA');
    const text = page.getByRole('textbox', { name: '缺铁性贫血的本院说明' });
    await expect(text).toContainText('检验科 8315');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('节假日照常。');
    await hospital.plan({ operationId: 'saveCustomText', kind: 'http', status: 500 });
    await page.getByRole('button', { name: '保存' }).click();
    await expect(notification(page)).toBeVisible();
    await expect(text).toContainText('节假日照常。');
    await page.getByRole('button', { name: '巨幼细胞性贫血' }).click();
    await question(page, '关闭将丢失已编辑的内容，确认关闭？').getByRole('button', { name: '继续编辑' }).click();
    await expect(text).toContainText('节假日照常。');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('周以宁 2025-11-18 10:30 更新')).toBeVisible();
    await page.getByRole('button', { name: '删除' }).click();
    await question(page, '确认删除「缺铁性贫血」的本院说明？').getByRole('button', { name: '删除' }).click();
    await expect(text).toHaveText('');
    await page.goto('/diagnosis-menu?disease=IDA');
    await expect(page.getByRole('article', { name: '缺铁性贫血' }).getByText('疾病介绍')).toBeVisible();
    await expect(page.getByText('本院说明')).toHaveCount(0);
  });
});
