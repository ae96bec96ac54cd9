import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { clearSession, getSession } from '../../parts/session/session-store.ts';
import { addressParts, demoAddress, type DemoForm } from './demo-address.ts';
import { CODE_LANGUAGES, demoCode } from './demo-code.ts';

const form: DemoForm = {
  entrance: 'single',
  user: 'doctor',
  patientId: 'P1004',
  reportId: 'R1004-01',
  mode: 'embedded',
  target: '/detail',
};

beforeEach(() => {
  // Only the page itself is fetched past the client.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const open = async (world = undefined as Awaited<ReturnType<typeof createTestWorld>> | undefined) =>
  renderApp({ path: '/single-demo', account: null, ...(world && { world }) });

// covers B-2.1-09
test('the handshake runs in four steps with what was answered, and signs nobody in here', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '运行握手' }));
  const steps = screen.getByRole('region', { name: '握手过程' });
  expect(await within(steps).findByText('报告详情，页头和菜单已隐藏')).toBeVisible();
  expect(within(steps).getByText('/detail 在该账号的允许列表内')).toBeVisible();
  expect(within(steps).getByText(/POST \/api\/v2\/users\/session\/embed/)).toHaveTextContent(
    '200 {"role":4,"mode":"embedded"}',
  );
  expect(getSession()).toBeNull();
  expect(screen.getByText('账号已对应')).toBeVisible();
  expect(screen.getByText('页面可以打开')).toBeVisible();
});

test.each([
  ['票据过期（60 秒）', '未能登录', '票据在签发后 60 秒内有效，只能使用一次。'],
  ['重复使用', '未能登录', '票据在签发后 60 秒内有效，只能使用一次。'],
  ['未知工号', '未签发票据', '本环境未开放演示'],
  ['非本站跳转', '跳转地址不在允许范围', '登录照常完成，打开的是该账号的首页，不会离开本站。'],
])('the failure %s runs and says what the entry page says', async (name, title, line) => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(line);
  expect(getSession()).toBeNull();
});

test('what is changed stands in the address and the code at once', async () => {
  const { user } = await open();
  const address = await screen.findByText(/\/single-login/, { selector: 'b' });
  expect(address.parentElement).toHaveTextContent('redirect=%2Fdetail%3Freport_id%3DR1004-01');
  expect(address.parentElement).not.toHaveTextContent('PatId');
  await user.click(screen.getByRole('radio', { name: '插件登录' }));
  expect(screen.getByText(/\/plugin-login/, { selector: 'b' }).parentElement).toHaveTextContent('PatId=P1004');
  await user.click(screen.getByRole('radio', { name: 'Java' }));
  expect(screen.getByLabelText('Java 示例')).toHaveTextContent('/plugin-login?ticket=');
  await user.click(screen.getByRole('button', { name: '还原' }));
  expect(screen.getByText(/\/single-login/, { selector: 'b' })).toBeVisible();
});

test('打开 asks for a fresh ticket and opens the address in a window of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '打开' }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  const url = new URL(String(opened.mock.calls[0]?.[0]));
  expect(url.pathname).toBe('/single-login');
  expect(url.searchParams.get('ticket')?.length).toBeGreaterThan(20);
  expect(url.searchParams.get('redirect')).toBe('/detail?report_id=R1004-01');
});

test('a step that fails is where the handshake ends', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'createEmbedSession', kind: 'http', status: 500, when: 'all' });
  const { user } = await open(world);
  await user.click(await screen.findByRole('button', { name: '运行握手' }));
  expect(await screen.findByText(/session\/embed\s+500/, { selector: 'pre' })).toBeVisible();
  expect(screen.getAllByText('未运行')).toHaveLength(2);
});

test('where the demo is not open that is said; a failure can be read again', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'getSsoDemo', kind: 'http', status: 400, message: '本环境未开放演示', when: 'all' });
  const first = await open(world);
  expect(await screen.findByText('本环境未开放演示')).toBeVisible();
  first.unmount();
  const other = await createTestWorld();
  await other.fault({ operationId: 'getSsoDemo', kind: 'http', status: 500 });
  const { user } = await open(other);
  await user.click(await screen.findByRole('button', { name: '重新载入' }));
  expect(await screen.findByRole('button', { name: '运行握手' })).toBeVisible();
});

test('the address of each entrance holds what it needs and no more', () => {
  const names = (changed: Partial<DemoForm>) => addressParts({ ...form, ...changed }, 'T').map(({ name }) => name);
  expect(names({})).toEqual(['ticket', 'redirect']);
  expect(names({ reportId: '' })).toEqual(['ticket', 'PatId', 'redirect']);
  expect(names({ entrance: 'plugin' })).toEqual(['ticket', 'PatId', 'report_id', 'redirect']);
  expect(new URL(demoAddress({ ...form, target: '/excellent' }, 'T+/=')).searchParams.get('ticket')).toBe('T+/=');
});

test('the code of each language carries what was typed as text', () => {
  const odd = { ...form, patientId: `a'b"c\\d,"` };
  for (const language of CODE_LANGUAGES) {
    const code = demoCode(language, odd);
    expect(code).toContain('/api/v2/sso/demo/tickets');
    if (language === 'curl') {
      expect(code).toContain(`a'\\''b`);
      const body = /-d '(\{.*\})' /s.exec(code)?.[1]?.replaceAll(`'\\''`, `'`);
      expect(JSON.parse(body ?? '')).toMatchObject({ patient_id: odd.patientId });
    } else expect(code).toContain(String.raw`a'b\\\"c`);
  }
});
