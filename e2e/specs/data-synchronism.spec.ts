import { openAs } from '../support/actions.ts';
import { readsWell } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const CSV = `来源机构,患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位,参考区间
体检中心,T9,试例戊,女,1970-05-05,T-9,2025-11-18 09:00,钾,血清,6.4,mmol/L,3.5-5.3
体检中心,T9,试例戊,女,1970-05-05,T-9,2025-11-18 09:00,一项没有的项目,血清,7,mg/L,
`;

// covers B-2.5-51, B-2.5-52
test('a file brings its report into the list of the doctors; what it refused opens with its row', async ({
  page,
  hospital,
  otherWindow,
}) => {
  await openAs(page, hospital, 'ops', '/data-synchronism');
  await page.getByRole('button', { name: '导入文件' }).click();
  const form = page.getByRole('dialog', { name: '导入文件' });
  await form
    .getByLabel(/FHIR R4 Bundle/)
    .setInputFiles({ name: '体检.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await form.getByRole('button', { name: '试读' }).click();
  await expect(form.getByText('CSV：2 条结果，可导入 1 条，不能读出 1 条；患者 1 位，新报告 1 份')).toBeVisible();
  await form.getByRole('button', { name: '导入', exact: true }).click();
  await expect(form).toHaveCount(0);

  const theirs = await otherWindow();
  await openAs(theirs, hospital, 'doctor', '/excellent');
  await theirs.getByRole('searchbox').first().fill('试例戊');
  await expect(theirs.getByRole('row', { name: /试例戊/ }).first()).toBeVisible();

  await page.goto('/data-synchronism-inspect?source=checkup&outcome=refused');
  await page.getByRole('row', { name: /一项没有的项目/ }).click();
  await expect(
    page.getByRole('complementary', { name: '条目' }).getByText('检验目录中没有「一项没有的项目」'),
  ).toBeVisible();
});

test('a transfer fetches what is ready, pauses and resumes', async ({ page, hospital }) => {
  await openAs(page, hospital, 'ops', '/data-synchronism?source=lis-east');
  await page.getByRole('button', { name: '立即同步' }).click();
  await expect(page.getByRole('row', { name: /手动 .*收到 5 条 .*读出 4 条 .*拒收 1 条/ })).toBeVisible();
  await page.getByRole('button', { name: '暂停 LIS 东院区' }).click();
  await expect(page.getByRole('row', { name: /^LIS 东院区.*已暂停/ })).toBeVisible();
  await page.getByRole('button', { name: '恢复 LIS 东院区' }).click();
  await expect(page.getByRole('row', { name: /^LIS 东院区.*已暂停/ })).toHaveCount(0);
});

// covers B-2.5-53
test('the check names a missing report', async ({ page, hospital }) => {
  await openAs(page, hospital, 'ops', '/data-synchronism-check?source=lis-east');
  await page.getByRole('textbox', { name: '清单' }).fill('X-1 4');
  await page.getByRole('button', { name: '核对' }).click();
  await expect(page.getByRole('table', { name: '缺失的报告' }).getByRole('row', { name: 'X-1 4 0' })).toBeVisible();
});

for (const [path, heading] of [
  ['/data-synchronism?open=import', '数据同步'],
  ['/data-synchronism-inspect?source=lis-east', '数据同步查看'],
  ['/data-synchronism-check?source=lis-east', '数据同步核对'],
] as const) {
  test(`${path} reads well: title, axe, both sizes`, async ({ page, hospital }) => {
    await readsWell(page, () => openAs(page, hospital, 'ops', path), heading);
  });
}
