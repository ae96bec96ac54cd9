import { getHomeSummary } from '@jianwei/api-client/home/home';
import { getOwnSession } from '@jianwei/api-client/session/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestWorld } from '../../test/hospital.ts';
import { renderApp } from '../../test/render-app.tsx';
import { setPageNavigator } from '../kit/lib/page-navigator.ts';
import { getSession, setSession } from '../parts/session/session-store.ts';

function watchNavigator() {
  const navigator = { assign: vi.fn(), reload: vi.fn() };
  setPageNavigator(navigator);
  return navigator;
}

async function operations(world: { journal: () => Promise<readonly { operationId?: string }[]> }) {
  return (await world.journal()).map((entry) => entry.operationId);
}

test('a signed-out visitor is sent to login and comes back to the wanted page', async () => {
  const { user, address } = await renderApp({ path: '/excellent?tab=critical', account: null });
  await user.type(await screen.findByLabelText('账号'), 'doctor');
  expect(address()).toBe('/login?redirect=%2Fexcellent%3Ftab%3Dcritical');
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  expect(await screen.findByRole('heading', { name: 'AI 报告解读', level: 1 })).toBeVisible();
  expect(address()).toBe('/excellent?tab=critical');
});

test('a redirect the user may not open, or to another site, ends at the first menu entry', async () => {
  const first = await renderApp({ path: '/login?redirect=%2Fusers', account: null });
  await first.user.type(await screen.findByLabelText('账号'), 'doctor');
  await first.user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(first.address()).toBe('/'));
  first.unmount();

  const second = await renderApp({ path: '/login?redirect=%2F%2Fevil.invalid', account: null });
  await second.user.type(await screen.findByLabelText('账号'), 'ops');
  await second.user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(second.address()).toBe('/data-cleaning'));
  expect(await screen.findByRole('heading', { name: '数据清洗', level: 1 })).toBeVisible();
});

// covers B-2.5-01, B-2.5-02, B-2.5-03
test('the main layout has header, menu, breadcrumb and title', async () => {
  await renderApp({ path: '/excellent' });
  expect(await screen.findByRole('heading', { name: 'AI 报告解读', level: 1 })).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('江州市第一人民医院')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '首页',
    expect.stringMatching(/^AI 报告解读/),
    '我的收藏',
    '查疾病',
    '懂检验',
  ]);
  expect(menu.getByRole('link', { name: /AI 报告解读/ })).toHaveAttribute('aria-current', 'page');
  const breadcrumb = within(screen.getByRole('navigation', { name: '面包屑' }));
  expect(breadcrumb.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
});

// covers B-2.5-05
test('home is shown without the header', async () => {
  await renderApp({ path: '/', account: 'ops' });
  expect(await screen.findByRole('heading', { name: '唐越，您好' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '面包屑' })).not.toBeInTheDocument();
});

test('who manages the licence without an entry in the menu finds it on the home page', async () => {
  for (const account of ['account', 'info']) {
    const { user, address, unmount } = await renderApp({ path: '/', account });
    const card = within(await screen.findByRole('region', { name: '许可证' }));
    expect(await card.findByText('剩余 180 天')).toBeVisible();
    await user.click(card.getByRole('link', { name: '许可证管理' }));
    await waitFor(() => expect(address()).toBe('/editLicense'));
    unmount();
  }
  await renderApp({ path: '/', account: 'log' });
  expect(await screen.findByRole('heading', { name: '罗文博，您好' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '许可证' })).toBeNull();
});

// covers B-2.7-51, B-2.7-52
test('the menu folds and unfolds, and stays so for this user', async () => {
  const { user } = await renderApp({ path: '/excellent' });
  await user.click(await screen.findByRole('button', { name: '收起菜单' }));
  expect(screen.getByRole('navigation', { name: '主菜单' })).toHaveAttribute('data-collapsed', 'true');
  expect(window.localStorage.getItem('cdss:u-doctor:menu-collapsed')).toBe('true');
  await user.click(screen.getByRole('button', { name: '展开菜单' }));
  expect(screen.getByRole('navigation', { name: '主菜单' })).toHaveAttribute('data-collapsed', 'false');
});

// covers B-2.7-50
test('role 11 sees no logo', async () => {
  await renderApp({ path: '/', account: 'applicant' });
  expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /检微/ })).not.toBeInTheDocument();
});

