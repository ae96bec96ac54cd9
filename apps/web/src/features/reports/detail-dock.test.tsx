import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Answer } from '../../../test/render-with-answers.tsx';
import { GRACE, show, signInAs, signInClinician } from './detail-page.test-support.tsx';

const dock = () => screen.findByRole('navigation', { name: '报告工具' });

beforeEach(signInClinician);

describe('bottom navigation', () => {
  // covers B-2.8-02..05, B-2.8-07
  it('offers diseases, tests, the application set with its badge and my applications', async () => {
    const { user } = show('/detail?report_id=R1');
    const entries = within(await dock());
    expect(await entries.findByRole('button', { name: /应用集/ })).toBeInTheDocument();
    expect(await entries.findByRole('img', { name: '1 个应用' })).toHaveTextContent('1');
    await entries.findByRole('button', { name: /Grace评分/ });
    expect(entries.getByText('我的应用')).toBeVisible();
    expect(entries.queryByText('本次触发')).toBeNull();
    await user.click(entries.getByRole('button', { name: '不再提示' }));
    expect(entries.getAllByRole('button').map((entry) => entry.textContent)).toEqual([
      '趋势方案',
      '查疾病',
      '懂检验',
      '1应用集',
      'Grace评分内测',
      '应用管理',
    ]);
  });

  // covers B-2.8-08
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('counts %i applications as %s', async (length, badge) => {
    const many = Array.from({ length }, (_, index) => ({ ...GRACE, application_id: `A${index}` }));
    show('/detail?report_id=R1', { 'GET /api/v2/ai/reports/{id}/applications': () => ({ data: many }) });
    expect(await within(await dock()).findByRole('img', { name: `${badge} 个应用` })).toHaveTextContent(badge);
  });

  const tool = (id: string, apiType: number, name: string) => ({
    ...GRACE,
    application_id: id,
    api_type: apiType,
    name,
  });
  const FOREIGN = [
    tool('A4', 4, 'CKD分期'),
    tool('A3', 3, '血气分析'),
    tool('A6', 6, '胸腔积液'),
    tool('A7', 7, '胃功能'),
    tool('A8', 8, '甲状腺随访'),
  ];
  const withTriggered = (data: readonly object[], saved: Answer = () => ({})) =>
    show('/detail?report_id=R1', {
      'GET /api/v2/ai/reports/{id}/applications': () => ({ data }),
      'POST /api/v2/application/doctor': saved,
    });

  it('shows tools that the report asks for beside mine, opens one, and adds one to mine', async () => {
    const sent: unknown[] = [];
    const { user, query } = withTriggered([GRACE, ...FOREIGN.slice(0, 2)], ({ body }) => {
      sent.push(body);
      return {};
    });
    const triggered = within(await screen.findByRole('list', { name: '本次触发' }));
    // Grace is mine: it keeps its place.
    expect(triggered.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['CKD分期', '血气分析']);
    await user.click(triggered.getByRole('button', { name: '将 CKD分期 加入我的应用' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          my_applications: [
            { application_id: 'A5', sort: 1 },
            { application_id: 'A4', sort: 2 },
          ],
        },
      ]),
    );
    expect(await screen.findByText('CKD分期已添加到我的应用')).toBeInTheDocument();
    await user.click(triggered.getByRole('button', { name: /^血气分析/ }));
    expect(query().get('api_type')).toBe('3');
  });

  it('names three of five such tools and leads to all of them; without any there is no group', async () => {
    const { user, query } = withTriggered(FOREIGN);
    const triggered = within(await screen.findByRole('list', { name: '本次触发' }));
    expect(triggered.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'CKD分期',
      '血气分析',
      '胸腔积液内测',
      '另 2',
    ]);
    await user.click(triggered.getByRole('button', { name: '另 2' }));
    expect(query().get('panel')).toBe('triggers');
  });

  // covers B-2.8-10
  it('has one panel at a time', async () => {
    const { user, query } = show('/detail?report_id=R1&panel=diagnosis&diagnosis_id=HYPK');
    expect(await screen.findByRole('dialog', { name: '诊断抽屉' })).toBeInTheDocument();
    await user.click(await within(await dock()).findByRole('button', { name: /应用集/ }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(within(screen.getByRole('dialog', { name: '应用集' })).getByRole('button', { name: '打开' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(query().get('panel')).toBe('assessment');
    await user.click(await within(await dock()).findByRole('button', { name: /Grace评分/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // covers B-2.8-10, B-2.8-13
  it('leads from the disease dialog to a drawer or a page in its place', async () => {
    const { user, query } = show('/detail?report_id=R1');
    const entry = await within(await dock()).findByRole('button', { name: '查疾病' });
    await user.click(entry);
    expect(within(screen.getByRole('dialog', { name: '查疾病' })).getByText('HYPK')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'HYPK' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: '诊断抽屉' })).toHaveTextContent('HYPK');
    await user.click(entry);
    await user.click(screen.getByRole('button', { name: '检验' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(query().get('page')).toBe('/data?name=K');
    await user.click(within(await dock()).getByRole('button', { name: '懂检验' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves out tests where their page is not allowed', async () => {
    signInAs(4, ['/', '/detail']);
    show('/detail?report_id=R1');
    expect(await within(await dock()).findByRole('button', { name: '查疾病' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '懂检验' })).not.toBeInTheDocument();
  });

  it('opens the application detail dialog on top', async () => {
    const { user } = show('/detail?report_id=R1&panel=triggers');
    await user.click(await screen.findByRole('button', { name: '详情' }));
    expect(screen.getByRole('dialog', { name: '应用详情' })).toHaveTextContent('A5');
    expect(screen.getByRole('dialog', { name: '应用集' })).toBeInTheDocument();
  });

  it('has the application dialog in the address: a reload brings it again, back closes it alone', async () => {
    const { user, query, router } = show('/detail?report_id=R1&panel=triggers');
    await user.click(await screen.findByRole('button', { name: '详情' }));
    expect(query().get('applications')).toBe('A5');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog', { name: '应用详情' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: '应用集' })).toBeInTheDocument();
    await act(() => router.navigate('/detail?report_id=R1&applications=A5,A4&application=A4'));
    expect(await screen.findByRole('dialog', { name: '应用详情' })).toHaveTextContent('A5 A4');
  });

  // covers B-2.8-09, B-2.8-30, B-2.8-31
  it('shows a hint on its application until it is dismissed, without a call', async () => {
    const first = show('/detail?report_id=R1');
    expect(await screen.findByText('可完成评分')).toBeInTheDocument();
    const calls = first.calls.length;
    await first.user.click(screen.getByRole('button', { name: '不再提示' }));
    expect(screen.queryByText('可完成评分')).not.toBeInTheDocument();
    expect(first.calls).toHaveLength(calls);
    first.unmount();
    show('/detail?report_id=R1');
    await within(await dock()).findByRole('button', { name: /Grace评分/ });
    expect(screen.queryByText('可完成评分')).not.toBeInTheDocument();
  });

  // covers B-2.8-31
  it('shows a hint that was dismissed on one report on that of another patient', async () => {
    const { user, go } = show('/detail?report_id=R1&patient_id=P1');
    await user.click(await screen.findByRole('button', { name: '不再提示' }));
    expect(screen.queryByText('可完成评分')).not.toBeInTheDocument();
    await act(() => go('/detail?report_id=R2&patient_id=P2'));
    expect(await screen.findByText('可完成评分')).toBeInTheDocument();
  });

  // covers A-7-83..85
  it('sends event 44 once when a tool opens', async () => {
    const { calls } = show('/detail?report_id=R1&panel=assessment&api_type=5');
    const events = () => calls.filter((call) => call.path === '/api/v2/embed/actions');
    await waitFor(() => expect(events()).toHaveLength(1));
    const { action_id, extra_data } = events()[0]?.body as { action_id: number; extra_data: string };
    expect(action_id).toBe(44);
    expect(JSON.parse(extra_data)).toMatchObject({ report_id: 'R1', application_id: 'A5', name: 'Grace评分' });
  });

  // covers A-1-02
  it('offers laboratory staff of role 7 the plans only; a tool does not open', async () => {
    signInAs(7, ['/', '/detail', '/data']);
    const { user } = show('/detail?report_id=R1&panel=assessment&api_type=5');
    const entries = within(await dock());
    expect(entries.getAllByRole('button').map((entry) => entry.textContent)).toEqual(['趋势方案']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(entries.getByRole('button', { name: '趋势方案' }));
    expect(screen.getByRole('dialog', { name: '趋势方案' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '返回列表' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '收藏' })).not.toBeInTheDocument();
  });
});
