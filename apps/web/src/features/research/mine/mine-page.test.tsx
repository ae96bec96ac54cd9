import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/hospital.ts';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { CONDITIONS, saveProject } from '../research.test-support.ts';
import { MinePage } from './mine-page.tsx';

const show = (more = {}) =>
  renderFeature(<MinePage />, { path: '/my-scientific-research', account: 'doctor2', ...more });

const people = (text: string | null | undefined): number => Number(/(\d+) 人/.exec(text ?? '')?.[1]);

// covers B-2.3-12
test('my studies stand as cards, and two of them make a new cohort', async () => {
  const { user, queryClient } = await show();
  await screen.findByRole('list', { name: '我的科研项目' });
  await saveProject('成年人');
  await saveProject('女性', [CONDITIONS.women]);
  await queryClient.invalidateQueries();
  await screen.findByRole('checkbox', { name: '组合 女性' });
  const cards = within(screen.getByRole('list', { name: '我的科研项目' }))
    .getAllByRole('listitem')
    .slice(0, 2);
  const names = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(names.toSorted()).toEqual(['女性', '成年人']);
  expect(cards[0]).toHaveTextContent('缺伦理批件号');
  expect(screen.getByText('演示数据')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '组合 成年人' }));
  expect(screen.getByText('再选一个队列，与「成年人」组合')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '组合 女性' }));
  const panel = within(await screen.findByRole('region', { name: '组合队列' }));
  const number = async (name: string) =>
    people((await panel.findByText(name, { selector: 'dt' })).parentElement?.textContent);
  const [adults, women] = [await number('成年人'), await number('女性')];
  const both = await number('成年人 且 女性');
  expect(both).toBeLessThanOrEqual(Math.min(adults, women));
  await user.click(panel.getByRole('radio', { name: '非' }));
  await waitFor(async () => expect(await number('成年人 非 女性')).toBe(adults - both));
  expect(panel.getByText('作为新队列打开')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/scientific-research-assist\?cohort=/),
  );
  await user.click(panel.getByRole('button', { name: '交换' }));
  await waitFor(async () => expect(await number('女性 非 成年人')).toBe(women - both));
  await user.click(panel.getByRole('button', { name: '取消组合' }));
  expect(screen.queryByRole('region', { name: '组合队列' })).toBeNull();
});

test('studies of another day 0 are combined by membership, and it is said whose day 0 holds', async () => {
  const { user, queryClient } = await show();
  await screen.findByRole('list', { name: '我的科研项目' });
  await saveProject('成年人');
  await saveProject('近年女性', [CONDITIONS.women], { from: '2024-01-01' });
  await queryClient.invalidateQueries();
  await user.click(await screen.findByRole('checkbox', { name: '组合 成年人' }));
  await user.click(screen.getByRole('checkbox', { name: '组合 近年女性' }));
  const panel = within(await screen.findByRole('region', { name: '组合队列' }));
  const number = async (name: string) =>
    people((await panel.findByText(name, { selector: 'dt' })).parentElement?.textContent);
  const both = await number('成年人 且 近年女性');
  expect(both).toBeGreaterThan(9);
  expect(both).toBeLessThanOrEqual(await number('近年女性'));
  expect(panel.getByText('两个队列的入组日不同：第 0 天按「成年人」，「近年女性」按自己的入组日判断')).toBeVisible();
  await user.click(panel.getByRole('radio', { name: '或' }));
  await waitFor(async () => expect(await number('成年人 或 近年女性')).toBeGreaterThanOrEqual(await number('成年人')));
  expect(panel.getByText(/合并后以首份报告之日为第 0 天$/)).toBeVisible();
  const link = panel.getByText('作为新队列打开').getAttribute('href') ?? '';
  const { cohort } = JSON.parse(new URLSearchParams(link.split('?')[1]).get('cohort') ?? '{}') as {
    cohort?: { conditions?: { kind: string; name: string }[] };
  };
  expect(cohort?.conditions?.map(({ kind, name }) => [kind, name])).toEqual([
    ['cohort', '成年人'],
    ['cohort', '近年女性'],
  ]);
});

test('studies that do not come are read again', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'listResearchProjects', kind: 'http', status: 500, when: 1 });
  const { user } = await show({ world });
  await user.click(await screen.findByRole('button', { name: '重新载入' }));
  expect(await screen.findByRole('list', { name: '我的科研项目' })).toBeVisible();
});

test('somebody without studies is shown the way to a first one', async () => {
  const { user } = await show();
  await user.type(await screen.findByRole('searchbox', { name: '搜索我的科研' }), '没有这样的项目{Enter}');
  expect(await screen.findByText('没有符合条件的科研项目')).toBeVisible();
});
