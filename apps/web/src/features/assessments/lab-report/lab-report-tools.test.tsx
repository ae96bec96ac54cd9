import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../../test/render-with-answers.tsx';
import { assessmentOf } from '../../../parts/assessments/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { AldosteronismView } from '../aldosteronism/aldosteronism-view.tsx';
import {
  bloodGasAnswers,
  earlier as chronicGas,
  rows as gasRows,
  unchosen,
} from '../blood-gas/blood-gas.test-support.tsx';
import { BloodGasView } from '../blood-gas/blood-gas-view.tsx';
import { CerebrospinalView } from '../cerebrospinal/cerebrospinal-view.tsx';
import { ckdAnswers, current as kidneys, history as kidneyHistory } from '../ckd/ckd-answers.test-support.ts';
import { CkdView } from '../ckd/ckd-view.tsx';
import { GastricView } from '../gastric/gastric-view.tsx';
import { ThyroidFunctionView } from '../thyroid-function/thyroid-function-view.tsx';
import {
  EARLIER,
  laboratoryRow,
  modelAnswers,
  modelReport,
  openModel,
  PATIENT,
  REPORT,
  withFirst,
} from './model-page.test-support.tsx';
import { button } from '../record/record-page.test-support.tsx';

const KNOWN = laboratoryRow('胃泌素17', '7.4', {
  abnormal_type: 1,
  knowledge_id: 'K1',
  knowledge: [{ knowledge_display: '检验手册', knowledge_content: '由胃窦的 G 细胞分泌。' }],
});

interface Tool {
  name: string;
  View: ComponentType<AssessmentViewProps>;
  apiType: number;
  /** Of the calls, as the answers name them. */
  list: string;
  detail: string;
  /** The report the page is on, and one before it. */
  reports: readonly [object, object];
  answers: (reports: readonly object[]) => Record<string, Answer>;
  timeline: string;
  /** Begins the entry of the earlier report. */
  earlierTime: RegExp;
  /** What only the first report, and only the earlier one, has on the screen. */
  shown: string;
  shownEarlier: string;
  empty: string;
  copied: RegExp;
  trend: string;
  /** The one change that would lead to another class; rules without classes have none. */
  distance?: readonly [change: string, outcome: string];
  /** What fails is logged, and not shown. */
  isQuiet?: boolean;
  /** Absent where the results are no laboratory table. */
  results?: string;
}

type Model = Pick<Tool, 'name' | 'View' | 'apiType' | 'timeline'> & Partial<Tool>;

/**
 * A tool whose answers have the form that most tools share.
 * @param own what its report has beyond the others', and what the record says of that
 */
function model(path: string, tool: Model, own: { report?: object; given?: string } = {}): Tool {
  const shown = `${tool.name}：阳性`;
  return {
    list: `GET ${path}/{patient}/history`,
    detail: `GET ${path}/{id}`,
    reports: [
      modelReport({
        conclusion: shown,
        review_notes: ['规则待临床复核：切点'],
        laboratories: [KNOWN],
        distance: [{ item: 'gastrin', label: '胃泌素17', from: '7.4 pmol/L', to: '1.4 pmol/L', target: '阴性' }],
        ...own.report,
      }),
      modelReport({ report_id: EARLIER, report_time: '2025-11-08T08:15:00+08:00', conclusion: '较早的结论' }),
    ],
    answers: (reports) => modelAnswers(path, reports),
    earlierTime: /^2025-11-08 \d\d:15/,
    shown,
    shownEarlier: '较早的结论',
    empty: '暂无数据',
    copied: new RegExp(
      `^2025-11-\\d\\d \\d\\d:10 ${tool.name}：${own.given ?? ''}${shown}。规则待临床复核。结果仅供临床参考`,
    ),
    trend: `${tool.name}历史趋势`,
    distance: ['胃泌素17 7.4 pmol/L → 1.4 pmol/L', '阴性'],
    results: `${tool.name}检验结果`,
    ...tool,
  };
}

const MODEL = '/api/v2/model';

