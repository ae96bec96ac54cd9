import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../lab-report/model-page.test-support.tsx';
import { acute, bloodGasAnswers, earlier, open, unchosen } from './blood-gas.test-support.tsx';

const chosen = { ...unchosen, type: 1 as const };
const judged = () => screen.findByText('急性呼吸性酸中毒合并代谢性碱中毒；');

describe('a blood gas report', () => {
  // covers A-2.8-01..03, A-2.8-06..14, A-2.7-07, A-7-06, A-9-52
  test('stands with judgment, warning, four items, tips, hints, what needs attention and all results', async () => {
    open(bloodGasAnswers([chosen, earlier]));
    await judged();
    const reports = screen.getByRole('navigation', { name: '血气报告' });
    expect(textsOf(reports, 'button')).toEqual([
      '2025-11-18 10:08pH 7.312动脉血　急性',
      '2025-11-17 21:40pH 7.312动脉血　慢性',
    ]);
    expect(within(reports).getByRole('button', { current: true })).toHaveTextContent('2025-11-18 10:08');
    expect(screen.getByText('Ⅱ型呼吸衰竭，中度低氧血症')).toBeVisible();
    expect(screen.getByText('本结果仅在体温正常时有效；氧合分析仅适用于未吸氧的动脉血标本')).toBeVisible();
    expect(textsOf(document.body, 'term')).toEqual(['酸碱平衡', '电解质', '乳酸', '缺氧']);
    expect(screen.getByText('本报告没有：吸入氧浓度、离子钙')).toBeVisible();
    const [tips, hints] = ['风险提示', '更多提示'].map((name) =>
      screen.getByRole('heading', { name }).closest('section'),
    );
    expect(tips && textsOf(tips, 'listitem')).toEqual(acute.tips);
    expect(hints && textsOf(hints, 'listitem')).toEqual(acute.hints);
    const focus = screen.getByRole('table', { name: '需重点关注的项目' });
    expect(within(focus).getByRole('row', { name: 'PaO₂ 54.6 降低 低于 60 mmHg' })).toBeVisible();
    const results = screen.getByRole('table', { name: '血气检验结果' });
    expect(within(results).getAllByRole('columnheader')[0]).toHaveTextContent('代码');
    expect(within(results).getByRole('row', { name: /^PaCO₂ 二氧化碳分压 .*68\.4/ })).toBeVisible();
    expect(within(results).queryByText('标本')).toBeNull();
    expect(screen.getByText('为什么是「急性呼吸性酸中毒合并代谢性碱中毒」')).toBeVisible();
    expect(screen.getByText('规则待临床复核')).toBeVisible();
  });

  test('names what the report prints and the reading does not use, and calls no electrolyte normal for it', async () => {
    const potassium = '钾不是单一数值或单位不符，未采用';
    const quiet = { ...acute, electrolyte: [] };
    open(bloodGasAnswers([{ ...chosen, acute: quiet, missing: ['离子钙'], not_used: [potassium] }]));
    await judged();
    expect(screen.getByText(potassium)).toBeVisible();
    expect(screen.getByText('本报告没有：离子钙')).toBeVisible();
    expect(screen.getByText('钾未采用，其余未见异常')).toHaveAttribute('data-tone', 'unknown');
  });

  // covers A-2.8-15
  test('without any finding says so', async () => {
    const none = { ...acute, group_result: '', tips: [], hints: [] };
    const report = { ...unchosen, natural_conclusion: '', acute: none, chronic: none, need_focus: [] };
    open(bloodGasAnswers([report]));
    expect(await screen.findByText('暂未发现酸碱失衡')).toBeVisible();
    expect(screen.getByText('没有需重点关注的项目')).toBeVisible();
    expect(screen.getByText('暂无风险提示')).toBeVisible();
    expect(screen.getByText('暂无更多提示')).toBeVisible();
  });
});