test('/ opens the command box from anywhere; a patient is found by initials, Enter opens the newest report', async () => {
  const { user, address } = await renderApp({ path: '/favorite-list' });
  await screen.findByRole('button', { name: '搜索患者、住院号或报告号' });
  // The box is a chunk of its own: act has to wait for it.
  await act(() => user.keyboard('/ghy'));
  const box = await screen.findByRole('dialog', { name: '命令' });
  const field = within(box).getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('ghy');
  expect(await within(box).findByRole('option', { name: /^顾怀远/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/detail?report_id=R1004-01'));
  expect(screen.queryByRole('dialog', { name: '命令' })).not.toBeInTheDocument();
});

test('an administrator finds pages alone, by their letters, and the server is not asked', async () => {
  const { user, world, address } = await renderApp({ path: '/blacklist', account: 'ops' });
  await user.click(await screen.findByRole('button', { name: '搜索功能' }));
  const box = await screen.findByRole('dialog', { name: '命令' });
  await user.keyboard('kjdl');
  expect(await within(box).findByRole('option', { name: /可解读率/ })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/operations-interpret-ability'));
  expect(await screen.findByRole('heading', { level: 1, name: '可解读率' })).toBeVisible();
  expect((await world.journal()).filter((entry) => entry.operationId === 'searchCommand')).toEqual([]);
});

test('Ctrl+K opens the command box also while a search is typed, where / is a letter', async () => {
  const { user } = await renderApp({ path: '/favorite-list' });
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'a/b');
  expect(field).toHaveValue('a/b');
  await act(() => user.keyboard('{Control>}k{/Control}'));
  expect(await screen.findByRole('dialog', { name: '命令' })).toBeVisible();
});

test('the list that a screen belongs to stays marked in the menu, its group open', async () => {
  await renderApp({ path: '/data-synchronism-inspect', account: 'ops' });
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
  expect(menu.getByRole('button', { name: '运维管理' })).toHaveAttribute('aria-expanded', 'true');
  expect(menu.getByRole('link', { name: '数据同步' })).toHaveAttribute('data-above');
  expect(menu.getByRole('link', { name: '黑名单' })).not.toHaveAttribute('data-above');
});

test('the bell lists critical values that wait, each opening its report', async () => {
  const { user } = await renderApp({ path: '/favorite-list' });
  await user.click(await screen.findByRole('button', { name: /^危急值提醒，\d+ 项未闭环$/ }));
  const list = within(screen.getByRole('group', { name: '危急值提醒' }));
  expect(list.getByRole('link', { name: /孟庆山.*钾 6\.82/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/detail\?report_id=/),
  );
});

// covers B-2.6-20, B-7.5-06
test('each navigation sends one page-visit entry with the path only', async () => {
  const { user, world } = await renderApp({ path: '/excellent?keyword=x' });
  await user.click(await screen.findByRole('link', { name: '我的收藏' }));
  const heading = await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(async () => {
    const visits = (await world.journal()).filter((entry) => entry.operationId === 'saveLog');
    expect(visits.map((entry) => entry.body)).toEqual([
      { path: '/excellent', title: 'AI 报告解读', time: expect.stringMatching(/^2025-11-18T/) as unknown },
      { path: '/favorite-list', title: '我的收藏', time: expect.stringMatching(/^2025-11-18T/) as unknown },
    ]);
  });
});

// covers B-4-03, B-4-05, B-8-03
test('a 401 shows its message, ends the session and goes to login with a redirect', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'listCollectedReports', kind: 'http', status: 401 });
  const { address } = await renderApp({ path: '/favorite-list?page=2', world });
  expect(await screen.findByLabelText('账号')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('未授权，请登录');
  expect(address()).toBe('/login?redirect=%2Ffavorite-list%3Fpage%3D2');
  expect(getSession()).toBeNull();
});

// covers B-4-04, B-8-05
test('a 403 does the same', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'listCollectedReports', kind: 'http', status: 403 });
  const { address } = await renderApp({ path: '/favorite-list', world });
  expect(await screen.findByLabelText('账号')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('拒绝访问');
  expect(address()).toBe('/login?redirect=%2Ffavorite-list');
});

