import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { applyStyles } from '../../../test/apply-styles.ts';
import { setSession } from '../../parts/session/session-store.ts';
import { DiagnosisDrawer } from './diagnosis-drawer.tsx';
import { KNOWLEDGE, knowledge, open, openKnowledge } from './diagnosis-drawer.test-support.tsx';

const TIMELINE = 'GET /api/v2/ai/reports/patient/time_line';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the drawer', () => {
  // covers A-1-04..06, A-2.5-01..05
  test('80 % wide, titled with the display name, with chips, hints, tabs, evidence and knowledge', async () => {
    const { calls } = await openKnowledge();
    const drawer = screen.getByRole('dialog', { name: '糖尿病肾脏病（DKD）' });
    expect(drawer).toHaveStyle({ width: '80%' });
    expect(within(screen.getByRole('list', { name: '相关应用' })).getByText('CKD 分期')).toBeVisible();
    expect(within(drawer).getByRole('list', { name: '提示' })).toHaveTextContent('ACR 由 A2 级升至 A3 级');
    expect(within(drawer).getByRole('table', { name: '诊断依据' })).toHaveTextContent('168');
    expect(within(drawer).getByText('由糖尿病引起的慢性肾脏病。')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: '章节' })).getAllByRole('button');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      '诊断依据',
      '推理说明',
      '疾病介绍',
      '常用检验检查',
      '诊断标准与病情评估',
      '临床表现',
      '相关指南',
    ]);
    const asked = calls.find((call) => call.path.endsWith('/knowledge'))?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ diagnosis_id: 'd-dkd', report_id: 'r-1', patient_id: 'p-1' });
  });

  test('each application of the diagnosis has a chip, which opens that application', async () => {
    const applications = [
      { application_id: 'app-ckd', name: 'CKD 分期', api_type: 4 },
      { application_id: 'app-gas', name: '血气分析', api_type: 3 },
      { application_id: 'app-acs', name: 'Grace 评分', api_type: 5 },
    ];
    const { user, watch } = await openKnowledge({ applications });
    const chips = within(screen.getByRole('list', { name: '相关应用' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual(['CKD 分期', '血气分析', 'Grace 评分内测']);
    for (const chip of chips) await user.click(chip);
    expect(watch.onOpenApplication.mock.calls).toEqual([['app-ckd'], ['app-gas'], ['app-acs']]);
  });

  // covers A-2.5-10, A-2.5-11, A-2.5-12
  test.each([undefined, 1])('type %s: lab evidence, then knowledge', async (apiType) => {
    await openKnowledge(apiType === undefined ? {} : { api_type: apiType });
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      '诊断依据',
      '推理说明',
      '疾病介绍',
      '常用检验检查',
      '诊断标准与病情评估',
      '临床表现（症状、体征）',
      '相关指南',
    ]);
    expect(screen.getByRole('table', { name: '诊断依据' })).toBeVisible();
  });

  test('the paper says whose it is, and of which report', async () => {
    const patient = { patient_id: 'p-1', name: '赵敏', gender: '女', age: 62, department: '肾内科', bed_no: '12' };
    const reports = [
      { report_id: 'r-0', report_time: '2025-11-17T07:50:00' },
      { report_id: 'r-1', report_time: '2025-11-18T10:26:00' },
    ];
    const days = [{ date: '2023' }, { date: '2025-11', reports }];
    open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => knowledge, [TIMELINE]: () => ({ patient, days }) });
    const line = (await screen.findByText('赵敏')).parentElement;
    expect(line).toHaveTextContent('赵敏女62 岁肾内科 12 床报告时间 2025-11-18 10:26');
    expect(screen.getByText('报告时间 2025-11-18 10:26')).toHaveClass('jw-print-only');
    expect(screen.getByText('结果仅供临床参考，不替代医师诊断')).toHaveClass('jw-print-only');
  });

  // covers A-2.5-10, A-2.5-21..27
  test.each([
    [3, '/api/v2/ai/reports/bga/list'],
    [4, '/api/v2/model/ckd/p-1/history'],
    [5, '/api/v2/model/grace/p-1/history'],
    [6, '/api/v2/model/exudate/p-1/history'],
    [7, '/api/v2/model/gastric/p-1/history'],
    [8, '/api/v2/model/medication/thyroid/p-1/history'],
    [9, '/api/v2/model/covid19/p-1/history'],
    [11, '/api/v2/model/adrenal_leather/p-1/history'],
    [12, '/api/v2/model/aldosteronism/p-1/history'],
    [14, '/api/v2/model/thyroid_analysis/p-1/history'],
    [15, '/api/v2/model/cerebrospinal_analysis/p-1/history'],
  ])('type %i: its own tool is the body, in place of the evidence', async (apiType, path) => {
    const { calls } = open(
      { diagnosisId: 'd-dkd' },
      { [KNOWLEDGE]: () => ({ ...knowledge, api_type: apiType }), [`GET ${path}`]: () => ({ data: [] }) },
    );
    await waitFor(() => expect(calls.map((call) => call.path)).toContain(path));
    expect(screen.queryByRole('table', { name: '诊断依据' })).toBeNull();
  });

  // covers A-2.5-04, A-2.5-23
  test('the hints stay above the tool that api_type chooses, such as the Grace form', async () => {
    const { user, watch } = open({ diagnosisId: 'd-acs' }, { [KNOWLEDGE]: () => ({ ...knowledge, api_type: 5 }) });
    const records = await screen.findByRole('navigation', { name: '评估记录' });
    expect(screen.queryByRole('heading', { name: '诊断依据' })).toBeNull();
    const hints = screen.getByRole('list', { name: '提示' });
    expect(hints).toHaveTextContent('ACR 由 A2 级升至 A3 级');
    expect(hints.compareDocumentPosition(records) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(within(hints).getByRole('button', { name: 'CKD 分期' }));
    expect(watch.onOpenApplication).toHaveBeenCalledWith('app-ckd');
  });

  // covers A-1-02
  test.each([
    [8, '/api/v2/model/medication/thyroid/p-1/history'],
    [9, '/api/v2/model/covid19/p-1/history'],
  ])('laboratory staff of role 7 read type %i, and have nothing to write with', async (apiType, path) => {
    const session = {
      token: 't',
      user_id: 'u',
      nickname: '',
      verifyArr: [],
      permission_column: [],
      login_path: '/login',
    };
    setSession({ ...session, role: 7 });
    const { calls } = open(
      { diagnosisId: 'd-x' },
      { [KNOWLEDGE]: () => ({ ...knowledge, api_type: apiType }), [`GET ${path}`]: () => ({ data: [] }) },
    );
    await waitFor(() => expect(calls.map((call) => call.path)).toContain(path));
    expect(await screen.findByText('暂无数据')).toBeVisible();
    expect(screen.queryByRole('button', { name: /新建|保存|编辑/ })).toBeNull();
    setSession({ ...session, role: 4 });
  });

  test('another diagnosis, known already, begins anew', async () => {
    const graphOf = (id: string): DiagnosisKnowledge => ({
      ...knowledge,
      diagnosis_id: id,
      source_type: 4,
      graph: {
        nodes: [
          { key: `diagnosis:${id}`, _type: 1, name: id, reliable: 2 },
          ...Array.from({ length: id === 'A' ? 12 : 2 }, (_, index) => ({
            key: `lab:${index}`,
            _type: 3 as const,
            name: `项目${index}`,
            reliable: 1 as const,
          })),
        ],
        links: [],
      },
    });
    function Host() {
      const [id, setId] = useState('B');
      return (
        <>
          <button onClick={() => setId(id === 'A' ? 'B' : 'A')}>换诊断</button>
          <DiagnosisDrawer
            reportId="r-1"
            patientId="p-1"
            diagnosisId={id}
            onClose={vi.fn()}
            onOpenApplication={vi.fn()}
          />
        </>
      );
    }
    renderWithAnswers(<Host />, { [KNOWLEDGE]: ({ query }) => graphOf(query.get('diagnosis_id') ?? '') });
    const graph = async (id: string) => {
      const choice = await screen.findByRole('radio', { name: '关系图' });
      // A part that is loaded on a click wants the click inside an awaited act.
      await act(() => Promise.resolve(fireEvent.click(choice)));
      return within(await screen.findByRole('group', { name: `${id}的关系图` }));
    };
    const others = () => fireEvent.click(screen.getByText('换诊断'));
    await graph('B');
    others();
    await screen.findByRole('table', { name: '诊断依据' });
    await graph('A');
    fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    others();
    expect(screen.getByRole('table', { name: '诊断依据' })).toBeVisible();
    expect((await graph('B')).getAllByRole('img', { name: /^检验项目/ })).toHaveLength(2);
  });

  // covers A-2.5-35
  test('the tab strip scrolls sideways and its tabs keep their width', async () => {
    await openKnowledge();
    await applyStyles('src/app/theme/layout.css');
    await applyStyles('src/kit/ui/sectioned-scroll.module.css');
    const strip = screen.getByRole('navigation', { name: '章节' });
    expect(strip).toHaveStyle({ overflowX: 'auto' });
    expect(within(strip).getByRole('button', { name: '诊断标准与病情评估' })).toHaveStyle({ flex: 'none' });
  });

  // covers A-2.5-06, A-2.5-07, A-2.5-36
  test('a tab scrolls to its section for 800 ms and moves the focus to the heading', async () => {
    await openKnowledge();
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    fireEvent.click(screen.getByRole('button', { name: '相关指南' }));
    const heading = screen.getByRole('heading', { name: '相关指南' });
    vi.advanceTimersByTime(780);
    expect(heading).not.toHaveFocus();
    vi.advanceTimersByTime(60);
    expect(heading).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: '诊断依据' }));
    vi.advanceTimersByTime(840);
    expect(screen.getByRole('heading', { name: '诊断依据' })).toHaveFocus();
  });

  // covers A-2.5-08, A-2.5-09
  test('without data a picture and a text', async () => {
    open({}, {});
    const empty = await screen.findByText('暂无数据');
    expect(empty.parentElement?.querySelector('svg')).toBeInTheDocument();
  });

  // covers A-8-01, A-8-02
  test('a failed call leaves no text of the drawer, only a way to load again', async () => {
    let isBroken = true;
    const { user } = open(
      { diagnosisId: 'd-dkd' },
      { [KNOWLEDGE]: () => (isBroken ? refusal(500, '服务器内部错误') : knowledge) },
    );
    await screen.findByRole('button', { name: '重新载入' });
    expect(screen.getByRole('dialog', { name: '诊断' })).toBeVisible();
    expect(screen.queryByText('暂无数据')).toBeNull();
    expect(screen.queryByRole('status', { name: '正在载入' })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('heading', { name: '诊断依据' })).toBeVisible();
  });

  // covers A-2.5-28..31
  test.each([
    [3, '/api/v2/ai/reports/bga/list', '该患者暂无血气记录'],
    [7, '/api/v2/model/gastric/p-1/history', '暂无胃功能血清学记录'],
    [11, '/api/v2/model/adrenal_leather/p-1/history', '正在开发中'],
    [12, '/api/v2/model/aldosteronism/p-1/history', '暂无数据'],
  ])('type %i without data says %s', async (apiType, path, text) => {
    open({ apiType }, { [`GET ${path}`]: () => ({ data: [] }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('an answer about another patient is not painted', async () => {
    open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => ({ ...knowledge, patient_id: 'p-other' }) });
    expect(await screen.findByText('暂无数据')).toBeVisible();
    expect(screen.queryByText(/糖尿病肾脏病/)).toBeNull();
  });

  // covers A-2.5-03
  test('a chip opens its application', async () => {
    const { user, watch } = await openKnowledge();
    await user.click(within(screen.getByRole('list', { name: '相关应用' })).getByRole('button'));
    expect(watch.onOpenApplication).toHaveBeenCalledWith('app-ckd');
  });

  // covers A-2.5-41
  test('closing without a saved edit does not reload', async () => {
    const { user, watch } = await openKnowledge();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(watch.reload).not.toHaveBeenCalled();
  });
});
