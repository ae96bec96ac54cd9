import { accounts } from '@jianwei/mock-server/hospital/accounts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createTestWorld, type TestWorld } from '../../../test/hospital.ts';
import { prepare } from '../../../test/rendered.ts';
import { pageNavigator, setPageNavigator } from '../../kit/lib/page-navigator.ts';
import { readStored } from '../../kit/lib/storage.ts';
import { getSession } from '../../parts/session/session-store.ts';
import { ACCOUNTS } from './place-section.tsx';
import { DevPanelButton } from './dev-panel-button.tsx';

async function open(account: string | null = 'doctor') {
  const world = await createTestWorld();
  await prepare({ account, world });
  vi.stubGlobal('fetch', world.fetch);
  const assign = vi.fn<(address: string) => void>();
  setPageNavigator({ ...pageNavigator, assign });
  const user = userEvent.setup();
  render(<DevPanelButton />);
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: '开发面板' }))));
  const box = await screen.findByRole('region', { name: '开发面板' });
  return { world, user, assign, box };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

/** What is planned, as the control surface lists it. */
async function faultsOf({ hospital, id }: TestWorld) {
  const headers = { 'x-mock-world': id, host: '127.0.0.1:4010' };
  const answer = await hospital.app.inject({ method: 'GET', url: '/__mock/faults', headers });
  return answer.json<{ data: { operationId: string; when: unknown; effect: unknown }[] }>().data;
}

test('opens by its button and by Ctrl+Alt+D, in a box of its own, and closes', async () => {
  const { user, box } = await open();
  expect(box).toBeVisible();
  await user.click(screen.getByRole('button', { name: '关闭「开发面板」' }));
  expect(box).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Alt>}[KeyD]{/Alt}{/Control}');
  expect(await screen.findByRole('region', { name: '开发面板' })).toBeVisible();
  await user.keyboard('{Control>}{Alt>}[KeyD]{/Alt}{/Control}');
  expect(screen.queryByRole('region', { name: '开发面板' })).toBeNull();
});

test('offers every seeded account, and signs in as another one', async () => {
  expect(Object.keys(ACCOUNTS).toSorted()).toEqual(accounts.map(({ userName }) => userName).toSorted());
  const { user, assign } = await open();
  expect(part('账号').getByRole('combobox')).toHaveValue('doctor');
  await user.selectOptions(part('账号').getByRole('combobox'), 'ops');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(getSession()?.user_id).toBe('u-ops');
});

test('an account that is refused says why, and the session stays', async () => {
  const { user, assign } = await open();
  await user.selectOptions(part('账号').getByRole('combobox'), 'locked');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(getSession()?.user_id).toBe('u-doctor');
  expect(assign).not.toHaveBeenCalled();
});

test('makes, resets and deletes a world, signed in again each time', async () => {
  const { world, user, assign } = await open();
  const press = async (name: string) => {
    assign.mockClear();
    await user.click(part('世界').getByRole('button', { name }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  };
  expect(part('世界').getByText('默认世界')).toBeVisible();
  expect(part('世界').getByRole('button', { name: '删除' })).toBeDisabled();
  await press('新建');
  const id = readStored('world') ?? '';
  expect(world.hospital.worlds.get(id)).toBeDefined();
  expect(part('世界').getByText(id)).toBeVisible();
  await press('删除');
  expect(world.hospital.worlds.get(id)).toBeUndefined();
  expect(readStored('world')).toBeNull();
  // A reset brings the seeded state back.
  await world.fault({ operationId: 'listReports', kind: 'drop', when: 'all' });
  await press('重置');
  expect(getSession()?.user_id).toBe('u-doctor');
  expect(await faultsOf(world)).toEqual([]);
});

test('sets the clock of the hospital, and lets it go', async () => {
  const { world, user } = await open();
  const input = part('时钟').getByLabelText('医院时间');
  await user.type(input, '2025-11-20T08:15');
  await user.click(part('时钟').getByRole('button', { name: '设定' }));
  expect(await part('时钟').findByRole('status')).toHaveTextContent('现在 2025-11-20 08:15');
  expect(world.hospital.worlds.get(world.id)?.nowText()).toBe(
    new Date('2025-11-20T08:15').toLocaleString('sv', { timeZone: 'Asia/Shanghai' }).replace(' ', 'T') + '+08:00',
  );
  await user.click(part('时钟').getByRole('button', { name: '跟随真实时间' }));
  await waitFor(() => expect(part('时钟').getByRole('status')).not.toHaveTextContent('2025-11-20 08:15'));
});

test('latency is a delay of every call; another one takes its place', async () => {
  const { world, user } = await open();
  const choose = part('延迟').getByRole('combobox');
  await user.selectOptions(choose, '200 毫秒');
  await waitFor(() => expect(choose).toHaveValue('200'));
  expect(await faultsOf(world)).toMatchObject([{ operationId: '*', when: 'all', effect: { kind: 'delay', ms: 200 } }]);
  await user.selectOptions(choose, '1000 毫秒');
  await waitFor(() => expect(choose).toHaveValue('1000'));
  expect(await faultsOf(world)).toHaveLength(1);
  await user.selectOptions(choose, '无');
  await waitFor(() => expect(choose).toHaveValue('0'));
  expect(await faultsOf(world)).toEqual([]);
});

test('plans faults, takes one back, and clears all', async () => {
  const { world, user } = await open();
  const faults = part('故障');
  const plan = async (operation: string, kind: string, when: string) => {
    await user.clear(faults.getByRole('combobox', { name: '操作' }));
    await user.type(faults.getByRole('combobox', { name: '操作' }), operation);
    await user.selectOptions(faults.getByRole('combobox', { name: '故障种类' }), kind);
    await user.selectOptions(faults.getByRole('combobox', { name: '何时' }), when);
    await user.click(faults.getByRole('button', { name: '安排' }));
  };
  const planned = () => within(faults.getByRole('list', { name: '已安排的故障' })).findAllByRole('listitem');
  await plan('listReports', '业务状态', '每一次');
  expect((await planned()).map((line) => line.textContent)).toEqual(['listReports　业务状态 1001　每一次取消']);
  await plan('getReportAnalysis', '断开连接', '下一次');
  await waitFor(async () => expect(await planned()).toHaveLength(2));
  expect(await faultsOf(world)).toMatchObject([
    { operationId: 'listReports', when: 'all', effect: { kind: 'business', status: 1001 } },
    { operationId: 'getReportAnalysis', when: 'next', effect: { kind: 'drop' } },
  ]);
  await user.click(faults.getByRole('button', { name: '取消 getReportAnalysis　断开连接　下一次' }));
  await waitFor(async () => expect(await planned()).toHaveLength(1));
  await user.click(faults.getByRole('button', { name: '清除全部' }));
  await waitFor(async () => expect(await faultsOf(world)).toEqual([]));
  await plan('noSuchThing', 'HTTP 状态', '下一次');
  expect(await screen.findByRole('alert')).toHaveTextContent('契约中没有这个操作：noSuchThing');
});

test('the journal lists what was asked, newest first', async () => {
  const { world, user } = await open();
  const lines = () =>
    part('调用记录')
      .queryAllByRole('listitem')
      .map((line) => line.textContent);
  await waitFor(() => expect(lines().join('\n')).toContain('POST /api/v2/users/operation_users/login'));
  await world.fetch('/api/v2/reports?page=0', { headers: { 'x-wire': 'plain' } });
  await user.click(part('调用记录').getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(lines()[0]).toMatch(/401.*GET \/api\/v2\/reports/));
});
