import type { Interpretability, InterpretabilityWeek } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { renderFeature } from '../../../test/render-feature.tsx';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { gainOption, weekOption } from './interpretability-charts.tsx';
import { InterpretabilityPage } from './interpretability-page.tsx';
import {
  barBase,
  changeText,
  countShareText,
  exportLines,
  fallBase,
  fallsOf,
  itemsText,
  kneeOf,
  placeOn,
  rateText,
  repairOf,
  shareText,
  spanText,
} from './interpretability-words.ts';

const show = (query = '') =>
  renderFeature(<InterpretabilityPage />, { path: `/operations-interpret-ability${query}`, account: 'ops' });

// covers B-2.5-37
test('the rate with its definition, losses with their repair, what to do first, and a source narrows by a chip', async () => {
  const { user, address } = await show();
  setReadyPaths(new Set(['/data-cleaning']));
  const rate = within(await screen.findByRole('region', { name: '结果可解读率' }));
  expect(rate.getByText(/^\d\d\.\d\d$/)).toBeVisible();
  expect(rate.getByText(/不能判定与未能读出的结果都计为损失/)).toBeVisible();
  for (const [name, unit] of [
    ['全部项目可解读的报告', '份'],
    ['有结论的报告', '份'],
  ] as const) {
    const figure = rate.getByText(name).parentElement ?? document.body;
    expect(figure.textContent).toMatch(new RegExp(`^${name}\\d\\d\\.\\d %[\\d,]+ / [\\d,]+ ${unit}`));
  }
  expect(rate.getByText('重读后补上').parentElement?.textContent).toMatch(/^重读后补上[\d,]+ 条近 30 日清洗带来$/);
  await user.click(rate.getByRole('button', { name: /^有结论的报告 / }));
  expect(address()).toContain('counted=concluded');
  const panel = within(await screen.findByRole('dialog', { name: '有结论的报告' }));
  expect((await panel.findAllByRole('rowheader')).length).toBe(12);
  await user.click(panel.getByRole('button', { name: '关闭' }));
  const losses = within(screen.getByRole('table', { name: '丢在哪里' }));
  expect(losses.getByRole('row', { name: /^可解读 \d\d\.\d\d/ })).toBeVisible();
  const missing = within(losses.getByRole('row', { name: /项目未收录/ }));
  expect(missing.getByRole('link', { name: '去清洗' })).toHaveAttribute('href', '/data-cleaning');
  expect(missing.getByText(/^\d+ 个项目$/)).toBeVisible();
  const first = within(screen.getByRole('list', { name: /^最值得先处理的 \d 项$/ })).getAllByRole('link');
  expect(first.length).toBeGreaterThan(1);
  await user.click(screen.getByText('全部 10 项，按补读后均可判读计'));
  const gains = within(screen.getByRole('table', { name: '先做哪几项最值' })).getAllByRole('link');
  expect(gains).toHaveLength(10);
  expect(gains[0]?.getAttribute('href')).toMatch(/^\/data-cleaning\?(tab=no_(unit|value)&)?open=\d+$/);
  const sources = within(screen.getByRole('table', { name: '来源' }));
  expect(within(sources.getByRole('row', { name: /文件导入/ })).getByText('无数据')).toBeVisible();
  await user.click(sources.getByRole('button', { name: '急诊床旁' }));
  expect(address()).toContain('source=bedside');
  await user.click(await screen.findByRole('button', { name: '清除：急诊床旁' }));
  expect(address()).not.toContain('source');
  const groups = within(screen.getByRole('region', { name: '检验组，最低 6 组' }));
  expect(groups.getAllByRole('row')).toHaveLength(7);
  await user.click(groups.getByRole('button', { name: /^共 \d+ 组$/ }));
  expect(within(screen.getByRole('table', { name: '检验组' })).getAllByRole('row').length).toBeGreaterThan(7);
  await user.click(within(screen.getByRole('table', { name: '检验组' })).getAllByRole('button')[0] ?? document.body);
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: '检验组' })).getAllByRole('button')).toHaveLength(1),
  );
});

test('a source that is not there is named, and one press clears it', async () => {
  const { user, address } = await show('?source=no-such&group=%E7%94%9F%E5%8C%96');
  expect(await screen.findByText('没有这个来源')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByRole('region', { name: '结果可解读率' })).toBeVisible();
  expect(address()).toBe('/operations-interpret-ability');
});

test('a range without results says so', async () => {
  await show('?from=2010-01-01&to=2010-01-31');
  expect((await screen.findAllByText('这一范围没有结果'))[0]).toBeVisible();
  expect(within(screen.getByRole('region', { name: '结果可解读率' })).getAllByText('无数据')).toHaveLength(3);
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
    target: 95,
    reports: 0,
    whole_reports: 0,
    concluded_reports: 0,
    reread_results: 0,
    losses: [],
    gain: [],
    by_source: [],
    by_group: [],
    weeks: [],
    events: [],
  };
  const { user } = renderWithAnswers(<InterpretabilityPage />, {
    'GET /api/v2/statistics/interpretability': () => (isFailing ? refusal(503, '系统维护中') : answer),
  });
  expect(await screen.findByText('可解读率未能载入')).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toBeDisabled();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect((await screen.findAllByText('这一范围没有结果')).length).toBeGreaterThan(0);
});

