import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { createTestWorld } from '../../../test/hospital.ts';
import { renderFeature } from '../../../test/render-feature.tsx';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { pageNavigator } from '../../kit/lib/page-navigator.ts';
import { logOutNow } from '../../parts/session/log-out.ts';
import { beginStream, useStream } from '../../parts/worklist/stream-store.ts';
import { ReportListPage } from './report-list-page.tsx';

const TODAY = '/excellent?date=2025-11-18';

const table = () => screen.findByRole('table', { name: '检验报告' });
const rowsOf = (element: HTMLElement) => within(element).getAllByRole('row').slice(1);
const patientOf = (row: HTMLElement | undefined) => (row ? within(row).getByRole('rowheader').textContent : '');

describe('AI 报告解读', () => {
  it('shows the reports of the day with counts per tab', async () => {
    await renderFeature(<ReportListPage />, { path: TODAY });
    const rows = rowsOf(await table());
    expect(rows).toHaveLength(12);
    expect(screen.getByRole('radio', { name: /^全部\s*41$/ })).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('radio', { name: /^未读\s*23$/ })).toBeInTheDocument();
    expect(screen.getByText('共 41 份')).toBeInTheDocument();
    const first = rows[0];
    expect(patientOf(first)).toContain('孟庆山');
    expect(first).toHaveTextContent('危');
    expect(first).toHaveTextContent('6.82');
  });

  it('marks a known disease by the word, and only what is suspected by its reliability (J-31)', async () => {
    await renderFeature(<ReportListPage />, { path: `${TODAY}&page_size=48` });
    const list = within(await table());
    const known = list.getAllByText('已知').map((word) => word.parentElement as HTMLElement);
    expect(known.length).toBeGreaterThan(0);
    for (const entry of known) expect(within(entry).queryAllByRole('img', { name: /^可靠性/ })).toEqual([]);
    const suspected = list.getAllByRole('img', { name: /^可靠性/ }).map((bars) => bars.parentElement as HTMLElement);
    expect(suspected.length).toBeGreaterThan(known.length);
    for (const entry of suspected) expect(entry).not.toHaveTextContent('已知');
  });

  it('keeps tab, page and page size in the address', async () => {
    const { user, address } = await renderFeature(<ReportListPage />, { path: TODAY });
    await table();
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    expect(address()).toBe(`${TODAY}&page=2`);
    await user.click(screen.getByRole('radio', { name: /危急值/ }));
    expect(address()).toBe('/excellent?tab=critical&date=2025-11-18');
    await waitFor(async () => expect(rowsOf(await table())).toHaveLength(3));
    expect(screen.getByText('未闭环危急值 3 项，涉及 3 份报告，不限日期')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '24');
    expect(new URLSearchParams(address().split('?')[1]).get('page_size')).toBe('24');
  });

  it('finds by what is typed after a pause, in one step of the history', async () => {
    const { user, address, router } = await renderFeature(<ReportListPage />, { path: TODAY });
    await table();
    await user.type(screen.getByRole('searchbox', { name: '搜索报告' }), '顾怀远');
    await waitFor(() => expect(decodeURIComponent(address())).toContain('keyword=顾怀远'));
    await waitFor(async () => expect(rowsOf(await table()).map(patientOf)).toEqual(['顾怀远男 62']));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('filters by department', async () => {
    const { user, address } = await renderFeature(<ReportListPage />, { path: TODAY });
    await table();
    await user.selectOptions(screen.getByRole('combobox', { name: '科室' }), '肾内科');
    expect(decodeURIComponent(address())).toContain('department=肾内科');
    await waitFor(async () => {
      const rows = rowsOf(await table());
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveTextContent('肾内科');
    });
  });

  it('moves between rows with the arrow keys and opens a report with Enter', async () => {
    const { user, address } = await renderFeature(<ReportListPage />, { path: TODAY });
    const [first, second] = within(await table()).getAllByRole('link', { name: /[男女] \d+$/ });
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/detail?report_id=R1001-01');
  });

  it('has the focus on its first row; A receives, X answers what waits, F leads to the filters', async () => {
    const { user, world } = await renderFeature(<ReportListPage />, { path: TODAY });
    const link = async (index: number) => within(rowsOf(await table())[index] as HTMLElement).getAllByRole('link')[0];
    await waitFor(async () => expect(await link(0)).toHaveFocus());
    await user.keyboard('a');
    expect(await screen.findByText(/孟庆山：已接报/)).toBeVisible();
    // Those that nobody has received stand before it now.
    await waitFor(async () => expect(patientOf(rowsOf(await table())[0])).toContain('严松年'));
    const received = rowsOf(await table()).findIndex((row) => patientOf(row).includes('孟庆山'));
    expect(rowsOf(await table())[received]).toHaveTextContent('处置中');
    await waitFor(async () => expect(await link(received)).toHaveFocus());
    expect(JSON.stringify(await world.journal())).toContain('createOrUpdateWarning');
    const waiting = rowsOf(await table()).findIndex((row) => /项待处理/.test(row.textContent));
    expect(waiting).toBeGreaterThan(received);
    for (let step = received; step < waiting; step += 1) await user.keyboard('{ArrowDown}');
    expect(await link(waiting)).toHaveFocus();
    await user.keyboard('x');
    await waitFor(async () => expect(rowsOf(await table())[waiting]).not.toHaveTextContent('项待处理'));
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: /^全部/ })).toHaveFocus();
  });

  it('begins a stream with the page, which becomes the whole day; a star begins none', async () => {
    const { user, address } = await renderFeature(<ReportListPage />, { path: `${TODAY}&page=2` });
    const [first, second] = rowsOf(await table());
    beginStream([], '', '');
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^收藏/ }));
    expect(useStream.getState().stops).toEqual([]);
    const id = second?.dataset['report'];
    await user.click(second as HTMLElement);
    expect(address()).toBe(`/detail?report_id=${id}`);
    expect(useStream.getState().stops).toHaveLength(12);
    expect(useStream.getState().stops[1]).toMatchObject({ report_id: id });
    // The second row of the second page.
    await waitFor(() => expect(useStream.getState().stops).toHaveLength(41), { timeout: 5000 });
    expect(useStream.getState().stops[13]).toMatchObject({ report_id: id });
  });

  it('opens a report by its row and a tool by its icon', async () => {
    const { user, address, router } = await renderFeature(<ReportListPage />, { path: TODAY });
    const row = within(await table()).getByRole('row', { name: /严松年/ });
    await user.click(within(row).getByText('1.284'));
    expect(address()).toBe('/detail?report_id=R1002-01');
    await router.navigate(TODAY);
    const again = within(await table()).getByRole('row', { name: /严松年/ });
    await user.click(within(again).getByRole('link', { name: /严松年：Grace/ }));
    expect(address()).toBe('/detail?report_id=R1002-01&panel=assessment&api_type=5');
  });

  it('collects and cancels with the star', async () => {
    const { user } = await renderFeature(<ReportListPage />, { path: TODAY });
    const row = within(await table()).getByRole('row', { name: /孟庆山/ });
    const star = within(row).getByRole('button', { name: /收藏 孟庆山/ });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  });

  it('does not mark a report as read by pointing at it', async () => {
    const { user, world } = await renderFeature(<ReportListPage />, { path: TODAY });
    const row = within(await table()).getByRole('row', { name: /孟庆山/ });
    await user.hover(row);
    await waitFor(async () => {
      const asked = JSON.stringify(await world.journal());
      expect(asked).toContain('getPatientTimeline');
      expect(asked).toContain('getReportAnalysis');
    });
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(async () => expect(await table()).not.toHaveAttribute('data-stale'));
    expect(screen.getByRole('radio', { name: /^未读\s*23$/ })).toBeInTheDocument();
  });

  it('fetches nothing ahead while the session is being ended', async () => {
    const reload = vi.spyOn(pageNavigator, 'reload').mockReturnValue();
    const { user, world } = await renderFeature(<ReportListPage />, { path: TODAY });
    const row = within(await table()).getByRole('row', { name: /孟庆山/ });
    const leaving = logOutNow();
    await user.hover(row);
    await leaving;
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const asked = JSON.stringify(await world.journal());
    expect(asked).toContain('logout');
    expect(asked).not.toContain('getPatientTimeline');
  });

  it('says when nothing matches and clears the filters', async () => {
    const { user, address } = await renderFeature(<ReportListPage />, { path: '/excellent?keyword=没有这个人' });
    expect(await screen.findByText('没有符合条件的报告')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(address()).toBe('/excellent');
    expect(await table()).toBeInTheDocument();
  });

  it.each([
    ['/excellent', 0],
    ['/excellent?page=3&page_size=48', 0],
    ['/excellent?tab=unread', 1],
    ['/excellent?department=肾内科', 1],
  ])('an empty list at %s offers %i ways to clear what narrows it', async (path, count) => {
    const { router } = renderWithAnswers(<ReportListPage />, {
      'GET /api/v2/reports': () => ({
        page: 0,
        page_size: 12,
        total_elements: 0,
        data: [],
        departments: [],
        counts: {},
      }),
    });
    await router.navigate(path);
    await screen.findByText('没有符合条件的报告');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '清除筛选' })).toHaveLength(count));
  });

  it('keeps the page and offers to load again after a failure', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'listReports', kind: 'http', status: 500 });
    const { user } = await renderFeature(<ReportListPage />, { path: TODAY, world });
    await user.click(await screen.findByRole('button', { name: '重新载入' }));
    expect(await table()).toBeInTheDocument();
  });

  it('exports the rows that are shown', async () => {
    const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:reports');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
    const { user } = await renderFeature(<ReportListPage />, { path: `${TODAY}&tab=critical` });
    await table();
    await user.click(screen.getByRole('button', { name: '导出' }));
    const text = await createObjectURL.mock.calls[0]?.[0].text();
    expect(text).toContain('孟庆山');
    expect(text).toContain('严松年');
    expect(text?.trim().split('\r\n')).toHaveLength(4);
    vi.unstubAllGlobals();
  });
});
