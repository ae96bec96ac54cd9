import type { DecisionAid, DecisionReportPage, DiagnosisKnowledge } from '@jianwei/api-client/model';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { DecisionDetailPage } from './decision-detail-page.tsx';
import { DecisionListPage } from './decision-list-page.tsx';
import { decisionText } from './decision-hints.tsx';

const aid: DecisionAid = {
  diagnosis_id: 'CKD',
  diagnosis_name: '慢性肾脏病',
  system_name: '泌尿',
  report_id: 'R1',
  report_name: '生化',
  report_time: '2025-11-18T09:42:00',
  patient: { patient_id: 'P1', name: '顾怀远', gender: '男', age: 62 },
  laboratories: [
    {
      name: '胱抑素C',
      recommended: true,
      read_by_rule: true,
      availability: 'present',
      row: {
        laboratory_id: 'L1',
        laboratory_name: '胱抑素C',
        original_laboratory_name: '胱抑素C',
        original_result: '1.86',
        original_units: 'mg/L',
        original_reference_interval: '0.59-1.03',
        abnormal: true,
        abnormal_type: 1,
      },
      report_id: 'R1',
      report_time: '2025-11-18T09:42:00',
    },
    {
      name: '电解质',
      recommended: true,
      read_by_rule: false,
      availability: 'present',
      group_total: 6,
      group_abnormal: 3,
      report_id: 'R0',
      report_time: '2025-11-01T08:00:00',
    },
    { name: '甲状旁腺激素', recommended: true, read_by_rule: false, availability: 'missing' },
    { name: '外周血涂片', recommended: true, read_by_rule: false, availability: 'unlisted' },
  ],
  knowledge_version: 'v6.2',
};

const knowledge: DiagnosisKnowledge = {
  diagnosis_name: '慢性肾脏病',
  diagnosis_display_name: '慢性肾脏病',
  diagnosis_id: 'CKD',
  report_id: 'R1',
  applications: [],
  hints: ['CKD 分期', '血气分析'].map((name, index) => ({
    application_id: `app-${index}`,
    application_name: name,
    hint_content: index === 0 ? 'ACR 升至 A3 级。' : '注意可逆因素。',
    fx: '注意可逆因素。',
    cl: '控制血压与血糖。',
    sub_hint: [{ title: '血钾升高', cl: '复查并做心电图。' }],
  })),
  introduction: '肾脏结构或功能异常。',
  recommends: [{ id: '1', examine: '肾脏超声', type: 2 }],
  guides: [{ original_file_name: 'KDIGO 2024.pdf', url: '/g.pdf' }],
  laboratories: [],
  reliable: 2,
  citations: ['KDIGO 2024'],
  review_notes: ['规则待临床复核：证据权重与可靠性分级由本系统设定'],
};

async function openAt(page: 'list' | 'detail', address: string, answers: Record<string, Answer>) {
  const rendered = renderWithAnswers(page === 'list' ? <DecisionListPage /> : <DecisionDetailPage />, answers);
  await act(() => rendered.router.navigate(address));
  return rendered;
}

