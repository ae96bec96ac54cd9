import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { PlanPanel } from './plan-panel.tsx';
import { PLAN, planAnswers } from '../../parts/plan/plan-answers.test-support.ts';

function open(answers: Record<string, Answer> = planAnswers()) {
  const onOpenTrend = vi.fn<(request: TrendRequest) => void>();
  const rendered = renderWithAnswers(
    <PlanPanel
      reportId="R1"
      patientId="P1"
      onClose={() => undefined}
      onOpenApplication={() => undefined}
      onOpenTrend={onOpenTrend}
    />,
    answers,
  );
  return { ...rendered, onOpenTrend };
}

const plans = async () =>
  within(await screen.findByRole('list', { name: '趋势方案' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

// covers B-2.8-11
test('lists the plans for the patient with what they hold', async () => {
  const { calls } = open();
  expect(await plans()).toEqual(['肾功能随访', '电解质']);
  expect(screen.getByText('肌酐、钾')).toBeVisible();
  expect(screen.getByText(/适用所有患者/)).toBeVisible();
  expect(calls[0]?.query.get('patient_id')).toBe('P1');
});

// covers B-2.8-19
test('opens the trend of a plan', async () => {
  const { user, onOpenTrend } = open();
  await user.click(await screen.findByRole('button', { name: '查看「肾功能随访」的趋势' }));
  expect(onOpenTrend).toHaveBeenCalledWith({ title: '肾功能随访', laboratories: PLAN.laboratories, planId: 'PL1' });
});

// covers B-2.8-16, B-2.8-17
test('a plan that is added or edited is in the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '新建方案' }));
  await user.type(screen.getByRole('textbox', { name: /方案名称/ }), '新的');
  for (const [name, option] of [
    ['第 1 项检验名称', '钠'],
    ['第 1 项标本', '血清'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(async () => expect(await plans()).toEqual(['新的', '肾功能随访', '电解质']));
  await user.click(screen.getByRole('button', { name: '编辑「电解质」' }));
  await user.type(screen.getByRole('textbox', { name: /方案名称/ }), '二');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(async () => expect(await plans()).toEqual(['新的', '肾功能随访', '电解质二']));
});

// covers B-2.8-18, B-5-03, B-5-04
test('deleting asks first, and declined nothing goes', async () => {
  const { user, calls } = open();
  const deleted = () => calls.filter(({ path }) => path.endsWith('/delete')).map(({ path }) => path);
  await user.click(await screen.findByRole('button', { name: '删除「肾功能随访」' }));
  const question = await screen.findByRole('alertdialog', { name: '是否确认删除？' });
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(deleted()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '删除「肾功能随访」' }));
  await user.dblClick(
    within(await screen.findByRole('alertdialog', { name: '是否确认删除？' })).getByRole('button', { name: '确定' }),
  );
  await waitFor(async () => expect(await plans()).toEqual(['电解质']));
  expect(deleted()).toEqual(['/api/v2/plan/PL1/delete']);
});

test('one is deleted after another, while the list is still being read', async () => {
  const answers = planAnswers();
  const good = answers['GET /api/v2/plan'];
  let isSlow = false;
  const { user, calls } = open({
    ...answers,
    'GET /api/v2/plan': (call) => (isSlow ? new Promise(() => undefined) : good?.(call)),
  });
  const remove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `删除「${name}」` }));
    const question = await screen.findByRole('alertdialog', { name: '是否确认删除？' });
    await user.click(within(question).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
  };
  await plans();
  isSlow = true;
  await remove('肾功能随访');
  await remove('电解质');
  expect(screen.getByText('还没有趋势方案')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/delete'))).toHaveLength(2);
});

test('no plan yet: says so and offers to create one', async () => {
  const { user } = open(planAnswers([]));
  expect(await screen.findByText('还没有趋势方案')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '新建方案' }));
  expect(screen.getByRole('dialog', { name: '新建方案' })).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  let isBroken = true;
  const answers = planAnswers();
  const good = answers['GET /api/v2/plan'];
  const { user } = open({
    ...answers,
    'GET /api/v2/plan': (call) => (isBroken ? refusal(500, '服务器内部错误') : good?.(call)),
  });
  expect(await screen.findByText('趋势方案未能载入')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect(await plans()).toHaveLength(2);
});
