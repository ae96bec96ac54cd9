import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { refusal } from '../../../test/render-with-answers.tsx';
import { reportOf } from '../../../test/report-answers.ts';
import { beginStream } from '../../parts/worklist/stream-store.ts';
import { show, signInClinician } from './detail-page.test-support.tsx';

beforeEach(signInClinician);

describe('a report on screen', () => {
  it('shows who, the conclusion, the diagnoses by reliability and the results', async () => {
    show('/detail?report_id=R1');
    expect(await screen.findByRole('heading', { level: 1, name: '顾怀远' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '顾怀远的结论' })).toBeInTheDocument();
    const names = within(screen.getByRole('region', { name: '疑似诊断' }))
      .getAllByRole('button', { pressed: false })
      .map((button) => button.textContent);
    expect(names).toEqual(['高高钾血症证据 1 条', '低高尿酸血症证据 0 条']);
    expect(screen.getByRole('img', { name: '钾 5.62，升高，参考区间 3.5 至 5.3' })).toBeInTheDocument();
  });

  it('marks the evidence of a diagnosis in the address and says so', async () => {
    const { user, query } = show('/detail?report_id=R1');
    await user.click(await screen.findByRole('button', { name: /高钾血症.*证据 1 条/ }));
    expect(query().get('diagnosis')).toBe('HYPK');
    expect(await screen.findByText('已标出「高钾血症」的 1 条证据')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^证据，\s*钾/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /高钾血症.*证据 1 条/ }));
    expect(query().has('diagnosis')).toBe(false);
  });

  it('filters results in the address with counts', async () => {
    const { user, query } = show('/detail?report_id=R1');
    await user.click(await screen.findByRole('radio', { name: /异常\s*1/ }));
    expect(query().get('filter')).toBe('abnormal');
    expect(screen.queryByRole('row', { name: /^钠/ })).not.toBeInTheDocument();
  });

  it('opens a diagnosis by its chevron and closes it with the back button', async () => {
    const { user, query, router } = show('/detail?report_id=R1');
    await user.click(await screen.findByRole('button', { name: '查看 高钾血症 的依据与知识' }));
    expect(query().get('panel')).toBe('diagnosis');
    expect(screen.getByRole('dialog', { name: '诊断抽屉' })).toHaveTextContent('HYPK');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the trend over the panel in the address: back closes it alone, and so does its own button', async () => {
    const trend = () => screen.queryByRole('dialog', { name: '多指标历史趋势' });
    const { user, query, router } = show('/detail?report_id=R1&panel=plans');
    await user.click(await screen.findByRole('button', { name: '查看趋势' }));
    expect(query().get('trend_plan')).toBe('PL1');
    expect(trend()).toHaveTextContent('PL1 P1');
    await router.navigate(-1);
    await waitFor(() => expect(trend()).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: '趋势方案' })).toBeInTheDocument();
    await router.navigate(1);
    await user.click(await screen.findByRole('button', { name: '关闭趋势' }));
    expect(trend()).not.toBeInTheDocument();
    expect(query().has('trend_plan')).toBe(false);
  });

  it('opens the trend of items that a link names', async () => {
    const items = encodeURIComponent('[["肌酐","血清","Cr","血清"]]');
    show(`/detail?report_id=R1&trend=肾功能历史趋势&trend_items=${items}`);
    expect(await screen.findByRole('dialog', { name: '多指标历史趋势' })).toHaveTextContent('肾功能历史趋势 肌酐 P1');
  });
});

describe('the critical results of a report', () => {
  const loops = (ids: readonly string[]) => () => ({
    page: 0,
    page_size: 200,
    total_elements: ids.length,
    data: ids.map((id) => ({
      warning_id: id,
      patient_id: 'P1',
      patient_name: '顾怀远',
      report_id: 'R1',
      content: '',
      warning_status: 'open',
      state: 'unacknowledged',
      records: [],
      create_time: '2025-11-18T10:26:00+08:00',
    })),
  });

  it('stand over it where there are any', async () => {
    show('/detail?report_id=R1', { 'GET /api/v2/warnings': loops(['W-1']) });
    expect(await screen.findByRole('region', { name: '危急值处置' })).toHaveTextContent('R1');
  });

  it('take nothing where there are none: what draws them is not even sent for', async () => {
    const { calls } = show('/detail?report_id=R1', { 'GET /api/v2/warnings': loops([]) });
    await waitFor(() => expect(calls.some(({ path }) => path.includes('application/doctor'))).toBe(true));
    expect(screen.getByRole('heading', { name: '顾怀远的结论' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '危急值处置' })).not.toBeInTheDocument();
  });
});

