import type { LabPlan } from '@jianwei/api-client/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { PlanDrawer } from './plan-drawer.tsx';
import { COMMON_PLAN, PLAN, planAnswers } from './plan-answers.test-support.ts';

interface HeldProps {
  plan: LabPlan | undefined;
  onClose: () => void;
  onSaved: (planId: string) => void;
}

/** Mounted until it closes, as in the panel. */
function Held({ plan, onClose, onSaved }: HeldProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return isOpen && <PlanDrawer patientId="P1" plan={plan} onClose={close} onSaved={onSaved} />;
}

function open(plan?: LabPlan, answers: Record<string, Answer> = planAnswers()) {
  const onClose = vi.fn<() => void>();
  const onSaved = vi.fn<(planId: string) => void>();
  const rendered = renderWithAnswers(<Held plan={plan} onClose={onClose} onSaved={onSaved} />, answers);
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, onClose, onSaved, sent };
}

const drawer = (name: string) => screen.getByRole('dialog', { name });
const nameField = () => screen.getByRole('textbox', { name: /方案名称/ });
const field = (name: string) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const warning = () => screen.findByRole('alert');

type User = ReturnType<typeof open>['user'];
async function pick(user: User, name: string, option: string) {
  await user.click(field(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

// covers A-2.12-01, A-2.12-02, A-2.12-04..07
test('a new plan: half the window, a name, and a row of lab name and specimen', () => {
  open();
  expect(drawer('新建方案')).toHaveStyle({ width: '50%' });
  expect(nameField()).toHaveFocus();
  expect(field('第 1 项检验名称')).toHaveValue('');
  expect(field('第 1 项标本')).toBeDisabled();
});

// covers A-7-63..68
test('names and specimens come from the pick lists, 200 at a time', async () => {
  const { user, sent } = open();
  await pick(user, '第 1 项检验名称', '肌酐');
  await pick(user, '第 1 项标本', '尿液');
  const asked = sent('GET', '/api/v2/system/es/lab_specimen_unit').map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual([
    { page: '0', page_size: '200', type: '1' },
    { page: '0', page_size: '200', standard_laboratory_name: '肌酐', type: '2' },
  ]);
  expect(field('第 1 项标本')).toHaveValue('尿液');
});

test('typing looks names up', async () => {
  const { user, sent } = open();
  await user.type(field('第 1 项检验名称'), '钾');
  await waitFor(() =>
    expect(
      sent('GET', '/api/v2/system/es/lab_specimen_unit').some(
        ({ query }) => query.get('standard_laboratory_name') === '钾',
      ),
    ).toBe(true),
  );
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['钾']));
});

// covers A-2.12-08, A-3-265..273, A-7-47..50, A-7-69..71, A-7-86
test('creating sends name, items with their original items and the patient, and is reported as event 10', async () => {
  const { user, sent, onClose, onSaved } = open();
  await user.type(nameField(), ' 随访 ');
  await pick(user, '第 1 项检验名称', '肌酐');
  await pick(user, '第 1 项标本', '血清');
  expect(await screen.findByRole('list', { name: '第 1 项对应原始项目' })).toHaveTextContent('肌酐（酶法）');
  await user.dblClick(button('保存'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent('POST', '/api/v2/plan/add').map(({ body }) => body)).toEqual([
    {
      plan_name: '随访',
      laboratories: [
        {
          standard_laboratory_name: '肌酐',
          standard_specimen: '血清',
          children: [{ original_laboratory_name: '肌酐（酶法）', original_specimen: '血清' }],
        },
      ],
      patient_id: 'P1',
    },
  ]);
  expect(onSaved).toHaveBeenCalledWith('PL9');
  const [action] = sent('POST', '/api/v2/embed/actions');
  expect(action?.body).toMatchObject({ action_id: 10 });
  const { extra_data: extra } = action?.body as { extra_data: string };
  expect(JSON.parse(extra)).toEqual({ source: '/', plan_id: 'PL9', name: '随访' });
});

// covers A-2.12-03, A-7-51..55, A-7-87
test('editing sends the plan with its id and is reported as event 51', async () => {
  const { user, sent, onClose } = open(PLAN);
  expect(drawer('编辑方案')).toBeVisible();
  expect(nameField()).toHaveValue('肾功能随访');
  await user.click(button('添加检验项'));
  await pick(user, '第 3 项检验名称', '钠');
  await pick(user, '第 3 项标本', '血清');
  await user.click(button('删除第 2 项'));
  await user.click(button('保存'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [edit] = sent('POST', '/api/v2/plan/edit');
  expect(edit?.body).toMatchObject({ plan_id: 'PL1', plan_name: '肾功能随访', patient_id: 'P1' });
  expect((edit?.body as LabPlan).laboratories.map((item) => item.standard_laboratory_name)).toEqual(['肌酐', '钠']);
  expect(sent('POST', '/api/v2/embed/actions')[0]?.body).toMatchObject({ action_id: 51 });
});

// covers A-7-55
test('a plan meant for every patient is sent with an empty patient', async () => {
  const { user, sent } = open(COMMON_PLAN);
  await user.type(nameField(), '2');
  await user.click(button('保存'));
  await waitFor(() => expect(sent('POST', '/api/v2/plan/edit')).toHaveLength(1));
  expect(sent('POST', '/api/v2/plan/edit')[0]?.body).toMatchObject({ plan_id: 'PL2', patient_id: '' });
});

test('original items that cannot be looked up stay as they were saved', async () => {
  const { user, sent } = open(PLAN, {
    ...planAnswers(),
    'GET /api/v1/datacenter/operation/serves/lab/originals': () => refusal(500, '服务器内部错误'),
  });
  await user.type(nameField(), '2');
  await user.click(button('保存'));
  await waitFor(() => expect(sent('POST', '/api/v2/plan/edit')).toHaveLength(1));
  const [first] = (sent('POST', '/api/v2/plan/edit')[0]?.body as LabPlan).laboratories;
  expect(first?.children).toEqual([{ original_laboratory_name: '肌酐（旧）', original_specimen: '血清' }]);
});

// covers A-5-66, A-5-68, A-5-69
test('what is missing is said under its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await user.click(button('保存'));
  expect(nameField()).toHaveAccessibleDescription('请输入方案名称');
  expect(field('第 1 项检验名称')).toHaveAccessibleDescription('请选择检验名称');
  expect(field('第 1 项标本')).toHaveAccessibleDescription('请选择标本');
  await pick(user, '第 1 项检验名称', '钾');
  expect(field('第 1 项检验名称')).not.toHaveAccessibleDescription();
  expect(field('第 1 项标本')).toHaveAccessibleDescription('请选择标本');
  expect(sent('POST', '/api/v2/plan/add')).toEqual([]);
});

// covers A-5-67
test('the name takes at most 20 characters', async () => {
  const { user } = open();
  fireEvent.change(nameField(), { target: { value: '名'.repeat(20) } });
  expect(nameField()).toHaveValue('名'.repeat(20));
  await user.type(nameField(), '再');
  expect(nameField()).toHaveValue('名'.repeat(20));
  expect(screen.getByText('20 / 20')).toBeVisible();
});

// covers A-5-70, A-8-06
test('the same item twice is refused with a warning', async () => {
  const { user, sent } = open(PLAN);
  await pick(user, '第 2 项检验名称', '肌酐');
  await pick(user, '第 2 项标本', '血清');
  await user.click(button('保存'));
  expect(await warning()).toHaveTextContent('已经出现重复的检验项请修改再提交');
  expect(document.querySelector('.jw-notice-warning')).toBeInTheDocument();
  expect(field('第 1 项检验名称')).toBeInvalid();
  expect(field('第 2 项检验名称')).toBeInvalid();
  expect(sent('POST', '/api/v2/plan/edit')).toEqual([]);
});

// covers A-5-71
test('one lab name in two specimens is no duplicate', async () => {
  const { user, sent } = open(PLAN);
  await pick(user, '第 2 项检验名称', '肌酐');
  await pick(user, '第 2 项标本', '尿液');
  await user.click(button('保存'));
  await waitFor(() => expect(sent('POST', '/api/v2/plan/edit')).toHaveLength(1));
});

// covers A-5-72, A-8-07
test('the last item stays, with a warning', async () => {
  const { user } = open(PLAN);
  await user.click(button('删除第 1 项'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('删除第 1 项'));
  expect(await warning()).toHaveTextContent('必须含有一条检验项');
  expect(document.querySelector('.jw-notice-warning')).toBeInTheDocument();
  expect(field('第 1 项检验名称')).toHaveValue('钾');
});

test('a save that fails keeps everything and can be tried again', async () => {
  let isBroken = true;
  const answers = planAnswers();
  const good = answers['POST /api/v2/plan/edit'];
  answers['POST /api/v2/plan/edit'] = (call) => (isBroken ? refusal(500, '服务器内部错误') : good?.(call));
  const { user, onClose } = open(PLAN, answers);
  await user.type(nameField(), '二');
  await user.click(button('保存'));
  expect(await warning()).toHaveTextContent('服务器内部错误');
  await waitFor(() => expect(button('保存')).not.toHaveAttribute('aria-busy'));
  expect(nameField()).toHaveValue('肾功能随访二');
  expect(onClose).not.toHaveBeenCalled();
  isBroken = false;
  await user.click(button('保存'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('leaving with edits asks; without, it does not', async () => {
  const { user, onClose } = open(PLAN);
  await user.type(nameField(), '二');
  await user.click(button('取消'));
  const question = await screen.findByRole('alertdialog', { name: '关闭将丢失已编辑的内容，确认关闭？' });
  await user.click(within(question).getByRole('button', { name: '继续编辑' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.type(nameField(), '{Backspace}');
  await user.click(button('取消'));
  expect(onClose).toHaveBeenCalledOnce();
});

const reloadIsAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the back button and a reload ask as long as edits are unsaved', async () => {
  signIn();
  const { user, router } = open(PLAN);
  expect(reloadIsAsked()).toBe(false);
  await user.type(nameField(), '二');
  expect(reloadIsAsked()).toBe(true);
  void router.navigate('/elsewhere');
  const question = await screen.findByRole('alertdialog', { name: '关闭将丢失已编辑的内容，确认关闭？' });
  await user.click(within(question).getByRole('button', { name: '继续编辑' }));
  expect(router.state.location.pathname).toBe('/');
  expect(nameField()).toHaveValue('肾功能随访二');
  void router.navigate('/elsewhere');
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('after a save nothing is asked', async () => {
  const { user, onClose, router } = open(PLAN);
  await user.type(nameField(), '二');
  await user.click(button('保存'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(reloadIsAsked()).toBe(false);
  await act(() => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('Escape closes an open list first', async () => {
  const { user, onClose } = open(PLAN);
  await user.click(field('第 1 项检验名称'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
