import type { AssistItem, AssistResult, AssistTerms, ReportData } from '@jianwei/api-client/model';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { DiagnosticAssistPage } from './diagnostic-assist-page.tsx';

const HGB: AssistItem = {
  code: 'HGB',
  laboratory_name: '血红蛋白',
  short_name: 'Hb',
  aliases: ['血色素'],
  standard_specimen: '全血',
  group_name: '血常规',
  unit: 'g/L',
  value_type: 'numeric',
};
const HBSAG = { ...HGB, code: 'HBSAG', laboratory_name: '乙肝表面抗原', short_name: 'HBsAg', aliases: [], unit: '' };
const terms: AssistTerms = {
  laboratories: [HGB, { ...HBSAG, standard_specimen: '血清', value_type: 'qualitative' }],
  findings: ['乏力', '异食'],
};

const NONE: AssistResult = {
  invalid: [],
  diagnoses: [],
  excluded: [],
  laboratories: [],
  uninterpreted: [],
  findings: [],
  knowledge_version: 'v6.2',
  rule_version: '1.0',
  review_notes: ['规则待临床复核：证据权重与可靠性分级由本系统设定'],
};

const ANAEMIA: AssistResult = {
  ...NONE,
  diagnoses: [
    {
      diagnosis_id: 'IDA',
      diagnosis_name: '缺铁性贫血',
      reliable: 1,
      score: 4,
      summary: '贫血、铁缺乏',
      evidences: ['HGB'],
      system_name: '血液',
      amber_from: 3,
      red_from: 6,
      contributions: [{ item: 'HGB', label: '血红蛋白', value: '85 g/L', points: 1, source: '诊断学' }],
      graph: { nodes: [], links: [] },
      citations: ['诊断学'],
      missing_laboratories: ['转铁蛋白饱和度'],
      rule_version: '1.0',
      review_notes: [],
    },
  ],
  uninterpreted: [{ laboratory_id: 'CL', laboratory_name: '氯', reason: '无可用参考区间' }],
  excluded: [{ diagnosis_id: 'THAL', diagnosis_name: '地中海贫血基因携带可能', laboratory_name: '铁蛋白' }],
  findings: [
    {
      finding: '异食',
      diagnoses: [{ diagnosis_id: 'IDA', diagnosis_name: '缺铁性贫血', kind: '症状', text: '可有异食' }],
    },
  ],
};

const path = 'POST /api/v2/assist/diagnoses';

function open(answers: Record<string, Answer> = {}) {
  const rendered = renderWithAnswers(<DiagnosticAssistPage />, {
    'GET /api/v2/assist/terms': () => terms,
    [path]: () => ANAEMIA,
    ...answers,
  });
  const { user } = rendered;
  return {
    ...rendered,
    asked: () => rendered.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
    async pick(name: string, text: string) {
      await user.type(await screen.findByRole('combobox', { name }), `${text}{Enter}`);
    },
    async person() {
      await user.type(await screen.findByRole('textbox', { name: '年龄' }), '32');
      await user.selectOptions(screen.getByRole('combobox', { name: '性别' }), '女');
    },
    // The graph is a part of its own.
    assess: () => act(() => user.click(screen.getByRole('button', { name: '推断诊断' }))),
  };
}

function described(name: string): string {
  const field = screen.getByRole('textbox', { name });
  const id = field.getAttribute('aria-describedby');
  return (id !== null && document.getElementById(id)?.textContent) || '';
}

