import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderFeature } from '../../../test/render-feature.tsx';
import { FavouriteListPage } from './favourite-list-page.tsx';

const PATH = '/favorite-list';
const table = () => screen.findByRole('table', { name: '收藏的报告' });

it('lists what this account has collected and opens it', async () => {
  const { user, address } = await renderFeature(<FavouriteListPage />, { path: PATH });
  const row = within(await table()).getByRole('row', { name: /顾怀远/ });
  expect(within(row).getByRole('button', { name: /收藏 顾怀远/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(row);
  expect(address()).toBe('/detail?report_id=R1004-01');
});

it('takes a cancelled report off the list', async () => {
  const { user } = await renderFeature(<FavouriteListPage />, { path: PATH });
  await user.click(within(await table()).getByRole('button', { name: /收藏 顾怀远/ }));
  await waitFor(() => expect(screen.queryByText('顾怀远')).not.toBeInTheDocument());
});

it('searches within the favourites', async () => {
  const { user, address } = await renderFeature(<FavouriteListPage />, { path: PATH });
  await table();
  await user.type(screen.getByRole('searchbox', { name: '搜索收藏' }), '没有这个人');
  expect(await screen.findByText('没有符合条件的收藏')).toBeInTheDocument();
  expect(decodeURIComponent(address())).toBe('/favorite-list?keyword=没有这个人');
  await user.click(screen.getByRole('button', { name: '清除搜索' }));
  expect(await table()).toBeInTheDocument();
});

it('says what to do while nothing is collected', async () => {
  await renderFeature(<FavouriteListPage />, { path: PATH, account: 'doctor2' });
  expect(await screen.findByText('暂无收藏')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看报告列表' })).toHaveAttribute('href', '/excellent');
});
