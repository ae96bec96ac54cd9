import { act, screen, waitFor } from '@testing-library/react';
import { createNodeEngine } from '@jianwei/wire-cipher/node-engine';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../test/hospital.ts';
import { renderApp } from '../../test/render-app.tsx';
import { clearSession, getSession, setEnteringMode } from '../parts/session/session-store.ts';
import { closeBlacklistPrompt } from './blacklist-prompt.tsx';

afterEach(() => {
  act(() => {
    closeBlacklistPrompt();
    setEnteringMode(undefined);
  });
});

async function control(world: TestWorld, url: string, payload: object): Promise<unknown> {
  const headers = { 'x-mock-world': world.id, host: '127.0.0.1:4010' };
  return (await world.hospital.app.inject({ method: 'POST', url, headers, payload })).json();
}

async function issue(world: TestWorld, context: object = {}): Promise<{ ticket: string; encrypt: string }> {
  return (await control(world, '/__mock/tickets', { user_name: 'doctor', ...context })) as {
    ticket: string;
    encrypt: string;
  };
}

async function openAt(path: string, world: TestWorld, account: string | null = null) {
  return renderApp({ path, world, account });
}

// covers B-1-28, B-2.1-07
describe('the plug-in login', () => {
  test('turns a ticket and an outside patient number into a session and the newest report', async () => {
    const world = await createTestWorld();
    const { ticket } = await issue(world, { mode: 'embedded' });
    const { address, router } = await openAt(`/plugin-login?ticket=${ticket}&PatId=P1004&token=stolen`, world);
    await waitFor(() => expect(address()).toMatch(/^\/(report-detail|detail)\?report_id=R1004-/));
    expect(getSession()).toMatchObject({ user_id: 'u-doctor', mode: 'embedded' });
    expect(router.state.location.search).not.toMatch(/P1004|ticket|token/);
  });

  test('reads its query sealed as well', async () => {
    const world = await createTestWorld();
    const { encrypt } = await issue(world, { report_id: 'R1001-01' });
    const { address } = await openAt(`/plugin-login?encrypt=${encrypt}`, world);
    await waitFor(() => expect(address()).toBe('/detail?report_id=R1001-01'));
    expect(getSession()).not.toHaveProperty('mode');
  });

  test('keeps to the redirect that the user may open, with the report where it shows one', async () => {
    const world = await createTestWorld();
    const redirect = encodeURIComponent('/detail?filter=abnormal&patient_id=P1001&user_id=x');
    const { ticket } = await issue(world);
    const first = await openAt(`/plugin-login?ticket=${ticket}&id=P1001&redirect=${redirect}`, world);
    await waitFor(() => expect(first.address()).toMatch(/^\/detail\?filter=abnormal&report_id=R1001-/));
    first.unmount();
    for (const [target, ends] of [
      ['/favorite-list', '/favorite-list'],
      ['/users', '/'],
      ['https://evil.example/', '/'],
    ] as const) {
      const again = await issue(world);
      const next = await openAt(`/plugin-login?ticket=${again.ticket}&redirect=${encodeURIComponent(target)}`, world);
      await waitFor(() => expect(next.address()).toBe(ends));
      next.unmount();
    }
  });

  test('asks with the ticket once, and the address holds nothing of it while it works', async () => {
    const world = await createTestWorld();
    const { ticket } = await issue(world);
    await world.fault({ operationId: 'createEmbedSession', kind: 'delay', ms: 50 });
    const { address } = await openAt(`/plugin-login?ticket=${ticket}&patient_id=P1001`, world);
    await waitFor(() => expect(address()).toBe('/plugin-login'));
    expect(await screen.findByRole('heading', { name: '正在打开…' })).toBeVisible();
    await waitFor(() => expect(address()).toMatch(/^\/detail/));
    const calls = (await world.journal()).filter(({ operationId }) => operationId === 'createEmbedSession');
    expect(calls).toHaveLength(1);
  });

  test('a ticket that was used, has expired or was made up opens nothing, and says what to do', async () => {
    const world = await createTestWorld();
    const used = await issue(world);
    const first = await openAt(`/plugin-login?ticket=${used.ticket}`, world);
    await waitFor(() => expect(first.address()).toBe('/'));
    first.unmount();
    clearSession();
    const late = await issue(world);
    await control(world, '/__mock/clock', { now: '2025-11-18T10:31:01+08:00' });
    for (const ticket of [used.ticket, late.ticket, 'u-doctor']) {
      const { address, unmount } = await openAt(`/plugin-login?ticket=${ticket}`, world);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('未能登录');
      expect(alert).toHaveTextContent('登录票据无效或已过期，请重新从院内系统打开');
      expect(address()).toBe('/plugin-login');
      expect(getSession()).toBeNull();
      unmount();
    }
  });

  test('a refused ticket leaves the session of who is signed in alone', async () => {
    const world = await createTestWorld();
    await openAt('/plugin-login?ticket=made-up', world, 'doctor');
    expect(await screen.findByRole('alert')).toHaveTextContent('未能登录');
    expect(getSession()?.user_id).toBe('u-doctor');
    expect(screen.getByRole('link', { name: '打开报告列表' })).toHaveAttribute('href', '/excellent');
  });

  test('without a ticket it says how to open it; who is signed in goes on', async () => {
    const world = await createTestWorld();
    const first = await openAt('/plugin-login', world);
    expect(await screen.findByRole('heading', { name: '请从院内系统打开' })).toBeVisible();
    expect(screen.getByRole('link', { name: '用账号登录' })).toHaveAttribute('href', '/login');
    first.unmount();
    const second = await openAt('/plugin-login?patient_id=P1001', world, 'doctor');
    await waitFor(() => expect(second.address()).toMatch(/^\/detail\?report_id=R1001-/));
  });

  test('an unknown patient is named, in the frame without a way to a login page', async () => {
    const world = await createTestWorld();
    const { ticket } = await issue(world, { mode: 'patch' });
    await openAt(`/plugin-login?ticket=${ticket}&patient_id=ZY-0`, world);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('未找到该患者');
    expect(alert).toHaveTextContent('ZY-0');
    expect(screen.queryByRole('link', { name: '用账号登录' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '打开报告列表' })).toBeVisible();
  });

  test('a server that fails can be asked again', async () => {
    const world = await createTestWorld();
    const { ticket } = await issue(world);
    await world.fault({ operationId: 'createEmbedSession', kind: 'http', status: 503 });
    const { user, address } = await openAt(`/plugin-login?ticket=${ticket}`, world);
    expect(await screen.findByRole('alert')).toHaveTextContent('服务不可用');
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  // covers B-4-08, B-4-09
  test.each(['embedded', 'patch'])('a blacklisted account meets the prompt without a button, mode %s', async (mode) => {
    const world = await createTestWorld();
    const { ticket } = await issue(world, { user_name: 'blacklisted', mode });
    await openAt(`/plugin-login?ticket=${ticket}&mode=${mode}`, world);
    expect(await screen.findByRole('alertdialog', { name: '账号已停止使用' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '确定' })).not.toBeInTheDocument();
  });

  test('an encrypted text that cannot be read goes to login with a sentence, or stays where somebody is signed in', async () => {
    const other = createNodeEngine(btoa('another-key-of-32-bytes-00000000')).sealSync('ticket=T');
    const world = await createTestWorld();
    const path = `/plugin-login?encrypt=${encodeURIComponent(other)}`;
    const first = await openAt(path, world);
    await waitFor(() => expect(first.address()).toBe('/login'));
    expect(await screen.findByRole('alert')).toHaveTextContent('链接无法识别，请重新从院内系统打开');
    first.unmount();
    const second = await openAt(path, world, 'doctor');
    expect(await screen.findByRole('heading', { name: '链接无法识别' })).toBeVisible();
    expect(second.address()).toBe('/plugin-login');
    expect(getSession()).not.toBeNull();
  });
});

// covers B-2.1-10
test('the single sign-on takes a ticket and goes to its redirect', async () => {
  const world = await createTestWorld();
  const { ticket } = await issue(world);
  const { address } = await openAt(`/single-login?ticket=${ticket}&redirect=%2Fexcellent%3Ftab%3Dcritical`, world);
  await waitFor(() => expect(address()).toBe('/excellent?tab=critical'));
  expect(getSession()?.user_id).toBe('u-doctor');
});

// covers B-1-26, B-1-27
test.each(['embedded', 'patch'] as const)(
  'in %s mode there is no header and no menu, but breadcrumb and title',
  async (mode) => {
    const world = await createTestWorld();
    const { ticket } = await issue(world, { mode });
    await openAt(`/plugin-login?ticket=${ticket}&redirect=%2Fexcellent`, world);
    expect(await screen.findByRole('heading', { name: 'AI 报告解读', level: 1 })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '主菜单' })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: '面包屑' })).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
  },
);
