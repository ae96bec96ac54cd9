import { trackAction } from '@jianwei/api-client/tracking/tracking';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeSetting } from '../../parts/session/personal-settings.ts';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { readWallToken } from '../../parts/session/wall-session.ts';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderFeature } from '../../../test/render-feature.tsx';
import { BoardPage } from './board-page.tsx';
import { arrivalText, contextText, durationText, isAlarming } from './board-words.ts';

const show = (path = '/bulletin-board') => renderFeature(<BoardPage />, { path, account: 'lab' });

// covers B-2.5-19
test('figures, critical values and departments lead to their lists; names are masked', async () => {
  await show();
  setReadyPaths(new Set(['/excellent', '/crisis-reminder', '/report-list', '/data-synchronism']));
  const figures = within(await screen.findByRole('list', { name: '今日数字' }));
  expect(figures.getByRole('link', { name: /今日报告/ })).toHaveAttribute('href', '/excellent');
  expect(figures.getByRole('link', { name: /待处理危急值/ }).textContent).toMatch(/最久 .+，目标 30 分钟/);
  const held = figures.getByRole('link', { name: /审核暂缓/ });
  expect(held).toHaveAttribute('href', '/report-list?audit=held');
  expect(held.textContent).toMatch(/今日已审 \d+ 份$/);
  const criticals = within(screen.getByRole('table', { name: '危急值' }));
  const [first] = criticals.getAllByRole('link');
  expect(first?.textContent).toMatch(/^.\*.?$/u);
  expect(first?.getAttribute('href')).toMatch(/^\/crisis-detail\?id=/);
  const potassium = within(criticals.getByRole('row', { name: /6\.82 mmol\/L/ }));
  expect(potassium.getByRole('img', { name: '升高，危急值' })).toBeVisible();
  expect(potassium.getByText('危')).toBeVisible();
  const departments = within(screen.getByRole('table', { name: '科室' }));
  expect(departments.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/excellent\?department=/);
  const waits = departments.getByRole('link', { name: '心血管内科待处理危急值 1 条' });
  expect(decodeURIComponent(waits.getAttribute('href') ?? '')).toBe('/crisis-reminder?keyword=心血管内科');
  expect(departments.getAllByRole('row')).toHaveLength(6 + 1);
  // Who may not open the synchronisation reads the sources as plain text.
  const arrivals = within(screen.getByRole('table', { name: '数据到达' }));
  expect(arrivals.getByRole('row', { name: /^体检中心 .+，每日一次/ })).toBeVisible();
  expect(arrivals.queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('img', { name: /^今日报告累计 \d+ 份，过去 8 个周二的范围/ })).toBeVisible();
});

test('F opens the wall: a session of its own, no links, the clock, Space pauses; Escape leaves it', async () => {
  const { address, world, queryClient } = await show();
  const clockAt = (time: string) =>
    world.hospital.app.inject({
      method: 'POST',
      url: '/__mock/clock',
      headers: { 'x-mock-world': world.id, host: '127.0.0.1:4010' },
      payload: { now: `2025-11-18T${time}:00+08:00`, ages_sessions: true },
    });
  const operations = async () => (await world.journal()).map(({ operationId }) => operationId);
  await screen.findByRole('table', { name: '危急值' });
  fireEvent.keyDown(document.body, { key: 'f' });
  await waitFor(() => expect(screen.queryAllByRole('link')).toEqual([]));
  expect(address()).toBe('/bulletin-board?wall=1');
  expect(screen.getByText('10:30')).toBeVisible();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(await screen.findByText('截至 10:30，已暂停刷新')).toBeVisible();
  expect(await operations()).toContain('openBoardWall');
  await waitFor(() => expect(readWallToken()).toBeDefined());
  // The session of who opened it has rested too long by now; the wall goes on.
  await clockAt('13:30');
  await waitFor(async () => {
    await queryClient.invalidateQueries();
    expect(screen.getByText('13:30')).toBeVisible();
  });
  await clockAt('10:31');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(4);
  expect(address()).toBe('/bulletin-board');
  await waitFor(async () => expect(await operations()).toContain('logout'));
});

