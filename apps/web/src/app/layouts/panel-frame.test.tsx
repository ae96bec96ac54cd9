import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { holdTimers, passTime } from '../../../test/held-timers.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { PANEL_FRAME } from '../../kit/lib/page-frame.tsx';

afterEach(() => {
  window.name = '';
});

// covers B-2.8-15
test('in a panel over a report a page stands without header, menu and breadcrumb', async () => {
  window.name = PANEL_FRAME;
  await renderApp({ path: '/data' });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '懂检验' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '主菜单' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '面包屑' })).not.toBeInTheDocument();
});

test('what every window shows once is left to the window around the panel', async () => {
  window.name = PANEL_FRAME;
  holdTimers();
  await renderApp({ path: '/data', hasUpdateNotes: true });
  // Past the second after which the update notes would come.
  await passTime(1500);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('in a window of its own it has them', async () => {
  await renderApp({ path: '/data' });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: '面包屑' })).toBeVisible();
});