const TOOLS: readonly Tool[] = [
  {
    name: '血气分析',
    View: BloodGasView,
    apiType: 3,
    list: 'GET /api/v2/ai/reports/bga/list',
    detail: 'GET /api/v2/ai/reports/bga/{id}',
    reports: [{ ...unchosen, laboratories: [...gasRows, KNOWN] }, chronicGas],
    answers: bloodGasAnswers,
    timeline: '血气报告',
    earlierTime: /^2025-11-17 21:40/,
    shown: '呼吸性酸中毒，失代偿，急慢性待选；',
    shownEarlier: '失代偿性慢性呼吸性酸中毒；',
    empty: '该患者暂无血气记录',
    copied: /^2025-11-18 10:08 动脉血 血气分析，病例类型未选择：呼吸性酸中毒，失代偿，急慢性待选；Ⅱ型呼吸衰竭/,
    trend: '血气分析历史趋势',
    results: '血气检验结果',
  },
  {
    name: 'CKD分期',
    View: CkdView,
    apiType: 4,
    list: `GET ${MODEL}/ckd/{patient}/history`,
    detail: `GET ${MODEL}/ckd/{id}`,
    reports: [kidneys, kidneyHistory[2] ?? kidneys],
    answers: ckdAnswers,
    timeline: '肾功能报告',
    earlierTime: /^2025-05-16 09:20/,
    shown: 'CKD G3b A3',
    shownEarlier: 'CKD G3a A2',
    empty: '暂无数据',
    copied:
      /^2025-11-18 09:42 CKD分期：CKD G3b A3，极高危，建议每年随访3次。eGFR 39 .*规则待临床复核。结果仅供临床参考/,
    trend: '肾功能历史趋势',
    distance: ['尿白蛋白/肌酐比值 326 mg/g → 29 mg/g', '高危（G3b A1）'],
  },
  model(`${MODEL}/gastric`, {
    name: '胃功能血清学',
    View: GastricView,
    apiType: 7,
    timeline: '胃功能报告',
    empty: '暂无胃功能血清学记录',
    trend: '胃功能历史趋势',
    results: '胃功能检验结果',
    isQuiet: true,
  }),
  model(
    `${MODEL}/aldosteronism`,
    { name: '原发性醛固酮增多症', View: AldosteronismView, apiType: 12, timeline: '醛固酮与肾素报告' },
    { report: { arr: 162, arr_cutoff: 30 }, given: '醛固酮/肾素比值 162（切点 30）。' },
  ),
  model(
    `${MODEL}/thyroid_analysis`,
    { name: '甲状腺功能辅助', View: ThyroidFunctionView, apiType: 14, timeline: '甲状腺功能报告' },
    { report: { pregnant_status: 1, pregnant_status_source: 'tag' }, given: '妊娠状态：孕早期。' },
  ),
  model(`${MODEL}/cerebrospinal_analysis`, {
    name: '脑脊液分析',
    View: CerebrospinalView,
    apiType: 15,
    timeline: '脑脊液报告',
  }),
];

const TIMELINE = 'GET /api/v2/ai/reports/patient/time_line';
const patient = { patient_id: PATIENT, name: '顾怀远', gender: '男', age: 62 };

/** Of the patient, with the names of his reports. */
const answersOf = (tool: Tool, reports: readonly object[] = tool.reports): Record<string, Answer> => ({
  ...tool.answers(reports),
  [TIMELINE]: () => ({ patient, days: [{ reports: [{ report_id: REPORT, report_name: '入院第一次' }] }] }),
});

