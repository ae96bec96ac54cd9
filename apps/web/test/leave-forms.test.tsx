import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';

const OTHER = '/detail?report_id=R1004-01';

interface Form {
  readonly tool: string;
  readonly apiType: number;
  readonly report: string;
  /** A field of the form. */
  readonly field: string;
  /** What opens the form, where the tool does not open with it. */
  readonly opens?: string;
}

/** Every tool that is typed into; of 胸水 nothing is saved for the patient, and nothing was judged. */
const FORMS: readonly Form[] = [
  { tool: 'Grace 评分', apiType: 5, report: 'R1002-01', field: '心率' },
  { tool: 'Light 标准', apiType: 6, report: 'R1007-01', field: '血清总蛋白$' },
  { tool: '甲状腺用药随访', apiType: 8, report: 'R1151-01', field: '体重' },
  { tool: '新冠分型', apiType: 9, report: 'R1161-01', field: 'FiO₂', opens: '新建评估' },
  { tool: '肾上腺皮质功能', apiType: 11, report: 'R1172-06', field: '24小时尿游离皮质醇$', opens: '补充结果' },
];

const question = () => screen.queryByRole('alertdialog');
const answer = (name: '继续编辑' | '放弃修改') =>
  act(async () => {
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await Promise.resolve();
  });

/** The field of the form that is edited, once the form is open. */
async function fieldOf({ field, opens }: Form): Promise<HTMLElement> {
  if (opens !== undefined) {
    fireEvent.click(await screen.findByRole('button', { name: opens }));
  }
  return screen.findByRole('textbox', { name: new RegExp(`^[*]?${field}`) });
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
