import type { PlanHistory, TrendPoint } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import type { TrendRequest } from '../report/detail-slots.ts';
import { COMMON_PLAN, PLAN, planAnswers } from '../plan/plan-answers.test-support.ts';
import { TrendDialog } from './trend-dialog.tsx';
import { CREATININE, HAEMOGLOBIN, historyOf, pointOf, URINE_COLOUR } from './trend-history.test-support.ts';

const HISTORY = '/api/v2/plan/history';

const OF_PLAN: TrendRequest = { title: PLAN.plan_name, laboratories: PLAN.laboratories, planId: PLAN.plan_id };

function open(answers: Record<string, Answer> = planAnswers(), request = OF_PLAN) {
  const rendered = renderWithAnswers(
    <TrendDialog
      {...request}
      patientId="P1"
      patient={{ patient_id: 'P1', name: '顾怀远', gender: '男', age: 62 }}
      onClose={() => undefined}
    />,
    answers,
  );
  const asked = () => rendered.calls.filter((call) => call.path === HISTORY).map(({ body }) => body);
  return { ...rendered, asked };
}

const withHistory = (history: PlanHistory): Record<string, Answer> => ({
  ...planAnswers(),
  [`POST ${HISTORY}`]: () => history,
});
const chart = (name: RegExp) => screen.findByRole('img', { name });
const button = (name: string) => screen.getByRole('button', { name });

// covers A-2.12-09, A-2.12-10, A-7-56..62
test('asks for the history of the plan and shows a chart per item in a dialog of 90%', async () => {
  const { asked } = open();
  expect(screen.getByRole('dialog', { name: '多指标历史趋势' })).toHaveStyle({ width: '90%' });
  expect(screen.getByText(/^顾怀远\s男\s62 岁$/)).toBeVisible();
  expect(await chart(/^肌酐：2025-05-16 104，/)).toBeVisible();
  expect(await chart(/^血红蛋白：2025-05-16 未检，2025-08-21 112 降低，2025-11-11 未检/)).toBeVisible();
  expect(asked()).toEqual([{ newest_days: 20, patient_id: 'P1', laboratories: PLAN.laboratories, plan_id: 'PL1' }]);
});

test('the patient is told with the age at the report behind it', () => {
  renderWithAnswers(
    <TrendDialog
      {...OF_PLAN}
      patientId="P1"
      patient={{ patient_id: 'P1', name: '顾怀远', gender: '男', age: 62, birth_date: '1963-05-02' }}
      reportTime="2021-11-18T10:26:00+08:00"
      onClose={() => undefined}
    />,
    planAnswers(),
  );
  expect(screen.getByText(/^顾怀远\s男\s58 岁（报告时）$/)).toBeVisible();
});

// covers A-9-03
test('five days are on screen, the others a step away', async () => {
  const days = ['01-06', '02-11', '03-18', '04-20', '05-16', '08-21', '11-18'];
  const histories: TrendPoint[] = days.map((day, index) => pointOf(`2025-${day}`, 80 + index));
  const { user } = open(withHistory(historyOf({ ...CREATININE, histories })));
  expect(await screen.findByText('2025-03-18 至 2025-11-18')).toBeVisible();
  expect((await chart(/^肌酐/)).getAttribute('aria-label')?.match(/2025-/g)).toHaveLength(5);
  await user.click(button('更早'));
  expect(screen.getByText('2025-01-06 至 2025-05-16')).toBeVisible();
  expect(button('更早')).toBeDisabled();
});

test('an indicator that is switched off takes its days along', async () => {
  const { user } = open();
  await chart(/^肌酐/);
  await user.click(button('肌酐'));
  expect(screen.queryByRole('img', { name: /^肌酐/ })).toBeNull();
  expect(button('肌酐')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('2025-08-21 至 2025-11-18')).toBeVisible();
  await user.click(button('血红蛋白'));
  expect(screen.getByText('没有选中的检验项')).toBeVisible();
  await user.click(button('肌酐'));
  expect(await chart(/^肌酐/)).toBeVisible();
});

test('the charts as a table: a line per day, the latest first', async () => {
  const { user } = open();
  await chart(/^肌酐/);
  await user.click(screen.getByText('表'));
  const rows = within(screen.getByRole('table', { name: '多指标历史趋势' })).getAllByRole('row');
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    '日期',
    '2025-11-18',
    '2025-11-11',
    '2025-08-21',
    '2025-05-16',
  ]);
  expect(rows[2]).toHaveTextContent('161');
  expect(rows[2]).toHaveTextContent('未检');
});

test('what stands on no axis is shown in words', async () => {
  open(withHistory(historyOf(CREATININE, URINE_COLOUR)));
  const card = await screen.findByRole('region', { name: '尿颜色' });
  expect(within(card).getByText('淡黄色', { selector: 'td *' })).toBeVisible();
  expect(within(card).getAllByText('未检')).toHaveLength(3);
});

