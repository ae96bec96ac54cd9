import type { PlanHistory, Warning } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { WarningDetailPage } from './warning-detail-page.tsx';
import { entry, pageOf, signInDoctor, warning } from './warning-answers.test-support.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  signInDoctor();
});

const LIST = 'GET /api/v2/warnings';
const HISTORY = 'POST /api/v2/plan/history';

function point(day: number, result: string) {
  return {
    result_time: `2025-11-${day}T08:00:00`,
    calculate_result: Number(result),
    original_result: result,
    original_unit: 'mmol/L',
    reference_interval: '3.5-5.3',
    abnormal: Number(result) > 5.3,
    report_id: `R${day}`,
  };
}

const history = (...points: ReturnType<typeof point>[]): PlanHistory => ({
  up_limit: 5.3,
  down_limit: 3.5,
  data: [{ histories: points }],
});

function Trend({ title, patientId, onClose }: TrendSlotProps) {
  return (
    <div role="dialog" aria-label="趋势">
      {title} {patientId}
      <button onClick={onClose}>关闭趋势</button>
    </div>
  );
}

async function show(address: string, answers: Readonly<Record<string, Answer>>) {
  const rendered = renderWithAnswers(<WarningDetailPage Trend={Trend} />, answers);
  await rendered.router.navigate(address);
  return rendered;
}

const one = (change: Partial<Warning> = {}) => ({
  [LIST]: () => pageOf([warning(change)]),
  [HISTORY]: () => history(point(10, '4.60'), point(14, '5.10'), { ...point(18, '6.82'), report_id: 'R1' }),
});