describe('a report that is not there', () => {
  it('says so and leads back', async () => {
    show('/detail?report_id=R404');
    expect(await screen.findByText('可能已撤回或地址有误')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回报告列表' })).toHaveAttribute('href', '/excellent');
    expect(screen.queryByRole('button', { name: '打印' })).not.toBeInTheDocument();
  });

  it('leads to the other reports of the patient where the list that is walked says whose it was', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    beginStream([{ report_id: 'R404', patient_id: 'P1' }], '/', 'R404');
    show('/detail?report_id=R404');
    const others = await screen.findByRole('navigation', { name: '顾怀远的其他报告' });
    const links = within(others).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/detail?report_id=R1', '2025-11-18 09:42生化'],
      ['/detail?report_id=R2', '2025-11-12 09:42生化'],
    ]);
    beginStream([], '', '');
  });

  it('names nobody where nobody says whose it was', async () => {
    const { calls } = show('/detail?report_id=R404');
    await screen.findByText('可能已撤回或地址有误');
    expect(screen.queryByRole('navigation', { name: /其他报告$/ })).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/time_line'))).toBe(false);
  });

  it('asks nothing without a report id', async () => {
    const { calls } = show('/detail');
    expect(await screen.findByText('地址中没有报告编号')).toBeInTheDocument();
    expect(calls.filter((call) => call.path.includes('analysis'))).toEqual([]);
  });

  it('tells what the server said and loads again', async () => {
    let isDown = true;
    const { user } = show('/detail?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => (isDown ? refusal(500, '解读服务维护中') : reportOf('R1', '顾怀远')),
    });
    expect(await screen.findByText('解读服务维护中')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('heading', { level: 1, name: '顾怀远' })).toBeInTheDocument();
  });
});

describe('what can be done with the report', () => {
  it('collects and cancels', async () => {
    const { user } = show('/detail?report_id=R1', {
      'GET /api/v2/ai/reports/collect/{id}': () => ({ collected: true }),
      'GET /api/v2/ai/reports/collect/{id}/cancel': () => ({ collected: false }),
    });
    const button = await screen.findByRole('button', { name: '收藏' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  });

  // covers B-7.3-17
  it('asks whether it is collected where the report does not say so', async () => {
    const { user } = show('/detail?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => ({ ...reportOf('R1', '顾怀远'), collected: undefined }),
      'GET /api/v2/ai/reports/collect/{id}/check': () => ({ collected: true }),
      'GET /api/v2/ai/reports/collect/{id}/cancel': () => ({ collected: false }),
    });
    const button = await screen.findByRole('button', { name: '收藏', pressed: true });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = show('/detail?report_id=R1');
    await user.click(await screen.findByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('prints every result whatever the filter', async () => {
    show('/detail?report_id=R1&filter=abnormal');
    await screen.findByRole('row', { name: /^钾/ });
    expect(screen.queryByRole('row', { name: /^钠/ })).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('row', { name: /^钠/ })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('row', { name: /^钠/ })).not.toBeInTheDocument();
  });

  it('saves feedback and shows it again', async () => {
    const { user, calls } = show('/detail?report_id=R1', {
      'POST /api/v2/ai/reports/{id}/feedback': (call) => ({
        feedback: { ...(call.body as object), time: '2025-11-18T10:31:00+08:00' },
      }),
    });
    const button = await screen.findByRole('button', { name: '反馈' });
    // The dialog is a chunk of its own: act has to wait for it.
    await act(() => Promise.resolve(fireEvent.click(button)));
    const dialog = within(await screen.findByRole('dialog', { name: '反馈' }));
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: '解读有误' }));
    expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), '未考虑溶血');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('反馈已保存')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ kind: 'inaccurate', content: '未考虑溶血' });
    await user.click(screen.getByRole('button', { name: '反馈' }));
    expect(screen.getByRole('textbox')).toHaveValue('未考虑溶血');
  });
});