const pathOf = (key: string) => key.replace('GET ', '').replace('{patient}', PATIENT).replace('{id}', REPORT);

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe.each(TOOLS)('$name', (tool) => {
  const open = (answers = answersOf(tool)) => openModel(tool.View, answers);

  test('opens the report the page is on; another is opened from the list, each read once', async () => {
    const { user, sent, container } = open();
    expect(await screen.findByText(tool.shown)).toBeVisible();
    const entries = within(screen.getByRole('navigation', { name: tool.timeline })).getAllByRole('button');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toHaveAttribute('aria-current', 'true');
    const paper = container.querySelector('[data-part=paper-head]');
    await waitFor(() => expect(paper?.textContent).toMatch(/^顾怀远.*报告时间 2025-11-1\d \d\d:\d\d/));
    expect(paper?.textContent).toContain(assessmentOf(tool.apiType)?.title);
    await user.click(button(tool.earlierTime));
    expect(await screen.findByText(tool.shownEarlier)).toBeVisible();
    expect(screen.queryByText(tool.shown)).toBeNull();
    expect(sent('GET', pathOf(tool.detail))).toHaveLength(1);
    // Within a second it is not even asked for again; a busy machine takes longer, so that is not counted here.
    await user.click(entries[0] ?? document.body);
    expect(await screen.findByText(tool.shown)).toBeVisible();
    expect(sent('GET', pathOf(tool.list))).toHaveLength(1);
  });

  // covers A-2.8-04, A-2.8-05
  test('its judgment is copied and printed, its results open as a trend, and the rule is marked for review', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, watch } = open();
    await screen.findByText(tool.shown);
    expect(screen.getByText('规则待临床复核')).toBeVisible();
    if (tool.distance) expect(screen.getByText(tool.distance[0]).parentElement).toHaveTextContent(tool.distance[1]);
    expect(button('复制结论')).toHaveAttribute('aria-keyshortcuts', 'C');
    await user.keyboard('c');
    expect(await screen.findByText('复制成功')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(tool.copied);
    await user.click(button('打印'));
    expect(print).toHaveBeenCalledOnce();
    await user.click(button('查看历史趋势'));
    expect(watch.onOpenTrend).toHaveBeenCalledWith(expect.objectContaining({ title: tool.trend }));
    vi.unstubAllGlobals();
  });

  // covers A-2.5-28, A-2.5-29, A-2.5-31
  test('of a patient without reports says so', async () => {
    open(answersOf(tool, []));
    expect(await screen.findByText(tool.empty)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  // covers A-8-02, A-8-03, A-8-04
  test.each([
    ['list', tool.list],
    ['report', tool.detail],
  ])('a %s that fails ends the loading and leaves a way to load again', async (_what, key) => {
    const warn = quiet();
    let isBroken = true;
    const { user } = open(
      withFirst(answersOf(tool), key, () => (isBroken ? refusal(500, '服务器内部错误') : undefined)),
    );
    const reload = await screen.findByRole('button', { name: '重新载入' });
    expect(screen.queryByRole('status', { name: '正在载入' })).toBeNull();
    expect(warn).toHaveBeenCalledTimes(tool.isQuiet ? 1 : 0);
    expect(screen.queryAllByText('服务器内部错误')).toHaveLength(tool.isQuiet ? 0 : 1);
    isBroken = false;
    await user.click(reload);
    expect(await screen.findByText(tool.shown)).toBeVisible();
    expect(screen.queryByRole('button', { name: '重新载入' })).toBeNull();
    warn.mockRestore();
  });

  test('an answer about another patient is not painted', async () => {
    const warn = quiet();
    open(answersOf(tool, [{ ...tool.reports[0], patient_id: 'P-other' }]));
    expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
    expect(screen.queryByText(tool.shown)).toBeNull();
    warn.mockRestore();
  });

  test('an answer that comes after the patient was changed is not painted', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const answers = withFirst(answersOf(tool), tool.detail, () => held);
    const { user, calls } = renderWithAnswers(<Switching View={tool.View} />, answers);
    await waitFor(() => expect(calls.some(({ path }) => path === pathOf(tool.detail))).toBe(true));
    await user.click(button('下一位患者'));
    expect(await screen.findByText(tool.empty)).toBeVisible();
    release();
    await expect(screen.findByText(tool.shown, undefined, { timeout: 200 })).rejects.toThrow();
    expect(screen.getByText(tool.empty)).toBeVisible();
  });
});

test.each(TOOLS.flatMap((tool) => (tool.results === undefined ? [] : [[tool.results, tool] as const])))(
  '%s: one with knowledge opens its source text',
  async (name, tool) => {
    const { user } = openModel(tool.View, tool.answers(tool.reports));
    const table = await screen.findByRole('table', { name });
    await user.click(within(table).getByRole('button', { name: /^胃泌素17/ }));
    expect(screen.getByRole('dialog', { name: '胃泌素17' })).toHaveTextContent('由胃窦的 G 细胞分泌。');
  },
);

const nothing = () => undefined;

/** A tool whose patient is changed while it is open. */
function Switching({ View }: { View: ComponentType<AssessmentViewProps> }) {
  const [patientId, setPatientId] = useState(PATIENT);
  return (
    <>
      <button onClick={() => setPatientId('P-next')}>下一位患者</button>
      <View patientId={patientId} reportId={REPORT} onUnsavedChange={nothing} onSaved={nothing} onClose={nothing} />
    </>
  );
}
