import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestWorld } from '../../test/hospital.ts';
import { renderApp } from '../../test/render-app.tsx';
import { logOutNow } from '../parts/session/log-out.ts';
import { getSession, setSession, type EmbedMode } from '../parts/session/session-store.ts';
import { closeBlacklistPrompt, openBlacklistPrompt, useBlacklistPrompt } from './blacklist-prompt.tsx';

afterEach(() => {
  act(() => closeBlacklistPrompt());
});

async function renderBlacklisted(status: number, message?: string) {
  const world = await createTestWorld();
  await world.fault({
    operationId: 'listCollectedReports',
    kind: 'business',
    status,
    ...(message === undefined ? {} : { message }),
  });
  return renderApp({ path: '/favorite-list', world });
}

// covers B-2.11-01, B-2.11-02, B-8-16, B-8-17
test.each([1001, 1002])('business status %i shows the prompt with its text and a confirm button', async (status) => {
  await renderBlacklisted(status);
  const prompt = await screen.findByRole('alertdialog', { name: '账号已停止使用' });
  expect(prompt).toHaveTextContent('当前账号暂无法使用，请联系管理员');
  await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
});

test('the text is configured by status, and a message of the server overrides it', async () => {
  await renderApp({ path: '/favorite-list' });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  window.__APP_CONFIG__ = { ...window.__APP_CONFIG__, blacklistText: { '1002': '账号已暂停，请联系信息科' } };
  act(() => openBlacklistPrompt({ status: 1002, message: undefined }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('账号已暂停，请联系信息科');
  act(() => closeBlacklistPrompt());
  act(() => openBlacklistPrompt({ status: 1002, message: '服务器的说明' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('服务器的说明');
});

// covers B-2.11-03
test('at most one prompt is shown', async () => {
  await renderBlacklisted(1001, '第一次');
  await screen.findByRole('alertdialog');
  act(() => openBlacklistPrompt({ status: 1002, message: '第二次' }));
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('第一次');
});

// covers B-4-07
test('the confirm button returns to login; Escape does nothing', async () => {
  const { user, address } = await renderBlacklisted(1001);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(getSession()).toBeNull();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

// covers B-4-08, B-4-09
test.each<EmbedMode>(['embedded', 'patch'])('in %s mode there is no button', async (mode) => {
  await renderApp({ path: '/favorite-list' });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  const session = getSession();
  expect(session).not.toBeNull();
  // The bubble of pushes arrives as a chunk: act must wait for that.
  if (session !== null) {
    await act(() => {
      setSession({ ...session, mode });
      return Promise.resolve();
    });
  }
  act(() => openBlacklistPrompt({ status: 1001, message: undefined }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确定' })).not.toBeInTheDocument();
});

// covers B-4-10
test('a logout that is answered with the status shows no prompt', async () => {
  const { world } = await renderApp({ path: '/favorite-list' });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  await world.fault({ operationId: 'logout', kind: 'business', status: 1001 });
  await act(() => logOutNow());
  expect(getSession()).toBeNull();
  expect(useBlacklistPrompt.getState().open).toBeNull();
});