test('charts: the gain is marked where more repairs bring less', () => {
  const item = (rate: number) =>
    ({ item_id: 1, name: 'BNPP', kind: 'no_item', results: 30, rate_after: rate }) as const;
  const gain = [97, 97.6, 97.7, 97.8].map(item);
  expect(kneeOf([96, 97, 97.6, 97.7, 97.8])).toBe(2);
  expect([kneeOf([96]), kneeOf([96, 97])]).toEqual([0, 0]);
  const [series] = gainOption({ rate: 96, gain }).series;
  expect(series?.data).toMatchObject([
    96,
    97,
    { value: 97.6, label: { formatter: '处理前 2 项，到 97.60' } },
    97.7,
    97.8,
  ]);
  expect(series?.markLine.data).toEqual([{ xAxis: 2 }]);
});

test('charts: weeks that are not whole are dotted, the target is a line, new codes are marked and the last is said', () => {
  const week = (monday: string, rate: number | undefined, isPartial = false): InterpretabilityWeek => ({
    week: monday,
    is_partial: isPartial,
    numerator: 1,
    denominator: 1,
    ...(rate !== undefined && { rate }),
  });
  const asOf = '2025-11-18T10:30:00+08:00';
  const weeks = [week('2025-11-03', 96), week('2025-11-10', 96.5), week('2025-11-17', 93, true)];
  const events = [
    { date: '2025-11-04', items: 2 },
    { date: '2025-11-05', items: 1 },
    { date: '2025-11-12', items: 4 },
    { date: '2025-11-01', items: 9 },
  ];
  const { series, xAxis, yAxis } = weekOption({ weeks, events, target: 95, as_of: asOf });
  expect(xAxis.data).toEqual(['11-03', '11-10', '本周']);
  expect(series.slice(0, 2).map(({ data }) => data)).toMatchObject([
    [96, 96.5, null],
    [null, 96.5, { value: 93, label: { formatter: '93.0' } }],
  ]);
  expect(series[0]).toMatchObject({
    markLine: {
      data: [
        { xAxis: 1, label: { formatter: '11-12 新来源代码 4 个' } },
        { yAxis: 95, label: { formatter: '目标 95' } },
      ],
    },
  });
  expect(series[2]?.data).toEqual([90, 90, null]);
  expect([yAxis.min, yAxis.max]).toEqual([90, 98]);
  const past = weekOption({ weeks, events, target: 98, as_of: '2025-12-18T10:30:00+08:00' });
  expect(past.xAxis.data.at(-1)).toBe('11-17');
  expect([past.yAxis.min, past.yAxis.max]).toEqual([92, 100]);
});

test('the fall goes from 100 % down to the rate, on an axis that leaves its lower part out', () => {
  const losses = (
    [
      ['no_item', 2.4],
      ['no_unit', 0.6],
    ] as const
  ).map(([reason, points]) => ({
    reason,
    points,
    results: 3,
    waiting: 3,
    items: 2,
  }));
  const steps = fallsOf({ losses, rate: 97 });
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [97.6, 100],
    [expect.closeTo(97), 97.6],
    [0, 97],
  ]);
  expect(losses.map(itemsText)).toEqual(['2 个来源项目', '2 个来源项目']);
  expect([fallBase(97), fallBase(40), fallBase(undefined)]).toEqual([96, 20, 0]);
  expect([barBase([98.4, 90.2, null]), barBase([]), barBase([3])]).toEqual([85, 95, 0]);
  expect([placeOn(92.5, 85), placeOn(undefined, 85)]).toEqual([50, 0]);
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
  expect([changeText(96, UNDETERMINED), countShareText(UNDETERMINED, 3)]).toEqual([UNDETERMINED, UNDETERMINED]);
  const loss = { reason: 'no_unit', results: 3, points: 1, waiting: 2, items: 2 } as const;
  expect(repairOf(loss)).toEqual({ address: '/data-cleaning?tab=no_unit', action: '去换算' });
  expect(repairOf({ ...loss, waiting: 0 }).address).toBe('/ai-report?tab=unread');
  expect(itemsText(loss)).toBe('2 个项目');
  expect([countShareText(1, 8), countShareText(0, 0)]).toEqual(['12.5', '无数据']);
  const week = { from: '2025-11-12', to: '2025-11-18' };
  expect(spanText({ ...week, as_of: '2025-11-18T10:30:00+08:00' })).toBe('近 7 日');
  expect(spanText({ ...week, as_of: '2025-11-20T10:30:00+08:00' })).toBe('这 7 日');
  const lines = exportLines({
    from: '2025-11-12',
    to: '2025-11-18',
    as_of: '2025-11-18T10:30:00+08:00',
    numerator: 297,
    denominator: 300,
    rate: 99,
    target: 95,
    reports: 10,
    whole_reports: 9,
    concluded_reports: 4,
    reread_results: 2,
    losses: [loss],
    gain: [],
    by_source: [{ source_id: 'file', name: '文件导入', numerator: 0, denominator: 0 }],
    by_group: [],
    weeks: [],
    events: [],
  });
  expect(lines.slice(1)).toEqual([
    ['可解读', '2025-11-12 至 2025-11-18', 297, 300, 99],
    ['报告', '全部项目可解读', 9, 10, 90],
    ['报告', '有结论', 4, 10, 40],
    ['重读后补上', '清洗带来', 2, null, null],
    ['未能判读', '单位不能换算', 3, 300, 1],
    ['来源', '文件导入', 0, 0, '无数据'],
  ]);
});