// covers B-2.5-20
test('one value: its patient, limit, report, earlier results and trend', async () => {
  const { user, calls } = await show('/crisis-detail?id=W-1', one());
  const facts = within(await screen.findByRole('region', { name: '危急值' }));
  expect(facts.getByText('孟庆山')).toBeVisible();
  expect(facts.getByText('> 6.2 mmol/L')).toBeVisible();
  expect(facts.getByRole('link', { name: '急诊生化（R1）' })).toHaveAttribute('href', '/detail?report_id=R1');
  expect(calls.find((call) => call.path === '/api/v2/warnings')?.query.get('warning_id')).toBe('W-1');
  const table = within(await screen.findByRole('table', { name: '钾的历次结果' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/本次6\.82/),
    expect.stringMatching(/^2025-11-14.*5\.10/),
    expect.stringMatching(/^2025-11-10.*4\.60/),
  ]);
  expect(table.getByRole('link', { name: /2025-11-14/ })).toHaveAttribute('href', '/detail?report_id=R14');
  const asked = calls.find((call) => call.path === '/api/v2/plan/history');
  expect(asked?.body).toEqual({
    patient_id: 'P1',
    plan_id: '',
    laboratories: [
      {
        standard_laboratory_name: '钾',
        standard_specimen: '血清',
        children: [{ original_laboratory_name: '血钾', original_specimen: '血清' }],
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: '查看历史趋势' }));
  expect(screen.getByRole('dialog', { name: '趋势' })).toHaveTextContent('钾 P1');
  await user.click(screen.getByRole('button', { name: '关闭趋势' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['/crisis-detail', '地址中没有提醒编号'],
  ['/crisis-detail?id=W-9', '提醒编号 W-9，可能已撤回或地址有误'],
])('%s: there is no such reminder', async (address, hint) => {
  await show(address, { [LIST]: () => pageOf([warning()]) });
  expect(await screen.findByText(hint)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回危急值提醒' })).toHaveAttribute('href', '/crisis-reminder');
  expect(screen.queryByText('孟庆山')).not.toBeInTheDocument();
});

test('an abnormal earlier result carries its arrow and its word, a normal one none', async () => {
  await show('/crisis-detail?id=W-1', {
    [LIST]: () => pageOf([warning()]),
    [HISTORY]: () =>
      history(
        { ...point(10, '4.60'), report_id: 'R10' },
        { ...point(12, '3.10'), abnormal: true },
        { ...point(14, '5.90'), abnormal: true },
        { ...point(16, '4.20'), abnormal: true, reference_interval: '' },
      ),
  });
  const table = within(await screen.findByRole('table', { name: '钾的历次结果' }));
  const rows = table.getAllByRole('row').slice(1);
  const marks = rows.map((row) => [
    within(row).queryByRole('img')?.getAttribute('aria-label') ?? null,
    within(row).queryByText('异常') !== null,
  ]);
  expect(marks).toEqual([
    [null, true],
    ['升高', false],
    ['降低', false],
    [null, false],
  ]);
});

test('a failure of the value and of its history can each be tried again', async () => {
  let isDown = true;
  const { user } = await show('/crisis-detail?id=W-1', {
    [LIST]: () => (isDown ? refusal(500, '') : pageOf([warning()])),
    [HISTORY]: () => (isDown ? refusal(500, '') : history(point(14, '5.10'))),
  });
  expect(await screen.findByText('危急值未能载入')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect(await screen.findByText('> 6.2 mmol/L')).toBeVisible();
  expect(await screen.findByText('5.10')).toBeVisible();
});

test('a late history of another patient is never painted', async () => {
  let answerFirst: ((answer: PlanHistory) => void) | undefined;
  const { router } = await show('/crisis-detail?id=W-1', {
    [LIST]: ({ query }) =>
      pageOf([
        query.get('warning_id') === 'W-1'
          ? warning()
          : warning({ warning_id: 'W-2', patient_id: 'P2', patient_name: '何秀兰', original_result: '2.61' }),
      ]),
    [HISTORY]: ({ body }) =>
      (body as { patient_id: string }).patient_id === 'P1'
        ? new Promise<PlanHistory>((resolve) => (answerFirst = resolve))
        : history(point(14, '2.90')),
  });
  await waitFor(() => expect(answerFirst).toBeDefined());
  await router.navigate('/crisis-detail?id=W-2');
  expect(await screen.findByText('2.90')).toBeVisible();
  answerFirst?.(history(point(14, '5.10')));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(screen.queryByText('5.10')).not.toBeInTheDocument();
  expect(screen.queryByText('孟庆山')).not.toBeInTheDocument();
});

test('a refused record keeps what was typed, and leaving asks', async () => {
  const { user, router } = await show('/crisis-detail?id=W-1', {
    ...one(),
    'POST /api/v2/warnings/create_update': () => refusal(400, '该预警已取消，不能修改'),
  });
  const form = within(await screen.findByRole('form', { name: '记录处理' }));
  await user.type(form.getByRole('textbox'), '已通知');
  await user.click(form.getByRole('button', { name: '保存记录' }));
  expect(await screen.findByText('该预警已取消，不能修改')).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('已通知');
  void router.navigate('/crisis-reminder');
  expect(await screen.findByRole('alertdialog', { name: '关闭将丢失已编辑的内容，确认关闭？' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  expect(router.state.location.pathname).toBe('/crisis-detail');
  expect(form.getByRole('textbox')).toHaveValue('已通知');
});

test('a reload asks again why it is cancelled; what is being typed is neither lost nor asked for', async () => {
  const { user, router } = await show('/crisis-detail?id=W-1', one());
  await user.type(await screen.findByRole('textbox', { name: /处理情况/ }), '已电话');
  await user.click(screen.getByRole('button', { name: '取消提醒' }));
  expect(screen.getByRole('dialog', { name: '取消提醒' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.state.location.search).toBe('?id=W-1&cancel=W-1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /处理情况/ })).toHaveValue('已电话');
  await user.click(screen.getByRole('button', { name: '查看历史趋势' }));
  expect(screen.getByRole('dialog', { name: '趋势' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an address that asks for its cancelling opens that dialog', async () => {
  await show('/crisis-detail?id=W-1&cancel=W-1', one());
  expect(await screen.findByRole('dialog', { name: '取消提醒' })).toBeVisible();
});

test('a cancelled reminder has its history and no form', async () => {
  await show(
    '/crisis-detail?id=W-1',
    one({
      records: [entry('notified', '已通知', { user_name: '秦晓彤', at: '2025-11-17T21:46:00+08:00' })],
      state: 'cancelled',
      warning_status: 'cancelled',
      cancel_user_name: '陆明哲',
      cancel_time: '2025-11-17T22:00:00+08:00',
      cancel_reason: 'duplicate',
    }),
  );
  const steps = within(await screen.findByRole('list', { name: '处理记录' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '通知秦晓彤2025-11-17 21:46已通知',
    '陆明哲2025-11-17 22:00取消提醒：重复报告',
  ]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /取消提醒|保存/ })).not.toBeInTheDocument();
});

test('against the hospital: a deep link, a further record, and the end after the recheck', async () => {
  const { user } = await renderApp({ path: '/crisis-detail?id=W-R1003-02-02' });
  const history = () => within(screen.getByRole('list', { name: '处理记录' })).getAllByRole('listitem');
  await screen.findByRole('list', { name: '处理记录' });
  expect(history()).toHaveLength(3);
  await user.type(screen.getByRole('textbox', { name: /处理情况/ }), '复查血气好转');
  await user.click(screen.getByRole('button', { name: '保存记录' }));
  await waitFor(() => expect(history()).toHaveLength(4));
  expect(history().at(-1)?.textContent).toMatch(/^处置沈若溪2025-11-18.*复查血气好转$/);
  expect(screen.getByRole('textbox', { name: /处理情况/ })).toHaveValue('');
  expect(screen.getByText('复测 68.4，降 5.2，未达危急值界限')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '何秀兰 二氧化碳分压：闭环' }));
  await waitFor(() => expect(history()).toHaveLength(5));
  expect(screen.getByText('已闭环')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
