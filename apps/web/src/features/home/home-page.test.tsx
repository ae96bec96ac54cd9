import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestWorld } from '../../../test/hospital.ts';
import { renderFeature } from '../../../test/render-feature.tsx';
import { closeCommand, useCommandOpen } from '../../parts/command/command-store.ts';
import { HomePage } from './home-page.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
});

const table = () => screen.findByRole('table', { name: '工作单' });

describe('首页', () => {
  it('greets the doctor and says the day and the time, by the clock of the server', async () => {
    await renderFeature(<HomePage />);
    expect(screen.getByRole('heading', { level: 1, name: '沈医师，上午好' })).toBeInTheDocument();
    expect(await screen.findByText(/^2025 年 11 月 18 日\s星期二\s内分泌科\s10:3[0-2]$/)).toBeInTheDocument();
  });

  it('counts the day, each figure leading to its reports', async () => {
    await renderFeature(<HomePage />);
    const counters = within(await screen.findByRole('list', { name: '今日报告' }));
    await counters.findByText('危急值未闭环');
    const links = counters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['3危急值未闭环未接报 2，待复测 0，待处置或闭环 1', '/crisis-reminder'],
      [
        expect.stringMatching(/^7需特别关注(较昨日同时段[多少] \d+ 份|与昨日同时段持平)$/),
        '/excellent?tab=focus&date=2025-11-18',
      ],
      ['23待读报告今日已出 41 份，已读 18', '/excellent?tab=unread&date=2025-11-18'],
      [expect.stringMatching(/^5评估提示来自我的应用，另 \d+ 项未加入$/), '/excellent?tab=hint&date=2025-11-18'],
    ]);
  });

  it('puts critical values first and opens a report by its row', async () => {
    const { user, address } = await renderFeature(<HomePage />);
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(12);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent).slice(0, 3)).toEqual([
      '危急值',
      '危急值',
      '危急值',
    ]);
    const [first] = rows;
    expect(first).toHaveTextContent('孟庆山');
    if (first) await user.click(first);
    expect(address()).toBe('/detail?report_id=R1001-01');
  });

  it('leads from a hint to its tool', async () => {
    await renderFeature(<HomePage />);
    const hints = within(await screen.findByRole('region', { name: '评估提示' }));
    expect(hints.getByRole('link', { name: /Grace.*严松年/ })).toHaveAttribute(
      'href',
      '/detail?report_id=R1002-01&panel=assessment&api_type=5',
    );
    expect(hints.getByRole('link', { name: /血气分析.*何秀兰/ })).toHaveAttribute(
      'href',
      '/detail?report_id=R1003-01&panel=assessment&api_type=3',
    );
  });

  it('names the tools that are not mine as such', async () => {
    const { user } = await renderFeature(<HomePage />);
    const hints = within(await screen.findByRole('region', { name: '评估提示' }));
    expect(hints.getByRole('link', { name: /Grace.*严松年/ })).not.toHaveTextContent('未加入');
    expect(hints.getAllByText('未加入')).toHaveLength(3);
    await user.click(hints.getByRole('button', { name: /^其余 \d+ 条$/ }));
    expect(hints.getAllByText('未加入').length).toBeGreaterThan(3);
    expect(hints.queryByRole('button')).toBeNull();
  });

  it('offers my applications whose tool stands', async () => {
    await renderFeature(<HomePage />);
    const mine = within(await screen.findByRole('region', { name: '我的应用' }));
    const names = mine.getAllByRole('link').map((link) => link.textContent);
    expect(names).toContainEqual(expect.stringContaining('Grace'));
    expect(names).toContainEqual(expect.stringContaining('血气分析'));
  });

  it('offers the command box in place of a search', async () => {
    const { user } = await renderFeature(<HomePage />);
    await user.click(screen.getByRole('button', { name: /患者姓名、住院号、疾病或检验项目/ }));
    expect(renderHook(() => useCommandOpen()).result.current).toBe(true);
    act(() => closeCommand());
  });

  it('says where the figures come from', async () => {
    await renderFeature(<HomePage />);
    expect(await screen.findByText(/江州市第一人民医院\s检验科知识库 v[\d.]+\s数据更新至 10:30/)).toBeInTheDocument();
    expect(screen.getByText('结果仅供临床参考，不替代医师诊断')).toBeInTheDocument();
  });

  it('offers to load again after a failure', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'getHomeSummary', kind: 'http', status: 500 });
    const { user } = await renderFeature(<HomePage />, { world });
    await user.click(await screen.findByRole('button', { name: '重新载入' }));
    await waitFor(async () => expect(await table()).toBeInTheDocument());
  });
});
