import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderApp } from '../../../test/render-app.tsx';

const ID = 'app-grace';
/** Another screen is another chunk: act has to wait for it. */
const click = (element: HTMLElement) => act(() => Promise.resolve(fireEvent.click(element)));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('/specialized-disease-application', () => {
  // covers B-2.5-27
  test('shows applications of big data or of one disease, each leading to its details', async () => {
    const { user } = await renderApp({ path: '/specialized-disease-application' });
    const cards = within(await screen.findByRole('list', { name: '专病应用' }));
    const names = cards.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(expect.arrayContaining(['Grace 评分', '新冠分型辅助', '慢性肾脏病风险模型', 'CKD 分期']));
    expect(names).not.toContain('血气分析');
    expect(cards.getByRole('link', { name: 'Grace 评分' })).toHaveAttribute(
      'href',
      `/specialized-disease-detail?id=${ID}`,
    );
    expect(cards.getByText('急性冠脉综合征')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '大数据分析' }));
    await waitFor(() =>
      expect(cards.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Grace 评分',
        '新冠分型辅助',
        '慢性肾脏病风险模型',
      ]),
    );
  });
});

describe('/specialized-disease-detail and its children', () => {
  // covers B-2.5-28..33
  test('tabs lead to root paths that keep the application', async () => {
    const { address } = await renderApp({ path: `/specialized-disease-detail?id=${ID}` });
    const tabs = within(await screen.findByRole('navigation', { name: '专病应用详情' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['概览', `/specialized-disease-detail?id=${ID}`],
      ['科室', `/specialized-department?id=${ID}`],
      ['医生', `/specialized-doctor?id=${ID}`],
      ['患者', `/specialized-patient?id=${ID}`],
      ['应用说明', `/specialized-desc?id=${ID}`],
    ]);
    expect(tabs.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page');
    for (const table of ['相关科室', '使用的医生', '相关患者'])
      expect(await screen.findByRole('table', { name: table })).toBeVisible();
    await click(tabs.getByRole('link', { name: '应用说明' }));
    await waitFor(() => expect(address()).toBe(`/specialized-desc?id=${ID}`));
    expect(await screen.findByRole('heading', { level: 3, name: '依据' })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: '面包屑' }));
    expect(trail.getByRole('link', { name: '专病应用详情' })).toHaveAttribute(
      'href',
      `/specialized-disease-detail?id=${ID}`,
    );
  });

  test('departments lead to their patients, patients to the tool on their newest report', async () => {
    const { user, address } = await renderApp({ path: `/specialized-department?id=${ID}` });
    const departments = await screen.findByRole('table', { name: '相关科室' });
    const [first] = cells(departments);
    await click(within(departments).getByRole('link', { name: first?.[0] ?? '' }));
    await waitFor(() => expect(decodeURIComponent(address())).toContain(`department=${first?.[0] ?? ''}`));
    const patients = await screen.findByRole('table', { name: '相关患者' });
    const rows = cells(patients);
    expect(rows).toHaveLength(Number(first?.[1]));
    expect(rows.every((row) => row[3] === first?.[0])).toBe(true);
    expect(within(patients).getByRole('link', { name: '严松年' })).toHaveAttribute(
      'href',
      '/detail?report_id=R1002-01&panel=assessment&api_type=5',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '科室' }), '全部科室');
    await waitFor(() => expect(address()).toBe(`/specialized-patient?id=${ID}`));
  });

  test('doctors: records only where the tool keeps them', async () => {
    const { router } = await renderApp({ path: `/specialized-doctor?id=${ID}` });
    const doctors = await screen.findByRole('table', { name: '使用的医生' });
    expect(cells(doctors)[0]).toEqual(expect.arrayContaining(['沈若溪', '内分泌科', '主治医师', '已添加']));
    expect(within(doctors).getByRole('columnheader', { name: '保存记录数' })).toBeVisible();
    await act(() => router.navigate('/specialized-doctor?id=app-ckd'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '保存记录数' })).toBeNull());
    await act(() => router.navigate('/specialized-doctor?id=app-aldosteronism'));
    expect(await screen.findByText('暂无使用的医生')).toBeVisible();
  });

  test('role 11 reads counts, of all departments and of one, and no list of patients', async () => {
    const world = await createTestWorld();
    const { user } = await renderApp({
      path: '/specialized-patient?id=app-cerebrospinal',
      account: 'applicant',
      world,
    });
    const count = async () =>
      Number((await screen.findByText('相关患者')).nextElementSibling?.querySelector('b')?.textContent);
    const all = await count();
    expect(all).toBeGreaterThan(1);
    const choice = screen.getByRole('combobox', { name: '科室' });
    const departments = within(choice)
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent);
    expect(departments.length).toBeGreaterThan(1);
    let sum = 0;
    for (const department of departments) {
      await user.selectOptions(choice, department);
      // The address says it, and what is shown follows.
      await waitFor(() => expect(choice).toHaveDisplayValue(department));
      sum += await count();
    }
    expect(sum).toBe(all);
    expect(screen.queryByRole('table')).toBeNull();
    expect((await world.journal()).map((entry) => entry.operationId)).not.toContain('listApplicationPatients');
  });

  test('a failure leaves a way to load again; an address without an application leads to the list', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'getApplicationUsage', kind: 'http', status: 500 });
    const { user, router } = await renderApp({ path: `/specialized-department?id=${ID}`, world });
    await user.click(await screen.findByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('table', { name: '相关科室' })).toBeVisible();
    await act(() => router.navigate('/specialized-disease-detail'));
    expect(await screen.findByText('未指定专病应用')).toBeVisible();
  });
});