// covers B-2.4-01
describe('entering', () => {
  test('by name, alias or code; results, unit and interval go to the rules as typed', async () => {
    const page = open();
    await page.person();
    await page.pick('添加检验项目', '血色素');
    await page.user.type(screen.getByRole('textbox', { name: '血红蛋白 结果' }), ' 85 ');
    await page.user.type(screen.getByRole('textbox', { name: '血红蛋白 参考区间' }), '115-150');
    await page.pick('添加检验项目', 'hbsag');
    await page.user.type(screen.getByRole('combobox', { name: '乙肝表面抗原 结果' }), '阳性');
    expect(screen.queryByRole('textbox', { name: '乙肝表面抗原 单位' })).toBeNull();
    await page.pick('添加症状或体征', '异食');
    await page.assess();
    expect(page.asked()).toEqual([
      {
        age: 32,
        gender: '女',
        laboratories: [
          { key: 'HGB', code: 'HGB', result: '85', unit: 'g/L', reference_interval: '115-150' },
          { key: 'HBSAG', code: 'HBSAG', result: '阳性', unit: '', reference_interval: '' },
        ],
        findings: ['异食'],
      },
    ]);
  });

  test('what is missing is said beside its field, and nothing is asked', async () => {
    const page = open();
    await screen.findByRole('button', { name: '推断诊断' });
    await page.assess();
    expect(described('年龄')).toBe('请输入年龄');
    expect(screen.getByText('请选择性别')).toBeVisible();
    expect(screen.getByText('请录入检验结果或临床表现')).toBeVisible();
    await page.person();
    await page.pick('添加检验项目', 'HGB');
    await page.assess();
    expect(described('血红蛋白 结果')).toBe('请输入结果');
    expect(screen.queryByText('请输入年龄')).toBeNull();
    await page.user.type(screen.getByRole('textbox', { name: '年龄' }), '9');
    await page.assess();
    expect(described('年龄')).toBe('年龄应在 0 至 150 岁之间');
    expect(page.asked()).toEqual([]);
  });

  test('an item is entered once', async () => {
    const page = open();
    await page.pick('添加检验项目', 'HGB');
    await page.user.type(screen.getByRole('textbox', { name: '血红蛋白 结果' }), '85');
    await page.pick('添加检验项目', 'HGB');
    expect(screen.getByText('该项目已录入：血红蛋白')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '血红蛋白 结果' })).toHaveValue('85');
    await page.user.click(screen.getByRole('button', { name: '删除 血红蛋白' }));
    expect(screen.getByText('尚未录入检验结果')).toBeVisible();
    expect(screen.queryByText('该项目已录入：血红蛋白')).toBeNull();
  });

  test('faults that the rules find stand beside their fields; what was typed stays', async () => {
    const page = open({
      [path]: () => ({
        ...NONE,
        invalid: [
          { key: 'HGB', field: 'result', message: '请输入数值，可带 <、>、≤、≥' },
          { key: 'HGB', field: 'unit', message: '单位不能换算为 g/L' },
          { key: 'HGB', field: 'reference_interval', message: '参考区间下限高于上限' },
        ],
      }),
    });
    await page.person();
    await page.pick('添加检验项目', 'HGB');
    await page.user.type(screen.getByRole('textbox', { name: '血红蛋白 结果' }), '八五');
    await page.assess();
    expect(described('血红蛋白 结果')).toBe('请输入数值，可带 <、>、≤、≥');
    expect(described('血红蛋白 单位')).toBe('单位不能换算为 g/L');
    expect(described('血红蛋白 参考区间')).toBe('参考区间下限高于上限');
    expect(screen.getByRole('textbox', { name: '血红蛋白 结果' })).toHaveValue('八五');
    await page.user.type(screen.getByRole('textbox', { name: '血红蛋白 单位' }), 'x');
    expect(described('血红蛋白 单位')).toBe('');
    expect(described('血红蛋白 结果')).not.toBe('');
  });

  test('a refusal is told, what was entered stays', async () => {
    const page = open({ [path]: () => refusal(400, '知识库未收录该表现：异食') });
    await page.person();
    await page.pick('添加症状或体征', '异食');
    await page.assess();
    expect(await screen.findByText('知识库未收录该表现：异食')).toBeVisible();
    expect(screen.getByRole('button', { name: '移除 异食' })).toBeVisible();
  });
});

