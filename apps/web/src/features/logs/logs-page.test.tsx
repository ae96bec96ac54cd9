import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { evenBars, hoursAfter } from './log-bars.tsx';
import { LogsPage } from './logs-page.tsx';

test('logins stand in their tab, one opens beside the list, and the chain of changes is whole', async () => {
  const { user, address } = await renderFeature(<LogsPage />, { path: '/logs', account: 'log' });
  expect(await screen.findByRole('row', { name: /唐越.*解除黑名单：已到信息科核对/ })).toBeVisible();
  expect(await screen.findByText('变更 16 条，链校验通过')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '登录' }));
  await user.click(await screen.findByRole('row', { name: /罗文博/ }));
  const entry = within(await screen.findByRole('complementary', { name: '日志详情' }));
  expect(await entry.findByRole('heading', { name: '成功' })).toBeVisible();
  expect(address()).toMatch(/kind=login.*open=1/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: '日志详情' })).toBeNull();
  expect(screen.getByRole('row', { name: /罗文博/ })).toHaveFocus();
  await user.type(screen.getByRole('searchbox', { name: '搜索日志' }), '没有这个人');
  expect(await screen.findByText('没有符合条件的日志')).toBeVisible();
});

test('every column orders the log, changes are narrowed to a kind of object, and the bars name their days', async () => {
  const { user, address } = await renderFeature(<LogsPage />, { path: '/logs', account: 'log' });
  const bars = within(await screen.findByRole('list', { name: '各时段条数' }));
  expect(bars.getAllByRole('button').length).toBeGreaterThan(5);
  expect(screen.getByText('08-04')).toBeInTheDocument();
  expect(bars.getByRole('button', { name: '2025-11-14 起 2 日，1 条' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: '对象' }), '账号');
  await waitFor(() => expect(screen.queryByRole('row', { name: /黑名单/ })).toBeNull());
  await user.click(screen.getByRole('columnheader', { name: '对象' }));
  await waitFor(() =>
    expect(address()).toMatch(/object_type=account.*sort=object_name|sort=object_name.*object_type=account/),
  );
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
  await waitFor(() => expect(names()).toEqual(names().toSorted()));
  expect(names().length).toBeGreaterThan(1);
});

test('an hour or a day after a time of the wall clock, over midnight and the year', () => {
  expect(hoursAfter('2025-12-31 23:00', 1)).toBe('2026-01-01 00:00');
  expect(hoursAfter('2025-11-18 00:00', 24)).toBe('2025-11-19 00:00');
  const days = [
    { start: '2025-11-16 00:00', count: 2 },
    { start: '2025-11-18 00:00', count: 1 },
  ];
  expect(evenBars(days, 24)).toEqual({
    bars: [
      { start: '2025-11-16 00:00', count: 2 },
      { start: '2025-11-17 00:00', count: 0 },
      { start: '2025-11-18 00:00', count: 1 },
    ],
    hours: 24,
  });
  // Half a year is told in pairs of days.
  const { bars: pairs, hours } = evenBars([{ start: '2025-05-12 00:00', count: 5 }, ...days], 24);
  expect([pairs.length, hours]).toEqual([96, 48]);
  expect([pairs[0], pairs.at(-1)]).toEqual([
    { start: '2025-05-12 00:00', count: 5 },
    { start: '2025-11-18 00:00', count: 1 },
  ]);
  expect(evenBars([], 24).bars).toEqual([]);
});

test('what narrowed a tab last is offered on this tab again; the tab alone narrows nothing', async () => {
  const { user, address } = await renderFeature(<LogsPage />, { path: '/logs?kind=login&q=%E7%BD%97', account: 'log' });
  await user.click(await screen.findByRole('searchbox', { name: '搜索日志' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/logs?kind=login'));
  await user.click(await screen.findByRole('button', { name: '上次的筛选' }));
  await waitFor(() => expect(address()).toBe('/logs?kind=login&q=%E7%BD%97'));
});

test('a page beyond the last one says so and leads back; the log is not called empty', async () => {
  const { user, address } = await renderFeature(<LogsPage />, { path: '/logs?page=99', account: 'log' });
  expect(await screen.findByText('这一页没有内容')).toBeVisible();
  expect(screen.queryByText('还没有日志')).toBeNull();
  await user.click(screen.getByRole('button', { name: '回到第一页' }));
  expect(await screen.findByRole('row', { name: /解除黑名单：已到信息科核对/ })).toBeVisible();
  expect(address()).toBe('/logs');
});
