import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/render-with-answers.tsx';
import { applyStyles } from '../../../test/apply-styles.ts';
import { KNOWLEDGE, knowledge, open, openKnowledge } from './diagnosis-drawer.fixture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the drawer', () => {
  // covers A-2.5-01..05
  test('80 % wide, titled with the display name, with chips, hints and tabs', async () => {
    const { calls } = await openKnowledge();
    const drawer = screen.getByRole('dialog', { name: '糖尿病肾脏病（DKD）' });
    expect(drawer).toHaveStyle({ width: '80%' });
    expect(within(screen.getByRole('list', { name: '相关应用' })).getByText('CKD 分期')).toBeVisible();
    expect(screen.getByRole('list', { name: '提示' })).toHaveTextContent('ACR 由 A2 级升至 A3 级');
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

  // covers A-2.5-11, A-2.5-12
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
  });

  // covers A-1-04..06
  test('holds hints, evidence and knowledge', async () => {
    await openKnowledge();
    const drawer = within(screen.getByRole('dialog', { name: '糖尿病肾脏病（DKD）' }));
    expect(drawer.getByRole('list', { name: '提示' })).toHaveTextContent('ACR 由 A2 级升至 A3 级');
    expect(drawer.getByRole('table', { name: '诊断依据' })).toHaveTextContent('168');
    expect(drawer.getByText('由糖尿病引起的慢性肾脏病。')).toBeVisible();
  });

  // covers A-2.5-10
  test.each([
    { apiType: undefined, body: 'evidence' },
    { apiType: 1, body: 'evidence' },
    { apiType: 5, body: 'grace' },
    // Types whose own body is still to come show what is known.
    ...[2, 3, 4, 6, 7, 8, 9].map((apiType) => ({ apiType, body: 'evidence' })),
  ])('the api_type of the data chooses the body: $apiType, $body', async ({ apiType, body }) => {
    const data = apiType === undefined ? knowledge : { ...knowledge, api_type: apiType };
    open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => data });
    if (body === 'grace') {
      expect(await screen.findByRole('navigation', { name: '评估记录' })).toBeVisible();
      expect(screen.queryByRole('table', { name: '诊断依据' })).toBeNull();
    } else {
      expect(await screen.findByRole('table', { name: '诊断依据' })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: '评估记录' })).toBeNull();
    }
  });

  // covers A-2.5-35
  test('the tab strip scrolls sideways and its tabs keep their width', async () => {
    await openKnowledge();
    await applyStyles('src/features/diagnosis/section-tabs.module.css');
    const strip = screen.getByRole('navigation', { name: '章节' });
    expect(strip).toHaveStyle({ overflowX: 'auto' });
    expect(within(strip).getByRole('button', { name: '诊断标准与病情评估' })).toHaveStyle({ flex: 'none' });
  });

  // covers A-2.5-23
  test('type 5: the Grace form', async () => {
    open({ diagnosisId: 'd-acs' }, { [KNOWLEDGE]: () => ({ ...knowledge, api_type: 5 }) });
    expect(await screen.findByRole('navigation', { name: '评估记录' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '诊断依据' })).toBeNull();
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
  test('without data a picture, a text and a way to load again', async () => {
    let isBroken = true;
    const { user } = open(
      { diagnosisId: 'd-dkd' },
      { [KNOWLEDGE]: () => (isBroken ? refusal(404, '找不到') : knowledge) },
    );
    const empty = await screen.findByText('暂无数据');
    expect(empty.parentElement?.querySelector('svg')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('heading', { name: '诊断依据' })).toBeVisible();
  });

  // covers A-2.5-28..31
  test.each([
    [3, '该患者暂无血气记录'],
    [7, '暂无胃功能血清学记录'],
    [11, '正在开发中'],
    [12, '暂无数据'],
  ])('type %i without data says %s', async (apiType, text) => {
    open({ apiType });
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