// covers B-2.6-16..18, B-4-06
test('opening a login page while signed in logs out, clears the session and reloads after 300 ms', async () => {
  const navigator = watchNavigator();
  const { router, world } = await renderApp({ path: '/favorite-list' });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  await act(() => router.navigate('/login'));
  vi.advanceTimersByTime(299);
  expect(navigator.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(navigator.reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  expect(getSession()).toBeNull();
  expect(await operations(world)).toContain('logout');
});

// covers B-2.6-19
test('on the first load a signed-in user sees the login page with the session intact', async () => {
  const navigator = watchNavigator();
  await renderApp({ path: '/login' });
  expect(await screen.findByLabelText('账号')).toBeVisible();
  expect(getSession()?.user_id).toBe('u-doctor');
  expect(navigator.reload).not.toHaveBeenCalled();
});

test('an address that may not be opened names itself missing on the first load, and leads back', async () => {
  const { user, address } = await renderApp({ path: '/nowhere?patient_id=P1' });
  expect(await screen.findByText('页面不存在')).toBeVisible();
  expect(screen.getByText('/nowhere')).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Fnowhere%3Fpatient_id%3DP1');
  expect(getSession()?.user_id).toBe('u-doctor');
  await user.click(screen.getByRole('button', { name: '首页' }));
  expect(await screen.findByRole('heading', { level: 1, name: /沈医师/ })).toBeVisible();
});

test('a path of verifyArr without a screen says so inside the shell, with the way back', async () => {
  const { user, router } = await renderApp({ path: '/excellent' });
  const session = getSession();
  expect(session).not.toBeNull();
  if (session) setSession({ ...session, verifyArr: [...session.verifyArr, '/unheard-of'] });
  await act(() => router.navigate('/unheard-of'));
  expect(await screen.findByText('该功能尚未开放')).toBeVisible();
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '返回首页' }));
  expect(await screen.findByRole('heading', { level: 1, name: /沈医师/ })).toBeVisible();
});

test('another role and other columns count at the next call: the menu follows without a new sign-in', async () => {
  const { user, world } = await renderApp({ path: '/excellent', account: 'lab-plain' });
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
  expect(menu.queryByRole('link', { name: '系统看板' })).toBeNull();
  const { token } = await world.signIn('account');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-wire': 'plain' };
  const path = '/api/v2/users/accounts/u-lab-plain';
  const read = await world.fetch(path, { headers });
  const { account } = (await read.json()) as { account: { revision: number } };
  const body = JSON.stringify({ revision: account.revision, permission_column: ['1'] });
  expect((await world.fetch(path, { method: 'POST', headers, body })).status).toBe(200);
  await user.click(await screen.findByRole('button', { name: '刷新' }));
  expect(await menu.findByRole('link', { name: '系统看板' })).toBeVisible();
  expect(getSession()).toMatchObject({ permission_column: ['1'], user_id: 'u-lab-plain' });
});

test('a model that is switched off is gone from what is open at the next call; in the ordinary case nothing is asked twice', async () => {
  const { world } = await renderApp({ path: '/appstore-detail?id=app-ckd-risk' });
  const reads = async () => (await operations(world)).filter((name) => name === 'getApplication').length;
  await waitFor(async () => expect(await reads()).toBe(1));
  const { token } = await world.signIn('research');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-wire': 'plain' };
  const model = '/api/v2/system/ai/models/ckd-risk';
  const { version, revision } = (await (await world.fetch(model, { headers })).json()) as {
    version: string;
    revision: number;
  };
  await getHomeSummary();
  expect(await reads()).toBe(1);
  const body = JSON.stringify({ version, revision, state: 'off', reason: '待核对单位' });
  expect((await world.fetch(`${model}/state`, { method: 'POST', headers, body })).status).toBe(200);
  expect(screen.queryByText(/^模型已停用/)).toBeNull();
  await getOwnSession();
  expect(await screen.findByText(/^模型已停用/)).toBeVisible();
  expect(await reads()).toBe(2);
});

// covers B-5-01, B-5-02
test('logout asks 确认退出？; declining keeps the session', async () => {
  const navigator = watchNavigator();
  const { user } = await renderApp({ path: '/favorite-list' });
  await user.click(await screen.findByRole('button', { name: '沈若溪的账号' }));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(screen.getByRole('alertdialog', { name: '确认退出？' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(getSession()?.user_id).toBe('u-doctor');

  await user.click(screen.getByRole('button', { name: '沈若溪的账号' }));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(navigator.reload).toHaveBeenCalledTimes(1));
  expect(getSession()).toBeNull();
});

test('a logout in another tab ends the work here', async () => {
  const { address } = await renderApp({ path: '/favorite-list' });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  act(() => {
    window.localStorage.removeItem('cdss:session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cdss:session', newValue: null }));
  });
  expect(await screen.findByLabelText('账号')).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Ffavorite-list');
});

test('another user signing in elsewhere reloads this tab', async () => {
  const navigator = watchNavigator();
  const { world } = await renderApp({ path: '/favorite-list' });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  const other = await world.signIn('doctor2');
  act(() => {
    window.localStorage.setItem('cdss:session', JSON.stringify(other));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cdss:session' }));
  });
  expect(navigator.reload).toHaveBeenCalledTimes(1);
});
