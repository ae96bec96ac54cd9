import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';

const OTHER = '/detail?report_id=R1004-01';

/** Tools that ask, each over a report with something to lose: what opens the form, a field of it, and what makes it count. */
const FORMS = [
  { tool: 'Grace 评分', apiType: 5, report: 'R1002-01', field: '心率' },
  { tool: 'Light 标准', apiType: 6, report: 'R1007-01', field: '血清总蛋白$', counts: '评估' },
  { tool: '甲状腺用药随访', apiType: 8, report: 'R1151-01', field: '体重' },
  { tool: '新冠分型', apiType: 9, report: 'R1161-01', opens: '新建评估', field: 'FiO₂' },
  { tool: '肾上腺皮质功能', apiType: 11, report: 'R1172-06', opens: '补充结果', field: '24小时尿游离皮质醇$' },
] as const;

const question = () => screen.queryByRole('alertdialog');
const answer = (name: '继续编辑' | '放弃修改') =>
  act(async () => {
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await Promise.resolve();
  });

type Form = (typeof FORMS)[number];

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => act(async () => fireEvent.click(await button(name)));

/** The field of the form that is edited, once the form is open. */
async function fieldOf(form: Form): Promise<HTMLElement> {
  if ('opens' in form) await press(form.opens);
  return screen.findByRole('textbox', { name: new RegExp(`^[*]?${form.field}`) });
}

test.each(FORMS)('$tool keeps whoever edits it, also after its report was left and came back', async (form) => {
  const plain = `/detail?report_id=${form.report}`;
  const opened = `${plain}&panel=assessment&api_type=${form.apiType}`;
  // Opened once: what follows meets no chunk that is still loading.
  const { router, address } = await act(() => renderApp({ path: opened }));
  const go = (to: string) => act(() => router.navigate(to, { replace: true }));
  await fieldOf(form);
  await go(OTHER);
  await screen.findByRole('heading', { level: 1, name: '顾怀远' });
  await go(plain);
  await go(opened);
  fireEvent.change(await fieldOf(form), { target: { value: '88' } });
  if ('counts' in form) await press(form.counts);
  await go(OTHER);
  await answer('继续编辑');
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe(opened);
  expect(screen.getByDisplayValue('88')).toBeVisible();
  await go(OTHER);
  await answer('放弃修改');
  await waitFor(() => expect(address()).toBe(OTHER));
  // What was given up does not come back, and holds nobody.
  await go(opened);
  await fieldOf(form);
  expect(screen.queryByDisplayValue('88')).toBeNull();
  await go(OTHER);
  expect(question()).toBeNull();
  expect(address()).toBe(OTHER);
});
