import type { DiagnosisKnowledge, RiskModel } from '@jianwei/api-client/model';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findingOf } from '../../../../test/reading-answers.ts';
import { KNOWLEDGE, knowledge, open, section } from '../diagnosis-drawer.test-support.tsx';
import { changeSincePrevious } from './risk-summary.tsx';

// The chart itself is drawn by echarts, which needs a layout.
vi.mock('../../../kit/chart/chart.tsx', () => ({
  Chart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const model: RiskModel = {
  data_note: '演示数据',
  message: '',
  missing: [],
  base_percent: 21.3,
  contributions: [
    { item: 'HGB', label: '血红蛋白', value: '103 g/L（均值 128）', points: 1.2, source: '演示模型' },
    { item: 'K', label: '钾', value: '4.1 mmol/L（均值 4.4）', points: -0.25, source: '演示模型' },
  ],
  rule_version: '1.0',
  review_notes: ['规则待临床复核：系数由本系统设定'],
};

const point = (id: string, day: string, rate: number) => ({
  report_id: id,
  result_time: `2025-${day}T09:42:00+08:00`,
  rate,
});

const risk: DiagnosisKnowledge = {
  ...knowledge,
  api_type: 2,
  risk_probability_normal: 72.4,
  histories_normal: {
    histories: [point('r-0', '08-21', 62.8), point('r-1', '11-18', 72.4)],
    result_type: 2,
    unit: '%',
  },
  risk_model: model,
  performances: [
    { name: 'AUC', train_value: '0.912', test_value: '0.894' },
    { name: '样本量', train_value: '12,480', test_value: '3,120' },
    { name: '事件数', train_value: '2610', test_value: '655' },
  ],
  roc: 'ckd risk',
  shap: 'ckd risk',
};

async function openRisk(change: Partial<DiagnosisKnowledge> = {}) {
  const rendered = open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => ({ ...risk, ...change }) });
  await act(() => Promise.resolve());
  await screen.findByRole('heading', { name: '风险概率' });
  return rendered;
}

beforeEach(() => {
  window.__APP_CONFIG__ = { backendServer: 'https://cdss.example/' };
});

describe('the body of a risk model', () => {
  // covers A-2.5-10, A-2.5-13..20
  test('probability, history, evidence, knowledge, performance, ROC, SHAP, in this order', async () => {
    await openRisk();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    const wanted = ['风险概率', '历史趋势', '诊断依据', '疾病介绍', '模型性能', 'ROC曲线', 'SHAP图'];
    expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
    expect(section('风险概率').getByText('72.4')).toBeVisible();
    expect(section('风险概率').getByText('演示数据')).toBeVisible();
    expect(section('风险概率').getByText(/^糖尿病肾脏病（DKD），按本次报告。/)).toBeVisible();
  });

  test('the change since the report before', async () => {
    await openRisk();
    expect(section('风险概率').getByText(/9\.6 个百分点/)).toHaveTextContent('↑ 9.6 个百分点较 08-21');
    expect(screen.getByRole('img', { name: '概率 72.4%，上次 62.8%' })).toBeInTheDocument();
  });

  test('a report of another year is named with its year', async () => {
    const before = { ...point('r-0', '08-21', 62.8), result_time: '2024-12-20T09:42:00+08:00' };
    await openRisk({
      histories_normal: { histories: [before, point('r-1', '01-08', 72.4)], result_type: 2, unit: '%' },
    });
    expect(section('风险概率').getByText(/个百分点/)).toHaveTextContent('↑ 9.6 个百分点较 2024-12-20');
  });

  test('the history stands as a chart and as a table', async () => {
    await openRisk();
    expect(screen.getByRole('img', { name: /风险概率：2025-08-21 62.8.*2025-11-18 72.4/ })).toBeInTheDocument();
    const rows = within(section('历史趋势').getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(3);
  });

  test('why: each feature with what it adds or takes', async () => {
    await openRisk();
    const why = section('为什么是 72.4%');
    expect(why.getByRole('row', { name: /血红蛋白/ })).toHaveTextContent('103 g/L（均值 128）+1.200');
    expect(why.getByRole('row', { name: /钾/ })).toHaveTextContent('−0.250');
    expect(why.getByText('规则待临床复核')).toBeVisible();
  });

  test('where the reading has the first word, why there is no probability takes one line and the rest comes on demand', async () => {
    const { risk_probability_normal: _, ...rest } = risk;
    const { user } = open(
      { diagnosisId: 'd-dkd' },
      {
        [KNOWLEDGE]: () => ({
          ...rest,
          finding: findingOf({ finding_id: 'tool:4:stage', title: '已知 CKD，维持 G3b A3' }),
          risk_model: { ...model, message: '缺少血红蛋白，无法计算风险概率', missing: ['血红蛋白'] },
        }),
      },
    );
    expect(await screen.findByText('缺少血红蛋白，无法计算风险概率')).toBeVisible();
    expect(section('历史趋势').getByText('62.8% → 72.4%')).toBeVisible();
    expect(screen.queryByText('缺少：血红蛋白')).toBeNull();
    expect(screen.queryByRole('img', { name: /风险概率：2025/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '展开图形' }));
    expect(screen.getByText('缺少：血红蛋白')).toBeVisible();
    expect(screen.getByRole('img', { name: /风险概率：2025/ })).toBeInTheDocument();
  });

  test('missing inputs give no probability and are named', async () => {
    const rest = { ...risk };
    delete rest.risk_probability_normal;
    open(
      { diagnosisId: 'd-dkd' },
      {
        [KNOWLEDGE]: () => ({
          ...rest,
          risk_model: { ...model, message: '缺少检验，未能计算', missing: ['血红蛋白'] },
        }),
      },
    );
    expect(await screen.findByText('缺少检验，未能计算')).toBeVisible();
    expect(screen.getByText('缺少：血红蛋白')).toBeVisible();
    expect(screen.queryByText(/^为什么是/)).toBeNull();
  });

  // covers A-2.5-36..39
  test('the tab strip leads to basis, performance, ROC and SHAP', async () => {
    const { user } = await openRisk();
    const tabs = screen.getByRole('navigation', { name: '章节' });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    for (const [tab, heading] of [
      ['诊断依据', '诊断依据'],
      ['模型性能', '模型性能'],
      ['ROC曲线', 'ROC曲线'],
      ['SHAP图', 'SHAP图'],
    ] as const) {
      await user.click(within(tabs).getByRole('button', { name: tab }));
      expect(screen.getByRole('heading', { level: 3, name: heading })).toHaveFocus();
    }
    vi.unstubAllGlobals();
  });
});

describe('the figures of a model', () => {
  // covers A-1-07, A-2.4-01..03
  test('performance on training and test set, with the difference', async () => {
    await openRisk();
    const table = section('模型性能').getByRole('table');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['指标', '训练集', '测试集', '差值']);
    expect(within(table).getByRole('row', { name: /AUC/ })).toHaveTextContent('0.9120.894−0.018');
    for (const count of [/样本量/, /事件数/]) {
      expect(within(table).getByRole('row', { name: count })).toHaveTextContent('—');
    }
  });

  // covers A-2.4-09, A-2.4-10
  test('the pictures come from the image addresses of the back end', async () => {
    await openRisk();
    const source = (kind: string) =>
      screen.getByRole('img', { name: `糖尿病肾脏病（DKD）的${kind}` }).getAttribute('src');
    expect(source('ROC曲线')).toBe('https://cdss.example/api/v2/images/roc/ckd%20risk');
    expect(source('SHAP图')).toBe('https://cdss.example/api/v2/images/shap/ckd%20risk');
  });

  test.each([
    ['模型性能说明', '灵敏度'],
    ['ROC曲线说明', '横轴'],
    ['SHAP图说明', '每个点'],
  ])('%s opens in a drawer of 600 px', async (name, term) => {
    const { user } = await openRisk();
    await user.click(screen.getByRole('button', { name }));
    const drawer = screen.getByRole('dialog', { name });
    expect(drawer).toHaveStyle({ width: '600px' });
    expect(within(drawer).getByText(term)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name })).toBeNull();
  });
});

test('a reload explains the figure of its own diagnosis again, and no other', async () => {
  const answers = { [KNOWLEDGE]: () => risk };
  const at = (place: string) => `/detail?report_id=r-1&explain=${encodeURIComponent(place)}`;
  const first = open({ diagnosisId: 'd-dkd' }, answers, at('roc diagnosis d-other'));
  await screen.findByRole('heading', { name: 'ROC曲线' });
  expect(screen.queryByRole('dialog', { name: /说明$/ })).toBeNull();
  first.unmount();
  open({ diagnosisId: 'd-dkd' }, answers, at('roc diagnosis d-dkd'));
  expect(await screen.findByRole('dialog', { name: 'ROC曲线说明' })).toBeVisible();
});

test('no earlier report, no change', () => {
  expect(changeSincePrevious({ ...risk, report_id: 'r-0' })).toBeUndefined();
  expect(changeSincePrevious({ report_id: 'r-1' })).toBeUndefined();
});
