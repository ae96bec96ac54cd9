import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findingOf } from '../../../test/reading-answers.ts';
import { KNOWLEDGE, knowledge, open, openKnowledge, section } from './diagnosis-drawer.test-support.tsx';

const LONG = { scrollHeight: 66, clientHeight: 44 };

function pretendLayout(size: { scrollHeight: number; clientHeight: number }) {
  for (const name of ['scrollHeight', 'clientHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size[name]);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('hints', () => {
  // covers A-2.2-01..04, A-2.2-11
  test('icon, name and text; the name opens the application', async () => {
    const { user, watch } = await openKnowledge();
    const hint = within(screen.getByRole('list', { name: '提示' })).getByRole('listitem');
    expect(hint.querySelector('svg, img')).toBeInTheDocument();
    expect(within(hint).getByText('ACR 由 A2 级升至 A3 级')).toHaveClass('text');
    await user.click(within(hint).getByRole('button', { name: 'CKD 分期' }));
    expect(watch.onOpenApplication).toHaveBeenCalledWith('app-ckd');
  });

  // covers A-2.2-05..10, A-9-15
  test('a clamped text opens in a dialog with its four parts', async () => {
    pretendLayout(LONG);
    const { user } = await openKnowledge();
    await user.click(await screen.findByRole('button', { name: '查看更多' }));
    const dialog = screen.getByRole('dialog', { name: 'CKD 分期提示' });
    expect(dialog).toHaveStyle({ width: '50%' });
    const parts = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [heading.textContent, heading.closest('section')?.textContent]);
    expect(parts).toEqual([
      ['提示内容', '提示内容ACR 由 A2 级升至 A3 级'],
      ['考虑方向', '考虑方向肾小球损伤进展'],
      ['处理建议', '处理建议缩短复查间隔'],
      ['相关提示', '相关提示血钾核对影响血钾的用药'],
    ]);
  });

  // covers A-9-10
  test('the layout is measured 50 ms after it settles', async () => {
    pretendLayout(LONG);
    const delay = vi.spyOn(globalThis, 'setTimeout');
    // A hint that says nothing but its text: only its height tells whether there is more.
    await openKnowledge({ hints: [{ application_id: 'app-ckd', application_name: 'CKD 分期', hint_content: '长' }] });
    await screen.findByRole('button', { name: '查看更多' });
    expect(delay.mock.calls.some(([, ms]) => ms === 50)).toBe(true);
  });
});