test('a board that cannot be read again keeps its figures, faded, and says since when', async () => {
  const { world, queryClient } = await show();
  await screen.findByRole('table', { name: '危急值' });
  await world.fault({ operationId: 'getBoard', kind: 'drop', when: 'all' });
  // A write ends the second in which an answer stands in for the next.
  await trackAction({ action_id: 41, extra_data: '{}' });
  await queryClient.invalidateQueries();
  expect(await screen.findByText('截至 10:30，正在重连')).toBeVisible();
  expect(screen.getByRole('table', { name: '危急值' })).toBeVisible();
});

test('a board that never came says so and loads again', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'getBoard', kind: 'http', status: 500, when: 1 });
  const { user } = await renderFeature(<BoardPage />, { path: '/bulletin-board', account: 'lab', world });
  await user.click(await screen.findByRole('button', { name: '重新载入' }));
  expect(await screen.findByRole('table', { name: '危急值' })).toBeVisible();
});

test.each([
  [9, '9 分'],
  [59.6, '1 小时 0 分'],
  [212, '3 小时 32 分'],
  [3120, '2 天 4 小时'],
  [undefined, '—'],
])('%s minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [{ state: 'normal', last_at: '2025-11-18T10:29:12+08:00' }, '48 秒'],
  [{ state: 'silent', last_at: '2025-11-18T08:25:00+08:00' }, '2 小时 5 分，无数据'],
  [{ state: 'normal', last_at: '2025-11-18T06:02:00+08:00', daily_at: '06:00' }, '4 小时 28 分，每日一次'],
  [{ state: 'normal', last_at: '2025-11-13T08:22:00+08:00', usual_hours: 52 }, '5 天 2 小时，平时约 2 天一次'],
  [{ state: 'normal', last_at: '2025-11-18T09:30:00+08:00', usual_hours: 1 }, '1 小时 0 分'],
  [{ state: 'paused' }, '从未到达，已暂停'],
  [{ state: UNDETERMINED as 'normal', last_at: '2025-11-18T10:29:12+08:00' }, '无法判定'],
  [{ state: 'normal', last_at: UNDETERMINED }, '无法判定'],
] as const)('the arrival %o is %s', (arrival, text) => {
  expect(arrivalText({ source_id: 'lis', name: 'LIS', ...arrival }, '2025-11-18T10:30:00+08:00')).toBe(text);
});

test('what is not known is said, and only what must be acted on has colour', () => {
  expect(contextText({ id: 'reports', points: [] }, '周二')).toBe('同星期日的数据不足');
  expect(isAlarming({ id: 'criticals', value: 0, points: [] })).toBe(false);
  expect(isAlarming({ id: 'readable', value: 94.9, target: 95, points: [] })).toBe(true);
  expect(isAlarming({ id: 'reports', value: 3, points: [] })).toBe(false);
});

test('with single keys switched off F does nothing, and nothing names it', async () => {
  const { address } = await show();
  const opener = () => screen.getByRole('button', { name: /^投屏/ });
  await screen.findByRole('table', { name: '危急值' });
  expect([opener().textContent, opener().getAttribute('aria-keyshortcuts')]).toEqual(['投屏 F', 'F']);
  act(() => writeSetting('single-keys-enabled', false));
  expect([opener().textContent.trim(), opener().getAttribute('aria-keyshortcuts')]).toEqual(['投屏', null]);
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(address()).toBe('/bulletin-board');
  fireEvent.click(opener());
  await waitFor(() => expect(screen.getByText(/退出投屏/)).toHaveTextContent('Esc 退出投屏'));
  act(() => writeSetting('single-keys-enabled', true));
});
