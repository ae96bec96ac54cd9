import { editResearchProject } from '@jianwei/api-client/research/research';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { CONDITIONS, saveProject } from '../research.test-support.ts';
import { halvesOf } from './halves.ts';
import { ProjectsPage } from './projects-page.tsx';

/** A study of which two versions are kept: everybody from 18 on, then from 60 on. */
async function showProject(query = '') {
  const shown = await renderFeature(<ProjectsPage />, { path: '/scientific-research', account: 'doctor2' });
  await screen.findByRole('table', { name: '科研项目' });
  const id = await saveProject('成年人的肌酐');
  await editResearchProject({
    project_id: id,
    base_version: 1,
    cohort: { version: 1, unit: 'patient', conditions: [{ ...CONDITIONS.adults, from: 60 }], calendar: {} },
  });
  await shown.queryClient.invalidateQueries();
  await act(() => shown.router.navigate(`/scientific-research?project_id=${id}${query}`));
  await screen.findByRole('region', { name: '成年人的肌酐' });
  return shown;
}

/** What the table says of how many people its columns hold: 「男 n = 12」. */
async function columnNames(first: string): Promise<readonly string[]> {
  const table = within(await screen.findByRole('table', { name: '基线特征' }));
  await table.findByRole('columnheader', { name: new RegExp(`^${first} ?n`) });
  return table.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

/** Of a row of bins, the people of each that is told: 「52 (16.9)」. */
const told = (row: HTMLElement): number[] =>
  within(row)
    .getAllByRole('cell')
    .flatMap(({ textContent }) => /^(\d+)/.exec(textContent)?.[1] ?? [])
    .map(Number);

describe('the charts of a variable show the groups of the table', () => {
  test.each([
    ['本队列与其余的人', '&version=2', '本队列', '全库其余'],
    ['与 V2', '&version=1', 'V2 中也有', 'V2 中没有'],
  ])('%s', async (choice, query, first, second) => {
    const { user } = await showProject(query);
    await user.selectOptions(await screen.findByRole('combobox', { name: '分组' }), choice);
    const columns = await columnNames(first);
    await user.click(screen.getByRole('button', { name: /^年龄，/ }));
    const chart = within(await screen.findByRole('region', { name: '年龄的分布' }));
    const rows = await Promise.all(
      [first, second].map((name) => chart.findByRole('row', { name: new RegExp(`^${name} `) })),
    );
    for (const [index, row] of rows.entries()) {
      const said = Number(/n = (\d+)/.exec(columns[index + 2] ?? '')?.[1]);
      const bins = told(row);
      expect(bins.length).toBeGreaterThan(0);
      // Bins that are not told hold the rest; near a total that was told before, each is rounded, by 2 at most.
      expect(bins.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(said + 2 + 2 * bins.length);
    }
    // Those of 60 and more in one group, all others in the other: no median lies among the other group's ages.
    const medians = chart
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(/中位数 (\d+)$/.exec(textContent)?.[1]));
    const [older = 0, younger = 100] = medians;
    expect(older).toBeGreaterThanOrEqual(60);
    expect(younger).toBeLessThan(60);
  });
});

test('parts that no cohort can say are not drawn as groups', () => {
  const inner = { version: 1, unit: 'patient', conditions: [], calendar: {} } as const;
  const cohort = {
    ...inner,
    conditions: [{ id: 'c1', kind: 'cohort', name: '甲', cohort: inner, negate: false, enabled: true } as const],
  };
  const labels = ['本队列', '全库其余'];
  expect(halvesOf(cohort, { groups: { kind: 'rest' }, labels, other: undefined })).toEqual([{ label: '队列', cohort }]);
  expect(halvesOf(inner, { groups: { kind: 'version', version: 1 }, labels, other: undefined })).toHaveLength(1);
});

test('the dictionary and the quartiles leave as text with their source', async () => {
  const { user } = await showProject('&view=dictionary');
  await screen.findByRole('table', { name: '数据字典' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = screen.getByRole('button', { name: '复制表格' });
  await waitFor(() => expect(copy).toBeEnabled());
  await user.click(copy);
  await waitFor(() =>
    expect(copied).toHaveBeenLastCalledWith(
      expect.stringMatching(
        /^列名\t名称\t单位\t类型\t[^]+\nCREA\S*\t肌酐[^]+\n源自检微，2025-11-18 \d\d:\d\d，演示数据$/,
      ),
    ),
  );
  await user.click(within(screen.getByRole('navigation', { name: '项目' })).getByRole('link', { name: '表一' }));
  await user.click(await screen.findByRole('button', { name: '复制年龄的四分位数' }));
  await waitFor(() =>
    expect(copied).toHaveBeenLastCalledWith(
      expect.stringMatching(/^年龄的四分位数，岁\n组\t有结果\tP25\t中位数\tP75\n队列(\t[\d.]+){4}\n源自检微，/),
    ),
  );
});
