import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { RoleHome } from './role-home.tsx';

const READY = ['/data-synchronism', '/data-cleaning', '/logs', '/ai-platform-detail', '/data-center', '/editLicense'];

async function show(account: string) {
  const rendered = await renderFeature(<RoleHome />, { account });
  setReadyPaths(new Set([...READY, '/audit-rules-management']));
  return rendered;
}

/** The links of 待办: what each says and where it leads. */
async function waiting() {
  const part = within(await screen.findByRole('region', { name: '待办' }));
  const links = await part.findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('who runs the data reads what of it waits, with its age, and comes to the screen where it is done', async () => {
  await show('ops');
  expect(await waiting()).toEqual([
    [expect.stringMatching(/^久无数据或拒收增多的来源\d+ 个$/), '/data-synchronism'],
    [expect.stringMatching(/^待映射的来源项目最早 \d+ 日前\d+ 种$/), '/data-cleaning'],
  ]);
});

test('the held report waits for its auditor, the new codes for who keeps the data', async () => {
  const { unmount } = await show('audit');
  expect(await waiting()).toEqual([
    [expect.stringMatching(/^审核暂缓最早 \d+ (分钟|小时)前1 份$/), '/audit-rules-management?tab=held'],
  ]);
  unmount();
  await show('info');
  expect(await waiting()).toEqual([
    [expect.stringMatching(/^本周新来源代码，尚未映射最早 .*前\d+ 个$/), '/data-center'],
  ]);
  expect(screen.getByRole('link', { name: '许可证管理' })).toBeVisible();
});

test('who has no screen where something waits is not told that nothing does', async () => {
  await show('account');
  expect(await screen.findByText('账号信息')).toBeVisible();
  const licence = within(await screen.findByRole('region', { name: '许可证' }));
  expect(licence.getByRole('link', { name: '许可证管理' })).toHaveAttribute('href', '/editLicense');
  expect(await licence.findByText('有效')).toBeVisible();
  expect(licence.getByText('剩余 180 天')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('待办')).toBeNull());
});