describe('the result', () => {
  async function result(answer: AssistResult = ANAEMIA) {
    const page = open({ [path]: () => answer });
    await page.person();
    await page.pick('添加症状或体征', '异食');
    await page.assess();
    await screen.findByRole('region', { name: '推断结果' });
    return page;
  }

  test('ranks diagnoses with reliability, points, matching findings, what is missing, and its review notes', async () => {
    await result();
    const ranking = screen.getByRole('table', { name: '推断的诊断' });
    const row = within(ranking).getByRole('row', { name: /缺铁性贫血/ });
    expect(within(row).getByRole('img', { name: '可靠性中' })).toBeVisible();
    expect(row).toHaveTextContent('4');
    expect(row).toHaveTextContent('异食');
    const evidence = screen.getByRole('region', { name: '缺铁性贫血的依据' });
    expect(evidence).toHaveTextContent('得分 4（≥ 6 为高，≥ 3 为中）');
    expect(evidence).toHaveTextContent('转铁蛋白饱和度');
    expect(screen.getByRole('region', { name: '未能解读的检验项目' })).toHaveTextContent('氯无可用参考区间');
    expect(screen.getByRole('region', { name: '被相反结果排除的诊断' })).toHaveTextContent('铁蛋白的结果不支持');
    expect(screen.getByRole('region', { name: '表现与知识库对照' })).toHaveTextContent('缺铁性贫血（症状：可有异食）');
    expect(screen.getByText('证据权重与可靠性分级由本系统设定')).toBeVisible();
  });

  test('says when it is about older entries, and is then not copied', async () => {
    const page = await result();
    expect(screen.getByRole('button', { name: '复制' })).toBeEnabled();
    await page.user.type(screen.getByRole('textbox', { name: '年龄' }), '{Backspace}');
    expect(screen.getByText('录入内容已更改，以下仍为更改前的结果，请重新推断')).toBeVisible();
    expect(screen.getByRole('button', { name: '复制' })).toBeDisabled();
  });

  test('without a diagnosis says so, and that it excludes nothing', async () => {
    await result(NONE);
    expect(screen.getByText('没有规则支持的诊断')).toBeVisible();
    expect(screen.getByText(/没有规则支持不等于排除疾病/)).toBeVisible();
  });
});

test('a failed start offers to load again', async () => {
  let isBroken = true;
  const page = open({ 'GET /api/v2/assist/terms': () => (isBroken ? refusal(500, '服务器内部错误') : terms) });
  const again = await screen.findByRole('button', { name: '重新载入' });
  isBroken = false;
  await page.user.click(again);
  expect(await screen.findByRole('combobox', { name: '添加检验项目' })).toBeVisible();
});

test('a report is taken over with its units, intervals and person; what does not fit is named', async () => {
  const row = (code: string, name: string, more: object = {}) => ({
    laboratory_id: code,
    laboratory_name: name,
    original_laboratory_name: name,
    original_result: '85',
    original_units: 'g/L',
    original_reference_interval: '115-150',
    abnormal: true,
    code,
    ...more,
  });
  const report = {
    laboratories: [row('HGB', '血红蛋白'), row('X', '自制项目')],
    clean_failed_laboratories: [{ ...row('Y', '尿沉渣'), error: '未能解读' }],
    report_name: '血常规',
    report_time: '2025-11-17T09:00:00+08:00',
    patient: { patient_id: 'P1', name: '卢雅琴', gender: '女', age: 40, birth_date: '1987-11-18' },
  } as unknown as ReportData;
  const page = open({
    'GET /api/v2/reports': () => ({
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: [
        {
          report_id: 'R1',
          patient_name: '卢雅琴',
          patient_gender: '女',
          patient_age: 38,
          report_name: '血常规',
          report_time: '2025-11-17T09:00:00+08:00',
        },
      ],
      counts: {},
      departments: [],
    }),
    'GET /api/v2/ai/reports/analysis/{id}': () => report,
  });
  await page.user.click(await screen.findByRole('button', { name: '从报告带入' }));
  await page.user.click(await screen.findByRole('button', { name: /卢雅琴/ }));
  expect(await screen.findByRole('textbox', { name: '血红蛋白 参考区间' })).toHaveValue('115-150');
  // Completed years at the report: the birthday is the day after.
  expect(screen.getByRole('textbox', { name: '年龄' })).toHaveValue('37');
  expect(screen.getByText('未带入 2 项：尿沉渣、自制项目')).toBeVisible();
  await page.assess();
  expect(page.asked()).toMatchObject([{ age: 37, gender: '女', report_id: 'R1', laboratories: [{ code: 'HGB' }] }]);
});
