import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';

test('the report list of the application: kept behind a report, asked for once when it comes back', async () => {
  const { world, router, address } = await renderApp({ path: '/excellent?tab=critical' });
  const asked = async () =>
    (await world.journal()).filter(
      ({ operationId, query }) =>
        operationId === 'listReports' && Number((query as Record<string, unknown>).page_size) !== 1,
    ).length;
  const table = await screen.findByRole('table', { name: '检验报告' });
  const before = await asked();
  const [link] = screen.getAllByRole('link', { name: /^孟庆山/ });
  await act(() => Promise.resolve(fireEvent.click(link as HTMLElement)));
  expect(await screen.findByRole('heading', { level: 1, name: '孟庆山' })).toBeVisible();
  expect(table).toBeInTheDocument();
  expect(table).not.toBeVisible();
  expect(await asked()).toBe(before);
  await act(() => router.navigate(-1));
  expect(address()).toBe('/excellent?tab=critical');
  expect(screen.getByRole('table', { name: '检验报告' })).toBe(table);
  await waitFor(async () => expect(await asked()).toBe(before + 1));
  // The row that was read, so that the keys go on from there.
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^孟庆山/ })[0]).toHaveFocus());
});

test('a report that the pointer rests on is drawn out of sight, unread, and comes out as it was drawn', async () => {
  const { world, user, router } = await renderApp({ path: '/excellent?tab=critical' });
  const [link] = await screen.findAllByRole('link', { name: /^孟庆山/ });
  const calls = async () =>
    (await world.journal())
      .filter(({ operationId, path }) => operationId === 'getReportAnalysis' && path?.endsWith('/R1001-01') === true)
      .map(({ query }) => query);
  await user.hover(link as HTMLElement);
  const name = { level: 1, name: '孟庆山' };
  const heading = await screen.findByRole('heading', { ...name, hidden: true });
  expect(screen.queryByRole('heading', name)).toBeNull();
  expect(screen.getByRole('table', { name: '检验报告' })).toBeVisible();
  expect(await calls()).toEqual([{ peek: true }]);
  await act(() => Promise.resolve(fireEvent.click(link as HTMLElement)));
  expect(await screen.findByRole('heading', name)).toBe(heading);
  // Opening it is what marks it as read.
  await waitFor(async () => expect(await calls()).toEqual([{ peek: true }, {}]));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('table', { name: '检验报告' })).toBeVisible();
  expect(heading).not.toBeInTheDocument();
});

test('the next report of a list is drawn ahead unread, J only shows it, and the one before it stays for K', async () => {
  const { world, user } = await renderApp({ path: '/' });
  const worklist = await screen.findByRole('region', { name: '工作单' });
  await user.click(within(worklist).getAllByRole('row')[1] as HTMLElement);
  const shownName = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: '工作单中的报告' }).textContent).toMatch(/1 \/ \d/),
  );
  const first = await screen.findByRole('heading', { level: 1 });
  const others = () => screen.getAllByRole('heading', { level: 1, hidden: true }).filter((one) => one !== shownName());
  const ahead = await waitFor(() => {
    const [next] = others().filter((one) => one.closest('[aria-hidden]') !== null);
    if (next === undefined) throw new Error('nothing is drawn ahead');
    return next;
  });
  const opened = async () =>
    (await world.journal()).filter(
      ({ operationId, query }) =>
        operationId === 'getReportAnalysis' && (query as Record<string, unknown>).peek === undefined,
    ).length;
  expect(await opened()).toBe(1);
  await user.keyboard('j');
  await waitFor(() => expect(shownName()).toBe(ahead));
  expect(first).not.toBeVisible();
  await waitFor(async () => expect(await opened()).toBe(2));
  await user.keyboard('k');
  await waitFor(() => expect(shownName()).toBe(first));
});