describe('lab evidence', () => {
  // covers A-2.7-04, A-2.7-05, A-2.7-08, A-2.7-09, A-2.7-13, A-2.7-14, A-2.7-18, A-2.7-19
  test('patient and rows: name, specimen, result, unit, reference; no code', async () => {
    await openKnowledge();
    const evidence = section('诊断依据');
    expect(evidence.getByText(/男.*62 岁/)).toBeVisible();
    const table = evidence.getByRole('table');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['检验项目', '标本', '结果', '单位', '区间标尺', '参考区间']);
    const creatinine = within(table).getByRole('row', { name: /肌酐/ });
    for (const text of ['肌酐（Cr）', '血清', '168', 'μmol/L', '57–111']) expect(creatinine).toHaveTextContent(text);
  });

  // covers A-2.7-03
  test.each([undefined, 1, 2, 3])('source_type %s offers no choice of view', async (sourceType) => {
    await openKnowledge(sourceType === undefined ? {} : { source_type: sourceType });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  // covers A-2.7-01, A-2.7-02
  test('source_type 4 offers table and graph', async () => {
    const centre = { key: 'diagnosis:DKD', _type: 1, name: '糖尿病肾脏病', reliable: 2 } as const;
    const { user } = await openKnowledge({ source_type: 4, graph: { nodes: [centre], links: [] } });
    expect(section('诊断依据').getByRole('table', { name: '诊断依据' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '表格' })).toBeChecked();
    // A part that is loaded on a click wants the click inside an awaited act.
    await act(() => user.click(screen.getByRole('radio', { name: '关系图' })));
    expect(await screen.findByRole('group', { name: '糖尿病肾脏病的关系图' })).toBeVisible();
    expect(screen.queryByRole('table', { name: '诊断依据' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '表格' }));
    expect(screen.getByRole('table', { name: '诊断依据' })).toBeVisible();
  });

  test('a reload finds the graph as it stood, and only that of its own diagnosis', async () => {
    const centre = { key: 'diagnosis:DKD', _type: 1, name: '糖尿病肾脏病', reliable: 2 } as const;
    const answers = {
      [KNOWLEDGE]: () => ({ ...knowledge, source_type: 4, graph: { nodes: [centre], links: [] } }),
    };
    const first = open({ diagnosisId: 'd-dkd' }, answers, '/detail?report_id=r-1');
    const choice = await screen.findByRole('radio', { name: '关系图' });
    await act(() => first.user.click(choice));
    const { search } = first.router.state.location;
    expect(search).toBe('?report_id=r-1&graph=d-dkd');
    expect(first.router.state.historyAction).toBe('REPLACE');
    first.unmount();
    const again = open({ diagnosisId: 'd-dkd' }, answers, `/detail${search}`);
    expect(await screen.findByRole('group', { name: '糖尿病肾脏病的关系图' })).toBeVisible();
    await act(() => again.user.click(screen.getByRole('radio', { name: '表格' })));
    expect(again.router.state.location.search).toBe('?report_id=r-1');
    again.unmount();
    open({ diagnosisId: 'd-dkd' }, answers, '/detail?report_id=r-1&graph=d-other');
    expect(await screen.findByRole('radio', { name: '表格' })).toBeChecked();
  });

  test.each([
    [true, '中心诊断 糖尿病肾脏病，已知，证据 3 条'],
    [false, '中心诊断 糖尿病肾脏病，可靠性高，证据 3 条'],
  ])('the centre of the graph has a reliability only where it is suspected (J-31): known %s', async (known, name) => {
    const centre = { key: 'diagnosis:DKD', _type: 1, name: '糖尿病肾脏病', reliable: 2 } as const;
    const finding = findingOf({ finding_id: 'diagnosis:d-dkd', kind: 'diagnosis', title: '糖尿病肾脏病', known });
    const answer = { ...knowledge, source_type: 4, graph: { nodes: [centre], links: [] }, finding };
    open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => answer }, '/detail?report_id=r-1&graph=d-dkd');
    const node = await screen.findByRole('img', { name });
    expect(node.textContent.endsWith(known ? '病已知　证据 3 条' : '可靠性 高　证据 3 条')).toBe(true);
  });

  // covers A-2.7-06
  test('the history trend of all rows, each item once', async () => {
    const onOpenTrend = vi.fn();
    const { user } = open({ diagnosisId: 'd-dkd', onOpenTrend }, { [KNOWLEDGE]: () => knowledge });
    await user.click(await screen.findByRole('button', { name: '查看历史趋势' }));
    expect(onOpenTrend).toHaveBeenCalledOnce();
    const [{ laboratories }] = onOpenTrend.mock.calls[0] as [{ laboratories: { standard_laboratory_name: string }[] }];
    expect(laboratories.map((item) => item.standard_laboratory_name)).toEqual(['肌酐', '估算肾小球滤过率', '钠']);
  });

  // covers A-2.7-10..12, A-2.7-20, A-9-16
  test('a name with knowledge carries an asterisk and opens its source text', async () => {
    const { user } = await openKnowledge();
    const table = section('诊断依据').getByRole('table');
    const withKnowledge = within(table).getByRole('button', { name: /肌酐/ });
    expect(withKnowledge).toHaveTextContent('*');
    const rows = within(table).getAllByRole('row');
    expect(rows.filter((entry) => entry.textContent.includes('*'))).toHaveLength(1);
    expect(within(table).getAllByRole('button')).toHaveLength(1);
    await user.click(withKnowledge);
    const source = await screen.findByRole('dialog', { name: '肌酐（Cr）' });
    expect(source).toHaveTextContent('肾小球滤过功能下降');
    expect(source).toHaveStyle({ width: '60%' });
  });

  // covers A-2.7-15..17
  test('an arrow up, an arrow down, or none', async () => {
    await openKnowledge();
    const table = section('诊断依据').getByRole('table');
    const said = (name: RegExp) => within(table).getByRole('img', { name });
    expect(said(/肌酐 168/)).toHaveAccessibleName(/升高/);
    expect(said(/估算肾小球滤过率 39/)).toHaveAccessibleName(/降低/);
    expect(said(/钠 138.2/)).not.toHaveAccessibleName(/升高|降低/);
    const arrows = (name: RegExp) => within(table).getByRole('row', { name }).querySelectorAll('svg path').length;
    expect([arrows(/肌酐 168/), arrows(/估算肾小球滤过率 39/), arrows(/钠 138.2/)]).toEqual([1, 1, 0]);
  });

  test('no rows, no table', async () => {
    await openKnowledge({ laboratories: [] });
    expect(section('诊断依据').queryByRole('table')).toBeNull();
    expect(screen.getByText('本报告没有该诊断的检验依据')).toBeVisible();
  });
});

