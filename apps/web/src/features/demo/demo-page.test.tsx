import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recorded } from './recorded-answers.ts';
import { createDemoApp } from '../../app/demo-screen.tsx';
import { firstPageChunk } from '../../app/page-chunk.tsx';
import { startServices } from '../../app/start.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { configureForTests } from '../../../test/hospital.ts';
import { clearSession, getSession } from '../../parts/session/session-store.ts';
import { listenToStops, showStop } from './demo-link.ts';
import { STOPS } from './demo-stops.ts';

// covers B-2.1-01
test('the tour has four stops, can be left, and begins again in a fresh frame', async () => {
  const { user } = await renderApp({ path: '/demo', account: null });
  const frame = await screen.findByTitle('演示报告（演示数据）');
  expect(frame).toHaveAttribute('src', '/demo');
  const told = within(screen.getByRole('region', { name: '导览' })).getByRole('status');
  for (const [index, { title }] of STOPS.entries()) {
    expect(told).toHaveTextContent(`${index + 1}／4 ${title}`);
    if (index < 3) await user.click(screen.getByRole('button', { name: '下一步' }));
  }
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect(told).toHaveTextContent('3／4 工具');
  await user.click(screen.getByRole('button', { name: '跳过' }));
  expect(told).toHaveTextContent('请自由浏览');
  await user.click(screen.getByRole('button', { name: '重新开始' }));
  expect(told).toHaveTextContent('1／4 结论');
  expect(screen.getByTitle('演示报告（演示数据）')).not.toBe(frame);
  expect(screen.getByText('演示数据')).toBeVisible();
});

test('the frame shows the real report on recorded answers, and follows the tour', async () => {
  configureForTests();
  const network = vi.spyOn(globalThis, 'fetch');
  const { router, screen: app } = await createDemoApp(startServices());
  await firstPageChunk('/detail');
  await act(() => Promise.resolve(render(app)));
  expect(await screen.findByRole('heading', { level: 1, name: '演示患者' })).toBeVisible();
  expect(getSession()?.token).toBe(recorded.session.token);
  await act(() => router.navigate(STOPS[3]?.address ?? ''));
  expect(await screen.findByRole('dialog', { name: /肌酐与 eGFR/ })).toBeVisible();
  expect(network).not.toHaveBeenCalled();
  router.dispose();
  clearSession();
});

test('the frame listens to the page around it and to nobody else', () => {
  const stops: string[] = [];
  const stop = listenToStops((address) => stops.push(address));
  const tell = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin: window.location.origin, source: window.parent, data, ...from }),
    );
  tell({ jianweiDemo: '/detail?a' });
  tell({ jianweiDemo: '/b' }, { origin: 'https://other.example' });
  tell({ jianweiDemo: '/c' }, { source: null });
  tell({ other: '/d' });
  tell('text');
  expect(stops).toEqual(['/detail?a']);
  stop();
  tell({ jianweiDemo: '/e' });
  expect(stops).toHaveLength(1);
  const post = vi.fn();
  showStop({ postMessage: post } as unknown as Window, '/x');
  expect(post).toHaveBeenCalledWith({ jianweiDemo: '/x' }, window.location.origin);
});
