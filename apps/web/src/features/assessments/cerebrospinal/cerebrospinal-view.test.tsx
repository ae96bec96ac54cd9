import type { CerebrospinalFluidReport } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { modelAnswers, modelReport, openModel, textsOf } from '../lab-report/model-page.test-support.tsx';
import { CerebrospinalView } from './cerebrospinal-view.tsx';

const SOURCE = 'R9-01 2025-11-10 脑脊液常规；McGill 2016（英国脑膜炎指南）';

const bacterial = modelReport<CerebrospinalFluidReport>({
  conclusion: '细菌性脑膜炎可能；血脑屏障受损',
  findings: [
    { code: 'pattern', label: '综合判断', text: '细菌性脑膜炎可能' },
    { code: 'wbc_corrected', label: '校正白细胞', text: '619.9 ×10^6/L（按红细胞/700 校正）' },
  ],
  contributions: [
    { item: 'wbc', label: '脑脊液白细胞', value: '620 ×10^6/L', points: 1, source: SOURCE },
    { item: 'glucose', label: '脑脊液葡萄糖', value: '1.9 mmol/L', points: 2, source: SOURCE },
  ],
  scores: [
    { name: '细菌性', score: 8 },
    { name: '结核性', score: 6 },
    { name: '隐球菌性', score: 5 },
    { name: '病毒性', score: 4 },
  ],
});

const open = (report = bacterial) =>
  openModel(CerebrospinalView, modelAnswers('/api/v2/model/cerebrospinal_analysis', [report]));

describe('cerebrospinal fluid', () => {
  // covers B-1-25
  test('shows the points of the four kinds, and in words which reach the cut-off', async () => {
    open();
    const table = await screen.findByRole('table', { name: '四型脑膜炎评分' });
    expect(textsOf(table, 'row')).toEqual([
      '类型评分命名界值 ≥ 5 分',
      '细菌性8达到，最高',
      '结核性6达到',
      '隐球菌性5达到',
      '病毒性4未达到',
    ]);
  });

  test('the points of the named kind are added up under 为什么', async () => {
    open();
    expect(await screen.findByText('为什么是「细菌性脑膜炎可能」')).toBeVisible();
    expect(screen.getByText('合计 3 分')).toBeVisible();
    const table = screen.getByRole('table', { name: '各项得分' });
    expect(within(table).getByRole('row', { name: '脑脊液白细胞 620 ×10⁶/L 1' })).toBeVisible();
    expect(screen.getByText('依据：R9-01 2025-11-10 脑脊液常规')).toBeVisible();
  });

  test('says which single change would give another pattern, powers set as in print', async () => {
    const step = { item: 'wbc', label: '脑脊液白细胞', target: '非特异性炎性改变' };
    open({ ...bacterial, distance: [{ ...step, from: '100 ×10^6/L', to: '99 ×10^6/L' }] });
    expect((await screen.findByText('脑脊液白细胞 100 ×10⁶/L → 99 ×10⁶/L')).parentElement).toHaveTextContent(
      '非特异性炎性改变',
    );
  });

  test('the headline is not said a second time among the findings', async () => {
    open();
    expect(await screen.findByText('血脑屏障受损')).toBeVisible();
    expect(textsOf(document.body, 'term')).toEqual(['校正白细胞']);
    expect(screen.getByRole('definition')).toHaveTextContent('619.9 ×10⁶/L（按红细胞/700 校正）');
  });

  test('without raised cells there are no scores and no points', async () => {
    const contributions = bacterial.contributions?.map((entry) => ({ ...entry, points: 0 })) ?? [];
    open({ ...bacterial, conclusion: '未见明显异常', scores: [], contributions });
    expect(await screen.findByText('未见明显异常')).toBeVisible();
    expect(screen.queryByRole('table', { name: '四型脑膜炎评分' })).toBeNull();
    expect(screen.getByRole('table', { name: '判断依据' })).toBeVisible();
    expect(screen.queryByText(/合计/)).toBeNull();
  });
});