describe('knowledge', () => {
  // covers A-2.6-01..03, A-2.6-06..09
  test('sections with their texts', async () => {
    await openKnowledge();
    expect(section('疾病介绍').getByText('由糖尿病引起的慢性肾脏病。')).toBeVisible();
    const pair = (title: string | RegExp, term: string) =>
      section(title).getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(pair('常用检验检查', '检验')).toHaveTextContent('ACR');
    expect(pair('常用检验检查', '检查')).toHaveTextContent('肾脏超声');
    expect(section('诊断标准与病情评估').getByText('持续 3 个月以上的白蛋白尿。')).toBeVisible();
    expect(pair(/临床表现/, '症状')).toHaveTextContent('早期多无症状。');
    expect(pair(/临床表现/, '体征')).toHaveTextContent('下肢水肿。');
    expect(section('相关指南').getByRole('link')).toHaveTextContent('KDIGO 指南.pdf');
  });

  // covers A-2.6-10, A-2.6-11
  test('a guideline opens in a new tab, from the back end', async () => {
    window.__APP_CONFIG__ = { backendServer: 'https://cdss.example/' };
    await openKnowledge();
    const link = section('相关指南').getByRole('link');
    expect(link).toHaveAttribute('href', 'https://cdss.example/files/kdigo.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    window.__APP_CONFIG__ = {};
  });

  // covers A-2.6-12
  test('what is missing is being learned', async () => {
    const bare: DiagnosisKnowledge = { ...knowledge, recommends: [], guides: [] };
    delete bare.introduction;
    delete bare.condition_assessment;
    delete bare.clinical_manifestations;
    open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => bare });
    await screen.findByRole('heading', { name: '诊断依据' });
    const counts = ['疾病介绍', '常用检验检查', '诊断标准与病情评估', '临床表现（症状、体征）', '相关指南'].map(
      (title) => section(title).getAllByText('正在学习中～').length,
    );
    expect(counts).toEqual([1, 2, 1, 2, 1]);
  });

  test('the reasoning names points, sources and what is to be reviewed', async () => {
    await openKnowledge();
    const reasoning = section('推理说明');
    expect(reasoning.getByRole('row', { name: /尿白蛋白／肌酐比/ })).toHaveTextContent('326 mg/g4');
    expect(reasoning.getByRole('list', { name: '文献' })).toHaveTextContent(
      'KDIGO 2024KDIGO 2024 Clinical Practice Guideline for CKD',
    );
    expect(reasoning.getByText('规则待临床复核')).toBeVisible();
  });
});

describe('a model that is switched off', () => {
  const saved_risk = {
    percent: 72.4,
    version: 'demo-1.1.0',
    time: '2025-11-18T09:42:00+08:00',
    message: '模型已停用',
    data_note: '演示数据',
  };

  test('has no tab; what it said stands below all that holds, as a record and not as a figure', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    await openKnowledge({ saved_risk });
    const tabs = within(screen.getByRole('navigation', { name: '章节' })).getAllByRole('button');
    expect(tabs.map((tab) => tab.textContent)).toContain('诊断依据');
    expect(tabs.filter((tab) => tab.textContent.includes('风险'))).toEqual([]);
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles.at(-1)).toBe('停用前保存的风险概率');
    const record = section('停用前保存的风险概率');
    expect(record.getByText('模型已停用，此数不作为本次依据：demo-1.1.0 版于 2025-11-18 09:42 给出 72.4%')).toHaveClass(
      'jw-ink-3',
    );
    expect(record.getByText('演示数据')).toBeVisible();
  });
});
