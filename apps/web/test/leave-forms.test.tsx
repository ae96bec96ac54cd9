import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';

const OTHER = '/detail?report_id=R1004-01';

/** Tools that ask, each over a report with something to lose, and a field of the form. All tools share the guard of the drawer. */
const FORMS = [
  { tool: 'Grace 评分', apiType: 5, report: 'R1002-01', field: '心率' },
  { tool: '甲状腺用药随访', apiType: 8, report: 'R1151-01', field: '体重' },
] as const;

const question = () => screen.queryByRole('alertdialog');
const answer = (name: '继续编辑' | '放弃修改') =>
  act(async () => {
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await Promise.resolve();
  });

/** The field of the form that is edited, once the form is open. */
const fieldOf = ({ field }: (typeof FORMS)[number]) =>
  screen.findByRole('textbox', { name: new RegExp(`^[*]?${field}`) });

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