// covers A-2.12-11
test('no results: says so', async () => {
  const { data } = historyOf({ ...CREATININE, histories: [] }, { ...HAEMOGLOBIN, histories: [] });
  open(withHistory({ up_limit: null, down_limit: null, data }));
  expect(await screen.findByText('暂无数据')).toBeVisible();
  expect(button('肌酐')).toBeDisabled();
  expect(screen.queryByRole('button', { name: '导出 CSV' })).toBeNull();
});

test('a plan that a link names: its items are known first, then their results', async () => {
  const { asked } = open(planAnswers(), { title: '', laboratories: [], planId: PLAN.plan_id });
  expect(await chart(/^肌酐/)).toBeVisible();
  expect(asked()).toEqual([{ newest_days: 20, patient_id: 'P1', laboratories: PLAN.laboratories, plan_id: 'PL1' }]);
  expect(screen.getByRole('combobox', { name: '方案' })).toHaveDisplayValue('肾功能随访');
});

test('a plan that is gone: says so, asks for no results, and others can be chosen', async () => {
  const { user, asked } = open(planAnswers(), { title: '', laboratories: [], planId: 'PL7' });
  expect(await screen.findByText('没有这个趋势方案')).toBeVisible();
  expect(screen.getByRole('combobox', { name: '方案' })).toHaveDisplayValue('没有这个方案');
  expect(asked()).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: '方案' }), '电解质');
  expect(await chart(/^肌酐/)).toBeVisible();
});

test('another plan can be chosen, and the plan edited in place', async () => {
  const { user, asked } = open();
  await chart(/^肌酐/);
  await screen.findByRole('option', { name: '电解质' });
  await user.selectOptions(screen.getByRole('combobox', { name: '方案' }), '电解质');
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      newest_days: 20,
      patient_id: 'P1',
      laboratories: COMMON_PLAN.laboratories,
      plan_id: 'PL2',
    }),
  );
  await user.click(button('编辑方案'));
  await user.click(button('添加检验项'));
  for (const [name, option] of [
    ['第 2 项检验名称', '钠'],
    ['第 2 项标本', '血清'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(button('保存'));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ plan_id: 'PL2', laboratories: [{}, { standard_laboratory_name: '钠' }] }),
  );
});

// covers A-7-59
test('lab items that are no plan can be saved as one', async () => {
  const { user, asked } = open(planAnswers(), { title: '糖尿病历史趋势', laboratories: PLAN.laboratories });
  await chart(/^肌酐/);
  expect(asked()).toEqual([{ newest_days: 20, patient_id: 'P1', laboratories: PLAN.laboratories, plan_id: '' }]);
  expect(screen.getByRole('combobox', { name: '方案' })).toHaveDisplayValue('糖尿病历史趋势');
  await user.click(button('存为方案'));
  expect(screen.getByRole('combobox', { name: '第 2 项检验名称' })).toHaveValue('钾');
  await user.type(screen.getByRole('textbox', { name: /方案名称/ }), '糖尿病');
  await user.click(button('保存'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: '方案' })).toHaveDisplayValue('糖尿病'));
});

test('the results can be taken along as CSV', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:x';
  });
  const { user } = open();
  await chart(/^肌酐/);
  await user.click(button('导出 CSV'));
  const text = await made[0]?.text();
  expect(text?.split('\r\n')).toHaveLength(8);
  expect(text).toContain('血红蛋白,全血,2025-08-21');
  vi.restoreAllMocks();
});

// covers A-8-01, A-8-02
test('a history that does not come leaves no text of its own and can be asked for again', async () => {
  let isBroken = true;
  const { user } = open({
    ...planAnswers(),
    [`POST ${HISTORY}`]: () => (isBroken ? refusal(500, '服务器内部错误') : historyOf(CREATININE)),
  });
  expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
  expect(screen.getAllByText('服务器内部错误')).toHaveLength(1);
  isBroken = false;
  await user.click(button('重新载入'));
  expect(await chart(/^肌酐/)).toBeVisible();
});

test('the day under the pointer is marked in every chart and told in the one it is in', async () => {
  const { user } = open();
  const creatinine = await chart(/^肌酐/);
  const haemoglobin = await chart(/^血红蛋白/);
  await user.pointer({ target: creatinine, coords: { clientX: 190 } });
  expect(within(creatinine).getByText(/^2025-08-21 \d\d:05$/)).toBeVisible();
  expect(within(creatinine).getByText('较上次')).toBeVisible();
  expect(within(haemoglobin).queryByText('参考区间')).toBeNull();
  const crosshairs = () => document.querySelectorAll('[data-crosshair]').length;
  expect(crosshairs()).toBe(2);
  await user.unhover(creatinine);
  expect(within(creatinine).queryByText('较上次')).toBeNull();
  expect(crosshairs()).toBe(0);
});
