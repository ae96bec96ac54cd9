import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';

/** 严松年 of the seeded hospital, whose report brings necrosis markers and creatinine. */
const PATH = '/detail?report_id=R1002-01';

const CLINICIANS = [
  { role: 4, account: 'doctor', who: 'a doctor' },
  { role: 1, account: 'lab-plain', who: 'laboratory staff' },
];

const drawer = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const dock = async () => within(await screen.findByRole('navigation', { name: '报告工具' }));

async function open(account: string) {
  const { user } = await renderApp({ path: PATH, account });
  await screen.findByRole('heading', { level: 1, name: '严松年' });
  return user;
}

/** Drawers are chunks of their own: act has to wait for them. */
const click = (element: HTMLElement) => act(() => Promise.resolve(fireEvent.click(element)));

// covers A-0-01, A-1-01
test.each(CLINICIANS)('$who reads interpretation and knowledge of a report and opens every drawer', async (given) => {
  await open(given.account);
  const judgement = within(screen.getByRole('region', { name: '综合判读' }));
  expect(judgement.getByRole('heading', { level: 2 }).textContent).not.toBe('');
  const findings = within(screen.getByRole('region', { name: '发现' }));
  const [first] = findings.getAllByRole('button', { name: /^查看 .+ 的依据与知识$/ });
  if (first === undefined) throw new Error('the report suggests no diagnosis');
  const name = /^查看 (.+) 的依据与知识$/.exec(first.getAttribute('aria-label') ?? first.textContent)?.[1] ?? '';
  await click(first);
  const knowledge = await drawer(new RegExp(name.split('，').at(-1) ?? name));
  expect(await knowledge.findByRole('table', { name: '诊断依据' })).toBeVisible();
  const introduction = knowledge.getByRole('heading', { name: '疾病介绍' }).closest('section');
  expect(introduction?.textContent.length).toBeGreaterThan('疾病介绍'.length + 10);

  await click((await dock()).getByRole('button', { name: /应用集/ }));
  const set = await drawer('应用集');
  await click(await set.findByRole('button', { name: 'Grace 评分' }));
  const details = await drawer('应用详情');
  expect(await details.findByRole('heading', { level: 3, name: /Grace 评分/ })).toBeVisible();
});

// covers A-0-01, A-1-01, B-1-05, B-1-09
test.each(CLINICIANS)('role $role runs an analysis model on the report', async ({ account }) => {
  const user = await open(account);
  await click(await (await dock()).findByRole('button', { name: /Grace 评分/ }));
  const tool = await drawer('Grace评分');
  expect(await tool.findByRole('textbox', { name: /年龄/ })).toHaveValue('67');
  fireEvent.change(tool.getByRole('textbox', { name: /心率/ }), { target: { value: '96' } });
  fireEvent.change(tool.getByRole('textbox', { name: /血压/ }), { target: { value: '118' } });
  await user.click(tool.getByRole('checkbox', { name: 'ST段压低' }));
  await user.click(tool.getByRole('radio', { name: /^II / }));
  await user.click(tool.getByRole('button', { name: '查看结果' }));
  expect(await tool.findByText('188')).toBeVisible();
  await waitFor(() => expect(tool.getByText('结果尚未保存')).toBeVisible());
});

// covers B-1-06, B-1-10
test.each(CLINICIANS)('role $role arranges the own set of applications, and the dock follows', async ({ account }) => {
  const user = await open(account);
  const isMine = async () => {
    const mine = within((await dock()).getByRole('list', { name: '我的应用' }));
    return mine.queryByRole('button', { name: /^Grace 评分/ }) !== null;
  };
  await (await dock()).findByRole('button', { name: /^Grace 评分/ });
  await click((await dock()).getByRole('button', { name: '应用管理' }));
  const manager = await drawer('应用管理');
  await user.click(await manager.findByRole('button', { name: '编辑' }));
  await user.click(manager.getByRole('button', { name: '移除 Grace 评分' }));
  await user.click(manager.getByRole('button', { name: '保存' }));
  await waitFor(async () => expect(await isMine()).toBe(false));
});
