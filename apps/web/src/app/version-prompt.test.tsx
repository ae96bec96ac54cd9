import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdTimers, passTime } from '../../test/held-timers.ts';
import { renderApp } from '../../test/render-app.tsx';
import { storeSeenVersion } from '../../test/seen-version.ts';
import { closeBlacklistPrompt, openBlacklistPrompt } from './blacklist-prompt.tsx';
import { showsUpdateNotes } from './root-frame.tsx';
import { ROUTES } from './route-table.ts';

beforeEach(holdTimers);

afterEach(() => {
  act(() => closeBlacklistPrompt());
});

/** The dialog comes a second after the page; what must not come is waited for somewhat longer. */
const PAST_DELAY_MS = 1500;
const dialog = () => screen.findByRole('dialog', { name: '更新内容' });
const expectNone = async () => {
  await passTime(PAST_DELAY_MS);
  expect(screen.queryByRole('dialog', { name: '更新内容' })).not.toBeInTheDocument();
};

// covers B-2.9-01..04
test('a version that the user has not seen shows its notes, 472 px wide; closing them is remembered', async () => {
  const first = await renderApp({ path: '/favorite-list', hasUpdateNotes: true });
  await passTime(PAST_DELAY_MS);
  expect(await dialog()).toHaveStyle({ width: '472px' });
  const notes = within(await dialog());
  expect(within(notes.getByRole('list', { name: '更新内容' })).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(notes.getByText('版本 1.0.0')).toBeVisible();
  await first.user.click(notes.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('cdss:u-doctor:seen-version')).toBe('"1.0.0"');
  first.unmount();
  await renderApp({ path: '/favorite-list', hasUpdateNotes: true });
  await expectNone();
});

test('an older version that was seen counts as a mismatch, Escape closes it as well', async () => {
  storeSeenVersion('0.9.0');
  const { user } = await renderApp({ path: '/excellent', hasUpdateNotes: true });
  await passTime(PAST_DELAY_MS);
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.localStorage.getItem('cdss:u-doctor:seen-version')).toBe('"1.0.0"');
});

test('nobody is signed in: no dialog', async () => {
  await renderApp({ path: '/login', account: null, hasUpdateNotes: true });
  await expectNone();
});

test('a failure of the version call is no matter for the user, and the blacklist prompt stands alone', async () => {
  const { world } = await renderApp({ path: '/favorite-list', hasUpdateNotes: true });
  await world.fault({ operationId: 'getVersionItem', kind: 'http', status: 500, when: 'all' });
  await expectNone();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('over a blacklist prompt nothing else opens', async () => {
  await renderApp({ path: '/favorite-list', hasUpdateNotes: true });
  act(() => openBlacklistPrompt({ status: 1001, message: undefined }));
  await expectNone();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

// covers B-2.9-05, B-2.9-06
test('public, login and report paths show no notes, every other page does', () => {
  const without = ROUTES.filter(({ path }) => !showsUpdateNotes(path)).map(({ path }) => path);
  expect(without).toEqual([
    ...ROUTES.filter(({ shell }) => shell === 'public' || shell === 'login').map(({ path }) => path),
    '/report-detail',
    '/encyclopedia-knowledge',
    '/knowledge-detail',
    '/report',
    '/app-application',
    '/river',
    '/scientific-research-assist-common',
    '/my-scientific-research-common',
    '/report-detail-radar',
  ]);
  expect(showsUpdateNotes('/nowhere')).toBe(false);
  expect(showsUpdateNotes('/report-detail/')).toBe(false);
});
