import type { Interpretability, InterpretabilityWeek } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { renderFeature } from '../../../test/render-feature.tsx';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { gainOption, weekOption } from './interpretability-charts.tsx';
import { InterpretabilityPage } from './interpretability-page.tsx';
import { changeText, exportLines, rateText, repairOf, shareText } from './interpretability-words.ts';

const show = (query = '') =>
  renderFeature(<InterpretabilityPage />, { path: `/operations-interpret-ability${query}`, account: 'ops' });

// covers B-2.5-37
test('the rate with its definition, losses with their repair, what to do first, and a source narrows by a chip', async () => {
  const { user, address } = await show();
  setReadyPaths(new Set(['/data-cleaning']));
  const rate = within(await screen.findByRole('region', { name: '结果可解读率' }));
  expect(rate.getByText(/^\d\d\.\d\d$/)).toBeVisible();
  expect(rate.getByText(/不能判定与未能读出的结果都计为损失/)).toBeVisible();
  const losses = within(screen.getByRole('table', { name: '丢在哪里' }));
  const missing = within(losses.getByRole('row', { name: /项目未收录/ }));
  expect(missing.getByRole('link', { name: '去清洗' })).toHaveAttribute('href', '/data-cleaning');
  const gains = within(screen.getByRole('table', { name: '先做哪几项最值' })).getAllByRole('link');
  expect(gains).toHaveLength(10);
  expect(gains[0]?.getAttribute('href')).toMatch(/^\/data-cleaning\?(tab=no_(unit|value)&)?open=\d+$/);
  const sources = within(screen.getByRole('table', { name: '来源' }));
  expect(within(sources.getByRole('row', { name: /文件导入/ })).getByText('无数据')).toBeVisible();
  await user.click(sources.getByRole('button', { name: '急诊床旁' }));
  expect(address()).toContain('source=bedside');
  await user.click(await screen.findByRole('button', { name: '清除：急诊床旁' }));
  expect(address()).not.toContain('source');
  await user.click(within(screen.getByRole('table', { name: '检验组' })).getAllByRole('button')[0] ?? document.body);
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: '检验组' })).getAllByRole('button')).toHaveLength(1),
  );
});

test('a range of more than a year is refused, and a range without results says so', async () => {
  await show('?from=2010-01-01&to=2010-01-31');
  expect(await screen.findByText('这一范围没有结果')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '结果可解读率' })).getByText('无数据')).toBeVisible();
  expect(screen.queryByRole('table', { name: '丢在哪里' })).toBeNull();
});

test('what could not be read is named and can be read again', async () => {
  let isFailing = true;
  const answer: Interpretability = {
    from: '2025-11-12',
    to: '2025-11-18',
    as_of: '2025-11-18T10:30:00+08:00',
    numerator: 0,
    denominator: 0,
    losses: [],
    gain: [],
    by_source: [],
    by_group: [],
    weeks: [],
    events: [],
  };
  const { user } = renderWithAnswers(<InterpretabilityPage />, {
    'GET /api/v2/statistics/interpretability': () => (isFailing ? refusal(400, '时间范围最多 1 年') : answer),
  });
  expect(await screen.findByText('可解读率未能载入')).toBeVisible();
  expect(await screen.findByText('时间范围最多 1 年')).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toBeDisabled();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect((await screen.findAllByText('这一范围没有结果')).length).toBeGreaterThan(0);
});

test('charts: the gain begins at the rate of today; weeks that are not whole are dotted, new codes are marked', () => {
  const item = { item_id: 1, name: 'BNPP', kind: 'no_item', results: 30, rate_after: 97 } as const;
  expect(gainOption({ rate: 94, gain: [item] }).series[0]?.data).toEqual([94, 97]);
  const week = (monday: string, rate: number | undefined, isPartial = false): InterpretabilityWeek => ({
    week: monday,
    is_partial: isPartial,
    numerator: 1,
    denominator: 1,
    ...(rate !== undefined && { rate }),
  });
  const { series } = weekOption(
    [week('2025-11-03', 95), week('2025-11-10', undefined), week('2025-11-17', 93, true)],
    [
      { date: '2025-11-04', items: 2 },
      { date: '2025-11-05', items: 1 },
      { date: '2025-11-01', items: 9 },
    ],
  );
  expect(series.map(({ data }) => data)).toEqual([
    [95, null, null],
    [null, null, 93],
  ]);
  expect(series[0]).toMatchObject({ markLine: { data: [{ xAxis: 0, label: { formatter: '新代码 3' } }] } });
});

test('in words: rates, points, repairs, and the lines of the file', () => {
  expect([rateText(96.3), rateText(undefined)]).toEqual(['96.30', '—']);
  expect(shareText({ numerator: 0, denominator: 0 })).toBe('无数据');
  expect([changeText(96.3, 96), changeText(96, 96.3), changeText(96, 96), changeText(96, undefined)]).toEqual([
    '+0.30',
    '−0.30',
    '0.00',
    '—',
  ]);
  const loss = { reason: 'no_unit', results: 3, points: 1, waiting: 2 } as const;
  expect(repairOf(loss)).toEqual({ address: '/data-cleaning?tab=no_unit', action: '去换算' });
  expect(repairOf({ ...loss, waiting: 0 }).address).toBe('/ai-report?tab=unread');
  const lines = exportLines({
    from: '2025-11-12',
    to: '2025-11-18',
    as_of: '2025-11-18T10:30:00+08:00',
    numerator: 297,
    denominator: 300,
    rate: 99,
    losses: [loss],
    gain: [],
    by_source: [{ source_id: 'file', name: '文件导入', numerator: 0, denominator: 0 }],
    by_group: [],
    weeks: [],
    events: [],
  });
  expect(lines.slice(1)).toEqual([
    ['可解读', '2025-11-12 至 2025-11-18', 297, 300, 99],
    ['未能判读', '单位不能换算', 3, 300, 1],
    ['来源', '文件导入', 0, 0, '无数据'],
  ]);
});