// covers B-2.4-02
describe('the list of decision aids', () => {
  const systems = {
    data: [
      { system_id: 13, system_name: '精神', diagnoses: [], laboratories: [], note: '暂无收录疾病' },
      {
        system_id: 8,
        system_name: '泌尿',
        diagnoses: [{ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' }],
        laboratories: [],
        note: '',
      },
    ],
  };

  test('by system; one without a disease says so', async () => {
    await openAt('list', '/decision-assist', { 'GET /api/v2/knowledge/systems': () => systems });
    expect(await screen.findByRole('link', { name: '慢性肾脏病' })).toHaveAttribute(
      'href',
      '/decision-assist-detail?diagnosis_id=CKD',
    );
    expect(screen.getByRole('region', { name: '精神' })).toHaveTextContent('暂无收录疾病');
  });

  test('by keyword, which stands in the address', async () => {
    const found = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', system_id: 8, system_name: '泌尿' };
    await openAt('list', '/decision-assist?keyword=CKD', {
      'GET /api/v2/knowledge/systems': () => systems,
      'GET /api/v2/knowledge/search': ({ query }) => ({
        diagnoses: query.get('keyword') === 'CKD' ? [found] : [],
        laboratories: [],
      }),
    });
    expect(await screen.findByRole('link', { name: /慢性肾脏病/ })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: '搜索疾病' })).toHaveValue('CKD');
    expect(screen.queryByRole('region', { name: '精神' })).toBeNull();
  });

  test('by reports: each suspected diagnosis leads to its aid with that report', async () => {
    const page: DecisionReportPage = {
      page: 0,
      page_size: 20,
      total_elements: 21,
      data: [
        {
          report_id: 'R1',
          patient_id: 'P1',
          patient_name: '顾怀远',
          patient_gender: '男',
          patient_age: 62,
          report_name: '生化',
          report_time: '2025-11-18T09:42:00',
          diagnoses: [
            { diagnosis_id: 'DM', diagnosis_name: '糖尿病', reliable: 2 },
            { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: true },
          ],
        },
      ],
    };
    const { user, calls } = await openAt('list', '/decision-assist?tab=report', {
      'GET /api/v2/assist/reports': () => page,
    });
    const known = await screen.findByRole('link', { name: '顾怀远：已知慢性肾脏病' });
    expect(known).toHaveAttribute('href', '/decision-assist-detail?diagnosis_id=CKD&report_id=R1');
    // What is known has no reliability (J-31).
    expect(known).toHaveTextContent('已知慢性肾脏病');
    expect(within(known).queryByRole('img')).toBeNull();
    const suspected = screen.getByRole('link', { name: '顾怀远：糖尿病' });
    expect(within(suspected).getByRole('img', { name: '可靠性高' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(calls.at(-1)?.query.get('page')).toBe('1');
  });

  test('nothing found, and a call that fails', async () => {
    let isBroken = true;
    const { user } = await openAt('list', '/decision-assist?tab=report&keyword=x', {
      'GET /api/v2/assist/reports': () =>
        isBroken ? refusal(500, '服务器内部错误') : { page: 0, page_size: 20, total_elements: 0, data: [] },
    });
    const again = await screen.findByRole('button', { name: '重新载入' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('没有匹配的报告')).toBeVisible();
  });
});

// covers B-2.4-03
describe('one decision aid', () => {
  const answers: Record<string, Answer> = {
    'GET /api/v2/assist/decision': () => aid,
    'GET /api/v2/knowledge/diagnosis/knowledge': () => knowledge,
  };
  const address = '/decision-assist-detail?diagnosis_id=CKD&report_id=R1';

  test('tells directions and handling once, and of each lab whether it is there', async () => {
    await openAt('detail', address, answers);
    const hints = await screen.findByRole('region', { name: '决策提示' });
    expect(within(hints).getAllByText('注意可逆因素。')).toHaveLength(1);
    expect(within(hints).getAllByText('控制血压与血糖。')).toHaveLength(1);
    expect(within(hints).getByText('ACR 升至 A3 级。')).toBeVisible();
    expect(screen.getByText(/已有 2 项\s尚无结果 1 项/)).toBeVisible();
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/^胱抑素C/)).toHaveTextContent('胱抑素C知识库推荐、规则判读已有1.86');
    expect(row(/^胱抑素C/)).toHaveTextContent('0.59–1.03本报告');
    expect(row(/^电解质/)).toHaveTextContent('6 项，异常 3 项2025-11-01 08:00');
    expect(row(/^甲状旁腺激素/)).toHaveTextContent('尚无结果');
    expect(row(/^外周血涂片/)).toHaveTextContent('目录外，请查阅病历');
    expect(screen.getByRole('link', { name: /KDIGO 2024.pdf/ })).toBeVisible();
    expect(screen.getByText('证据权重与可靠性分级由本系统设定')).toBeVisible();
  });

  // covers A-3-29
  test('what a tool says in hint_contents is told as what it says in hint_content', () => {
    const hints = knowledge.hints.map(({ hint_content: text = '', ...hint }) => ({ ...hint, hint_contents: [text] }));
    const other = { ...knowledge, hints };
    expect(hints).toHaveLength(2);
    expect(decisionText(aid, other)).toBe(decisionText(aid, knowledge));
  });

  test('an answer about another report is never painted', async () => {
    await openAt('detail', '/decision-assist-detail?diagnosis_id=CKD&report_id=R2', answers);
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByText('顾怀远')).toBeNull();
  });

  test('without a disease leads to the list', async () => {
    await openAt('detail', '/decision-assist-detail', {});
    expect(screen.getByText('没有指定疾病')).toBeVisible();
    expect(screen.getByRole('link', { name: '选择疾病' })).toHaveAttribute('href', '/decision-assist');
  });

  test('as text: for whom, what to do, what is there, what is missing, sources', () => {
    expect(decisionText(aid, knowledge).split('\n')).toEqual([
      '决策辅助：慢性肾脏病',
      '患者：顾怀远，男，62 岁；生化 2025-11-18 09:42',
      'CKD 分期：ACR 升至 A3 级。',
      '考虑方向：注意可逆因素。',
      '处理建议：控制血压与血糖。',
      '已有检验：胱抑素C 1.86 mg/L（2025-11-18）；电解质 6 项，异常 3 项（2025-11-01）。',
      '尚无结果：甲状旁腺激素。',
      '检查：肾脏超声。',
      '出处：KDIGO 2024。',
      '知识库 v6.2。规则待临床复核。结果仅供临床参考，不替代医师诊断。',
    ]);
  });
});
